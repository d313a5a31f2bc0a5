import type { Point, SummaryDocument, Topic } from '../../../ports/summarizer.ts';
import { emptyDocument } from '../documents.ts';
import { ModelFault } from './access/faults.ts';
import { verifiedHead } from './findings.ts';
import { inParallel } from './in-parallel.ts';
import { mapPart, tooMuch, turnsOf, type PartResult } from './map-part.ts';
import { mergeDocuments } from './merge.ts';
import { halves, tokensOf, type Part } from './parts.ts';
import { draftOf, PARTS_READ, type Report } from './progress.ts';
import { findingsPrompt, reduceTask } from './prompt.ts';
import { readWhole } from './read-whole.ts';
import { reduce, type Reduced } from './reduce.ts';
import { reduceSchema, type ReduceAnswer } from './schema.ts';
import { LEAST_ROOM, lowerRoom, put, type Work } from './work.ts';

/** What the model made of a source, verified; what it failed at is empty. */
export interface ReadSource {
  document: SummaryDocument;
  fallbackParts: number;
  /** The turns that were read. */
  turns: Set<number>;
}

/** A draft costs the caller a save and the page a new picture, so a one-pass summary has twenty at most. */
const DRAFT_STEP = 0.05;

interface Drafting {
  /** The embedded engine's document of all of the source. */
  draft: SummaryDocument;
  report: Report;
  concurrency: number;
}

/**
 * Has the model read all parts of a source.
 * @throws {ModelFault} where the engine as a whole failed.
 */
export async function readSource(
  work: Work,
  parts: Part[],
  drafting: Drafting,
): Promise<ReadSource> {
  const [only] = parts;
  return parts.length === 1 && only
    ? inOnePass(work, only, drafting)
    : inParts(work, parts, drafting);
}

async function inOnePass(work: Work, part: Part, drafting: Drafting): Promise<ReadSource> {
  const turns = turnsOf(part);
  try {
    const document = await readWhole(work, part, topicWatcher(turns, drafting));
    return { document, fallbackParts: 0, turns: new Set(turns) };
  } catch (error) {
    if (!(error instanceof ModelFault) || error.fatal || ofAllAlike(error)) throw error;
    const cut = tooMuch(error) ? halves(part, work.request.source.language) : null;
    if (error.fault === 'window') lowerRoom(work, tokensOf(part));
    if (cut) return inParts(work, cut, drafting);
    return { document: drafting.draft, fallbackParts: 1, turns: new Set(turns) };
  }
}

/** Reports the sections that the model has finished, each time it has got on by a twentieth of the source. */
function topicWatcher(turns: number[], { draft, report }: Drafting): (topics: Topic[]) => void {
  const found: Topic[] = [];
  let reported = 0;
  return (topics) => {
    found.push(...topics);
    const last = Math.max(...found.map((topic) => topic.firstTurn));
    const read = turns.filter((turn) => turn <= last);
    const share = read.length / turns.length;
    if (share < reported + DRAFT_STEP) return;
    reported = share;
    const document = emptyDocument({ topics: found });
    report(PARTS_READ * share, draftOf([{ document, turns: read }], draft));
  };
}

async function inParts(work: Work, parts: Part[], drafting: Drafting): Promise<ReadSource> {
  const results = await readParts(work, parts, drafting);
  const [first] = results;
  if (first?.fault && results.every(({ fault }) => fault && ofAllAlike(fault))) throw first.fault;
  const document = mergeDocuments(results.map((result) => result.document));
  const reduced = await overviewOf(
    work,
    document,
    results.flatMap((result) => result.figures),
  );
  return {
    document: { ...document, ...reduced },
    fallbackParts: results.filter((result) => result.fault).length + (reduced ? 0 : 1),
    turns: new Set(results.flatMap((result) => result.turns)),
  };
}

async function readParts(
  work: Work,
  parts: Part[],
  { draft, report, concurrency }: Drafting,
): Promise<PartResult[]> {
  const done: PartResult[] = [];
  let finished = 0;
  const results = await inParallel(parts, concurrency, async (part, index) => {
    const result = await mapPart(work, part, index + 1, parts.length);
    done.push(...result);
    finished += 1;
    const count = { number: finished, of: parts.length };
    report((PARTS_READ * finished) / parts.length, draftOf(done, draft), count);
    return result;
  });
  return results.flat();
}

/** Title, overview and sections of the whole; null where the model fails at it. */
async function overviewOf(
  work: Work,
  document: SummaryDocument,
  figures: Point[],
): Promise<Reduced | null> {
  const remarks = [...document.decisions, ...document.actionItems, ...figures];
  for (let most = Math.min(work.budget.request, work.room.most); ; most /= 2) {
    try {
      const reduced = await reduce(document.topics, remarks, most, (text) => askReduce(work, text));
      const head = verifiedHead(reduced, work.verify);
      return head.overview.length === 0 ? null : { ...head, topics: reduced.topics };
    } catch (error) {
      if (!(error instanceof ModelFault) || error.fatal) throw error;
      if (!tooMuch(error) || most <= LEAST_ROOM) return null;
    }
  }
}

function askReduce(work: Work, findings: string): Promise<ReduceAnswer> {
  return put(work, reduceTask(work.brief), findingsPrompt(findings), {
    schema: reduceSchema,
    isEmpty: (answer) => answer.overview.length === 0,
    prose: (answer) => answer.overview.map(({ text }) => text).join('\n'),
  });
}

/** A fault that says nothing about the text: where every part has met one, it is the engine that has failed. */
function ofAllAlike(fault: ModelFault): boolean {
  return fault.passing || fault.fault === 'rejected';
}
