import type { APIRequest, APIRequestContext, Page } from '@playwright/test';
import {
  emptyDraft,
  type NewText,
  withTail,
  withText,
} from '../../apps/web/src/features/live/draft.ts';
import { wavOf } from '@notelark/speech/testing/media/riff';
import { live } from '@notelark/api/live-audio';
import type { TimedLine } from '@notelark/api/live-lines';
import { expect } from '../test.ts';
import type { LiveServer } from './live-server.ts';
import { newProUser } from './pro-user.ts';

const CHUNK = '/api/functions/live-transcribe';
const PART = '/api/live/prefetch';
const HEADER_BYTES = 44;

/** A chunk as the server heard it in the end. */
interface Chunk {
  pcm: Int16Array;
  overlapSeconds: number;
  last: boolean;
}

/** All chunks that a page sent, by their recording, in order. */
export interface SentSound {
  recordings: Map<string, Chunk[]>;
  /** The length of each recording in seconds, what neighbours share once. */
  lengths: () => number[];
}

/**
 * Takes down what a page sends of its recordings, however often, and in however many parts: whatever is sent again must be the
 * same sound, or more of it.
 */
export function takeDown(page: Page): SentSound {
  const recordings = new Map<string, Chunk[]>();
  const parts = new Map<string, Int16Array>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path !== CHUNK && path !== PART) return;
    const sent = request.postDataJSON();
    if (sent.provisional) return;
    const { sessionId, sequence } = sent;
    const key = `${sessionId} ${sequence}`;
    const before = parts.get(key)?.slice(0, sent.from ?? sent.samplesAhead) ?? new Int16Array();
    const pcm = joined(before, samplesOf(sent.audioChunk));
    if (path === PART) parts.set(key, pcm);
    else keep(recordings, sessionId, sequence, { ...sent, pcm });
  });
  const lengthOf = (chunks: Chunk[]) =>
    sum(chunks.map(({ pcm, overlapSeconds }) => pcm.length / live.sampleRate - overlapSeconds));
  const lengths = () => [...recordings.values()].map(lengthOf);
  return { recordings, lengths };
}

export const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

function keep(
  recordings: SentSound['recordings'],
  sessionId: string,
  sequence: number,
  chunk: Chunk,
): void {
  const chunks = recordings.get(sessionId) ?? [];
  const earlier = chunks[sequence]?.pcm;
  if (earlier) expect(chunk.pcm.slice(0, earlier.length)).toEqual(earlier);
  const overlap = Math.round(chunk.overlapSeconds * live.sampleRate);
  if (overlap > 0)
    expect(chunk.pcm.slice(0, overlap)).toEqual(chunks[sequence - 1]?.pcm.slice(-overlap));
  chunks[sequence] = chunk;
  recordings.set(sessionId, chunks);
}

function samplesOf(audioChunk: string): Int16Array {
  const bytes = new Uint8Array(Buffer.from(audioChunk, 'base64').subarray(HEADER_BYTES));
  return new Int16Array(bytes.buffer);
}

function joined(first: Int16Array, second: Int16Array): Int16Array {
  const all = new Int16Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

/** What the same sound becomes where nothing goes wrong: each chunk sent whole, once, by another user. */
export async function undisturbed(
  browserless: APIRequest,
  { url }: LiveServer,
  { recordings }: SentSound,
): Promise<string> {
  const request = await browserless.newContext({ baseURL: url });
  await newProUser(request);
  const answers = await Promise.all(
    [...recordings.values()].map((chunks) => transcribe(request, chunks)),
  );
  await request.dispose();
  let draft = emptyDraft('');
  for (const texts of answers) {
    for (const text of texts) draft = withText(draft, text);
    draft = withTail(draft, texts.at(-1)?.recordingId ?? '');
  }
  return draft.text;
}

async function transcribe(request: APIRequestContext, chunks: readonly Chunk[]) {
  const sessionId = crypto.randomUUID();
  const texts: NewText[] = [];
  for (const [sequence, { pcm, overlapSeconds, last }] of chunks.entries()) {
    const audioChunk = wavOf(pcm, live.sampleRate).toString('base64');
    const data = { audioChunk, sessionId, sequence, overlapSeconds, last };
    const answer = await request.post(CHUNK, { data });
    await expect(answer).toBeOK();
    const { lines, tail } = await answer.json();
    texts.push({
      recordingId: sessionId,
      sequence,
      lines: withoutVoice(lines),
      tail: last ? '' : tail,
    });
  }
  return texts;
}

/** As a microphone alone is heard. */
const withoutVoice = (lines: readonly TimedLine[]) =>
  lines.map((line) => ({ ...line, voice: null }));
