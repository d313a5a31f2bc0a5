import { createDecoder, createSileroDetection } from '@notelark/speech';
import type { Engines } from '../compose/engines.ts';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';

/** The real decoder and voice detection; what says and writes something does what a test tells it to. */
export async function createTestEngines(engines: Partial<Engines> = {}): Promise<Engines> {
  const voice = createSileroDetection();
  return {
    decoder: await createDecoder(),
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
