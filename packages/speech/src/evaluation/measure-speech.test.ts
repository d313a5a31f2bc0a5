import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDecoder } from '../decoder/create.ts';
import { babbleWithPauses } from '../testing/babble.ts';
import { createScriptedTranscriber } from '../testing/scripted-transcriber.ts';
import { wavOf } from '../testing/media/riff.ts';
import { createSileroDetection } from '../voice-detector/silero.ts';
import { measureSpeech } from './measure-speech.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'notelark-measure-'));
  writeFileSync(path.join(folder, 'a.wav'), wavOf(babbleWithPauses([[1.5, 2]])));
});
afterAll(() => rmSync(folder, { recursive: true }));

const refer = (references: unknown) =>
  writeFileSync(path.join(folder, 'references.json'), JSON.stringify(references));

it('compares what an engine hears in the recordings of a folder with what is said there', async () => {
  refer({ 'a.wav': { text: 'Good morning, Mr. Smith!' } });
  const transcriber = createScriptedTranscriber({
    script: () => ({
      segments: [{ text: 'good evening mister smith', start: 0, end: 1 }],
      language: 'en',
    }),
  });
  const voice = createSileroDetection();
  const engines = { decoder: await createDecoder(), voice, transcriber };
  try {
    const { clips, ...all } = await measureSpeech(folder, engines);
    expect(all).toMatchObject({ engine: 'Scripted', words: 4, wordErrorRate: 0.25, seconds: 3.5 });
    expect(clips).toMatchObject([{ file: 'a.wav', errors: 1, text: 'good evening mister smith' }]);
    refer({ 'a.wav': 3 });
    await expect(measureSpeech(folder, engines)).rejects.toThrow(/references\.json: .*a\.wav/su);
  } finally {
    await voice.close();
  }
});
