import { wordSet } from '../language.ts';

/** First persons of the present that are no stem with an ending. */
const IRREGULAR: Record<string, string> = {
  bin: 'ist',
  habe: 'hat',
  hab: 'hat',
  weiß: 'weiß',
};
/** Stems whose vowel changes in the third person, also behind a prefix: `erhalte`. */
const STRONG: Record<string, string> = {
  nehm: 'nimmt',
  geb: 'gibt',
  seh: 'sieht',
  les: 'liest',
  trag: 'trägt',
  fahr: 'fährt',
  helf: 'hilft',
  treff: 'trifft',
  sprech: 'spricht',
  werd: 'wird',
  halt: 'hält',
  lass: 'lässt',
  lauf: 'läuft',
  lad: 'lädt',
  rat: 'rät',
  schlag: 'schlägt',
  wasch: 'wäscht',
  ess: 'isst',
  werf: 'wirft',
  gelt: 'gilt',
  schlaf: 'schläft',
  fall: 'fällt',
  brat: 'brät',
  brech: 'bricht',
  fress: 'frisst',
  mess: 'misst',
  stoß: 'stößt',
  tret: 'tritt',
  stehl: 'stiehlt',
  sterb: 'stirbt',
  werb: 'wirbt',
  fang: 'fängt',
  wachs: 'wächst',
  blas: 'bläst',
  grab: 'gräbt',
  schmelz: 'schmilzt',
  sauf: 'säuft',
  vergess: 'vergisst',
  empfehl: 'empfiehlt',
  befehl: 'befiehlt',
  verderb: 'verdirbt',
};
const PREFIX = /^(?:ver|be|er|ent|zer|ge|über|unter|wider|miss)(?=\p{L}{3})/u;
/** Spoken without its ending: `ich mach`. */
const SHORT = wordSet(
  'back|bau|besorg|erstell|informier|leih|mal|miet|näh|reservier|richt|streich|überweis|bestell|bring|buch|druck|fahr|frag|füll|geb|geh|helf|hol|häng|kauf|klär|koch|kümmer|lass|leg|les|mach|meld|nehm|organisier|pack|probier|prüf|putz|red|reparier|ruf|räum|sag|schick|schreib|seh|setz|sortier|sprech|stell|such|trag|treff|werd|zähl|üb|übernehm',
);
/** The same for the first and the third person. */
const SAME = wordSet(
  'kann|will|muss|soll|darf|mag|möchte|könnte|würde|müsste|sollte|wollte|hatte|hätte|wäre|wurde|konnte|musste|durfte|wusste|dachte|brachte|war|ging|kam|sah|gab|nahm|sprach|schrieb|fand|ließ|rief|stand|blieb|fuhr|trug|hielt|las|traf|bekam|lief|saß|lag|stieg|verlor|aß|bat|begann|bot|brach|fiel|fing|griff|half|hing|hob|lud|riss|ritt|schlief|schloss|schlug|schnitt|schob|schoss|schrie|schwieg|schwamm|sang|sprang|starb|stahl|stieß|tat|trank|trat|trieb|vergaß|warf|wies|wog|wuchs|wusch|zog',
);
/** Stems in `-t`; other verbs in `-te` are of the past: `ich bestellte`. */
const IN_T = wordSet(
  'acht|antwort|arbeit|beicht|bereit|bet|bett|beut|biet|bitt|blut|brat|breit|brüt|chatt|deut|dicht|falt|fast|flücht|flut|fracht|fürcht|gestalt|gift|glätt|gleit|haft|halt|härt|hast|heft|hüt|kett|kitt|knet|kost|last|läut|leist|leit|begleit|leucht|list|löt|lüft|miet|mut|nacht|obacht|ort|pacht|plätt|post|rat|reit|rett|richt|rost|röst|rüst|schalt|schlicht|schreit|schütt|spalt|spott|start|stift|streit|tast|test|töt|tracht|tröst|verwalt|wart|wett|befürwort|zicht|zücht|ernt',
);
const NO_VERBS = wordSet(
  'die|eine|keine|diese|jede|alle|viele|meine|deine|seine|ihre|unsere|eure|heute|gerne|ohne|bitte|danke|welche|solche|manche|einige|wenige|beide|ganze|neue|alte|letzte|nächste|erste|zweite|dritte|sollte|könnte|würde|müsste|hätte|wäre|wollte|lange|ende|gerade',
);

export function isFirstPerson(verb: string): boolean {
  const lower = verb.toLowerCase();
  return (
    lower in IRREGULAR ||
    SHORT.has(lower) ||
    SAME.has(lower) ||
    (/^\p{Ll}{3,}e$/u.test(verb) && !NO_VERBS.has(lower)) ||
    /^\p{Lu}\p{Ll}{2,}e$/u.test(verb)
  );
}

/** The third person of a verb in the first: `fahre` – `fährt`, `bestellte` – `bestellte`; null where it is none. */
export function thirdPersonOf(verb: string): string | null {
  const lower = verb.toLowerCase();
  const irregular = IRREGULAR[lower];
  if (irregular !== undefined) return irregular;
  if (SAME.has(lower)) return lower;
  if (NO_VERBS.has(lower)) return null;
  if (isWeakPast(lower)) return lower;
  if (SHORT.has(lower)) return presentOf(lower);
  if (!/^\p{L}{2,}e$/u.test(lower)) return null;
  return presentOf(lower.slice(0, -1));
}

/** `bestellte`, `arbeitete`: not `warte`, whose stem ends so. */
function isWeakPast(verb: string): boolean {
  const stem = verb.slice(0, -1);
  const isStem = [stem, stem.replace(PREFIX, '')].some((one) => IN_T.has(one) || one in STRONG);
  return verb.endsWith('te') && !isStem;
}

function presentOf(stem: string): string {
  const [prefix = ''] = stem.match(PREFIX) ?? [];
  const strong = STRONG[stem] ?? STRONG[stem.slice(prefix.length)];
  if (strong !== undefined) return STRONG[stem] ?? `${prefix}${strong}`;
  const whole = stem.replace(/(?<=[^aeiouäöülhr])l$/u, 'el');
  return `${whole}${/(?:t|d|(?:ch|ff|g|d|ck|b)n|[dt]m)$/u.test(whole) ? 'et' : 't'}`;
}
