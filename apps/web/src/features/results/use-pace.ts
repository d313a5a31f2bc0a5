import type { Progress } from '@notelark/api/library';
import { useEffect, useState } from 'react';
import { type Sample, secondsLeft } from './pace.ts';

/** Work that shows nothing new for so long has stalled, unless it says until when it waits. */
const STALLED_MS = 90_000;

/** How long the work will still take, in seconds, measured while the page is open; and whether it has stalled. */
export function usePace(work: Progress): { left: number | null; stalled: boolean } {
  const { status, progress, revision, waitsUntil } = work;
  const [{ first, last }, setSamples] = useState(() => samplesOf(work, null));
  if (last.status !== status || last.progress !== progress)
    setSamples((known) => samplesOf(work, known.first));
  const state = `${status} ${progress} ${revision} ${waitsUntil}`;
  const [stalledAt, setStalledAt] = useState<string | null>(null);
  useEffect(() => {
    if (waitsUntil !== null) return undefined;
    const timer = setTimeout(() => setStalledAt(state), STALLED_MS);
    return () => clearTimeout(timer);
  }, [state, waitsUntil]);
  return { left: secondsLeft(first, last), stalled: stalledAt === state };
}

type StageSample = Sample & Pick<Progress, 'status'>;

/** Each stage has a pace of its own. */
function samplesOf({ status, progress }: Progress, first: StageSample | null) {
  const now: StageSample = { status, progress, at: performance.now() };
  return { first: first?.status === status ? first : now, last: now };
}
