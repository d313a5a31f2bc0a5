import type { Word } from '../../words.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** What may begin a sentence and is no noun at all. */
const STARTERS = listed(`
  aber ab alle allem allen aller allerdings alles als also am an anders auch auf aus außer außerdem bald bei beide beiden
  beim bereits besonders bevor bis bisher bitte da dabei dadurch dafür dagegen daher dahinter damals damit danach daneben
  dann daran darauf daraus darf darin darum darunter darüber das dass davon davor dazu dein deine dem den denen denn dennoch
  der deren des deshalb dessen deswegen die dies diese diesem diesen dieser dieses doch dort drei du durch dürfen ebenfalls
  ebenso ein eine einem einen einer eines einig einige einigen eins er erst erste ersten es etwa etwas euch fast ferner fünf
  für ganz gegen genau gern gestern gilt gut hat hatte hatten heute hier hierfür hierzu hin hinter ich ihm ihn ihnen ihr ihre
  ihrem ihren ihrer im immer in ins inzwischen irgendwann ist ja jede jedem jeden jeder jedes jedoch jemand jetzt kann kaum
  kein keine keinem keinen keiner können könnte laut lediglich letzte man manche manchmal mehr mehrere mein meine meist mit
  mittlerweile momentan morgen muss müssen nach nachdem natürlich neben nein nicht nichts nie niemand noch nun nur ob obwohl
  oder oft ohne per schon sehr sein seine seinem seinen seiner seit seitdem selbst sich sie sieben sind so sobald sodass soll
  sollte sollten somit sonst soweit sowie sowohl statt stattdessen teils teilweise trotz trotzdem über überall um und uns
  unser unsere unserem unseren unserer unter usw vier viel viele vielen vielleicht vom von vor voraussichtlich vorerst
  vorher wann war waren warum was weder wegen weil weiter weitere weiteren weiterhin welche welcher wem wen wenn wer werden
  wer wie wieder wir wird wo wobei womit wurde wurden während zehn zu zudem zuerst zuletzt zum zunächst zur zusätzlich zwar
  zwei zwischen zwölf`);
/** Words that end like adjectives and announce no noun. */
const NO_ADJECTIVES = listed(`
  aber aller oder unter über hinter neben zwischen gegen wegen ohne wieder immer sondern weder entweder außer werden wurde
  wurden werde haben hatte hatten habe hätte würde würden sollte sollten sollen müssen können könnte konnte wollen wollte
  sagte sagten sagen meinte fragte bat bitte durch`);
/** Articles and what stands in their place: a noun or its adjectives come next. */
const ANNOUNCING =
  /^(?:d(?:er|ie|as|en|em|es)|(?:k|m|d|s)?ein(?:e[mnrs]?)?|ihr(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|eur(?:e[mnrs]?)|dies(?:e[mnrs]?)?|jed(?:e[mnrs])|welch(?:e[mnrs])|solch(?:e[mnrs])|all(?:e[mnrs])|manch(?:e[mnrs])|i[mn]s?|am|ans|zu[mr]|vom|beim|aufs|fürs|durchs|ums|viel|mehr|wenig|etwas|pro|je|zwei|drei|vier|fünf|minuten|stunden?|tagen?|wochen?|monaten?|jahren?|euro|prozent|meter|kilo|liter|\p{N}+)$/u;
const ADJECTIVE = /^\p{Ll}{2,}(?:e|en|er|es|em)$/u;
/** Endings that make nouns out of other words, or many of them; short ones also end names that we then don't see. */
const NOUN =
  /(?:ung|heit|keit|schaft|[ts]ion|tät|ismus|nis|tum|ling|ment|anz|enz|ik|ur|age|eur|lichkeit|e|en|ern|eln|innen|nehmer|arbeiter|leiter|geber|sprecher|führer|bürger|partner|nutzer|lehrer|schüler|käufer|händler|mieter|meister|ler|zeug|werk|weg|zahl|mal|teil|plan|ziel|geld|tag|jahr|preis|markt|stand|schluss|trag)s?$/u;
/** Participles, adverbs and adjectives, with which a sentence may begin. */
const NO_NOUN =
  /^(?:un)?(?:ge|be|ver|ent|er|zer|ab|an|auf|aus|ein|vor|zu|um|unter|über|fest)\p{L}+t$|iert$|(?:lich|weise|ig|isch|bar|sam|los|end|mals|falls|halb|maßen|wärts|nach|her|hin)$/u;

/** Whether a German word with a capital looks like a name rather than like a noun: bare, and formed like no noun. */
export function looksLikeGermanName(word: Word): boolean {
  const { text, first, before } = word;
  if (isAddressed(word)) return true;
  const small = text.toLowerCase();
  if (text.length < 3 || NOUN.test(small)) return false;
  if (first) return !STARTERS.has(small) && !NO_NOUN.test(small);
  const earlier = before.toLowerCase();
  const isAdjective = ADJECTIVE.test(before) && !NO_ADJECTIVES.has(earlier);
  return !ANNOUNCING.test(earlier) && !isAdjective && !NO_NOUN.test(small);
}

/** `Frau Weber`, `die Firma Bosch`. */
export function isAddressed({ text, before }: Word): boolean {
  return /^\p{Lu}/u.test(text) && /^(?:Herrn?|Frau|Firma|Kollege|Kollegen|Kollegin)$/u.test(before);
}
