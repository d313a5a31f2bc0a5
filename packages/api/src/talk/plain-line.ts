/** Marks of direction and of byte order, and joiners without width. */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const SPACES = /[\u00A0\u2007\u2009\u202F]/gu;
/** Tags that a page sets around names and words. */
const TAG =
  /<\/?(?:a|article|b|br|code|dd|div|dl|dt|em|font|h[1-6]|hr|i|img|li|ol|p|pre|section|small|span|strong|sub|sup|table|tbody|td|th|thead|time|tr|tt|u|ul)(?:\s[^<>]{0,200})?\/?>/giu;
const QUOTE = /^(?:> ?)+/u;
/** `## `, `- `, `* `, `• `, the at sign of a time, the number of a turn. */
const BULLET =
  /^(?:#{1,6} +|[-*•] +(?=\S)|[–—] +(?=[^:\n]{1,60}:)|(?:\d{1,4}\.|\[\d{1,4}\]) +(?=\p{L})(?!\p{L}{3,9}\.? \d{4})|@(?=\d{1,3}:\d))/u;
/** `**Ann:**`, `__Ann__`, `` `00:12` ``, anywhere in a line. */
const STRONG = /\*\*|__|`/gu;
/** `_Ann_:`, `*00:12*` around a name or a time. */
const EMPHASIS =
  /(?<![\p{L}\p{N}*_])(?<mark>[*_])(?<inside>[^\s*_][^*_\n]{0,60})\k<mark>(?![\p{L}\p{N}*_])/gu;
/** A row of a Markdown table. */
const ROW = /^\|(?<cells>.*)\|$/u;

/** A line as its words stand there: without invisible marks, quotation marks of mails, Markdown and HTML. */
export function plainLine(line: string): string {
  const spaced = line
    .replaceAll(INVISIBLE, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(/：(?=\S)/gu, ': ')
    .replaceAll('：', ':')
    .trim();
  const bare = (spaced.includes('<') ? spaced.replaceAll(TAG, '') : spaced).trim();
  const row = ROW.exec(bare)?.groups?.cells;
  const opened = (
    row === undefined
      ? bare
      : row
          .split('|')
          .map((cell) => cell.trim())
          .join('\t')
  )
    .replace(QUOTE, '')
    .replace(BULLET, '');
  return /\p{L}|\p{N}/u.test(opened) && /[*_`]/u.test(opened)
    ? opened.replaceAll(STRONG, '').replaceAll(EMPHASIS, '$<inside>').trim()
    : opened;
}
