import { live } from '@notelark/api/live-audio';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../store/memory.ts';
import { withOverflow } from '../store/open-store.ts';
import type { RecordingStore, StoredRecording } from '../store/store.ts';
import { buffersOf, nextChunk } from './chunks.ts';
import { LiveOutbox } from './outbox.ts';

const CHUNK = 29;
const recording = (values: Partial<StoredRecording> = {}): StoredRecording => ({
  id: 'a',
  ownerId: 'me',
  startedAt: 1,
  chunkBuffers: CHUNK,
  sequence: 0,
  sent: 0,
  ended: false,
  ...values,
});

/** When the last of so many buffers of a recording ends. */
const endOf = (buffers: number): Date =>
  new Date(recording().startedAt + (buffers * live.bufferSamples * 1000) / live.sampleRate);

const range = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, n) => from + n);

describe('the next chunk', () => {
  const { overlapBuffers } = live;

  it('comes when it is whole, with the end of the one before', () => {
    expect(nextChunk(recording(), CHUNK - 1)).toBeNull();
    expect(nextChunk(recording(), CHUNK)).toEqual({
      from: 0,
      until: CHUNK,
      overlap: 0,
      last: false,
    });
    expect(nextChunk(recording({ sent: CHUNK }), 3 * CHUNK)).toEqual({
      from: CHUNK - overlapBuffers,
      until: 2 * CHUNK,
      overlap: overlapBuffers,
      last: false,
    });
  });

  it('is what is left at the end, if that is a second or more', () => {
    const ended = recording({ sent: CHUNK, ended: true });
    expect(nextChunk(ended, CHUNK + 5)).toBeNull();
    expect(nextChunk(ended, CHUNK + 6)).toMatchObject({ until: CHUNK + 6, last: true });
  });

  it('takes along what would be too short alone', () => {
    const ended = recording({ ended: true });
    expect(nextChunk(ended, CHUNK + 5)).toMatchObject({ from: 0, until: CHUNK + 5, last: true });
    expect(nextChunk(ended, CHUNK + 6)).toMatchObject({ until: CHUNK, last: false });
  });

  it('is never longer than the server takes', () => {
    const buffers = buffersOf(40) + 5 + overlapBuffers;
    expect((buffers * live.bufferSamples) / live.sampleRate).toBeLessThan(live.maxChunkSeconds);
    expect(buffersOf(30)).toBe(176);
  });
});

