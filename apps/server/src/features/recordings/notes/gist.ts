import { shorten } from '../../../platform/shorten.ts';

const MAX_CHARACTERS = 160;

/** Links to passages, e.g. `[00:14](#s12)`, with the space before them. */
const CITATION = /\s*\[[^\]]*\]\(#[^)]*\)/g;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
/** Bullets, numbers, quotes and the boxes of tasks. */
const LINE_MARK = /^\s*(?:[-*+>]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/;
/** The mark of an unverified statement, `*(unverified: moved later, [14:02](#s12))*`; the text may end in it. Its word stays. */
const UNVERIFIED = /\*\(([^:)*]*)[^*]*(?:\*|$)/g;
const EMPHASIS = /(\*\*|__|`)(.+?)\1/g;

/** The first statement of notes or a summary as plain text, for a list; null where there is only a heading yet. */
export function gistOf(markdown: string): string | null {
  for (const line of markdown.split('\n')) {
    if (/^\s*(#|\||-{3,}|<!--)/.test(line)) continue;
    const text = line
      .replace(LINE_MARK, '')
      .replaceAll(UNVERIFIED, '($1)')
      .replaceAll(CITATION, '')
      .replaceAll(LINK, '$1')
      .replaceAll(EMPHASIS, '$2')
      .trim();
    if (/\p{L}/u.test(text)) return shorten(text, MAX_CHARACTERS);
  }
  return null;
}
