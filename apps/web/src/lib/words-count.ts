export interface TextCount {
  characters: number;
  words: number;
}

/** Characters as the server counts them (UTF-16 units), words as runs of anything but white space. */
export const countText = (text: string): TextCount => ({
  characters: text.length,
  words: text.match(/\S+/gu)?.length ?? 0,
});
