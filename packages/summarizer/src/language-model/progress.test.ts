import { describe, expect, it } from 'vitest';
import type { SummaryDocument, SummaryPart, SummaryRequest } from '../port.ts';
import { halfHour } from '../testing/compliance-sources.ts';
import { honestAnswer, taskOf } from '../testing/language-model/honest-answer.ts';
import { withModel, type SetUp, type SetUpOptions } from '../testing/language-model/set-up.ts';

interface Step {
  share: number;
  draft: SummaryDocument;
  part: SummaryPart | undefined;
  /** Requests that had been made by then. */
  requests: number;
}

async function stepsOf(
  options: SetUpOptions,
  request: Partial<SummaryRequest> = {},
): Promise<Step[]> {
  const steps: Step[] = [];
  await withModel(options, async ({ server, summarizer }: SetUp) => {
    const source = halfHour();
    const onProgress: SummaryRequest['onProgress'] = (share, draft, part) => {
      expect(draft).toBeDefined();
      if (draft) steps.push({ share, draft, part, requests: server.requests.length });
    };
    await summarizer.summarize({ source, outputType: 'notes', ...request, onProgress });
  });
  return steps;
}

const byModel = ({ topics }: SummaryDocument): number =>
  topics.filter(({ title }) => title.startsWith('About ')).length;

describe('progress', () => {
  it("begins with the embedded engine's draft, before the model is asked", async () => {
    const [first] = await stepsOf({});
    expect(first?.requests).toBe(0);
    expect(first?.part).toBeUndefined();
    expect(first?.draft.overview.length).toBeGreaterThan(0);
  });

  it('counts the parts, and each brings its sections', async () => {
    const steps = await stepsOf({});
    const parts = steps.filter(({ part }) => part);
    const of = parts.length;
    expect(of).toBeGreaterThan(2);
    expect(parts.map(({ part }) => part)).toEqual(
      parts.map((_, index) => ({ number: index + 1, of })),
    );
    const found = parts.map(({ draft }) => byModel(draft));
    expect(found[0]).toBeGreaterThan(0);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(new Set(found).size).toBe(of);
  });

  it('shows the sections of a one-pass answer while it is written', async () => {
    const steps = await stepsOf({ statedWindow: 200_000 });
    const found = steps.map(({ draft }) => byModel(draft));
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.length).toBeLessThan(25);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found.at(-1)).toBeGreaterThan(found[1] ?? Infinity);
  });

  it('marks what does not hold in drafts as well', async () => {
    const steps = await stepsOf({
      script: (request) =>
        taskOf(request) === 'part'
          ? { answer: JSON.stringify(honestAnswer(request)).replaceAll('ninety trees', '95 trees') }
          : undefined,
    });
    const points = steps.flatMap(({ draft }) => draft.topics).flatMap(({ points }) => points);
    const wrong = points.filter(({ text }) => text.includes('95 trees'));
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.filter(({ verified }) => verified)).toEqual([]);
  });
});
