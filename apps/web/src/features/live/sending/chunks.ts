import { live } from '@notelark/api/live-audio';
import type { StoredRecording } from '../store/store.ts';

/** Buffers that make the least sound that is worth sending. */
const LEAST_BUFFERS = Math.ceil((live.minChunkSeconds * live.sampleRate) / live.bufferSamples);

/** A stretch of a recording, in buffers. */
export interface ChunkPlan {
  from: number;
  until: number;
  /** Buffers at its beginning that the chunk before had, too. */
  overlap: number;
  last: boolean;
}

/** Buffers of a chunk of so many seconds. */
export const buffersOf = (seconds: number): number =>
  Math.max(live.overlapBuffers, Math.round((seconds * live.sampleRate) / live.bufferSamples));

/**
 * The next chunk of a recording of `count` buffers; null while there is none. What is left at the end and too short to be
 * sent alone goes with the chunk before it.
 */
export function nextChunk(recording: StoredRecording, count: number): ChunkPlan | null {
  const { sent, chunkBuffers, ended } = recording;
  const fresh = count - sent;
  const last = ended && fresh < chunkBuffers + LEAST_BUFFERS;
  if (fresh < (last ? LEAST_BUFFERS : chunkBuffers)) return null;
  const overlap = sent === 0 ? 0 : live.overlapBuffers;
  return { from: sent - overlap, until: last ? count : sent + chunkBuffers, overlap, last };
}
