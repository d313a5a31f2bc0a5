import {
  type Hedge,
  type Language,
  ONLY_SOUNDS,
  type SpokenLanguage,
} from './language/language.ts';
import { wordsOf } from './words.ts';

/** A word of a remark with the punctuation written onto it, and the bare word, lower-cased. */
interface Token {
  text: string;
  word: string;
}

/** What a transcriber notes about sounds: `[laughter]`, `{vocalsound}`, `<cough>`, `(inaudible)`. */
const NOISE =
  /\[[^\]\n]{1,40}\]|\{[^}\n]{1,40}\}|<[^>\n]{1,40}>|\((?:laugh|cough|inaudible|crosstalk|applause|music|noise|unintelligible)[^)\n]{0,20}\)/giu;

/** The signs of chats: `👍`. What a sign answers is read before it is left out. */
const SIGN = /(?![©®™])\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*/gu;

/** Hyphens and apostrophes that a transcriber set apart: `Mm - hmm`, `it ' s`. */
const LOOSE_SIGN = /(?<=\p{L}) ?(?<sign>['’-]) (?=(?:s|t|d|m|ll|re|ve|hmm|huh)\b)/giu;

/** Stammered runs are looked for up to this many words. */
const LONGEST_STAMMER = 4;
/** A half word without a hyphen is at most this long: `w` of `we`, `th` of `the`. */
const LONGEST_HALF_WORD = 2;

/**
 * A remark as one would write it down: without fillers, stammers, half words and opening markers, with a capital letter
 * and a full stop. Empty where nothing is left.
 */
export function cleanSpeech(raw: string, language: Language): string {
  const { speech: spoken, stopWords: functionWords } = language;
  const text = raw.replace(NOISE, ' ').replace(SIGN, ' ').replace(LOOSE_SIGN, '$<sign>');
  let tokens = tokensOf(spoken ? text.replace(spoken.sounds, ' ') : text);
  if (spoken) tokens = spoken.hedges.reduce(withoutHedge, tokens);
  tokens = withoutStammers(withoutHalfWords(tokens, functionWords), language);
  if (spoken) tokens = withoutClosers(withoutOpeners(tokens, spoken), language);
  const kept = tokens.map((token) => token.text).join(' ');
  const whole = spoken?.falseStarts ? kept.replace(spoken.falseStarts, '') : kept;
  return asSentence(spoken ? inFull(whole, spoken.shortForms) : whole);
}

/** Text that was written: only its white space, and the marks of references, are made plain. */
export function cleanText(raw: string): string {
  return asSentence(raw.replace(/\[(?:\d{1,3}|citation needed)\]/gu, ''));
}

const NUMBER = /^[([]*\p{N}+(?:[.,]\p{N}+)?[)\],.;:]*$/u;
const QUANTITY = /^[([]*(?=[\p{L}\p{N}])(?:\p{N}+(?:[.,]\p{N}+)?)?\p{L}?[²³\p{N}^]*[)\],.;:]*$/u;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const parts = text.match(/\S+/gu) ?? [];
  const operand = text.includes('=') ? QUANTITY : NUMBER;
  for (const [at, part] of parts.entries()) {
    const last = tokens.at(-1);
    const word = wordsOf(part.toLowerCase()).join('');
    if (word !== '') tokens.push({ text: part, word });
    else if (last && /^[.,;:!?…]+$/u.test(part)) last.text = withMark(last.text, part);
    else if (/[\p{S}\p{P}]/u.test(part) && !/^[-–—,.;:"'“”]+$/u.test(part))
      tokens.push({ text: part, word: '' });
    else if (isMinus(parts, at, operand)) tokens.push({ text: part, word: '' });
  }
  return tokens;
}

/** `a = (v - u) / t`: a dash between two numbers, or between two quantities of a formula, is no pause. */
function isMinus(parts: readonly string[], at: number, operand: RegExp): boolean {
  return (
    /^[-–]$/u.test(parts[at] ?? '') &&
    operand.test(parts[at - 1] ?? '-') &&
    operand.test(parts[at + 1] ?? '-')
  );
}

/** One mark at a time: the new one wins, but for a comma after a stronger mark. */
function withMark(text: string, mark: string): string {
  const bare = text.replace(/[,;:]+$/u, '');
  return /[.!?…]$/u.test(bare) ? bare : bare + (mark[0] ?? '');
}

function withoutHedge(tokens: Token[], hedge: Hedge): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (isHedge(tokens, at, kept.at(-1), hedge)) {
      const last = tokens[at + hedge.words.length - 1];
      carryMark(kept, last);
      at += hedge.words.length - 1;
    } else kept.push(tokens[at] ?? NO_TOKEN);
  }
  return kept;
}

function isHedge(tokens: Token[], at: number, before: Token | undefined, hedge: Hedge): boolean {
  if (!hedge.words.every((word, offset) => tokens[at + offset]?.word === word)) return false;
  const next = tokens[at + hedge.words.length];
  const ends = /[,.;:!?]$/u.test(tokens[at + hedge.words.length - 1]?.text ?? '');
  const beside = [before?.word, next?.word];
  if (hedge.onlyBeside && !beside.some((word) => hedge.onlyBeside?.has(word ?? ''))) return false;
  if (before && hedge.unlessAfter.has(before.word) && !/[,.;:]$/u.test(before.text)) return false;
  return ends || !next || !hedge.unlessBefore.has(next.word);
}

/** What ended the removed words ends the word before them; a tag (`you know?`) made no question of it. */
function carryMark(kept: Token[], removed: Token | undefined): void {
  const last = kept.at(-1);
  if (last && /[.!?…]$/u.test(removed?.text ?? '')) last.text = withMark(last.text, '.');
}

/**
 * Half words that the next word proves: it begins with them (`w we`, `th the`, `a- a plan`). A letter may be a word, a unit
 * or a variable (French `y`, `5 g`, `plan b`): without proof, after a number and in a formula it stays. A letter between
 * a word and its repetition is proven too: `how much w how much`.
 */
function withoutHalfWords(tokens: Token[], words: ReadonlySet<string>): Token[] {
  return tokens.filter(({ text, word }, at) => {
    const next = tokens[at + 1]?.word ?? '';
    if (/^\p{Ll}$/u.test(text) && !words.has(word) && startsAgain(tokens, at)) return false;
    const broken = /\p{L}[-–—]$/u.test(text);
    if (word === '' || !next.startsWith(word) || !/^\p{L}+[-–—]?$/u.test(text)) return true;
    // `E equals` is a formula.
    if (at > 0 && /^\p{Lu}$/u.test(text)) return true;
    if (broken) return false;
    if (next[word.length] === "'") return !words.has(word);
    if (next.length === word.length || words.has(word)) return true;
    if (/\p{N}$/u.test(tokens[at - 1]?.word ?? '')) return true;
    return word.length > LONGEST_HALF_WORD || (word.length > 1 && /[aeiouyäöüáéíóú]/u.test(word));
  });
}

/** Whether the words before a place are said again after it. */
function startsAgain(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  return (
    before !== '' &&
    [1, 2].some(
      (length) => phraseAt(tokens, at - length, length) === phraseAt(tokens, at + 1, length),
    )
  );
}

function withoutStammers(
  tokens: Token[],
  { stopWords: functionWords, style, speech, tag }: Language,
): Token[] {
  const { repeatable, unfinished } = speech ?? ONLY_SOUNDS;
  const meant = ({ word }: Token): boolean =>
    word === '' || /\p{N}/u.test(word) || repeatable.has(word);
  /** `A long, long time`, `at two, two at night`: what ends a phrase is said again on purpose; `I will, I will` is not. */
  const isWhole = (run: readonly Token[]): boolean => {
    const last = run.at(-1) ?? NO_TOKEN;
    if (!last.text.endsWith(',')) return endsSentence(last);
    const [first = NO_TOKEN] = run;
    const isOwn = style?.i.has(first.word) === true || style?.we.has(first.word) === true;
    const isBare = isOwn && run.every(({ word }) => functionWords.has(word));
    return !isBare && !unfinished.has(last.word);
  };
  let kept = tokens;
  for (let length = LONGEST_STAMMER; length >= 1; length -= 1)
    kept = withoutRepeats(
      kept,
      length,
      (first, second, before) =>
        second.every(meant) ||
        isWhole(first) ||
        (tag === 'de' && length === 1 && first[0]?.text === 'ich,' && isVerb(before)),
    );
  return kept;
}

/** In `mache ich, ich sehe sie heute` the first `ich` ends a clause; in `weil ich, ich kann` it does not. */
function isVerb(before: Token | undefined): boolean {
  const { text, word } = before ?? NO_TOKEN;
  return (
    /\p{L}{3}$/u.test(text) &&
    !/^(?:und|aber|oder|dass|weil|wenn|also|denn|dann|was|wie|nein|gut|wo)$/u.test(word)
  );
}

const NO_TOKEN: Token = { text: '', word: '' };

function endsSentence(token: Token | undefined): boolean {
  return /[.!?…;:]["'”’»)\]]*$/u.test(token?.text ?? '');
}

/** Drops the first of two equal runs of words; numbers may be said twice on purpose. */
function withoutRepeats(
  tokens: Token[],
  length: number,
  isMeant: (
    first: readonly Token[],
    second: readonly Token[],
    before: Token | undefined,
  ) => boolean,
): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    kept.push(token);
    const second = kept.slice(-length);
    const first = kept.slice(-2 * length, -length);
    const before = kept[kept.length - 2 * length - 1];
    if (first.length < length || isMeant(first, second, before)) continue;
    if (first.every(({ word }, at) => word === second[at]?.word)) {
      kept.length -= 2 * length;
      kept.push(...second);
    }
  }
  return kept;
}

