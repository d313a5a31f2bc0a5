import { describe, expect, it } from 'vitest';
import {
  ScriptedLanguageModel,
  SCRIPTED_MODEL,
} from '../../testing/language-model/scripted-language-model.ts';
import { findOllama } from './find-ollama.ts';
import { fetchWithTimeouts } from './fetch-with-timeouts.ts';
import { servedSize } from './served-size.ts';

const ask = (origin: string, model = SCRIPTED_MODEL, key = 'k') =>
  servedSize(
    fetchWithTimeouts('The server'),
    `${origin}/v1`,
    model,
    { authorization: `Bearer ${key}` },
    new AbortController().signal,
  );

async function withServer(
  options: Parameters<typeof ScriptedLanguageModel.start>[0],
  test: (origin: string) => Promise<void>,
): Promise<void> {
  const server = await ScriptedLanguageModel.start(options);
  try {
    await test(server.origin);
  } finally {
    await server.close();
  }
}

describe("a model's window", () => {
  it('is what the server states', () =>
    withServer({ key: 'k', statedWindow: 24_000 }, async (origin) => {
      expect((await ask(origin)).window).toBe(24_000);
    }));

  it('is known by the name where the server states none', () =>
    withServer({ key: 'k', statedWindow: 24_000 }, async (origin) => {
      expect((await ask(origin, 'gpt-4o')).window).toBe(128_000);
    }));

  it('is a careful guess where nothing is known, or the server has no list', async () => {
    expect((await ask('http://127.0.0.1:1', 'somebodys-own')).window).toBe(8192);
  });

  it('is no reason to hide that the key is wrong', () =>
    withServer({ key: 'k' }, async (origin) => {
      await expect(ask(origin, SCRIPTED_MODEL, 'other')).rejects.toMatchObject({ fault: 'key' });
    }));
});

describe('Ollama', () => {
  it('is found with its models, the latest first, without those that only embed', () =>
    withServer({}, async (origin) => {
      expect(await findOllama(origin)).toEqual([SCRIPTED_MODEL]);
    }));

  it('is not found where nobody answers, or somebody else', async () => {
    expect(await findOllama('http://127.0.0.1:1')).toBeNull();
    await withServer({}, async (origin) => {
      expect(await findOllama(`${origin}/elsewhere`)).toBeNull();
    });
  });
});
