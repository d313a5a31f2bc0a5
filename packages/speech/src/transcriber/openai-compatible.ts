import {
  type Clip,
  TranscribeError,
  type Transcriber,
  type Transcription,
} from '../ports/transcriber.ts';
import { join, quietestMiddle } from './halves.ts';
import { createWorkerPool } from './worker-pool.ts';
import { readAnswer, type ServerAnswer } from './openai-answer.ts';
import { errorOf, withoutKey } from './openai-errors.ts';
import { promptOf } from './prompt.ts';
import { isSilent } from './silence.ts';
import { wavOf } from './wav.ts';

const SAMPLE_RATE = 16_000;
/** 3.8 MB as WAV, where OpenAI takes 25: long enough to understand, short enough to see it grow and to be sent again. */
const MAX_CLIP_SECONDS = 120;
/** Of a server that gives the text only: what was said when is known to this many seconds. */
const UNTIMED_CLIP_SECONDS = 30;
const MAX_PAUSE_SECONDS = 3;
const UNTIMED_SAMPLES = UNTIMED_CLIP_SECONDS * SAMPLE_RATE;
/** Servers take several requests at once; more requests would only run into their limits. */
const CONCURRENCY = 4;
/** A server on a slow processor needs about as long as the clip. */
const TIMEOUT_MS = 300_000;
/** No limit of a server is so small that less than this would not go through. */
const LEAST_SAMPLES = SAMPLE_RATE;

export interface SpeechServerSettings {
  /** With or without the final `/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Names and terms that the server should know. */
  prompt?: string | null;
  timeoutMs?: number;
}

/** What is asked for, the best first: times of words and segments, of segments, the text only. */
const DETAILS = ['words', 'segments', 'text'] as const;
type Detail = (typeof DETAILS)[number];
/** How servers refuse what they don't know; those made with FastAPI do it with the latter. */
const REFUSALS = new Set([400, 422]);

/** What the server has shown that it does not take. */
interface Limits {
  detail: Detail;
  samples: number;
  /** Whether it says when something was said. */
  timed: boolean;
}

/**
 * A speech server that speaks OpenAI's `POST /v1/audio/transcriptions`, OpenAI's own included. Asks for times, and for less
 * where a model gives none; a clip that is too large for the server, or too long to have no times, goes in parts, cut where
 * it is quiet.
 */
export function createSpeechServer(settings: SpeechServerSettings): Transcriber {
  const { model, timeoutMs = TIMEOUT_MS } = settings;
  const workers = createWorkerPool(Array.from({ length: CONCURRENCY }, (_, index) => index));
  const closing = new AbortController();
  const limits: Limits = { detail: 'words', samples: Infinity, timed: true };

  const ask = async (clip: Clip): Promise<Transcription> => {
    const { samples, timed, detail } = limits;
    const most = timed ? samples : Math.min(samples, UNTIMED_SAMPLES);
    return clip.pcm.length > most ? await askInHalves(clip) : await askFor(detail, clip);
  };

  const askFor = async (detail: Detail, clip: Clip): Promise<Transcription> => {
    const { pcm } = clip;
    if (detail === 'text' && pcm.length > UNTIMED_SAMPLES) return await askInHalves(clip);
    const stops = [closing.signal, AbortSignal.timeout(timeoutMs)];
    const signal = AbortSignal.any(clip.signal ? [clip.signal, ...stops] : stops);
    const { response, body } = await send(settings, clip, detail, signal);
    if (response.status === 413 && pcm.length > LEAST_SAMPLES) {
      limits.samples = Math.min(limits.samples, pcm.length - 1);
      return await askInHalves(clip);
    }
    const less = DETAILS[DETAILS.indexOf(detail) + 1];
    if (REFUSALS.has(response.status) && less !== undefined) return await askFor(less, clip);
    if (!response.ok) throw errorOf(response, body, settings.apiKey);
    const { timed, ...transcription } = read(body, pcm);
    limits.detail = detail;
    limits.timed &&= timed;
    return transcription;
  };

  const askInHalves = async (clip: Clip): Promise<Transcription> => {
    const cut = quietestMiddle(clip.pcm);
    const first = await ask({ ...clip, pcm: clip.pcm.subarray(0, cut) });
    const second = await ask({ ...clip, pcm: clip.pcm.subarray(cut) });
    return join(first, second, cut);
  };

  return {
    engine: { id: 'openai', label: model, draft: false },
    onlyLanguage: null,
    concurrency: CONCURRENCY,
    get maxClipSeconds() {
      return limits.timed ? MAX_CLIP_SECONDS : UNTIMED_CLIP_SECONDS;
    },
    maxPauseSeconds: MAX_PAUSE_SECONDS,
    async transcribe(clip): Promise<Transcription> {
      clip.signal?.throwIfAborted();
      if (isSilent(clip.pcm)) return { segments: [], language: null };
      return await workers.run(clip, async () => {
        try {
          return await ask(clip);
        } catch (error) {
          clip.signal?.throwIfAborted();
          throw asTranscribeError(error, settings.apiKey);
        }
      });
    },
    async close(): Promise<void> {
      const error = new TranscribeError('the speech server is no longer asked', { retry: true });
      workers.close(error);
      closing.abort(error);
    },
  };
}

