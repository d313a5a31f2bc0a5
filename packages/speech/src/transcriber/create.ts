import { existsSync } from 'node:fs';
import { MissingEngineError, type MissingPart, type Transcriber } from '../ports/transcriber.ts';
import { createSpeechServer } from './openai-compatible.ts';
import { createSpeechServers } from './speech-servers.ts';
import { createPocketSphinx } from './pocketsphinx.ts';
import { createWhisper } from './whisper.ts';
import { fitToMachine } from './whisper-fit.ts';
import { gpuBuild, type WhisperVariant } from './whisper-gpu.ts';
import { standInFor, WHISPER_MODELS, type WhisperModel, whisperModel } from './whisper-models.ts';
import { fastestRuntime } from './whisper-runtime.ts';

/** Which engine writes transcripts, and how to reach it. */
export interface TranscriberSettings {
  /** `auto`: a configured server, else Whisper where its model or another is there, else PocketSphinx. */
  engine: 'auto' | 'whisper' | 'pocketsphinx' | 'openai';
  /** A name of the catalogue. */
  whisperModel: string;
  /** A build for a graphics card, where set-up has put builds. */
  whisperVariant: WhisperVariant;
  whisperBuilds: string;
  dataDir: string;
  /** Addresses of speech servers, up to and with `/v1`; none: another engine, or OpenAI's. */
  baseUrls: readonly string[];
  apiKey: string | null;
  model: string | null;
  /** Names and terms that a speech server should know. */
  prompt: string | null;
  /** How many clips may be under way at once on this machine. */
  processes: number;
  /** The recogniser's program, where it is installed. */
  pocketsphinx: string | null;
  /** Receives what the operator should know, in a sentence for the log. */
  warn: (message: string) => void;
}

const OPENAI_ADDRESS = 'https://api.openai.com/v1';
/** Of a speech server for which none is named. */
export const DEFAULT_SPEECH_MODEL = 'whisper-1';

/**
 * The transcriber that the settings ask for. Where no engine is there the product still starts; what is uploaded waits,
 * failed with a sentence that says so, for Retry.
 * @throws an error whose message names the setting that is wrong.
 */
export function createTranscriber(settings: TranscriberSettings): Transcriber {
  const { engine, baseUrls } = settings;
  const wanted = wantedModel(settings);
  if (engine === 'openai' || (engine === 'auto' && baseUrls.length > 0)) return server(settings);
  const weights = fetchedModel(wanted, settings);
  if (engine !== 'pocketsphinx' && weights !== null)
    return createWhisper({
      model: weights,
      ...fitToMachine(settings.processes, weights.memoryMb),
      runtime: fastestRuntime(),
      gpu: gpuBuild(settings.whisperVariant, settings.whisperBuilds),
      warn: settings.warn,
    });
  if (engine === 'whisper') return noTranscriber('model', 'the Whisper model has not been fetched');
  if (settings.pocketsphinx === null)
    return noTranscriber('engine', 'neither Whisper nor PocketSphinx is there');
  return createPocketSphinx({ program: settings.pocketsphinx, processes: settings.processes });
}

function wantedModel({ whisperModel: name, dataDir }: TranscriberSettings): WhisperModel {
  const model = whisperModel(name, dataDir);
  if (model) return model;
  throw new Error(`WHISPER_MODEL=${name}: there are ${WHISPER_MODELS.join(', ')}`);
}

/** Null where it is not there; for `auto` another will do, as any writes better than what comes after Whisper. */
function fetchedModel(
  wanted: WhisperModel,
  { engine, dataDir, warn }: TranscriberSettings,
): WhisperModel | null {
  if (existsSync(wanted.path)) return wanted;
  const instead = engine === 'auto' ? standInFor(wanted, dataDir) : null;
  if (instead !== null)
    warn(`Whisper ${wanted.id} is not there (npm run setup -- --speech); ${instead.id} is used`);
  return instead;
}

function server(settings: TranscriberSettings): Transcriber {
  const { baseUrls, apiKey, model, prompt, warn } = settings;
  if (baseUrls.length === 0 && apiKey === null)
    throw new Error(
      'TRANSCRIBER=openai needs SPEECH_API_KEY, or SPEECH_BASE_URL of a server without keys',
    );
  const shared = { apiKey, model: model ?? DEFAULT_SPEECH_MODEL, prompt };
  const [baseUrl = OPENAI_ADDRESS, ...more] = baseUrls;
  return more.length === 0
    ? createSpeechServer({ ...shared, baseUrl })
    : createSpeechServers({
        ...shared,
        baseUrls,
        warn: (message) => warn(`speech server ${message}`),
      });
}

function noTranscriber(missing: MissingPart, why: string): Transcriber {
  return {
    engine: { id: 'none', label: 'None', draft: false },
    onlyLanguage: null,
    concurrency: 1,
    maxClipSeconds: 30,
    maxPauseSeconds: 1,
    transcribe: () => Promise.reject(new MissingEngineError(missing, why)),
    close: async () => {},
  };
}
