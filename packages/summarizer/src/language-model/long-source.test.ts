import { describe, expect, it, vi } from 'vitest';
import { emptyDocument } from '../documents.ts';
import type { SummarySource } from '../port.ts';
import { expectWellFormed } from '../testing/compliance.ts';
import { halfHour, longTalk, meeting } from '../testing/compliance-sources.ts';
import { honestAnswer, segmentsIn, taskOf } from '../testing/language-model/honest-answer.ts';
import {
  SCRIPTED_MODEL,
  type ScriptedLanguageModel,
} from '../testing/language-model/scripted-language-model.ts';
import { withModel } from '../testing/language-model/set-up.ts';
import { ollamaModel } from './access/ollama-model.ts';

/** The segments of all requests about parts, as `number text`, in the order of the source. */
function content({ requests }: ScriptedLanguageModel): string[] {
  const parts = requests.filter((request) => taskOf(request) !== 'reduce').map(segmentsIn);
  const inOrder = parts.toSorted((a, b) => turnOf(a[0]?.number) - turnOf(b[0]?.number));
  return inOrder.flat().map(({ number, text }) => `${number} ${text}`);
}

function turnOf(number = ''): number {
  return Number(number.slice(1)) - 1;
}

function expected(source: SummarySource): string[] {
  return source.turns.map(({ text }, turn) => `S${String(turn + 1).padStart(3, '0')} ${text}`);
}

const monologue = (text: string): SummarySource => ({
  kind: 'speech',
  turns: [{ text: 'Welcome.' }, { speaker: 'Ann', text, start: 5, end: 3000 }, { text: 'Thanks.' }],
});

const ollama = (origin: string) => ollamaModel({ model: SCRIPTED_MODEL, address: origin });

describe('three hours of talk', () => {
  it('go through in parts: every turn exactly once, as it is, and one is enough for a statement that keeps its words', async () => {
    await withModel({}, async ({ server, summarizer }) => {
      const source = longTalk();
      const needles = Array.from({ length: 70 }, (_, index) => `needle${index}word`);
      needles.forEach((needle, index) => {
        const turn = source.turns[index * 30 + 7];
        if (turn) turn.text += ` The code word is ${needle}.`;
      });
      const result = await summarizer.summarize({ source, outputType: 'notes' });
      expectWellFormed(result, source);
      expect(content(server)).toEqual(expected(source));
      expect(result.fallbackParts).toBe(0);
      const points = result.document.topics.flatMap((topic) => topic.points);
      expect(new Set(points.flatMap(({ refs }) => refs)).size).toBe(source.turns.length);
      const notes = JSON.stringify(result.document.topics);
      expect(needles.filter((needle) => !notes.includes(needle))).toEqual([]);
    });
  });

  it('go through in one pass where the window is large enough', async () => {
    await withModel({ statedWindow: 200_000 }, async ({ server, summarizer }) => {
      const source = halfHour();
      await summarizer.summarize({ source, outputType: 'notes' });
      expect(server.requests.map(taskOf)).toEqual(['whole']);
      expect(content(server)).toEqual(expected(source));
    });
  });

  it('give each part the two turns before it, marked as context', async () => {
    await withModel({ concurrency: 1 }, async ({ server, summarizer }) => {
      const source = halfHour();
      await summarizer.summarize({ source, outputType: 'notes' });
      const parts = server.requests.filter((request) => taskOf(request) === 'part');
      expect(parts[0]?.prompt).not.toContain('<<<CONTEXT');
      for (const part of parts.slice(1)) {
        const from = turnOf(segmentsIn(part)[0]?.number);
        const before = source.turns.slice(from - 2, from);
        const lines = before.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n');
        expect(part.prompt).toMatch(
          /<<<CONTEXT (\w+)>>>\n[\s\S]*\n<<<END CONTEXT \1>>>\n<<<TRANSCRIPT/u,
        );
        expect(part.prompt).toContain(`>>>\n${lines}\n<<<END CONTEXT`);
      }
    });
  });

  it('are cut where a topic starts', async () => {
    const starts = Array.from({ length: 20 }, (_, index) => index * 25);
    const topics = starts.map((firstTurn) => ({ title: '', firstTurn, points: [] }));
    const outline = { document: emptyDocument({ topics }), speakers: [] };
    await withModel({ outline, statedWindow: 4096 }, async ({ server, summarizer }) => {
      const source = halfHour();
      await summarizer.summarize({ source, outputType: 'notes' });
      const parts = server.requests.filter((request) => taskOf(request) === 'part');
      const firsts = parts.map((part) => turnOf(segmentsIn(part)[0]?.number));
      expect(firsts.length).toBeGreaterThan(5);
      expect(firsts.filter((turn) => !starts.includes(turn))).toEqual([]);
      expect(content(server)).toEqual(expected(source));
    });
  });
});

