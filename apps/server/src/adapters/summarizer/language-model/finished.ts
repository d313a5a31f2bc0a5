import type {
  Point,
  Summarized,
  SummaryDocument,
  SummarySource,
} from '../../../ports/summarizer.ts';
import type { Brief } from './brief.ts';
import { detectLanguage, isWrittenIn } from '../language.ts';
import type { ReadSource } from './read-source.ts';

/**
 * The end of a summary: the model's document, with the embedded engine's words where the model left a field empty.
 * @throws where a turn was not read: an error of ours, which must not pass for a summary.
 */
export function finished(
  read: ReadSource,
  draft: SummaryDocument,
  brief: Brief,
  source: SummarySource,
): Summarized {
  const missed = source.turns.findIndex(
    ({ text }, turn) => text.trim() !== '' && !read.turns.has(turn),
  );
  if (missed >= 0) throw new Error(`turn ${missed} of ${source.turns.length} was not read`);
  const { document } = read;
  const overview = withinWords(document.overview, brief.maxWords);
  const isOwn = overview.length > 0;
  return {
    document: {
      ...document,
      title: document.title || draft.title,
      overview: isOwn ? overview : draft.overview,
      keyPoints: isOwn ? document.keyPoints : draft.keyPoints,
      keyPhrases: document.keyPhrases.length > 0 ? document.keyPhrases : draft.keyPhrases,
      dates: draft.dates,
    },
    language: languageOf(document, brief.language),
    coveredTurns: source.turns.length,
    fallbackParts: Math.max(read.fallbackParts, isOwn ? 0 : 1),
  };
}

/** The leading sentences that stay within so many words. */
function withinWords(points: Point[], most: number): Point[] {
  let room = most;
  const end = points.findIndex(({ text }) => (room -= text.split(/\s+/u).length) < 0);
  return end < 0 ? points : points.slice(0, end);
}

/** The language that was asked for, unless another one came. */
function languageOf(document: SummaryDocument, asked: string | null): string | null {
  const points = [...document.overview, ...document.topics.flatMap((topic) => topic.points)];
  const prose = points.map(({ text }) => text).join('\n');
  const isOther = asked === null || isWrittenIn(prose, asked) === false;
  return isOther ? (detectLanguage(prose) ?? asked) : asked;
}
