import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeDiarizer } from '../testing/compliance/diarizer.ts';
import { createScriptedDiarizer } from '../testing/scripted-diarizer.ts';
import { createDiarizer } from './create.ts';
import { type DiarizerModels, diarizerModels } from './models.ts';
import { createSherpaDiarizer } from './sherpa.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'notelark-diarizer-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file that is what it should be, and no model. */
function nonsense(name: string) {
  const file = path.join(folder, name);
  writeFileSync(file, 'no model');
  const sha256 = createHash('sha256').update('no model').digest('hex');
  return { path: file, bytes: 8, sha256 };
}
const models = (): DiarizerModels => ({
  segmentation: nonsense('segmentation.onnx'),
  embedding: nonsense('embedding.onnx'),
});

async function* aSecond(): AsyncGenerator<Int16Array> {
  yield await Promise.resolve(new Int16Array(16_000));
}
const diarize = (given: DiarizerModels): Promise<unknown> =>
  createSherpaDiarizer(given, 1).diarize(aSecond(), new AbortController().signal);

describeDiarizer('the scripted one', createScriptedDiarizer);

describe('sherpa-onnx', () => {
  it.each([
    ['that is missing', { path: '/nowhere/model.onnx' }, 'is not there'],
    ['of another size', { bytes: 12 }, 'bytes instead of 12'],
    ['with another checksum', { sha256: 'ab'.repeat(32) }, 'has the checksum'],
  ])('does not open a model %s', async (_, change, message) => {
    const { segmentation, embedding } = models();
    const outcome = diarize({ segmentation, embedding: { ...embedding, ...change } });
    await expect(outcome).rejects.toMatchObject({
      name: 'DiarizeError',
      message: expect.stringContaining(message),
    });
  });

  it('fails by itself alone, library and all, on files that are no models', async () => {
    const outcome = diarize(models());
    await expect(outcome).rejects.toMatchObject({ name: 'DiarizeError' });
    await expect(outcome).rejects.not.toThrow(/Cannot find module|Could not find/);
  });

  it('is there where its models are', () => {
    const server = { baseUrls: [], apiKey: null, model: 'any' };
    expect(createDiarizer({ engine: 'auto', dataDir: folder, server })).toBeNull();
    expect(createDiarizer({ engine: 'off', dataDir: folder, server })).toBeNull();
  });
});

/** Where set-up could fetch them. */
const fetched = diarizerModels(path.resolve(import.meta.dirname, '../../../../../data'));
describe.runIf(fetched !== null)('with its models', () => {
  if (fetched) describeDiarizer('sherpa-onnx', () => createSherpaDiarizer(fetched, 2));
});
