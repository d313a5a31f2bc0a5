import {
  between,
  deadlines,
  opening,
  replacing,
  times,
  trend,
  verbs,
  vote,
  whole,
  type Mentions,
  type Phrasing,
} from '../phrasing.ts';

export const germanPhrasing: Phrasing = {
  times: times(
    String.raw`letzte[snmr]? (?:jahr|saison|monat|woche|mal|winter|sommer|quartal)|vorige[snmr]? \p{L}+|im vorjahr|vorher|früher|zuvor|vor einem (?:jahr|monat)`,
    String.raw`diese[snmr]? (?:jahr|saison|monat|woche|mal|winter|sommer|quartal)|heuer|jetzt|inzwischen|derzeit|zurzeit`,
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
    replacing('statt|anstatt|anstelle von'),
  ],
  estimates: trend(
    String.raw`überschätz\p{L}*|übertrieb\p{L}*|zu (?:hoch|groß)`,
    String.raw`unterschätz\p{L}*|zu (?:niedrig|klein|gering)`,
  ),
  trends: trend(
    String.raw`steig(?:t|en)|stieg(?:en)?|gestiegen|erhöh(?:t|en|te|ten)|teurer|an(?:ge)?hoben|wächst|wuchs(?:en)?|gewachsen|zu(?:ge)?nommen`,
    String.raw`sink(?:t|en)|sank(?:en)?|gesunken|senk(?:t|en|te|ten)|gesenkt|billiger|günstiger|reduziert|verringert|schrumpf(?:t|te|ten)|geschrumpft|ab(?:ge)?nommen|zurückgegangen|fiel(?:en)?|gefallen`,
  ),
  saying: verbs(
    'sagte?|sagt|berichtete?t?|fragte?|schlug|schlagt|erklarte?|erwahnte?|warnte?|beklagte?|beschwerte?|empfahl|empfiehlt|meinte?|kundigte?|behauptete?|antwortete?|bestatigte?|informierte?|teilte|teilt|betonte?|bemerkte?|wies|brachte|bringt',
  ),
  // `Der beiden`: one of two.
  both: /(?<!\p{L}|(?:der|von den) )(?:beide[nrsm]?|ganze[nrsm]?)(?!\p{L})/u,
  only: /(?<!\p{L})(?:nur|bloß|lediglich|ausschließlich)(?!\p{L})/u,
  turnsDown: opening(
    'ach|na|also|ja|hm+|oh|äh',
    String.raw`nein|nee|nö|niemals|auf keinen fall|kommt nicht in frage|(?:das )?geht nicht|lieber nicht|bloß nicht|bitte nicht|nicht (?:nötig|mit mir|ich)|quatsch|ausgeschlossen|lass(?:t|en wir)? (?:das|es) (?:sein|bleiben)`,
  ),
  votes: vote(String.raw`(?:ge)?stimm\p{L}+|votier\p{L}+`, 'für|dafür', 'gegen|dagegen'),
  putsInstead:
    /^(?:(?:nein|also|okay|gut|dann),? )*(?:(?:machen|sagen|nehmen) wir|wir (?:bleiben|belassen es) bei|es bleibt bei) (?:lieber |doch |dann )*/u,
  takesBack: whole(
    String.raw`vergesst (?:das|es)|vergiss (?:das|es)|vergessen sie das|streicht das|nein,? (?:moment|warte|quatsch|sorry|entschuldigung)|quatsch`,
  ),
  deadlines: deadlines('bis|vor|spätestens|allerspätestens'),
};

export const germanMentions: Mentions = {
  unanimous: String.raw`einstimmig`,
  abstains: String.raw`enth(?:alte|ält|ielt)\p{L}*|enthaltung`,
  notOnly: String.raw`nur|bloß`,
  contrasts: String.raw`ursprünglich|zunächst|statt|wollte|vorschlug|gegenüber|hälfte`,
  thought: String.raw`(?:alle|viele|manche|die leute|man) (?:denken|denkt|dachten?|sagen|sagt|glauben|glaubt|meinen|meint)`,
  forMe: String.raw`(?:gib|gebt|schick|leih|bring|zeig|sag)\p{L}* (?:\p{L}+ )?(?:mir|uns)|(?:mir|uns) (?:\p{L}+ ){0,4}(?:geben|schicken|leihen|bringen|zeigen|sagen)`,
  ofTime: String.raw`bis|erst|wart\p{L}*|offen`,
  reports: String.raw`fragt\p{L}*|wollt\p{L}*|warnt\p{L}*|gegen|bleib\p{L}*|vorschl\p{L}*|verzicht\p{L}*|gratis|frei`,
  turnedDown: String.raw`noch|nicht|kein\p{L}*|ohne|lehn\p{L}*|verworf\p{L}*|gegen|statt|bleib\p{L}*|nur|wollte\p{L}*|bot|vorschl\p{L}*|schl[aäu]g\p{L}*`,
  leavesOpen: String.raw`noch|ob|wenn|falls|sofern|erst|soll\p{L}*|will|wollen|möchte\p{L}*|könnte\p{L}*|würde\p{L}*|wartet|warten|ohne|sobald|weder|bevor|nachdem|gegen`,
  ballots: String.raw`stimmen|gestimmt|stimmten|abstimmung`,
};
