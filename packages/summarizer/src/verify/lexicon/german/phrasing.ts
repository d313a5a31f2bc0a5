import {
  between,
  deadlines,
  moved,
  opening,
  replacing,
  starting,
  suits,
  tally,
  times,
  trend,
  verbs,
  vote,
  whole,
  type Phrasing,
} from '../phrasing.ts';
import { germanMentions } from './mentions.ts';

export const germanPhrasing: Phrasing = {
  times: times(
    String.raw`letzte[snmr]? (?:jahr|saison|monat|woche|mal|winter|sommer|quartal)|vorige[snmr]? \p{L}+|im vorjahr|vorher|früher|zuvor|vor einem (?:jahr|monat)`,
    String.raw`diese[snmr]? (?:jahr|saison|monat|woche|mal|winter|sommer|quartal)|heuer|jetzt|inzwischen|derzeit|zurzeit|heute`,
    'auf|und|gegen',
  ),
  corrections: [
    /(?<!\p{L})(?:nicht|kein(?:e[nmrs]?)?) (?<denied>[^,.;:?!]{3,60}), sondern (?!auch)(?<said>[^.;:?!]{3,80})/gu,
    /(?<said>[^.;:?!]{3,80}), (?:und )?nicht (?<denied>[^,.;:?!]{3,40})(?=[.;!]|$)/gu,
  ],
  spared:
    /^\W*(?:(?:ach|nein|nee|danke|bitte)\W+)*(?:nicht nötig|(?:das )?brauchst du nicht|(?:das )?(?:musst du|müssen sie|muss) nicht|bitte nicht|lieber nicht|lass (?:das|mal|gut|es|nur)|lassen sie|nein danke|nicht doch|bloß nicht)(?!\p{L})/u,
  pending: whole(
    String.raw`noch nicht|noch nichts|steht noch aus|warte[nt]? (?:noch )?(?:auf|bis)|m(?:uss|üssen) (?:\p{L}+ )?erst|erst wissen|nichts (?:unterschrieben|entschieden)|abwarten`,
  ),
  relations: { before: 'vor', after: 'nach', with: 'mit', without: 'ohne' },
  ways: [
    between('von|vom|aus dem|aus der|aus', 'auf|nach|in|zu|zum|zur|ins|in den|in die'),
    replacing(germanMentions.ratherThan),
  ],
  estimates: trend(
    String.raw`überschätz\p{L}*|übertrieb\p{L}*|zu (?:hoch|groß)`,
    String.raw`unterschätz\p{L}*|zu (?:niedrig|klein|gering)`,
  ),
  trends: trend(
    String.raw`steig(?:t|en)|stieg(?:en)?|gestiegen|erhöh(?:t|en|te|ten)|teurer|an(?:ge)?hoben|wächst|wuchs(?:en)?|gewachsen|zu(?:ge)?nommen`,
    String.raw`sink(?:t|en)|sank(?:en)?|gesunken|senk(?:t|en|te|ten)|gesenkt|billiger|günstiger|reduziert|verringert|schrumpf(?:t|te|ten)|geschrumpft|ab(?:ge)?nommen|zurückgegangen|fiel(?:en)?|gefallen`,
  ),
  untold: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|als)(?!\p{L})/iu,
  saying: verbs(
    'sagte?|sagt|berichtete?t?|fragte?|schlug|schlagt|erklarte?|erwahnte?|warnte?|beklagte?|beschwerte?|empfahl|empfiehlt|meinte?|kundigte?|behauptete?|antwortete?|bestatigte?|informierte?|teilte|teilt|betonte?|bemerkte?|wies|brachte|bringt',
  ),
  asking: verbs('fragte?'),
  // `Der beiden`: one of two.
  both: /(?<!\p{L}|(?:der|von den) )(?:beide[nrsm]?|ganze[nrsm]?)(?!\p{L})/u,
  only: /(?<!\p{L})(?:nur|bloß|lediglich|ausschließlich)(?!\p{L})/u,
  turnsDown: opening(
    'ach|na|also|ja|hm+|oh|äh',
    String.raw`nein|nee|nö|niemals|auf keinen fall|kommt nicht in frage|(?:das )?geht nicht|lieber nicht|bloß nicht|bitte nicht|nicht (?:nötig|mit mir|ich)|quatsch|ausgeschlossen|lass(?:t|en wir)? (?:das|es) (?:sein|bleiben)`,
  ),
  votes: vote(String.raw`(?:ge)?stimm\p{L}+|votier\p{L}+`, 'für|dafür', 'gegen|dagegen'),
  tally: tally('stimmen', 'dafür', 'zu|gegen'),
  putsInstead:
    /^(?:(?:nein|also|okay|gut|dann),? )*(?:(?:machen|sagen|nehmen) wir|wir (?:bleiben|belassen es) bei|es bleibt bei) (?:lieber |doch |dann )*/u,
  takesBack: whole(
    String.raw`vergesst (?:das|es)|vergiss (?:das|es)|vergessen sie das|streicht das|nein,? (?:moment|warte|quatsch|sorry|entschuldigung)|quatsch`,
  ),
  withdraws: whole('zurück(?:zu)?ziehen|ziehe (?:das|es) zurück'),
  corrects: starting('(?:ach )?nein|ach was|quatsch|moment|eher|sagen wir|mach'),
  deadlines: deadlines('bis|vor|spätestens|allerspätestens'),
  moved: moved('jetzt(?: erst)?|verschoben auf|verlegt auf|vorgezogen auf', 'am'),
  suits: suits('passt|ist (?:gut|okay|besser)|geht', 'dann'),
  affirms: starting('ja(?!,? aber)|doch|klar|sicher'),
  offersOther:
    /(?<!\p{L})aber (?:ich )?(?:kann|könnte|mach\p{L}*|schaff\p{L}*) (?![^,.]{0,20}nicht)/u,
  wished: whole(
    String.raw`wollte\p{L}*|hätte\p{L}*|wäre\p{L}* (?:ja )?für|(?:hatte\p{L}*|habe) (?:\p{L}+ )?(?:vorgeschlagen|geplant|gesagt|angekündigt)|war\p{L}* (?:geplant|gedacht|vorgesehen)`,
  ),
  dropped: whole(
    String.raw`abgelehnt|verzicht\p{L}*|aufgegeben|verworfen|lehnt\p{L}* (?:[^.]{1,80} )?ab|bleib(?:t|en) (?:\p{L}+ ){0,4}(?:zu|geschlossen|wie)`,
  ),
};