function withoutOpeners(tokens: Token[], spoken: SpokenLanguage): Token[] {
  let at = 0;
  for (let length = openerAt(tokens, at, spoken); length > 0; length = openerAt(tokens, at, spoken))
    at += length;
  return tokens.slice(at);
}

/** How many words open a remark at a place without saying anything. */
function openerAt(tokens: Token[], at: number, spoken: SpokenLanguage): number {
  const phrase = (count: number): string => phraseAt(tokens, at, count);
  if (spoken.notOpeners.has(phrase(2))) return 0;
  for (const count of [3, 2, 1]) {
    if (at + count > tokens.length) continue;
    if (spoken.openers.has(phrase(count))) return count;
    if (spoken.pausedOpeners.has(phrase(count)) && pausesAfter(tokens, at + count, spoken))
      return count;
  }
  return 0;
}

function phraseAt(tokens: readonly Token[], at: number, count: number): string {
  return tokens
    .slice(at, at + count)
    .map(({ word }) => word)
    .join(' ');
}

function pausesAfter(tokens: Token[], at: number, { openers }: SpokenLanguage): boolean {
  if (/[,.;:!?…]$/u.test(tokens[at - 1]?.text ?? '')) return true;
  return [3, 2, 1].some((count) => openers.has(phraseAt(tokens, at, count)));
}

