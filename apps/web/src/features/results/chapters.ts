import { placeOfLink } from '@notelark/api/places';
import type { Block } from './blocks.ts';

export interface Chapter {
  title: string;
  /** Seconds from the start of the recording. */
  start: number;
}

const HEADING = /^#{1,6}\s+(.+?)\s*#*$/u;
const CITATION = /\]\((#s[\d-]+)\)/gu;

/**
 * The topics of the notes as chapters of the recording: each begins at the earliest passage that its section cites.
 * @param topics titles of the sections that are topics
 */
export function chaptersOf(
  markdown: string,
  topics: readonly string[],
  blocks: readonly Block[],
): Chapter[] {
  const wanted = new Set(topics);
  if (wanted.size === 0) return [];
  const starts = new Map(blocks.map(({ index, start }) => [index, start]));
  const chapters: Chapter[] = [];
  for (const { title, text } of sectionsOf(markdown)) {
    if (!wanted.has(title)) continue;
    const start = earliest(text, starts);
    if (start !== null) chapters.push({ title, start });
  }
  return chapters.toSorted((a, b) => a.start - b.start);
}

function sectionsOf(markdown: string): { title: string; text: string }[] {
  const sections: { title: string; text: string }[] = [];
  for (const line of markdown.split('\n')) {
    const title = HEADING.exec(line)?.[1];
    const last = sections.at(-1);
    if (title !== undefined)
      sections.push({ title: title.replaceAll(/\\(?=[!-/:-@[-`{-~])/gu, ''), text: '' });
    else if (last) last.text += `${line}\n`;
  }
  return sections;
}

function earliest(text: string, starts: ReadonlyMap<number, number | null>): number | null {
  const cited = Array.from(text.matchAll(CITATION), ([, link = '']) => {
    const place = placeOfLink(link);
    return place === null ? null : (starts.get(place.index) ?? null);
  }).filter((start) => start !== null);
  return cited.length === 0 ? null : Math.min(...cited);
}

/** The chapter of a moment: the last one that has begun. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): Chapter | undefined =>
  chapters.findLast(({ start }) => start <= seconds);
