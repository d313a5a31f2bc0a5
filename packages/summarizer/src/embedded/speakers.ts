import type { Document, Unit } from './document.ts';

/** What stands before a speaker's words: `Ann: `. Empty where one person talks, or the transcript names no speakers. */
export function labelOf(unit: Unit, { speakers }: Document): string {
  if (speakers.length < 2 || unit.speaker === undefined) return '';
  return `${shortName(unit.speaker)}: `;
}

/** A name without what is added to it in brackets: `Marc Garneau (Minister of Transport)`. */
export function shortName(name: string): string {
  const bare = name
    .replace(/\([^)]*\)|\[[^\]]*\]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s:]+$/u, '')
    .trim();
  return bare === '' ? name.trim() : bare;
}
