/** A word, and what stands around it as far as it says whether the word is a name. */
export interface Word {
  text: string;
  /** It begins a sentence, where a capital says nothing. */
  first: boolean;
  /** The word before it in the sentence; empty at its start. */
  before: string;
  /** What stands behind it, up to the next word and that word. */
  after: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Scripts whose words touch those of another: `我们用Word写`, `Word에서`. */
const TOUCHING = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]`;
const SEAM = new RegExp(
  String.raw`(?<=${TOUCHING})(?=\p{sc=Latn})|(?<=\p{sc=Latn})(?=${TOUCHING})`,
  'gu',
);
/** What stands before the first word of a sentence, as far as it matters; matched against the few characters before it. */
const SENTENCE_START = /(?:^|[.!?:;…\n。！？]["'”’»)]?\s*)["'“‘«(¿¡–—-]?\s*$/u;
const LOOK_BACK = 6;
const LOOK_AHEAD = 24;

/** The words of a text in order; what scripts without spaces write in one is one word. */
export function wordsOf(text: string): Word[] {
  const spaced = text.replaceAll(SEAM, ' ');
  let before = '';
  return Array.from(spaced.matchAll(WORD), (match) => {
    const first = startsSentence(spaced, match.index);
    const end = match.index + match[0].length;
    const after = /^\P{L}{0,3}\p{L}*/u.exec(spaced.slice(end, end + LOOK_AHEAD))?.[0] ?? '';
    const word = { text: match[0], first, before: first ? '' : before, after };
    before = match[0];
    return word;
  });
}

/** A text without addresses of mails and pages, which write names in small letters. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(/(?<!\S)[^\s@]{1,80}@\S{1,200}|(?:https?:\/\/|www\.)\S{1,200}/gu, ' ');

/** How words are compared: small letters, no accents, no English or German genitive. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/['’]s?$/u, '');
}

function startsSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LOOK_BACK), at);
  return SENTENCE_START.test(at > LOOK_BACK ? `_${before}` : before);
}
