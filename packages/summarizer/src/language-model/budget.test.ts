import { describe, expect, it } from 'vitest';
import { sizeByName } from './access/known-models.ts';
import { budgetOf } from './budget.ts';

describe('the budget of a request', () => {
  it('is the window without the answer, the instructions and the candidates, less a tenth', () => {
    expect(budgetOf(128_000, 4096)).toEqual({
      window: 128_000,
      answer: 4096,
      request: Math.floor((128_000 - 4096 - 1000) * 0.9) - 700,
      onePass: 76_800,
      part: 6000,
    });
  });

  it('leaves a small window room for the answer, and has smaller parts', () => {
    const { answer, request, onePass, part } = budgetOf(4096, 4096);
    expect(answer).toBe(1024);
    const room = Math.floor((4096 - 1024 - 1000) * 0.9);
    expect(request).toBe(room - Math.floor(room / 6));
    expect([onePass, part]).toEqual([request, request]);
  });

  it("takes the reader's own instructions into account", () => {
    const room = Math.floor((8192 - 2048 - 1000 - 500) * 0.9);
    expect(budgetOf(8192, 2048, 500).request).toBe(room - Math.floor(room / 6));
  });
});

describe('what is known of a model by its name', () => {
  it.each([
    ['gpt-4o-mini', 128_000],
    ['gpt-4.1-nano', 1_000_000],
    ['gpt-5-mini', 272_000],
    ['openai/o4-mini', 200_000],
    ['gpt-4', 8192],
    ['claude-haiku-4-5', 200_000],
    ['meta-llama/Llama-3.1-8B-Instruct', 131_072],
    ['somebodys-own-model', 8192],
  ])('%s', (model, window) => {
    expect(sizeByName(model).window).toBe(window);
  });

  it('says which ones think first, and need more room for it', () => {
    expect(sizeByName('gpt-5-mini')).toMatchObject({ thinks: true, answer: 16_384 });
    expect(sizeByName('gpt-4o')).toMatchObject({ thinks: false, answer: 4096 });
  });
});
