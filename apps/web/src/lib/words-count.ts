export interface TextCount {
  characters: number;
  words: number;
}

/** Chinese and Japanese are written without spaces: there each character counts, as word processors do it. */
const WITHOUT_SPACES = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const WORD = new RegExp(`[${WITHOUT_SPACES}]|[^\\s${WITHOUT_SPACES}]+`, 'gu');
const EAST_ASIAN_MARKS = /[\u3000-\u303f\uff00-\uffef]+/gu;

/** Characters as the server counts them (UTF-16 units), words as runs of anything but white space. */
export const countText = (text: string): TextCount => ({
  characters: text.length,
  words: text.replaceAll(EAST_ASIAN_MARKS, ' ').match(WORD)?.length ?? 0,
});

const number = new Intl.NumberFormat('en');

/** `1,250 characters, 210 words`; with a limit, `1,250 / 10,000 characters, 210 words`. */
export function countLabel({ characters, words }: TextCount, limit?: number): string {
  const of = limit === undefined ? '' : ` / ${number.format(limit)}`;
  const unit = words === 1 ? 'word' : 'words';
  return `${number.format(characters)}${of} characters, ${number.format(words)} ${unit}`;
}
