import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Ask, LanguageModel } from './model.ts';
import { askWithTimeouts } from './timeouts.ts';
import { PromptPace } from './prompt-pace.ts';

const SILENCE_MS = 900_000;
const FIRST_TOKEN_MS = 120_000;

/** About 1,000 tokens. */
const request: Ask = {
  system: '',
  prompt: 'word'.repeat(1000),
  form: 'prompt',
  schema: z.unknown(),
  mostTokens: 10,
  signal: new AbortController().signal,
};

/** The time limits of one answer in two pieces, in milliseconds. */
async function limitsOf(pace: PromptPace, prompt = request.prompt): Promise<number[]> {
  const limits: number[] = [];
  const wait = (ms: number): Promise<void> => {
    limits.push(ms);
    return new Promise(() => {});
  };
  const model: Pick<LanguageModel, 'ask'> = {
    ask: ({ onText }) => {
      onText?.('O');
      onText?.('OK');
      return Promise.resolve({ text: 'OK', end: 'stop', promptTokens: null });
    },
  };
  const timeouts = { wait, silenceMs: SILENCE_MS, firstTokenMs: FIRST_TOKEN_MS, pace };
  await askWithTimeouts(model as LanguageModel, { ...request, prompt }, timeouts);
  return limits;
}

it('gives the first word its own limit, with the time to read the prompt', async () => {
  const slow = FIRST_TOKEN_MS + 1000 * 100;
  expect(await limitsOf(new PromptPace())).toEqual([slow, SILENCE_MS, SILENCE_MS]);
});

it('expects a model that is known to be fast sooner', async () => {
  const pace = new PromptPace();
  pace.note(1000, 1000);
  expect((await limitsOf(pace))[0]).toBe(FIRST_TOKEN_MS + 3000);
});

it('never waits longer for the first word than for any other', async () => {
  expect((await limitsOf(new PromptPace(), 'word'.repeat(50_000)))[0]).toBe(SILENCE_MS);
});
