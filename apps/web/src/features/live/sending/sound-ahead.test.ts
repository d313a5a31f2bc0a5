import { live } from '@notelark/api/live-audio';
import { expect, it, vi } from 'vitest';
import type { StoredRecording } from '../store/store.ts';
import { SoundAhead, type SoundPart } from './sound-ahead.ts';

const CHUNK = 29;
const chunkOf = (sequence: number, id = 'a') => ({ id, sequence }) as StoredRecording;

/** What is sent ahead, as `sequence: first…last` of the buffers' numbers; each is answered when the test says so. */
function setUp() {
  const sent: string[] = [];
  const answers: ((held: number | Error) => void)[] = [];
  const ahead = new SoundAhead({
    recordingId: 'a',
    chunkBuffers: CHUNK,
    send: ({ sequence, from }: SoundPart, audioChunk) => {
      const bytes = Uint8Array.from(atob(audioChunk), (char) => char.charCodeAt(0));
      const pcm = new Int16Array(bytes.slice(44).buffer);
      sent.push(`${sequence} at ${from}: ${pcm[0]}…${pcm.at(-1)}`);
      return new Promise((resolve, reject) => {
        answers.push((held) => (typeof held === 'number' ? resolve(held) : reject(held)));
      });
    },
  });
  let next = 0;
  const record = (until: number, isOpen = true) => {
    for (; next < until; next += 1)
      ahead.push(next, new Int16Array(live.bufferSamples).fill(next), isOpen);
  };
  const answer = async (held: number | Error) => {
    const { length } = sent;
    answers.shift()?.(held);
    await vi.waitFor(() => expect(sent).toHaveLength(length));
  };
  return { ahead, sent, record, answer };
}

it('sends a chunk as it grows, each buffer once, the next from the sound that both share', async () => {
  const { ahead, sent, record, answer } = setUp();
  record(15);
  expect(sent).toEqual(['0 at 0: 0…11']);
  await answer(12);
  record(24);
  expect(sent.at(-1)).toBe('0 at 12: 12…23');
  await answer(24);
  record(CHUNK + 1);
  expect(sent.at(-1)).toBe(`1 at 0: ${CHUNK - live.overlapBuffers}…${CHUNK}`);
  expect(ahead.take(chunkOf(0))).toBe(24);
  expect(ahead.take(chunkOf(0))).toBe(0);
  expect(ahead.take(chunkOf(1))).toBe(0);
  await answer(live.overlapBuffers + 1);
  expect(ahead.take(chunkOf(1, 'b'))).toBe(0);
  expect(ahead.take(chunkOf(1))).toBe(live.overlapBuffers + 1);
});

it.each([new Error('cut'), 0])(
  'sends nothing more of a chunk after %s, but of the next',
  async (held) => {
    const { ahead, sent, record, answer } = setUp();
    record(12);
    await answer(held);
    record(CHUNK);
    expect(sent).toHaveLength(1);
    expect(ahead.take(chunkOf(0))).toBe(0);
    record(CHUNK + 1);
    expect(sent.at(-1)).toMatch(/^1 at 0: /);
  },
);

it('waits while the server can’t be reached, and then sends all that came meanwhile', () => {
  const { sent, record } = setUp();
  record(20, false);
  expect(sent).toEqual([]);
  record(21);
  expect(sent).toEqual(['0 at 0: 0…20']);
});
