import type { Hedge, Language, SpokenLanguage } from './language/language.ts';
import { wordsOf } from './words.ts';

/** A word of a remark with the punctuation written onto it, and the bare word, lower-cased. */
interface Token {
  text: string;
  word: string;
}

/** What a transcriber notes about sounds: `[laughter]`, `{vocalsound}`, `<cough>`, `(inaudible)`. */
const NOISE =
  /\[[^\]\n]{1,40}\]|\{[^}\n]{1,40}\}|<[^>\n]{1,40}>|\((?:laugh|cough|inaudible|crosstalk|applause|music|noise|unintelligible)[^)\n]{0,20}\)/giu;

/** Hyphens and apostrophes that a transcriber set apart: `Mm - hmm`, `it ' s`. */
const LOOSE_SIGN = /(?<=\p{L}) ?(?<sign>['’-]) (?=(?:s|t|d|m|ll|re|ve|hmm|huh)\b)/giu;

/** Stammered runs are looked for up to this many words. */
const LONGEST_STAMMER = 4;
/** A half word is at most this long: `w` of `we`, `te` of `television`. */
const LONGEST_HALF_WORD = 4;

/**
 * A remark as one would write it down: without fillers, stammers, half words and opening markers, with a capital letter
 * and a full stop. Empty where nothing is left.
 */
export function cleanSpeech(
  raw: string,
  { speech: spoken, stopWords: functionWords }: Language,
): string {
  const text = raw.replace(NOISE, ' ').replace(LOOSE_SIGN, '$<sign>');
  let tokens = tokensOf(spoken ? text.replace(spoken.sounds, ' ') : text);
  if (spoken) tokens = spoken.hedges.reduce(withoutHedge, tokens);
  tokens = withoutStammers(withoutHalfWords(tokens, functionWords), spoken?.repeatable);
  if (spoken) tokens = withoutClosers(withoutOpeners(tokens, spoken.openers), spoken.closers);
  const kept = tokens.map((token) => token.text).join(' ');
  const whole = spoken?.falseStarts ? kept.replace(spoken.falseStarts, '') : kept;
  return asSentence(spoken ? inFull(whole, spoken.shortForms) : whole);
}

/** Text that was written: only its white space, and the marks of references, are made plain. */
export function cleanText(raw: string): string {
  return asSentence(raw.replace(/\[(?:\d{1,3}|citation needed)\]/gu, ''));
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [part] of text.matchAll(/\S+/gu)) {
    const last = tokens.at(-1);
    const word = wordsOf(part.toLowerCase()).join('');
    if (word !== '') tokens.push({ text: part, word });
    else if (last && /^[.,;:!?…]+$/u.test(part)) last.text = withMark(last.text, part);
    else if (/[\p{S}\p{P}]/u.test(part) && !/^[-–—,.;:"'“”]+$/u.test(part))
      tokens.push({ text: part, word: '' });
  }
  return tokens;
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
    } else kept.push(tokens[at] ?? { text: '', word: '' });
  }
  return kept;
}

function isHedge(tokens: Token[], at: number, before: Token | undefined, hedge: Hedge): boolean {
  if (!hedge.words.every((word, offset) => tokens[at + offset]?.word === word)) return false;
  const next = tokens[at + hedge.words.length];
  const ends = /[,.;:!?]$/u.test(tokens[at + hedge.words.length - 1]?.text ?? '');
  if (before && hedge.unlessAfter.has(before.word) && !/[,.;:]$/u.test(before.text)) return false;
  return ends || !next || !hedge.unlessBefore.has(next.word);
}

/** What ended the removed words ends the word before them; a tag (`you know?`) made no question of it. */
function carryMark(kept: Token[], removed: Token | undefined): void {
  const last = kept.at(-1);
  if (last && /[.!?…]$/u.test(removed?.text ?? '')) last.text = withMark(last.text, '.');
}

/** `w we`, `te television`, `I- I`, `how much w how much`: a start of a word that is no word of its own. */
function withoutHalfWords(tokens: Token[], words: ReadonlySet<string>): Token[] {
  return tokens.filter(({ text, word }, at) => {
    if (/\p{L}[-–—]$/u.test(text) || /^[b-hj-z]$/u.test(text)) return false;
    const next = tokens[at + 1]?.word ?? '';
    if (word === '' || next.length <= word.length || !next.startsWith(word)) return true;
    if (/\P{L}/u.test(text)) return true;
    return next[word.length] !== "'" && (words.has(word) || word.length > LONGEST_HALF_WORD);
  });
}

function withoutStammers(tokens: Token[], repeatable?: ReadonlySet<string>): Token[] {
  const meant = ({ word }: Token): boolean =>
    word === '' || /\p{N}/u.test(word) || repeatable?.has(word) === true;
  let kept = tokens;
  for (let length = LONGEST_STAMMER; length >= 1; length -= 1)
    kept = withoutRepeats(kept, length, meant);
  return kept;
}

/** Drops the first of two equal runs of words; numbers may be said twice on purpose. */
function withoutRepeats(
  tokens: Token[],
  length: number,
  meant: (token: Token) => boolean,
): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    kept.push(token);
    const second = kept.slice(-length);
    const first = kept.slice(-2 * length, -length);
    if (first.length < length || second.some(meant)) continue;
    if (first.every(({ word }, at) => word === second[at]?.word)) {
      kept.length -= 2 * length;
      kept.push(...second);
    }
  }
  return kept;
}

function withoutOpeners(tokens: Token[], openers: ReadonlySet<string>): Token[] {
  let at = 0;
  for (;;) {
    const words = tokens.slice(at, at + 3).map(({ word }) => word);
    const length = [3, 2, 1].find((count) => openers.has(words.slice(0, count).join(' ')));
    if (length === undefined || at >= tokens.length) return tokens.slice(at);
    at += Math.min(length, words.length);
  }
}

function withoutClosers(tokens: Token[], closers: ReadonlySet<string>): Token[] {
  const kept = [...tokens];
  for (;;) {
    const words = kept.slice(-3).map(({ word }) => word);
    const length = [3, 2, 1].find((count) => closers.has(words.slice(-count).join(' ')));
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
