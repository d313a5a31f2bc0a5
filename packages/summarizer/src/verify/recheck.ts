import { runTask } from '@notelark/toolkit/task';
import { mapStatements, type StatementFields } from '../documents.ts';
import type { Point, SummaryDocument, SummarySource } from '../port.ts';
import { type Claim, judgeOf, type Languages, type Verdict, verdictOn } from './verify.ts';

export interface RecheckRequest {
  /** With references to the turns of `source`; see {@link followEdit}. */
  document: SummaryDocument;
  /** The source as it is after the edit. */
  source: SummarySource;
  languages: Languages;
}

/** The most that one check may take, in MiB. The process grew by 84 MB for 5,000 turns, some three hours of speech. */
const HEAP_MB = 512;

/** {@link recheckDocument} in a process of its own, so that the event loop stays free. */
export async function recheckInProcess(request: RecheckRequest): Promise<SummaryDocument> {
  const module = new URL('./recheck.child.ts', import.meta.url);
  return await runTask<SummaryDocument>(module, request, {
    heapMb: HEAP_MB,
    reuse: true,
  });
}

/**
 * Checks the statements whose cited passages were edited (`changed`) against the source as it is now, and leaves the others
 * as they are. A statement whose passages are all gone stays, marked: the reader decides what to do about it.
 */
export function recheckDocument({ document, source, languages }: RecheckRequest): SummaryDocument {
  const judge = judgeOf(source, languages);
  return mapStatements(document, (point, fields) => [
    point.changed ? checkAgain(point, fields, judge) : point,
  ]);
}

function checkAgain<P extends Point>(
  point: P,
  fields: StatementFields,
  judge: (claim: Claim) => Verdict,
): P {
  const { refs, doubt: found } = verdictOn(point, fields, judge);
  const doubt = refs.length === 0 ? ({ kind: 'gone' } as const) : found;
  // An earlier doubt may have been the transcript's fault, which the edit has corrected.
  const wasSound = point.verified || point.doubt !== undefined;
  const checked = { ...point, verified: doubt === null && wasSound };
  delete checked.changed;
  delete checked.doubt;
  delete checked.kept;
  return doubt === null ? checked : { ...checked, doubt };
}
