import { createDecoder, createSileroDetection, type Decoder } from '@notelark/speech';
import type { Engines } from '../compose/engines.ts';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';

/** Finding out whether a decoder works starts a process; once is enough for all products of a test's process. */
let decoder: Promise<Decoder> | undefined;

/** The real decoder and voice detection; what says and writes something does what a test tells it to. */
export async function createTestEngines(engines: Partial<Engines> = {}): Promise<Engines> {
  const voice = createSileroDetection();
  return {
    decoder: await (decoder ??= createDecoder()),
    voice,
    transcriber: createScriptedTranscriber(),
    diarizer: null,
    summarizer: createScriptedSummarizer(),
    livePoints: createScriptedSummarizer(),
    embedder: null,
    localModel: null,
    close: () => voice.close(),
    ...engines,
  };
}
