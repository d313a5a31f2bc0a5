import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { live } from '@notelark/api/live-audio';
import type { LiveText } from '@notelark/api/live';
import { babble } from '@notelark/speech/testing/babble';
import { wavOf } from '@notelark/speech/testing/media/riff';
import { heardIn, json, type Person } from './person.ts';
import { recordingOf } from './recording.ts';

/** 6.7 MB: two parts of a multipart upload. */
const PHRASES = 60;
const STRETCH_BYTES = 1_500_000;
const BLOCKS = 6;
const BLOCK_PAUSE_MS = 200;
const CHUNK_SECONDS = 4;
const CHUNKS = 6;
export const SESSION_SECONDS = CHUNKS * CHUNK_SECONDS;
const READS = ['/api/uploads', '/api/text-inputs', '/api/usage', '/api/auth/session'];

/** The result of one kind of work. */
export interface Outcome {
  done: number;
  /** What was accepted and is not there as it should be. */
  lost: number;
}

/** Work that a person repeats until it is stopped. */
export type Work = (person: Person, signal: AbortSignal) => Promise<Outcome>;

export const RECORDING_SECONDS = PHRASES * 3.5;
export const RECORDING = recordingOf(PHRASES);

/** Uploads a recording in slow stretches, each of which goes on where the one before ended, and compares the result. */
export const uploads =
  (whole: string): Work =>
  async (person, signal) => {
    const ids: string[] = [];
    while (!signal.aborted) ids.push(await person.upload(RECORDING, sendSlowly(person)));
    const outcome = { done: ids.length, lost: 0 };
    for (const id of ids) if (heardIn(await person.ended(id)) !== whole) outcome.lost += 1;
    return outcome;
  };

const sendSlowly =
  (person: Person) =>
  (location: string, file: Uint8Array, offset: number): Promise<Response> => {
    const stretch = file.subarray(offset, offset + STRETCH_BYTES);
    return person.patchWith(location, streamOf(blocksOf(stretch)), offset);
  };

const streamOf = (blocks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(blocks, { objectMode: false })) as ReadableStream<Uint8Array>;

async function* blocksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const length = Math.ceil(bytes.length / BLOCKS);
  for (let from = 0; from < bytes.length; from += length) {
    yield bytes.slice(from, from + length);
    await pause(BLOCK_PAUSE_MS);
  }
}

/** Signs in, asks who is signed in, which the other web may answer, and signs out. */
export const signIns: Work = async (person, signal) => {
  const outcome = { done: 0, lost: 0 };
  while (!signal.aborted) {
    await person.signIn();
    const session = await (await person.ask('/api/auth/session')).json();
    if (session.account?.email !== person.email) outcome.lost += 1;
    await person.post('/api/auth/sign-out');
    outcome.done += 1;
    await pause(300);
  }
  return outcome;
};

/** Saves texts, each with a word of its own, and reads their notes. */
export const texts: Work = async (person, signal) => {
  const ids: string[] = [];
  while (!signal.aborted) {
    const text = `Ann: We decided to move launch ${randomUUID()} to March. Bob: I will write to the printer.`;
    const order = { text, outputType: 'notes', requestId: randomUUID() };
    const saved = await json<{ summaryId: string }>(await person.post('/api/text-inputs', order));
    ids.push(saved.summaryId);
    await pause(500);
  }
  const outcome = { done: ids.length, lost: 0 };
  for (const id of ids) if ((await person.ended(id)).work.status !== 'ready') outcome.lost += 1;
  return outcome;
};

/** Reads what the pages of the library read. */
export const reads: Work = async (person, signal) => {
  const outcome = { done: 0, lost: 0 };
  while (!signal.aborted)
    for (const path of READS) {
      const answer = await person.ask(path);
      outcome.done += 1;
      if (!answer.ok) outcome.lost += 1;
      await pause(50);
    }
  return outcome;
};

/** Records one live session after the other, and compares what was heard. */
export const liveSessions =
  (whole: string): Work =>
  async (person, signal) => {
    const outcome = { done: 0, lost: 0 };
    while (!signal.aborted) {
      const heard = await recordLive(person);
      outcome.done += 1;
      if (heard !== whole) outcome.lost += 1;
    }
    return outcome;
  };

const CHUNK = babble((CHUNK_SECONDS * 3) / 2).subarray(0, CHUNK_SECONDS * live.sampleRate);
const HALF = CHUNK.length / 2;
const base64 = (pcm: Int16Array): string => wavOf(pcm, live.sampleRate).toString('base64');

/** A session in chunks, the first half of each of which goes ahead. @returns its whole text. */
export async function recordLive(person: Person): Promise<string> {
  const sessionId = randomUUID();
  await person.post('/api/live/sessions', { sessionId });
  const parts: string[] = [];
  for (let sequence = 0; sequence < CHUNKS; sequence += 1) {
    const last = sequence === CHUNKS - 1;
    await person.post('/api/live/prefetch', {
      sessionId,
      sequence,
      from: 0,
      audioChunk: base64(CHUNK.subarray(0, HALF)),
    });
    await pause(200);
    parts.push((await sendChunk(person, { sessionId, sequence, last })).text);
  }
  await person.post('/api/functions/track-live-notes-usage', { minutesUsed: 0, sessionId });
  return parts.join('\n');
}

/** What follows the first half; the whole where the first half is gone. */
async function sendChunk(person: Person, name: object): Promise<LiveText> {
  const path = '/api/functions/live-transcribe';
  const rest = { ...name, samplesAhead: HALF, audioChunk: base64(CHUNK.subarray(HALF)) };
  const answer = await person.post(path, rest);
  if (answer.ok) return await answer.json();
  const again = await person.post(path, { ...name, audioChunk: base64(CHUNK) });
  if (!again.ok) throw new Error(`a chunk is refused: ${await again.text()}`);
  return await again.json();
}
