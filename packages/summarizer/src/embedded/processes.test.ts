import { childProcesses } from '@notelark/toolkit/testing/processes';
import { describe, expect, it } from 'vitest';
import { SummarizeError, type SummarySource } from '../port.ts';
import { dateReaderOf } from './dates.ts';
import { createEmbeddedEngine } from './index.ts';
import { languageOf } from './language/resolve.ts';
import { summarizeSource } from './summarize.ts';

const long = (sentences: number): SummarySource => ({
  kind: 'text',
  language: 'en',
  turns: Array.from({ length: sentences }, (_, at) => ({
    text: `The number ${at} bridge over the river was repaired by the county in year ${at}.`,
  })),
});
const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `- ${at} The bridge will be repaired by Ann.`).join(
    '\n',
  );
const short = long(3);

const summarize = (limits: object, source: SummarySource, signal?: AbortSignal) =>
  createEmbeddedEngine(limits).summarizer.summarize({
    source,
    outputType: 'notes',
    ...(signal && { signal }),
  });

describe('a text that is too much for a process', () => {
  it('ends at the deadline and is not tried again', async () => {
    const failed = summarize({ deadlineMs: 1 }, long(20_000));
    await expect(failed).rejects.toThrow(SummarizeError);
    await expect(failed).rejects.toMatchObject({ retry: false, message: /took too long/ });
  });

  // A thread at the same limit ended our own process: one step over all of the lines took more than was left.
  it('ends its process alone at the limit of the heap, and the next text is summarized', async () => {
    const { summarizer } = createEmbeddedEngine({ heapMb: 100 });
    const text = lines(400_000);
    const source: SummarySource = { kind: 'text', language: 'en', turns: [{ text }] };
    const failed = summarizer.summarize({ source, outputType: 'notes' });
    await expect(failed).rejects.toMatchObject({ retry: false, message: /too much memory/ });
    const next = await summarizer.summarize({ source: short, outputType: 'notes' });
    expect(next.document.overview).not.toEqual([]);
  });
});

it('orders beyond the width wait for a process; one that is cancelled while it waits gives its place up', async () => {
  const { summarizer } = createEmbeddedEngine({ width: 1 });
  const stop = new AbortController();
  const all = [short, short, short].map((source, at) =>
    summarizer.summarize({
      source,
      outputType: 'notes',
      ...(at === 1 && { signal: stop.signal }),
    }),
  );
  stop.abort(new Error('cancelled'));
  const settled = await Promise.allSettled(all);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('leaves the work of summarizing and verifying to the processes', async () => {
  const source = long(2_000);
  const { summarizer, verifierOf } = createEmbeddedEngine();
  const before = process.cpuUsage();
  const { document } = await summarizer.summarize({ source, outputType: 'notes' });
  await verifierOf(source, { source: 'en', written: 'en' })(document);
  const left = process.cpuUsage(before);
  const task = { source, outputType: 'notes', maxWords: undefined, template: undefined } as const;
  summarizeSource(task, await languageOf('en'), await dateReaderOf('en'));
  const { user: here } = process.cpuUsage(before);
  expect(left.user).toBeLessThan(here / 4);
});

const startedBy = async (work: () => Promise<unknown>): Promise<number[]> => {
  const before = new Set(childProcesses());
  await work();
  return childProcesses().filter((pid) => !before.has(pid));
};

describe.runIf(process.platform === 'linux')('its processes', () => {
  it('are used again, but none that has ended meanwhile', async () => {
    const { summarizer } = createEmbeddedEngine({ width: 1 });
    const work = () => summarizer.summarize({ source: short, outputType: 'notes' });
    const [first = 0, ...others] = await startedBy(work);
    expect([others, await startedBy(work)]).toEqual([[], []]);
    process.kill(first, 'SIGKILL');
    await expect.poll(childProcesses).not.toContain(first);
    expect(await startedBy(work)).toHaveLength(1);
  });

  it('end when the summarizer is closed', async () => {
    const { summarizer } = createEmbeddedEngine();
    const [own] = await startedBy(() =>
      summarizer.summarize({ source: short, outputType: 'notes' }),
    );
    expect(childProcesses()).toContain(own);
    summarizer.close?.();
    await expect.poll(childProcesses).not.toContain(own);
  });
});
