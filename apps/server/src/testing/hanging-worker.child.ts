// A worker of the product that stops for ever in one stage of its work, and tells its parent, who kills it there.
import type { Decoder } from '@notelark/speech';
import { startChildWorker } from './child-worker.ts';
import { createTestEngines } from './engines.ts';
import { isHangingStage } from './hanging-worker.ts';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import {
  createScriptedTranscriber,
  sayTwoWords,
} from '@notelark/speech/testing/scripted-transcriber';

const [stage = '', databaseUrl = '', dataDir = ''] = process.argv.slice(2);
if (!isHangingStage(stage)) throw new Error(`no stage called ${stage}`);

async function hang(): Promise<never> {
  process.send?.('reached');
  return await new Promise(() => {});
}

async function* soundThatNeverComes(): AsyncGenerator<Int16Array> {
  yield await hang();
}

const decoderThatHangs = (decoder: Decoder): Decoder => ({
  name: decoder.name,
  probe: (path, signal) => decoder.probe(path, signal),
  encodePlayback: (path, target, options) => decoder.encodePlayback(path, target, options),
  decode: () => ({ pcm: soundThatNeverComes(), summary: new Promise(() => {}) }),
});

const engines = await createTestEngines({
  transcriber: createScriptedTranscriber({
    concurrency: 1,
    // In its second clip: what it heard in the first is saved.
    script: (clip, call) => (stage === 'transcribing' && call === 2 ? hang() : sayTwoWords(clip)),
  }),
  summarizer: createScriptedSummarizer(() => (stage === 'summarizing' ? hang() : undefined)),
});
const inStage =
  stage === 'decoding' ? { ...engines, decoder: decoderThatHangs(engines.decoder) } : engines;
await startChildWorker(databaseUrl, dataDir, inStage);
