import {
  createDecoder,
  createDiarizer,
  createTranscriber,
  DEFAULT_SPEECH_MODEL,
  createSileroDetection,
  type Decoder,
  type Diarizer,
  type Transcriber,
  type VoiceDetection,
} from '@notelark/speech';
import {
  createEmbeddedEngine,
  createSummarizer,
  type LocalState,
  type Summarizer,
} from '@notelark/summarizer';
import { createEmbeddingServer } from '../adapters/embedder/openai-compatible.ts';
import type { Config } from '../config.ts';
import type { Embedder } from '../ports/embedder.ts';

/** What reads recordings, and what writes of them. */
export interface Engines {
  decoder: Decoder;
  voice: VoiceDetection;
  transcriber: Transcriber;
  /** Null where its models are not there: transcripts then name no speakers. */
  diarizer: Diarizer | null;
  summarizer: Summarizer;
  /** The engine without a model, with one process of its own: what it reads while people talk holds up no one's notes. */
  livePoints: Summarizer;
  /** Null: search goes by words alone. */
  embedder: Embedder | null;
  /** What was found of the language model in the box; null where it was not looked for. */
  localModel: LocalState | null;
  close(): Promise<void>;
}

/**
 * The engines that the settings ask for, or that this machine has. Each starts its processes when there is work.
 * @param warn receives what the operator should know
 */
export async function createEngines(
  config: Config,
  warn: (message: string) => void = () => {},
): Promise<Engines> {
  const voice = createSileroDetection();
  const transcriber = createTranscriber({
    ...config.speech,
    dataDir: config.dataDir,
    processes: config.workerConcurrency,
    warn,
  });
  let localModel: LocalState | null = null;
  const onLocal = (found: LocalState): void => {
    localModel = found;
  };
  const embedded = createEmbeddedEngine();
  const livePoints = createEmbeddedEngine({ width: 1 }).summarizer;
  const summarizer = await createSummarizer(config.language, embedded, { warn, onLocal });
  return {
    decoder: await createDecoder({ ffmpegPath: config.ffmpegPath ?? undefined }),
    voice,
    transcriber,
    diarizer: createDiarizer({
      engine: config.speech.diarizer,
      dataDir: config.dataDir,
      server: { ...config.speech, model: config.speech.model ?? DEFAULT_SPEECH_MODEL },
    }),
    summarizer,
    livePoints,
    embedder: config.embeddings && createEmbeddingServer(config.embeddings),
    localModel,
    close: async () => {
      summarizer.close?.();
      embedded.summarizer.close?.();
      livePoints.close?.();
      await transcriber.close();
      await voice.close();
    },
  };
}
