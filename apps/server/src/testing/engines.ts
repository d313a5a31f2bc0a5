import { createDecoder, createSileroDetection, type Decoder } from '@notelark/speech';
import type { Engines } from '../compose/engines.ts';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';

/** Finding out whether a decoder works starts a process; once is enough for all products of a test's process. */
let decoder: Promise<Decoder> | undefined;
/** Its thread loads a model; it starts with the first use, and the process does not wait for it. */
const voice = createSileroDetection();

/** The real decoder and voice detection; what says and writes something does what a test tells it to. */
export async function createTestEngines(engines: Partial<Engines> = {}): Promise<Engines> {
  return {
    decoder: await (decoder ??= createDecoder()),
    voice,
    transcriber: createScriptedTranscriber(),
    diarizer: null,
    summarizer: createScriptedSummarizer(),
    livePoints: createScriptedSummarizer(),
    embedder: null,
    localModel: null,
    close: () => Promise.resolve(),
    ...engines,
  };
}
