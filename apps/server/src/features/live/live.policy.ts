import { createHash } from 'node:crypto';
import { live } from '@notelark/api/live-audio';

/** Of the samples that the next chunk may begin with; empty for a chunk that is shorter than that. */
export function endHashOf(pcm: Int16Array): string {
  return pcm.length < live.overlapSamples ? '' : hashOf(pcm.subarray(-live.overlapSamples));
}

/**
 * How many samples of a chunk's beginning were metered with the chunk before: those, and only those, that it really ended
 * with. A client's word alone makes nothing free.
 */
export function overlapOf(
  pcm: Int16Array,
  claimedSeconds: number,
  before: { endHash: string } | null,
): number {
  const isClaimed = Math.round(claimedSeconds * live.sampleRate) === live.overlapSamples;
  if (!isClaimed || !before || pcm.length < live.overlapSamples) return 0;
  return hashOf(pcm.subarray(0, live.overlapSamples)) === before.endHash ? live.overlapSamples : 0;
}

function hashOf(pcm: Int16Array): string {
  const bytes = new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  return createHash('sha256').update(bytes).digest('base64');
}

/** Whole seconds of the ledger for a chunk: they add up to the recording's length, whatever its chunks are. */
export const meteredSeconds = (from: number, until: number): number =>
  Math.round(until) - Math.round(from);

/** Fast speech has about 250 words of 6 characters a minute; corrections and speaker names come on top. */
const CHARACTERS_PER_SECOND = 40;
/** A remark beside the transcript, or the sentences of the API test. */
const FREE_CHARACTERS = 1000;

/** How long a transcript of so many recorded seconds may be. */
export const coveredCharacters = (seconds: number): number =>
  FREE_CHARACTERS + Math.ceil(seconds * CHARACTERS_PER_SECOND);