describe('a turn that is longer than a part', () => {
  /** Small, so that a short text is too long for it. */
  const small = { statedWindow: 4096 };
  const sentence = 'The committee of the northern district discussed the repair of bridge number';

  it('is cut at sentence ends, and its pieces keep its number', async () => {
    const sentences = Array.from({ length: 250 }, (_, index) => `${sentence} ${index}.`);
    await withModel(small, async ({ server, summarizer }) => {
      const source = monologue(sentences.join(' '));
      const result = await summarizer.summarize({ source, outputType: 'notes' });
      expectWellFormed(result, source);
      const lines = content(server);
      expect(lines.length).toBeGreaterThan(4);
      const pieces = lines.filter((line) => line.startsWith('S002 ')).map((line) => line.slice(5));
      expect(pieces.join(' ')).toBe(sentences.join(' '));
      expect(pieces.filter((piece) => !piece.endsWith('.'))).toEqual([]);
      const prompts = server.requests.map(({ prompt }) => prompt).join('\n');
      expect(prompts).toContain('[S002 00:00:05 Ann (continued)]');
    });
  });

  it('is cut at words where it has no sentences', async () => {
    const words = Array.from({ length: 2500 }, (_, index) => `word${index}`).join(' ');
    await withModel(small, async ({ server, summarizer }) => {
      await summarizer.summarize({ source: monologue(words), outputType: 'notes' });
      const pieces = content(server).filter((line) => line.startsWith('S002 '));
      expect(pieces.length).toBeGreaterThan(2);
      expect(pieces.map((line) => line.slice(5)).join(' ')).toBe(words);
    });
  });

  it('is cut anywhere where it has no words either', async () => {
    const noise = '我'.repeat(4000);
    await withModel(small, async ({ server, summarizer }) => {
      await summarizer.summarize({ source: monologue(noise), outputType: 'notes' });
      const pieces = content(server).filter((line) => line.startsWith('S002 '));
      expect(pieces.length).toBeGreaterThan(2);
      expect(pieces.map((line) => line.slice(5)).join('')).toBe(noise);
    });
  });
});

describe('a window that is smaller than it was said to be', () => {
  it('has the part halved until it fits, and nothing is lost', async () => {
    await withModel({ statedWindow: 200_000, window: 3000 }, async ({ server, summarizer }) => {
      const source = halfHour();
      const result = await summarizer.summarize({ source, outputType: 'notes' });
      expectWellFormed(result, source);
      expect(result.fallbackParts).toBe(0);
      expect(citedTurns(result.document)).toBe(source.turns.length);
      expect(server.requests.length).toBeGreaterThan(10);
    });
  });

  it('is noticed where the server cuts the prompt without a word', async () => {
    const options = { statedWindow: 200_000, window: 5000, cutsSilently: true };
    await withModel(options, async ({ summarizer }) => {
      const source = halfHour();
      const result = await summarizer.summarize({ source, outputType: 'notes' });
      expectWellFormed(result, source);
      expect(citedTurns(result.document)).toBe(source.turns.length);
    });
  });

  it('is noticed where a prompt fills all of the window', async () => {
    await withModel(
      {
        statedWindow: 8192,
        script: (request, index) =>
          index === 0 ? { answer: honestAnswer(request), promptTokens: 8192 } : undefined,
      },
      async ({ server, summarizer }) => {
        await summarizer.summarize({ source: meeting(), outputType: 'notes' });
        expect(server.requests.map(taskOf)).toEqual(['whole', 'part', 'part', 'reduce']);
      },
    );
  });

  it('can not be told where the server does not count', async () => {
    await withModel(
      { script: (request) => ({ answer: honestAnswer(request), promptTokens: null }) },
      async ({ server, summarizer }) => {
        await summarizer.summarize({ source: meeting(), outputType: 'notes' });
        expect(server.requests).toHaveLength(1);
      },
    );
  });

  it('leaves a part that can not be halved any more to the embedded engine', async () => {
    const source: SummarySource = { kind: 'text', turns: [{ text: 'The bridge is closed.' }] };
    await withModel({ window: 10 }, async ({ summarizer }) => {
      const { fallbackParts, document } = await summarizer.summarize({
        source,
        outputType: 'notes',
      });
      expect(fallbackParts).toBe(1);
      expect(document.overview.length).toBeGreaterThan(0);
    });
  });
});

