import type { Telling } from '../talk/telling.ts';

/** Words between the parts of a verb, none of which denies it. */
const BETWEEN = String.raw`(?: (?!(?:nicht|nie|noch|kaum)(?!\p{L}))\p{L}+){0,5}`;

export const germanTelling: Telling = {
  settled: new RegExp(
    String.raw`(?<!\p{L})(?:(?:haben wir|wir haben|habe? ich|ich habe?|haben (?:die|sie)|(?:die|sie) haben)${BETWEEN} (?:abgemacht|ausgemacht|beschlossen|entschieden|vereinbart|abgestimmt)|(?:das|es) (?:steht|ist)${BETWEEN} (?:fest|beschlossen|entschieden|abgemacht|ausgemacht|durch(?=[.,!]|$)|unter Dach und Fach))(?!\p{L})`,
    'iu',
  ),
  leavesOut:
    /(?<!\p{L})(?:(?:schreib|druck|nenn|zitier|bring|erwähn|veröffentlich|benutz)\p{L}*(?: (?:Sie|du|ich|wir|ihr|das|den|die|es|ihn|mich|bitte|lieber|aber|dann|so)){1,5} nicht(?!\p{L})|(?:(?:lass|nehm|streich)e?n?|nimm)(?: (?:Sie|du|ich|wir|das|den|die|es|ihn|mich|bitte|lieber|dann|mal|\p{L}{2,})){1,5} (?:weg|raus|heraus|draußen|aus dem \p{L}+)(?!\p{L})|(?:gehört|muss|soll|darf) (?:\p{L}+ ){0,3}nicht (?:in die Zeitung|in den (?:Text|Artikel|Beitrag)|rein|hinein)(?!\p{L}))/iu,
  stays:
    /(?:^|[,;–—] ?)(?:also|deshalb|darum|daher|drum|deswegen),? (?:(?:es|das|die|der) (?:\p{L}+ )?)?bleib(?:t|en)(?: (?:es|wir|das|er|sie))?(?!\p{L})/iu,
  offered:
    /(?<!\p{L})(?:(?<!(?:ich|wir) [^.,;]{0,40})(?:geboten|angeboten)|(?:ein|das|sein|ihr) angebot|(?:wollten?|hätten?)(?: (?!ich|wir)\p{L}+){1,4} (?:kaufen|haben|übernehmen))(?!\p{L})/iu,
  declined:
    /(?<!\p{L})(?:(?:habe?n? (?:ich|wir)|(?:ich|wir) habe?n?)(?!\p{L})[^.;:?!]{0,60}(?<!\p{L})(?:abgelehnt|abgesagt|ausgeschlagen|nein gesagt)|(?:lehnte|sagte) ich[^.;:?!]{0,30}(?<!\p{L})(?:ab|nein))(?!\p{L})/iu,
  longAgo:
    /(?<!\p{N})(?:1\d|20)\d\d(?!\p{N})|(?<!\p{L})(?:vor \p{L}+ jahren|damals|früher|(?:\p{L}+zehn)?hundert\p{L}+zig\p{L}*|neunzehnhundert\p{L}+|zweitausend\p{L}+)(?!\p{L})/iu,
  courses:
    /(?<!\p{L})\p{L}*(?:vorlesung|übung|sitzung|stunde|seminar|klausur|prüfung|abgabe|exkursion|führung|besuch|ausflug|termin|kurs|hörsaal|raum|saal)(?:en?|s)?(?!\p{L})/iu,
  moved:
    /(?<!\p{L})(?:(?:fällt|fallen) (?:[^.,]{0,40} )?aus|entf(?:ällt|allen)|(?:wird|werden|ist|sind) (?:[^.,]{0,50} )?(?:verschoben|verlegt|vorverlegt|vorgezogen|abgesagt)|findet (?:[^.,]{0,50} )?nicht statt|(?:sind|treffen) wir (?:uns )?nicht mehr (?:hier|in|im)|keine (?:vorlesung|übung|sitzung|stunde)(?= (?:am|nächste|kommende)))(?!\p{L})/iu,
  instead: /(?<!\p{L})(?:stattdessen|dafür|sondern|nachgeholt|verschoben|verlegt)(?!\p{L})/iu,
};
