import { setTimeout as pause } from 'node:timers/promises';
import { LiveOutbox } from '../../apps/web/src/features/live/sending/outbox.ts';
import { Previews } from '../../apps/web/src/features/live/sending/previews.ts';
import { SoundAhead } from '../../apps/web/src/features/live/sending/sound-ahead.ts';
import { createMemoryStore } from '../../apps/web/src/features/live/store/memory.ts';
import { live } from '@notelark/api/live-audio';

const BUFFER_MS = (live.bufferSamples / live.sampleRate) * 1000;
export const CHUNK_BUFFERS = Math.round((live.chunkSeconds * live.sampleRate) / live.bufferSamples);

/** Who records, and where. */
export interface Recorder {
  url: string;
  /** As it is sent. */
  cookie: string;
}

/**
 * Records as a page does, at the pace of speech, with the page's own parts but for the browser: parts go ahead, previews are asked
 * for, each chunk is sent when it is whole.
 * @param pcm 24 kHz; repeated as often as it takes
 * @returns for each chunk, milliseconds from its last sample to its text
 */
export async function recordLive(
  who: Recorder,
  pcm: Int16Array,
  chunks: number,
): Promise<number[]> {
  const id = crypto.randomUUID();
  const { ask, sendChunk, sendAhead } = callsOf(who, id);
  const ahead = new SoundAhead({ recordingId: id, chunkBuffers: CHUNK_BUFFERS, send: sendAhead });
  const previews = new Previews({
    recordingId: id,
    chunkBuffers: CHUNK_BUFFERS,
    ask,
    onChange: () => {},
  });
  const outbox = new LiveOutbox({
    store: createMemoryStore(),
    takeAhead: (recording) => ahead.take(recording),
    onText: () => {},
    onEnd: () => {},
  });
  const start = { id, ownerId: '', startedAt: 0, sequence: 0, sent: 0, ended: false };
  await outbox.begin({ ...start, chunkBuffers: CHUNK_BUFFERS });
  const times: Promise<number>[] = [];
  let waiting = 0;
  const send = async (): Promise<number> => {
    const ended = performance.now();
    waiting += 1;
    const chunk = await outbox.next();
    if (!chunk) throw new Error('a chunk is not whole');
    await outbox.confirm(chunk, await sendChunk(chunk));
    waiting -= 1;
    return performance.now() - ended;
  };
  const begun = performance.now();
  for (let index = 0; index < chunks * CHUNK_BUFFERS; index += 1) {
    await pause(Math.max(0, begun + (index + 1) * BUFFER_MS - performance.now()));
    const from = (index * live.bufferSamples) % (pcm.length - live.bufferSamples);
    const buffer = pcm.slice(from, from + live.bufferSamples);
    previews.push(index, buffer, waiting === 0);
    ahead.push(index, buffer, true);
    await outbox.append(id, index, buffer);
    if ((index + 1) % CHUNK_BUFFERS === 0) times.push(send());
  }
  return await Promise.all(times);
}

/** The calls of the page's `sending/api.ts`, from outside of a browser. */
function callsOf({ url, cookie }: Recorder, sessionId: string) {
  const call = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie };
    const sent = JSON.stringify({ sessionId, ...body });
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: sent });
    if (!answer.ok) throw new Error(`refused: ${await answer.text()}`);
    return await answer.json();
  };
  const transcribe = '/api/functions/live-transcribe';
  return {
    ask: async (_: string, audioChunk: string): Promise<string> =>
      (await call(transcribe, { audioChunk, provisional: true })).tail,
    sendAhead: async (part: { sequence: number; from: number }, audioChunk: string) => {
      const from = part.from * live.bufferSamples;
      const { samples } = await call('/api/live/prefetch', { ...part, from, audioChunk });
      return samples / live.bufferSamples;
    },
    sendChunk: ({ recording, plan, ahead, audioChunk }: NonNullable<Chunk>) =>
      call(transcribe, {
        audioChunk,
        samplesAhead: ahead * live.bufferSamples,
        sequence: recording.sequence,
        overlapSeconds: (plan.overlap * live.bufferSamples) / live.sampleRate,
      }),
  };
}

type Chunk = Awaited<ReturnType<LiveOutbox['next']>>;
