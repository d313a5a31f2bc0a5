import type { Point, SummaryDocument, Turn } from '../port.ts';
import { emptyDocument } from '../documents.ts';
import { ModelFault } from './access/faults.ts';
import { putsOff } from './access/timeouts.ts';
import { documentOf, isEmptyFindings, pointsOf, proseOf } from './findings.ts';
import { halves, tokensOf, turnsOf, type Part } from './parts.ts';
import { partPrompt, partTask } from './prompt.ts';
import { partSchema } from './schema.ts';
import type { Segment } from './segments.ts';
import { checked, giveUp, isBetterLater, shrinkBudget, put, type Work } from './work.ts';

/** What was found in a part, verified. */
export interface PartResult {
  document: SummaryDocument;
  /** Figures that the overview of the whole should know. */
  figures: Point[];
  /** The turns that were read. */
  turns: number[];
  /** Why the embedded engine stood in; null where the model did it. */
  fault: ModelFault | null;
}

/**
 * Has the model read a part. One that is too much for it, or whose answer is, is halved as often as it takes; one that it
 * fails at is done by the embedded engine, and once the engine as a whole has failed, so is every other.
 * @throws {ModelFault} only one that says to do all of the work much later.
 */
export async function mapPart(
  work: Work,
  part: Part,
  number: number,
  of: number,
): Promise<PartResult[]> {
  const { language } = work.request.source;
  const size = tokensOf(part);
  const known = size > work.room.most ? halves(part, language) : null;
  if (known) return mapHalves(work, known, number, of);
  try {
    return [await readByModel(work, part, number, of)];
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    if (putsOff(error) && isBetterLater(error, work.request)) throw error;
    giveUp(work, error);
    if (error.fault === 'window') shrinkBudget(work, size);
    const cut = tooMuch(error) ? halves(part, language) : null;
    return cut ? mapHalves(work, cut, number, of) : [await readByFallback(work, part, error)];
  }
}

async function mapHalves(
  work: Work,
  [before, after]: [Part, Part],
  number: number,
  of: number,
): Promise<PartResult[]> {
  const first = await mapPart(work, before, number, of);
  return [...first, ...(await mapPart(work, after, number, of))];
}

/** Less text at a time may help. */
export function tooMuch({ fault }: ModelFault): boolean {
  return fault === 'window' || fault === 'length';
}

async function readByModel(
  work: Work,
  part: Part,
  number: number,
  of: number,
): Promise<PartResult> {
  const task = partTask(work.brief, number, of);
  const answer = await put(work, task, partPrompt(part, work.brief, work.outline), {
    schema: partSchema,
    isEmpty: isEmptyFindings,
    prose: proseOf,
  });
  const figures = emptyDocument({ decisions: pointsOf(answer.numbers) });
  return {
    document: await checked(work, documentOf(answer)),
    figures: (await checked(work, figures)).decisions,
    turns: turnsOf(part),
    fault: null,
  };
}

async function readByFallback(work: Work, part: Part, fault: ModelFault): Promise<PartResult> {
  const { request, signal } = work;
  const source = { ...request.source, turns: part.segments.map(turnFor) };
  const { document } = await work.fallback.summarize({ source, outputType: 'notes', signal });
  return {
    document: await work.verify(renumbered(inSections(document), part.segments)),
    figures: [],
    turns: turnsOf(part),
    fault,
  };
}

function turnFor({ text, speaker, start }: Segment): Turn {
  return { text, ...(speaker !== undefined && { speaker }), ...(start !== undefined && { start }) };
}

/** A text too short for sections has its overview as the only one. */
function inSections(document: SummaryDocument): SummaryDocument {
  const { title, topics, overview } = document;
  if (topics.length > 0 || overview.length === 0) return document;
  return { ...document, topics: [{ title, firstTurn: 0, points: overview }] };
}

/** References to the part's segments become references to the source's turns. */
function renumbered(document: SummaryDocument, segments: Segment[]): SummaryDocument {
  const turn = (index: number): number => segments[index]?.turn ?? -1;
  const moved = <P extends Point>(points: P[]): P[] =>
    points.map((point) => ({ ...point, refs: point.refs.map(turn) }));
  return {
    ...document,
    overview: moved(document.overview),
    keyPoints: moved(document.keyPoints),
    topics: document.topics.map((topic) => ({
      ...topic,
      firstTurn: Math.max(0, turn(topic.firstTurn)),
      points: moved(topic.points),
    })),
    decisions: moved(document.decisions),
    actionItems: moved(document.actionItems),
    questions: moved(document.questions),
    terms: moved(document.terms),
    dates: moved(document.dates),
  };
}
