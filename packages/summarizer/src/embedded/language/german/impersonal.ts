/**
 * What a lecturer says of `wir` or to the listeners holds for everyone: `Wir nennen das Turgor` is `Man nennt das Turgor`. The verb of both
 * stands in the infinitive's form; where it is not certain which word that is, nothing is changed.
 */

/** Third persons that are not made of the stem and `t`. */
const IRREGULAR: Readonly<Record<string, string>> = {
  sind: 'ist',
  haben: 'hat',
  werden: 'wird',
  können: 'kann',
  müssen: 'muss',
  wollen: 'will',
  sollen: 'soll',
  dürfen: 'darf',
  mögen: 'mag',
  wissen: 'weiß',
  tun: 'tut',
  geben: 'gibt',
  nehmen: 'nimmt',
  sehen: 'sieht',
  lesen: 'liest',
  messen: 'misst',
  sprechen: 'spricht',
  brechen: 'bricht',
  treffen: 'trifft',
  werfen: 'wirft',
  helfen: 'hilft',
  gelten: 'gilt',
  vergessen: 'vergisst',
  fahren: 'fährt',
  tragen: 'trägt',
  halten: 'hält',
  erhalten: 'erhält',
  enthalten: 'enthält',
  behalten: 'behält',
  lassen: 'lässt',
  laufen: 'läuft',
  laden: 'lädt',
  raten: 'rät',
  schlagen: 'schlägt',
  fallen: 'fällt',
  schlafen: 'schläft',
  wachsen: 'wächst',
  waschen: 'wäscht',
  essen: 'isst',
  könnten: 'könnte',
  müssten: 'müsste',
  sollten: 'sollte',
  würden: 'würde',
  hätten: 'hätte',
  wären: 'wäre',
};
/** Verbs whose stem ends in `t`: other forms in `ten` tell what has happened. */
const STEM_IN_T =
  /^(?:be|ver|er|ab|an|aus|ein|um|vor|zu|ge)*(?:arbeit|leit|wart|acht|richt|tret|biet|reit|betracht|start|test|kost|antwort|wert|schalt|gestalt|spalt|falt|wicht|dicht|breit|mut|deut|obacht)en$/u;
/** Of a strong verb: what some did, and holds for no one else. */
const STRONG_PAST =
  /^(?:be|ver|er|ent|zer|ge|über|unter)?(?:waren|wurden|kamen|gingen|standen|fanden|sahen|gaben|nahmen|lasen|sprachen|brachen|trafen|blieben|schrieben|hielten|ließen|liefen|fielen|fingen|schlugen|trugen|fuhren|zogen|hoben|flogen|loren|gannen|banden|tranken|sangen|sprangen|schwammen|saßen|lagen|aßen|gaßen|maßen|warfen|halfen|stiegen|schnitten|griffen|schieden|wiesen|schoben|bogen|wogen|wuchsen|luden|schufen|riefen|hießen|schlossen|flossen|gossen|schienen|trieben|rieben|zwangen|langen|wannen|logen|brannten)$/u;
/** What this class did or will do, not anyone. */
const THIS_CLASS =
  /(?<!\p{L})(?:wir|Wir|Sie) (?:alle|beide)(?!\p{L})|(?<!\p{L})(?:[Ll]etzte|[Nn]ächste|[Vv]orige|[Kk]ommende|[Vv]ergangene)[nrms]? (?:Mal|Woche|Stunde|Vorlesung|Sitzung|Semester|Jahr)(?!\p{L})/u;
const VERB = String.raw`(?<verb>sind|tun|\p{Ll}{2,}n)`;
/** What `wir` and `Sie` have to be beside: no possessive and no object, which would stay. */
const OTHERS =
  /(?<!\p{L})(?:uns|unser\p{L}*|ich|mich|mir|mein\p{L}*|ihr|euch|euer|eure\p{L}*|Ihnen|Ihre?[rsmn]?|Sie sich)(?!\p{L})/u;
