import type { SummaryDocument } from '@notelark/summarizer';
import { shorten } from '../../platform/shorten.ts';

const MAX_CHARACTERS = 60;

/**
 * A title for a recording, from the topics of its notes: as many as fit, in order. Empty where there are none: then the
 * name of the file says more than the first words of a conversation.
 */
export function generatedTitle({ topics }: Pick<SummaryDocument, 'topics'>): string {
  let title = '';
  for (const topic of topics) {
    const name = topic.title.trim();
    if (!/\p{L}{2}/u.test(name)) continue;
    const longer = title === '' ? name : `${title}, ${lowerFirst(name)}`;
    if (title !== '' && longer.length > MAX_CHARACTERS) break;
    title = longer;
  }
  return shorten(title, MAX_CHARACTERS);
}

/** A common noun in the middle of a title; acronyms and names of several capitals keep theirs. */
const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** A title for a text. */
export const firstWords = (text: string): string =>
  shorten(text.replaceAll(/\s+/g, ' ').trim(), MAX_CHARACTERS);