describe('the outbox', () => {
  let store: RecordingStore;
  let texts: string[];
  let ended: string[];
  /** Buffers of the next chunk that the server has. */
  let ahead: number;
  let outbox: LiveOutbox;
  const open = () => {
    outbox = new LiveOutbox({
      store,
      takeAhead: () => ahead,
      onText: (_, { text }) => texts.push(text),
      onEnd: (id) => ended.push(id),
    });
  };
  const record = async (id: string, from: number, until: number) => {
    for (let n = from; n < until; n += 1)
      await outbox.append(id, n, new Int16Array(live.bufferSamples).fill(n));
  };
  /** The buffers of what is sent, by what fills them. */
  const sendNext = async (text: string): Promise<number[] | null> => {
    const chunk = await outbox.next();
    if (!chunk) return null;
    const bytes = Uint8Array.from(atob(chunk.audioChunk), (char) => char.charCodeAt(0));
    const pcm = new Int16Array(bytes.slice(44).buffer);
    await outbox.confirm(chunk, { text, lines: [], tail: '', secondsLeft: null });
    return Array.from(
      { length: pcm.length / live.bufferSamples },
      (_, n) => pcm[n * live.bufferSamples] ?? -1,
    );
  };

  beforeEach(() => {
    store = createMemoryStore();
    texts = [];
    ended = [];
    ahead = 0;
    open();
  });

  it('gives each buffer in its chunk, and lets go of it once its text has come', async () => {
    await outbox.begin(recording());
    await record('a', 0, CHUNK + 3);
    expect(await sendNext('one')).toEqual(range(0, CHUNK));
    expect(await outbox.next()).toBeNull();
    expect(await store.read('a', 0, CHUNK - live.overlapBuffers)).toEqual([]);
    await record('a', CHUNK + 3, CHUNK + 10);
    await outbox.end('a');
    expect(await sendNext('two')).toEqual(range(CHUNK - live.overlapBuffers, CHUNK + 10));
    expect(await outbox.next()).toBeNull();
    expect(texts).toEqual(['one', 'two']);
    expect(await store.list('me')).toEqual([]);
  });

  it('leaves out what the server has, never all of it, and gives the whole when asked', async () => {
    await outbox.begin(recording());
    await record('a', 0, CHUNK);
    ahead = 24;
    const chunk = await outbox.next();
    expect(chunk).toMatchObject({ ahead: 24, plan: { from: 0, until: CHUNK } });
    expect(chunk && (await outbox.whole(chunk))).toMatchObject({ ahead: 0, plan: chunk?.plan });
    expect(await sendNext('one')).toEqual(range(24, CHUNK));
    await record('a', CHUNK, CHUNK + 7);
    await outbox.end('a');
    ahead = live.overlapBuffers + 7;
    expect(await sendNext('two')).toEqual(range(CHUNK + 5, CHUNK + 7));
  });

  it('goes on where another page was torn away, and knows nobody else’s recordings', async () => {
    await outbox.begin(recording());
    await outbox.begin(recording({ id: 'b', ownerId: 'you', startedAt: 0 }));
    await record('a', 0, CHUNK + 8);
    await sendNext('one');
    open();
    expect(await outbox.load('me')).toBe(true);
    expect(await sendNext('two')).toEqual(range(CHUNK - live.overlapBuffers, CHUNK + 8));
    expect(await outbox.next()).toBeNull();
    expect(await store.list('you')).toHaveLength(1);
  });

  it('gives what is not transcribed as one file, and says how long it is', async () => {
    await outbox.begin(recording());
    await record('a', 0, CHUNK);
    await sendNext('one');
    await record('a', CHUNK, 3 * CHUNK);
    await outbox.end('a');
    await outbox.begin(recording({ id: 'b' }));
    await record('b', 0, 2);
    expect(outbox.unsentSeconds).toBeCloseTo(
      ((2 * CHUNK + 2) * live.bufferSamples) / live.sampleRate,
    );
    const sound = await outbox.sound();
    expect(sound).toMatchObject({ recordingIds: ['a', 'b'], recordedUntil: endOf(2) });
    const file = await sound.wav.arrayBuffer();
    expect(new DataView(file).getUint32(40, true)).toBe(file.byteLength - 44);
    const pcm = new Int16Array(file.slice(44));
    const fills = Array.from(pcm).filter((_, n) => n % live.bufferSamples === 0);
    expect(fills).toEqual([...range(CHUNK - live.overlapBuffers, 3 * CHUNK), 0, 1]);
    expect(await outbox.next()).toMatchObject({ plan: { until: 2 * CHUNK } });
  });

  it('lets go of the sound that is kept elsewhere, and of no other', async () => {
    await outbox.begin(recording());
    await record('a', 0, 2 * CHUNK);
    await outbox.end('a');
    const chunk = await outbox.next();
    const { recordingIds } = await outbox.sound();
    await outbox.begin(recording({ id: 'b', startedAt: 2 }));
    await record('b', 0, CHUNK);
    await outbox.letGo(recordingIds);
    expect(ended).toEqual(['a']);
    expect(await store.read('a', 0, Infinity)).toEqual([]);
    expect((await store.list('me')).map(({ id }) => id)).toEqual(['b']);
    // Its text was on the way.
    if (chunk)
      await outbox.confirm(chunk, { text: 'late', lines: [], tail: '', secondsLeft: null });
    expect(texts).toEqual([]);
    expect(await sendNext('one')).toEqual(range(0, CHUNK));
  });

  it('says when a recording ends with too little to send', async () => {
    await outbox.begin(recording());
    await record('a', 0, CHUNK);
    await sendNext('one');
    await record('a', CHUNK, CHUNK + 2);
    await outbox.end('a');
    expect(await outbox.next()).toBeNull();
    expect(ended).toEqual(['a']);
  });

  it('loses nothing to a full disk, and says that a reload would', async () => {
    const disk = createMemoryStore();
    const full = { ...disk, durable: true };
    store = withOverflow(full, createMemoryStore());
    open();
    await outbox.begin(recording());
    await record('a', 0, 10);
    expect(store.durable).toBe(true);
    full.append = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await record('a', 10, CHUNK);
    expect(store.durable).toBe(false);
    expect(await sendNext('one')).toEqual(range(0, CHUNK));
  });
});
