import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Processor time of the thread, microseconds: what else the machine does meanwhile is not in it. */
  tdur?: number;
}

/**
 * The main thread's work for each frame that the page showed while `act` was done, in milliseconds of processor time, from
 * the browser's own trace.
 */
export async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  return workPerFrame(traceEvents);
}

/** A frame ends with its commit, on the main thread of the process that has the most of them: the page's. */
function workPerFrame(events: TraceEvent[]): number[] {
  const threads = Map.groupBy(
    events.filter(({ name }) => name === 'Commit'),
    threadOf,
  );
  const [[thread, commits] = ['', []]] = [...threads].sort(([, a], [, b]) => b.length - a.length);
  const ends = commits.map(({ ts }) => ts).sort((a, b) => a - b);
  const frames = ends.map(() => 0);
  for (const event of events) {
    if (event.name !== 'RunTask' || event.ph !== 'X' || threadOf(event) !== thread) continue;
    const frame = ends.findIndex((end) => end >= event.ts);
    if (frame >= 0) frames[frame] = (frames[frame] ?? 0) + (event.tdur ?? 0) / 1000;
  }
  return frames;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
