import type { LiveAnswer } from '@notelark/api/live';
import { live } from '@notelark/api/live-audio';
import { base64Of, wavHeader, wavOf } from '../../../lib/wav.ts';
import type { RecordingStore, StoredRecording } from '../store/store.ts';
import { type ChunkPlan, nextChunk } from './chunks.ts';
import type { Outbox } from './sender.ts';

export interface LiveChunk {
  recording: StoredRecording;
  plan: ChunkPlan;
  /** Buffers at its beginning that the server has already. */
  ahead: number;
  /** The rest. */
  audioChunk: string;
}

interface Parts {
  store: RecordingStore;
  /** Buffers of a recording's next chunk that the server has: they are believed once, then the chunk is sent whole. */
  takeAhead: (recording: StoredRecording) => number;
  /** Keeps the text of a chunk: at once, since its sound goes next. */
  onText: (chunk: LiveChunk, answer: LiveAnswer) => void;
  /** No more text of a recording comes: the rest was too short to send, or is kept elsewhere. */
  onEnd: (recordingId: string) => void;
}

/** Sound whose text has not come, as it was at one moment. */
export interface UnsentSound {
  wav: Blob;
  /** When the last of it was recorded; null: there is none. */
  recordedUntil: Date | null;
  /** The recordings that it is of. */
  recordingIds: readonly string[];
}

/** What is left to send is never nothing, nor only the splinter that a recording may end with. */
const LEAST_REST = 2;

const secondsOf = (buffers: number): number => (buffers * live.bufferSamples) / live.sampleRate;

/** The sound of this browser's recordings on its way to the server, oldest first. */
export class LiveOutbox implements Outbox<LiveChunk, LiveAnswer> {
  readonly #parts: Parts;
  /** What is known of the recordings; the store follows it. */
  readonly #recordings = new Map<string, StoredRecording>();
  /** Buffers that are in the store. */
  readonly #counts = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Takes up what an earlier page left: it has ended. @returns whether there was anything. */
  async load(ownerId: string): Promise<boolean> {
    const { store } = this.#parts;
    const left = await store.list(ownerId);
    for (const recording of left) {
      this.#recordings.set(recording.id, { ...recording, ended: true });
      this.#counts.set(recording.id, Math.max(recording.sent, await store.count(recording.id)));
    }
    return left.length > 0;
  }

  async begin(recording: StoredRecording): Promise<void> {
    this.#recordings.set(recording.id, recording);
    this.#counts.set(recording.id, 0);
    await this.#parts.store.put(recording);
  }

  /** Settles when the buffer is kept. */
  async append(id: string, index: number, pcm: Int16Array): Promise<void> {
    await this.#parts.store.append(id, index, pcm);
    this.#counts.set(id, Math.max(this.#counts.get(id) ?? 0, index + 1));
  }

  async end(id: string): Promise<void> {
    const recording = this.#recordings.get(id);
    if (!recording) return;
    const ended = { ...recording, ended: true };
    this.#recordings.set(id, ended);
    await this.#parts.store.put(ended);
  }

  /** Whether there may be more text of a recording. */
  has(id: string): boolean {
    return this.#recordings.has(id);
  }

  /** Buffers of a recording whose text has come. */
  sentOf(id: string): number {
    return this.#recordings.get(id)?.sent ?? 0;
  }

  /** Length of the sound whose text has not come. */
  get unsentSeconds(): number {
    let buffers = 0;
    for (const { id, sent } of this.#recordings.values())
      buffers += (this.#counts.get(id) ?? 0) - sent;
    return secondsOf(buffers);
  }

  /** That sound in one WAV file, with the seconds before it whose words were not settled. */
  async sound(): Promise<UnsentSound> {
    const pieces: Blob[] = [];
    const recordings = [...this.#recordings.values()];
    let recordedUntil: Date | null = null;
    for (const { id, startedAt, sent, chunkBuffers } of recordings) {
      const count = this.#counts.get(id) ?? 0;
      recordedUntil = new Date(startedAt + secondsOf(count) * 1000);
      // A piece at a time: hours don't fit into memory, and browsers keep large blobs on the disk.
      for (let from = Math.max(0, sent - live.overlapBuffers); from < count; from += chunkBuffers) {
        const until = Math.min(count, from + chunkBuffers);
        const buffers = await this.#parts.store.read(id, from, until);
        pieces.push(new Blob(buffers.map((pcm) => new Int16Array(pcm))));
      }
    }
    const bytes = pieces.reduce((sum, { size }) => sum + size, 0);
    const wav = new Blob([wavHeader(bytes), ...pieces], { type: 'audio/wav' });
    return { wav, recordedUntil, recordingIds: recordings.map(({ id }) => id) };
  }

  /** Lets go of all sound: its text is no longer wanted. */
  async clear(): Promise<void> {
    for (const id of this.#recordings.keys()) await this.#remove(id);
  }

  /** Lets go of the sound of these recordings, which is kept elsewhere: no more of its text comes. */
  async letGo(recordingIds: readonly string[]): Promise<void> {
    for (const id of recordingIds.filter((one) => this.has(one))) {
      this.#parts.onEnd(id);
      await this.#remove(id);
    }
  }

  async next(): Promise<LiveChunk | null> {
    const { takeAhead, onEnd } = this.#parts;
    for (const recording of this.#recordings.values()) {
      const plan = nextChunk(recording, this.#counts.get(recording.id) ?? 0);
      if (plan) {
        const most = plan.until - plan.from - LEAST_REST;
        return await this.#read(recording, plan, Math.max(0, Math.min(takeAhead(recording), most)));
      }
      if (!recording.ended) return null;
      onEnd(recording.id);
      await this.#remove(recording.id);
    }
    return null;
  }

  /** A chunk again, whose beginning the server has forgotten. */
  async whole({ recording, plan }: LiveChunk): Promise<LiveChunk> {
    return await this.#read(recording, plan, 0);
  }

  async confirm(chunk: LiveChunk, answer: LiveAnswer): Promise<void> {
    const { plan } = chunk;
    const { id } = chunk.recording;
    const present = this.#recordings.get(id);
    if (!present) return;
    this.#parts.onText(chunk, answer);
    if (plan.last) return await this.#remove(id);
    const recording = { ...present, sequence: present.sequence + 1, sent: plan.until };
    this.#recordings.set(id, recording);
    await this.#parts.store.advance(recording, plan.until - live.overlapBuffers);
  }

  async #read(recording: StoredRecording, plan: ChunkPlan, ahead: number): Promise<LiveChunk> {
    const { store } = this.#parts;
    const buffers = await store.read(recording.id, plan.from + ahead, plan.until);
    return { recording, plan, ahead, audioChunk: base64Of(wavOf(buffers)) };
  }

  async #remove(id: string): Promise<void> {
    this.#recordings.delete(id);
    this.#counts.delete(id);
    await this.#parts.store.remove(id);
  }
}