async function send(
  { baseUrl, apiKey, model, prompt }: SpeechServerSettings,
  { pcm, language, terms }: Clip,
  detail: Detail,
  signal: AbortSignal,
): Promise<{ response: Response; body: string }> {
  const form = new FormData();
  form.set('file', new Blob([wavOf(pcm)], { type: 'audio/wav' }), 'clip.wav');
  form.set('model', model);
  form.set('response_format', detail === 'text' ? 'json' : 'verbose_json');
  if (language) form.set('language', language);
  const told = promptOf(terms, prompt);
  if (told) form.set('prompt', told);
  // Segments come unasked; a server that refuses words may not know the field at all.
  if (detail === 'words') {
    for (const what of ['segment', 'word']) form.append('timestamp_granularities[]', what);
  }
  const address = addressOf(baseUrl, 'audio/transcriptions');
  // As bytes: a form that is still being sent when it is aborted ends in an unhandled rejection inside of fetch.
  const encoded = new Response(form);
  const headers = new Headers({ 'content-type': encoded.headers.get('content-type') ?? '' });
  if (apiKey) headers.set('authorization', `Bearer ${apiKey}`);
  const bytes = await encoded.arrayBuffer();
  const response = await fetch(address, { method: 'POST', body: bytes, headers, signal });
  return { response, body: await response.text() };
}

function read(body: string, pcm: Int16Array): ServerAnswer {
  try {
    return readAnswer(body, pcm.length / SAMPLE_RATE);
  } catch (error) {
    const message = 'the speech server gave half an answer, or none that we understand';
    throw new TranscribeError(message, { cause: error, retry: true });
  }
}

/** No connection, a connection that broke, or no answer in time. */
function asTranscribeError(error: unknown, apiKey: string | null): TranscribeError {
  if (error instanceof TranscribeError) return error;
  // What fetch says is "fetch failed"; why is in the cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = `the speech server did not answer: ${withoutKey(String(cause), apiKey)}`;
  return new TranscribeError(message, { retry: true, unreachable: true });
}

/** How long a server may take to say that it is there. */
const LOOK_MS = 5_000;

/** Whether a server answers at all: not every one knows this address, and one that does not says so. */
export async function isAnswering({ baseUrl, apiKey }: SpeechServerSettings): Promise<boolean> {
  try {
    const response = await fetch(addressOf(baseUrl, 'models'), {
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      signal: AbortSignal.timeout(LOOK_MS),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

export const addressOf = (baseUrl: string, path: string): string =>
  `${baseUrl.replace(/(\/v1)?\/*$/, '')}/v1/${path}`;
