import { escapeMarkdown, mapTexts, type SummaryDocument } from '@notelark/summarizer';

/** A speaker's old and new name. */
export interface Renaming {
  from: string;
  to: string;
  /** Other speakers: `Ann Lee` stays where Ann is renamed. */
  others?: readonly string[];
}

/**
 * The Markdown of notes with the new name wherever the old one stands as a word of its own, just so written. A name that is
 * a word, too (`Will`, `May`), is changed only where it must be the speaker: before a colon, as the owner of a task, and
 * with its capital inside a sentence; `Will it rain?` stays.
 */
export function renameIn(markdown: string, { from, to, others = [] }: Renaming): string {
  const names = {
    from: escapeMarkdown(from),
    to: escapeMarkdown(to),
    others: others.map(escapeMarkdown),
  };
  return replaceName(markdown, names, senseIn(markdown, from));
}

/**
 * The document of notes with the new name in the same places as {@link renameIn} in its Markdown.
 * @param markdown the notes with the old name: tells whether it is a word there, too.
 */
export function renameInDocument(
  document: SummaryDocument,
  markdown: string,
  { from, to, others = [] }: Renaming,
): SummaryDocument {
  const sense = senseIn(markdown, from);
  return mapTexts(document, (text) =>
    text === from ? to : replaceName(text, { from, to, others }, sense),
  );
}

const senseIn = (markdown: string, from: string): Sense | null =>
  otherSenseOf(from) ?? (hasSmall(markdown, from) ? 'word' : null);

function replaceName(
  text: string,
  { from, to, others }: Required<Renaming>,
  sense: Sense | null,
): string {
  const longer = others.filter((name) => name !== from && name.includes(from));
  return text.replaceAll(eitherOf([...longer, from]), (found, at: number) => {
    if (found !== from) return found;
    const isSpeaker = sense === null || isMention(text, at, at + found.length, sense);
    return isSpeaker ? to : found;
  });
}

/** Scripts without spaces: a name of two characters or more is looked for anywhere, nothing parts it from what is around it. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]$/u;
/** Korean writes its particles onto a name, Arabic short words before it. */
const PARTICLES = '은|는|이|가|을|를|의|에|에게|께|께서|과|와|도|만|씨|님|이라|라';
const PREFIXES = 'وفبلك';
const SPACED = ['Latn', 'Cyrl', 'Grek', 'Arab', 'Hebr', 'Hang', 'Deva', 'Armn', 'Geor'];

/** Only letters of the name's own script make it part of a longer word, and digits next to a digit or a letter. */
function asWord(written: string): RegExp {
  const name = written.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const letters = written.match(/\p{L}/gu) ?? [];
  const [first, last] = [scriptOf(letters[0]), scriptOf(letters.at(-1))];
  const digits = String.raw`\p{N}`;
  const before = letters.length > 1 && isUnspaced(letters[0]) ? '' : `(?<![${first}${digits}])`;
  const after = letters.length > 1 && isUnspaced(letters.at(-1)) ? '' : `(?![${last}${digits}])`;
  const start = first.includes('Arab') ? `(?:${before}|(?<=(?<![${first}])[${PREFIXES}]))` : before;
  const end = last.includes('Hang') ? `(?:${after}|(?=(?:${PARTICLES})(?![${last}])))` : after;
  return new RegExp(`${start}${name}${end}`, 'gu');
}

const isUnspaced = (letter = ''): boolean => UNSPACED.test(letter);

/** The script of a letter as part of a character class; of any letter where it is none of the known ones. */
function scriptOf(letter = ''): string {
  const script = SPACED.find((name) => new RegExp(String.raw`\p{sc=${name}}`, 'u').test(letter));
  return script === undefined ? String.raw`\p{L}` : String.raw`\p{sc=${script}}`;
}

/** The first of some names that fits. */
function eitherOf(names: readonly string[]): RegExp {
  return new RegExp(names.map((name) => asWord(name).source).join('|'), 'gu');
}

function hasSmall(markdown: string, name: string): boolean {
  const small = name.toLowerCase();
  return small !== name && asWord(escapeMarkdown(small)).test(markdown);
}

const INSIDE_A_SENTENCE = /[\p{L}\p{M}\p{N},;] ["'“‘(]?$/u;

function isMention(markdown: string, start: number, end: number, sense: Sense): boolean {
  const before = markdown.slice(Math.max(0, start - 8), start);
  if (markdown[end] === ':' || before.endsWith('— ')) return true;
  return sense === 'word' && INSIDE_A_SENTENCE.test(before);
}

/** Who has another name now than when the turns were read first. */
export function renamingsBetween(
  before: readonly { speaker?: string }[],
  now: readonly { speaker?: string }[],
): Renaming[] {
  const names = new Map<string, string>();
  for (const [at, { speaker: from }] of before.entries()) {
    const to = now[at]?.speaker;
    if (from !== undefined && to !== undefined && from !== to) names.set(from, to);
  }
  const all = [...new Set([...before, ...now].flatMap(({ speaker }) => speaker ?? []))];
  return [...names].map(([from, to]) => {
    const others = all.filter((name) => name !== from && name.includes(from));
    return others.length === 0 ? { from, to } : { from, to, others };
  });
}

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const MONTHS = listed('april august january june may');

/** Names and roles that are also words with which an English sentence begins. */
const WORDS = listed(`
  amber angel art autumn baker bill black brown carol chase chip christian clay cliff cook crystal daisy dale dawn dean don
  drew faith field forest frank gene ginger glen gold grace grant gray green guest guy harmony hazel heather herb holly hope
  host hunter iris ivy jack jasmine joy king lance lily long mark marketing mason max melody mercy miles moderator nick olive
  page pat patience pearl peg penny pierce piper poppy precious price ray red reed reporter rich rob robin rose royal ruby rusty
  sandy skip sky snow speaker star stone sue summer sunny teacher van victor violet wade ward warren white will wood young`);

/** What a name can also be: a word at the start of an English sentence, or a month anywhere. */
type Sense = 'word' | 'month';

function otherSenseOf(name: string): Sense | null {
  const small = name.toLowerCase();
  if (MONTHS.has(small)) return 'month';
  return WORDS.has(small) ? 'word' : null;
}
