import { describe, expect, it } from 'vitest';
import { SummarizeError, type SummarySource } from '../port.ts';
import { createEmbeddedEngine } from './index.ts';

const long = (sentences: number): SummarySource => ({
  kind: 'text',
  language: 'en',
  turns: Array.from({ length: sentences }, (_, at) => ({
    text: `The number ${at} bridge over the river was repaired by the county in year ${at}.`,
  })),
});
const short = long(3);

const summarize = (limits: object, source: SummarySource, signal?: AbortSignal) =>
  createEmbeddedEngine(limits).summarizer.summarize({
    source,
    outputType: 'notes',
    ...(signal && { signal }),
  });

describe('a text that is too much for a thread', () => {
  it('ends at the deadline and is not tried again', async () => {
    const failed = summarize({ deadlineMs: 1 }, long(20_000));
    await expect(failed).rejects.toThrow(SummarizeError);
    await expect(failed).rejects.toMatchObject({ retry: false, message: /took too long/ });
  });

  it('ends at the limit of the heap, and the process lives on', async () => {
    const engine = createEmbeddedEngine({ heapMb: 40 });
    const failed = engine.summarizer.summarize({ source: long(60_000), outputType: 'notes' });
    await expect(failed).rejects.toMatchObject({ retry: false, message: /too much memory/ });
    const next = await engine.summarizer.summarize({ source: short, outputType: 'notes' });
    expect(next.document.overview).not.toEqual([]);
  });
});

it('orders beyond the width wait for a thread; one that is cancelled while it waits gives its place up', async () => {
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

it('leaves the work of summarizing and verifying to the threads', async () => {
  const source = long(3000);
  const { summarizer, verifierOf } = createEmbeddedEngine();
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  const { document } = await summarizer.summarize({ source, outputType: 'notes' });
  await verifierOf(source, { source: 'en', written: 'en' })(document);
  const [ownSpent, allSpent] = [process.threadCpuUsage(own), process.cpuUsage(all)];
  expect(ownSpent.user).toBeLessThan(allSpent.user / 4);
});
