import { bookmarkedLines } from '@notelark/api/live-lines';
import type { LineMark } from '@notelark/api/live-details';
import { paragraphsOf } from '@notelark/api/text-pieces';
import type { ExportPanel } from '@notelark/api/export-formats';
import { draftEngineOf } from '@notelark/api/drafts';
import type { Result, Segment } from '@notelark/api/library';
import { draftNotices } from '@notelark/api/sentences/drafts';
import { fallbackNotice } from '@notelark/api/sentences/fallback-notice';
import { languageNotice } from '@notelark/api/sentences/language-notice';
import { fill } from '@notelark/api/fill';
import type { ExportSegment, ExportSource } from './document.ts';

/** One panel of a result as it is exported; null while it is not whole yet: half a transcript is not handed out as one. */
export function sourceOf(result: Result, panel: ExportPanel): ExportSource | null {
  const { title, source, summaryText } = result;
  const notice = noticeOf(result, panel);
  const nothing = {
    title,
    notice,
    markdown: null,
    plainText: null,
    segments: null,
    language: panel === 'summary' ? result.language : result.sourceLanguage,
  };
  if (panel === 'summary')
    return summaryText === null ? null : { ...nothing, markdown: summaryText };
  if (source.kind === 'text')
    return source.lines === null
      ? { ...nothing, plainText: source.text }
      : { ...nothing, segments: segmentsOf(source.text, source.lines, source.bookmarks) };
  if (source.transcript?.complete !== true) return null;
  const { segments, timed } = source.transcript;
  const language = source.transcript.language ?? nothing.language;
  if (!timed) return { ...nothing, language, plainText: segments.map(spoken).join('\n') };
  return {
    ...nothing,
    language,
    segments: segments.map(({ start, end, text, speaker }) => ({ start, end, text, speaker })),
  };
}

const spoken = ({ speaker, text }: Segment): string =>
  speaker === null ? text : `${speaker}: ${text}`;

function noticeOf(result: Result, panel: ExportPanel): string | null {
  const engine = draftEngineOf(result.source);
  if (panel !== 'summary')
    return engine === null ? null : fill(draftNotices.transcript, { engine });
  const draft = engine === null ? null : fill(draftNotices.notes, { engine });
  const notices = [draft, ...modelNotices(result)].filter((notice) => notice !== null);
  return notices.length === 0 ? null : notices.join(' ');
}

/** What the page says of a language model that failed or wrote in another language. */
function modelNotices({ engine, summaryOptions, ...made }: Result): (string | null)[] {
  if (engine === null) return [];
  const { outputLanguage } = summaryOptions;
  return [fallbackNotice({ ...made, engine }), languageNotice({ ...made, engine, outputLanguage })];
}

/** The lines of a live transcript. */
function segmentsOf(text: string, lines: readonly LineMark[], bookmarks: readonly number[]) {
  const marked = new Set(bookmarkedLines(lines, bookmarks));
  return paragraphsOf(text).flatMap((paragraph, at): ExportSegment[] => {
    const line = lines[at];
    const bookmark = marked.has(at) && ({ marked: true } as const);
    return line ? [{ ...line, text: paragraph, ...bookmark }] : [];
  });
}