const SUBJECT = String.raw`(?:[Ww]ir|(?<=[\p{Ll},] )Sie)`;
const FORMS = [
  // `Wir nennen das`, and `wir` behind a comma or `und`.
  new RegExp(
    String.raw`(?<before>^|[,;:] |(?:und|aber|oder|denn) )${SUBJECT} ${VERB}(?=[ .,])`,
    'u',
  ),
  // `Hier sehen wir`.
  new RegExp(String.raw`(?<before>\p{L},? )${VERB} ${SUBJECT}(?=[ .,])`, 'u'),
];
/** A clause whose verb stands at its end: `wenn Sie Gurken salzen`. */
const CLAUSE = new RegExp(
  String.raw`(?<start>(?:^|[ ,])(?:[Ww]enn|[Dd]ass|[Ww]eil|[Oo]b|[Ww]ie|[Ww]as|[Ww]o|[Ss]obald|[Ii]ndem|[Dd]amit|[Ww]arum|die|der|das|den)) (?:wir|Sie)(?<middle>(?: [^ ,.;:!?]+)*?) ${VERB}(?=[,.;:!?]| und | dann |$)`,
  'u',
);

/** @returns null where it stays as it was said. */
export function impersonally(text: string): string | null {
  if (THIS_CLASS.test(text)) return null;
  if (OTHERS.test(text) || /^(?!Wenn )\p{Lu}\p{Ll}+n (?:wir|Sie)(?!\p{L})/u.test(text)) return null;
  let told = text;
  for (let left = 4; left > 0 && SPEAKS.test(told); left -= 1) {
    const next = inClause(told) ?? inMainClause(told);
    if (next === null) return null;
    told = next;
  }
  return SPEAKS.test(told) || GOES_ON.test(told)
    ? null
    : told.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** A second verb behind `und` would keep its ending. */
const GOES_ON =
  /(?<!\p{L})man(?: [^ ,.;]+)*? und(?: [^ ,.;]+)*? \p{Ll}{2,}en(?=[.!]?$)|(?<!\p{L})man \p{Ll}+t und \p{Ll}+en(?!\p{L})/u;
const SPEAKS = /(?<!\p{L})wir(?!\p{L})|^Wir(?!\p{L})|(?<=[\p{Ll},] )Sie(?!\p{L})/u;

function inClause(text: string): string | null {
  const found = CLAUSE.exec(text)?.groups;
  const verb = thirdPerson(found?.verb ?? '');
  if (!found || verb === null) return null;
  return text.replace(CLAUSE, `${found.start} man${found.middle} ${verb}`);
}

function inMainClause(text: string): string | null {
  for (const form of FORMS) {
    const found = form.exec(text)?.groups;
    const verb = thirdPerson(found?.verb ?? '');
    if (!found || verb === null) continue;
    const isInverted = form === FORMS[1];
    return text.replace(form, `${found.before}${isInverted ? `${verb} man` : `man ${verb}`}`);
  }
  return null;
}

function thirdPerson(verb: string): string | null {
  if (STRONG_PAST.test(verb)) return null;
  const known = IRREGULAR[verb] ?? prefixed(verb);
  if (known !== undefined) return known;
  if (verb.endsWith('ten') && !STEM_IN_T.test(verb)) return null;
  const stem = verb.replace(/e?n$/u, '');
  if (stem.length < 2) return null;
  return /[dt]$|[^aeiouäöülrhmn][mn]$|ch[mn]$/u.test(stem) ? `${stem}et` : `${stem}t`;
}

/** `verwenden` is regular, `betragen` goes like `tragen`. */
function prefixed(verb: string): string | undefined {
  const [, prefix = '', rest = ''] = verb.match(/^(be|ver|er|ent|zer|über|unter)(\p{L}+)$/u) ?? [];
  const known = rest === '' ? undefined : IRREGULAR[rest];
  return known !== undefined && !/^(?:sind|tun|haben|werden|wollen|sollen)$/u.test(rest)
    ? `${prefix}${known}`
    : undefined;
}
