import type { FallbackReason, Point, Summarized, SummaryDocument } from '../port.ts';
import { statementsOf } from '../documents.ts';
import { detectLanguage, isWrittenIn } from '../language.ts';
import type { ModelFault } from './access/faults.ts';
import type { ReadSource } from './read-source.ts';
import type { Work } from './work.ts';

/**
 * The end of a summary: the model's document, with the embedded engine's words where the model left a field empty; all of
 * the embedded engine's, and in its name, where nothing of the model's holds.
 * @param draft the embedded engine's.
 * @throws where a turn was not read: our own error, which must not pass for a summary.
 */
export function finished(
  { engine, brief, request: { source }, refused }: Work,
  read: ReadSource,
  draft: Summarized,
): Summarized {
  const missed = source.turns.findIndex(
    ({ text }, turn) => text.trim() !== '' && !read.turns.has(turn),
  );
  if (missed >= 0) throw new Error(`turn ${missed} of ${source.turns.length} was not read`);
  const { document, fault } = read;
  const refusedStatements = refused.statements;
  if (document === null || statementsOf(document).length === 0)
    return { ...standIn(draft, fault, read.fallbackParts), refusedStatements };
  const overview = withinWords(document.overview, brief.maxWords);
  const isOwn = overview.length > 0;
  const fallbackParts = Math.max(read.fallbackParts, isOwn ? 0 : 1);
  return {
    engine,
    document: withDraft({ ...document, overview }, draft.document),
    language: languageOf(document, brief.language),
    sourceLanguage: brief.sourceLanguage,
    coveredTurns: source.turns.length,
    fallbackParts,
    fallbackReason: fallbackParts === 0 ? null : reasonOf(fault),
    refusedStatements,
  };
}

/** The embedded engine's document, for all parts of a source. @param fault null: what came was of no use. */
export function standIn(draft: Summarized, fault: ModelFault | null, parts: number): Summarized {
  return { ...draft, fallbackParts: Math.max(1, parts), fallbackReason: reasonOf(fault) };
}

function reasonOf(fault: ModelFault | null): FallbackReason {
  return fault?.reason ?? 'unusable';
}

function withDraft(document: SummaryDocument, draft: SummaryDocument): SummaryDocument {
  const { overview, keyPoints, keyPhrases, title } = document;
  const isOwn = overview.length > 0;
  return {
    ...document,
    title: title || draft.title,
    overview: isOwn ? overview : draft.overview,
    keyPoints: isOwn ? keyPoints : draft.keyPoints,
    keyPhrases: keyPhrases.length > 0 ? keyPhrases : draft.keyPhrases,
    dates: draft.dates,
    ...(draft.kind !== undefined && { kind: draft.kind }),
    ...(draft.unclear !== undefined && { unclear: draft.unclear }),
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