describe('an answer that is cut by its length', () => {
  it('has the part halved, whose answers are shorter', async () => {
    await withModel(
      {
        script: (request) =>
          segmentsIn(request).length > 60
            ? { answer: JSON.stringify(honestAnswer(request)).slice(0, 500), end: 'length' }
            : undefined,
      },
      async ({ summarizer }) => {
        const source = halfHour();
        const result = await summarizer.summarize({ source, outputType: 'notes' });
        expect(result.fallbackParts).toBe(0);
        expect(citedTurns(result.document)).toBe(source.turns.length);
      },
    );
  });
});

describe('the overview of many parts', () => {
  it('is made in levels where the findings do not fit one request, and no section is lost', async () => {
    await withModel({}, async ({ server, summarizer }) => {
      const { document } = await summarizer.summarize({ source: halfHour(), outputType: 'notes' });
      const reduces = server.requests.filter((request) => taskOf(request) === 'reduce');
      expect(reduces.length).toBeGreaterThan(3);
      expect(document.overview.length).toBeGreaterThan(0);
      expect(document.topics.length).toBeGreaterThanOrEqual(36);
    });
  });

  it('knows decisions, tasks and figures', async () => {
    await withModel(
      {
        script: (request) =>
          taskOf(request) === 'part'
            ? { answer: { ...honestAnswer(request), numbers: [figure(segmentsIn(request)[0])] } }
            : undefined,
        statedWindow: 16_000,
      },
      async ({ server, summarizer }) => {
        await summarizer.summarize({ source: halfHour(), outputType: 'notes' });
        const last = server.requests.at(-1)?.prompt;
        expect(last).toContain('ALSO SAID\n- We decided that the Quellenhof festival');
        expect(last).toContain('- Figure: ');
      },
    );
  });
});

describe("Ollama's window", () => {
  it('is set on every request, the same each time, and a prompt may not be cut', async () => {
    await withModel({ model: ollama }, async ({ server, summarizer }) => {
      await summarizer.summarize({ source: halfHour(), outputType: 'notes' });
      const options = server.requests.map(({ body }) => body.options as { num_ctx: number });
      expect(new Set(options.map((option) => option.num_ctx))).toEqual(new Set([16_384]));
      expect(server.requests.every(({ body }) => body.truncate === false)).toBe(true);
      const longest = Math.max(
        ...server.requests.map(({ system, prompt }) => system.length + prompt.length),
      );
      expect(longest / 4).toBeLessThan(16_384);
    });
  });

  it('is no larger than what the model was trained for', async () => {
    await withModel({ model: ollama, statedWindow: 4096 }, async ({ server, summarizer }) => {
      await summarizer.summarize({ source: halfHour(), outputType: 'notes' });
      const options = server.requests.map(({ body }) => body.options as { num_ctx: number });
      expect(new Set(options.map((option) => option.num_ctx))).toEqual(new Set([4096]));
    });
  });
});

describe('how many parts are under way at once', () => {
  it.each([1, 3])('is bounded: %i', async (concurrency) => {
    const inParts = { statedWindow: 4096, script: () => ({ hangs: true as const }) };
    await withModel({ ...inParts, concurrency }, async ({ server, summarizer }) => {
      const stop = new AbortController();
      const request = { source: halfHour(), outputType: 'notes' as const, signal: stop.signal };
      const work = summarizer.summarize(request);
      const arrived = () => expect(server.requests).toHaveLength(concurrency);
      await vi.waitFor(arrived, { timeout: 30_000 });
      stop.abort(new Error('seen enough'));
      await expect(work).rejects.toThrow('seen enough');
      expect(server.mostAtOnce).toBe(concurrency);
    });
  });
});

function figure(segment?: { number: string; text: string }): object {
  return { text: `Figure: ${segment?.text}`, refs: [segment?.number ?? ''] };
}

function citedTurns({ topics }: { topics: { points: { refs: number[] }[] }[] }): number {
  return new Set(topics.flatMap((topic) => topic.points).flatMap(({ refs }) => refs)).size;
}
