import type { LiveAnswer, LivePoint } from '@notelark/api/live';
import { live } from '@notelark/api/live-audio';
import { hasCode } from '../../../lib/api-error.ts';
import { request } from '../../../lib/client.ts';
import { markSessionExpired } from '../../../lib/session.ts';
import type { LiveChunk } from './outbox.ts';
import type { Said } from './points.ts';
import type { SoundPart } from './sound-ahead.ts';

/** A chunk that is not answered by then is sent again; the server knows it. */
const TIMEOUT_MS = 120_000;
const secondsOf = (buffers: number): number => (buffers * live.bufferSamples) / live.sampleRate;

/** @throws {ApiError}, and a TimeoutError. Who is signed out is asked to sign in. */
export async function sendChunk(chunk: LiveChunk): Promise<LiveAnswer> {
  const { recording, plan, ahead, audioChunk } = chunk;
  const body = {
    audioChunk,
    samplesAhead: ahead * live.bufferSamples,
    sessionId: recording.id,
    sequence: recording.sequence,
    overlapSeconds: secondsOf(plan.overlap),
    last: plan.last,
  };
  try {
    return await withTimeout((signal) =>
      request('POST /api/functions/live-transcribe', { body, signal }),
    );
  } catch (error) {
    if (hasCode(error, 'not-signed-in')) markSessionExpired();
    throw error;
  }
}

/** @returns how many buffers of the chunk the server has by now. */
export async function sendAhead(part: SoundPart, audioChunk: string): Promise<number> {
  const { recordingId: sessionId, sequence } = part;
  const body = { sessionId, sequence, from: part.from * live.bufferSamples, audioChunk };
  const { samples } = await withTimeout((signal) =>
    request('POST /api/live/prefetch', { body, signal }),
  );
  return samples / live.bufferSamples;
}

/** What the next chunk will say of this sound; empty where the server has no time for it. */
export async function preview(recordingId: string, audioChunk: string): Promise<string> {
  const body = { audioChunk, sessionId: recordingId, provisional: true };
  const { tail } = await withTimeout((signal) =>
    request('POST /api/functions/live-transcribe', { body, signal }),
  );
  return tail;
}

/** Null where the server has no room for it now. */
export async function askPoints(body: Said): Promise<LivePoint[] | null> {
  const { points } = await withTimeout((signal) =>
    request('POST /api/live/points', { body, signal }),
  );
  return points;
}

/** Resolves when the server has answered: `/healthz` costs it nothing. */
export async function askIfThere(signal: AbortSignal): Promise<void> {
  const { ok, status } = await fetch('/healthz', { cache: 'no-store', signal });
  if (!ok) throw new Error(`the server answers ${status}`);
}

/** Unlike a signal with a time of its own, nothing is left of it once the answer is there: a lecture asks thousands of times. */
async function withTimeout<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController();
  const lose = () => timeout.abort(new DOMException('no answer came', 'TimeoutError'));
  const timer = setTimeout(lose, TIMEOUT_MS);
  try {
    return await ask(timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}
