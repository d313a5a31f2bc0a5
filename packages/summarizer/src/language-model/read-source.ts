import type { Point, SummaryDocument, Topic } from '../port.ts';
import { emptyDocument } from '../documents.ts';
import { ModelFault } from './access/faults.ts';
import { putsOff } from './access/timeouts.ts';
import type { Differ } from './differ.ts';
import { verifiedHead } from './findings.ts';
import { inParallel } from './in-parallel.ts';
import { mapPart, tooMuch, type PartResult } from './map-part.ts';
import { mergeDocuments } from './merge.ts';
import { halves, tokensOf, turnsOf, type Part } from './parts.ts';
import { draftOf, PARTS_READ, type Report } from './progress.ts';
import { findingsPrompt, reduceTask } from './prompt.ts';
import { readWhole } from './read-whole.ts';
import { reduce, type Reduced } from './reduce.ts';
import { reduceSchema, type ReduceAnswer } from './schema.ts';
import { checked, isBetterLater, LEAST_ROOM, shrinkBudget, put, type Work } from './work.ts';

/** What was made of a source, verified. */
export interface ReadSource {
  /** Null where the model failed at all of it. */
  document: SummaryDocument | null;
  /** Parts that the model failed at, the overview of the whole counted as one. */
  fallbackParts: number;
  /** Why, where there are any. */
  fault: ModelFault | null;
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
 * @throws {ModelFault} where all of it is better done later.
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
    const document = await readWhole(work, part, topicWatcher(turns, drafting, work.differ));
    return { document, fallbackParts: 0, fault: null, turns: new Set(turns) };
  } catch (error) {
    if (!(error instanceof ModelFault) || isBetterLater(error, work.request)) throw error;
    const cut = tooMuch(error) ? halves(part, work.request.source.language) : null;
    if (error.fault === 'window') shrinkBudget(work, tokensOf(part));
    if (cut) return inParts(work, cut, drafting);
    return { document: null, fallbackParts: 1, fault: error, turns: new Set(turns) };
  }
}

/** Reports the sections that the model has finished, each time it has got on by a twentieth of the source. */
function topicWatcher(
  turns: number[],
  { draft, report }: Drafting,
  differ: Differ,
): (topics: Topic[]) => void {
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
    report(PARTS_READ * share, draftOf([{ document, turns: read }], draft, differ));
  };
}

async function inParts(work: Work, parts: Part[], drafting: Drafting): Promise<ReadSource> {
  const results = await readParts(work, parts, drafting);
  const turns = new Set(results.flatMap((result) => result.turns));
  const faults = results.flatMap(({ fault }) => fault ?? []);
  const gravest = faults.find((fault) => !fault.passing) ?? faults[0] ?? null;
  if (gravest && faults.length === results.length) {
    if (isBetterLater(gravest, work.request)) throw gravest;
    return { document: null, fallbackParts: results.length, fault: gravest, turns };
  }
  const document = mergeDocuments(
    results.map((result) => result.document),
    work.differ,
  );
  const figures = results.flatMap((result) => result.figures);
  const { reduced, fault } = await overviewOf(work, document, figures);
  return {
    document: { ...document, ...reduced },
    fallbackParts: faults.length + (reduced ? 0 : 1),
    fault: gravest ?? fault,
    turns,
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
    report((PARTS_READ * finished) / parts.length, draftOf(done, draft, work.differ), count);
    return result;
  });
  return results.flat();
}

/** Title, overview and sections of the whole; null, and why, where the model fails at it. */
interface Overview {
  reduced: Reduced | null;
  fault: ModelFault | null;
}

async function overviewOf(
  work: Work,
  document: SummaryDocument,
  figures: Point[],
): Promise<Overview> {
  const remarks = [...document.decisions, ...document.actionItems, ...figures];
  for (let most = Math.min(work.budget.request, work.room.most); ; most /= 2) {
    try {
      const reduced = await reduce(document.topics, remarks, most, (text) => askReduce(work, text));
      const head = await verifiedHead(reduced, (stated) => checked(work, stated), work.differ);
      const isEmpty = head.overview.length === 0;
      return { reduced: isEmpty ? null : { ...head, topics: reduced.topics }, fault: null };
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      if (putsOff(error) && isBetterLater(error, work.request)) throw error;
      if (!tooMuch(error) || most <= LEAST_ROOM) return { reduced: null, fault: error };
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
