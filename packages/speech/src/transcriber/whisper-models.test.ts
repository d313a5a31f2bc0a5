import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { WHISPER_MODELS, whisperModel } from './whisper-models.ts';

const EVALUATION = new URL('../../../../docs/evaluation/speech.md', import.meta.url);

/** The rows of docs/evaluation/speech.md's table of models: each one's file in MB, and its process's memory at the peak in MiB. */
async function measured() {
  const rows = /^\| ([a-z0-9._-]+)[^|]*\| ([\d,]+) MB \|.*\| ([\d,]+) MiB \|$/gm;
  return [...(await readFile(EVALUATION, 'utf8')).matchAll(rows)].map(
    ([, id = '', file, memory]) => ({
      id,
      fileMb: number(file),
      memoryMb: number(memory),
    }),
  );
}

const number = (text = '') => Number(text.replaceAll(',', ''));

describe('the models of Whisper', async () => {
  const rows = await measured();

  it('are all measured, but for the English ones, which have the shape of others', () => {
    const english = WHISPER_MODELS.filter((id) => id.endsWith('.en'));
    expect([...rows.map(({ id }) => id), ...english].sort()).toEqual([...WHISPER_MODELS].sort());
  });

  it.each(rows)('$id is counted with the memory that was measured', ({ id, fileMb, memoryMb }) => {
    const model = whisperModel(id, '/data')!;
    expect(Math.round(model.bytes / 1e6)).toBe(fileMb);
    expect(model.memoryMb / memoryMb).toBeGreaterThan(0.97);
    expect(model.memoryMb / memoryMb).toBeLessThan(1.05);
  });

  it('are none but those of the catalogue', () => {
    expect(whisperModel('huge', '/data')).toBeNull();
  });
});
