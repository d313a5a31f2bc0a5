import { bookmarkedLines } from '@notelark/api/live-lines';
import type { ListedTask } from '@notelark/api/task-list';
import type { Result } from '@notelark/api/library';
import { placeLink } from '@notelark/api/places';
import { paragraphsOf } from '@notelark/api/text-pieces';
import type { ExportSource } from '../document.ts';
import { timeOf } from '../times.ts';
import { escapeMarkdown } from '../to-text.ts';
import { wordsIn } from './words.ts';

/** A question or term, and its answer. */
export interface Card {
  front: string;
  back: string;
}

/** Notes as other programs get them. */
export interface NotesSource {
  result: Result;
  /** The notes alone. */
  source: ExportSource;
  /** Of the result's page: it stays the same when the title changes. */
  url: string;
  /** Of these notes, open and done. */
  tasks: readonly ListedTask[];
  /** What the reader learns of them; empty: nothing was approved. */
  cards: readonly Card[];
  now: Date;
}

/** A passage that citations lead to. */
export interface Passage {
  /** As in `#s12`. */
  index: number;
  markdown: string;
}

/** The passages of what the notes rest on, in order. */
export function passagesOf({ source }: Result): Passage[] {
  if (source.kind === 'text') {
    const { lines } = source;
    const marked = new Set(lines && bookmarkedLines(lines, source.bookmarks));
    return paragraphsOf(source.text).map((text, index) => {
      const line = lines?.[index];
      const when = line && {
        start: line.start,
        ...(marked.has(index) && { marked: true as const }),
      };
      return { index, markdown: passage(text, when, line?.speaker ?? null) };
    });
  }
  const { segments = [], timed = true } = source.transcript ?? {};
  return segments.map(({ index, start, speaker, text }) => ({
    index,
    markdown: passage(text, timed ? { start } : undefined, speaker),
  }));
}

function passage(
  text: string,
  when: { start: number; marked?: true } | undefined,
  speaker: string | null,
): string {
  const time = when ? `**${timeOf(when)}** ` : '';
  const name = speaker === null ? '' : `**${escapeMarkdown(speaker)}** `;
  return `${time}${name}${escapeMarkdown(text)}`;
}

const CITATION = new RegExp(String.raw`\[([^\]]*)\]\((${placeLink})\)`, 'g');

/** Notes whose citations lead to where `target` says. */
export const linkCitations = (markdown: string, target: (link: string) => string): string =>
  markdown.replaceAll(CITATION, (_, label: string, link: string) => `[${label}](${target(link)})`);

export const withoutCitations = (markdown: string): string =>
  markdown.replaceAll(new RegExp(String.raw`\s*${CITATION.source}`, 'g'), '');

/** What stands before the notes: that they are a draft. */
export const noticeOf = ({ notice }: ExportSource): string[] =>
  notice === null ? [] : [`*${escapeMarkdown(notice)}*`];

/** The heading above the passages. */
export const sourceHeading = ({ source, language }: Result): string =>
  wordsIn(language)[source.kind === 'upload' || source.origin === 'live' ? 'transcript' : 'text'];

export const speakersOf = (result: Result): string[] => {
  const { source } = result;
  const named = source.kind === 'upload' ? source.transcript?.segments : source.lines;
  return [...new Set((named ?? []).flatMap(({ speaker }) => speaker ?? []))];
};