/**
 * What trails off goes: at the end of talk without punctuation, or behind a comma. A negation trails only as a question, as in
 * `Vamos el jueves, ¿no?`; `Curar, no.` denies.
 */
function withoutClosers(tokens: Token[], { speech, style }: Language): Token[] {
  const { closers } = speech ?? ONLY_SOUNDS;
  const kept = [...tokens];
  const last = kept.at(-1);
  if (style?.negation.has(last?.word ?? '') && !last?.text.endsWith('?')) return kept;
  const open = !endsSentence(kept.at(-1));
  for (;;) {
    const length = [3, 2, 1].find((count) => {
      const trails = open || kept.at(-count - 1)?.text.endsWith(',') === true;
      return trails && closers.has(phraseAt(kept, kept.length - count, count));
    });
    if (length === undefined || kept.length <= length) return kept;
    kept.length -= length;
  }
}

/** Short forms of speech as one writes them. */
function inFull(text: string, forms: SpokenLanguage['shortForms']): string {
  return forms.reduce((written, [short, long]) => written.replace(short, long), text);
}

/** Capital letter first, full stop last, no mark or space too many. */
function asSentence(text: string): string {
  const plain = text
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.;:!?…])/gu, '')
    .replace(/,(?=[,.;:!?…])/gu, '')
    .replace(/^[\s,.;:!?…)\]–—-]+/u, '')
    .replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '');
  if (!/[\p{L}\p{N}]/u.test(plain)) return '';
  const capital = withCapital(plain);
  if (/[.!?…。！？؟।۔]["'”’»)\]」』）]*$/u.test(capital)) return capital;
  return capital + (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u.test(capital) ? '。' : '.');
}

/** A first word that is written in a way of its own stays as it is: `iPhone`, `npm-run`, `https://…`. */
function withCapital(text: string): string {
  const start = text.match(
    /^["'“‘(«„]*(?<first>\p{Ll})[\p{Ll}\p{M}'’]*(?:-\p{Ll}+)*(?=$|[\s,.;!?…"”’»)]|:(?!\/))/u,
  );
  const first = start?.groups?.first;
  if (first === undefined) return text;
  return text.replace(first, first.toLocaleUpperCase());
}
