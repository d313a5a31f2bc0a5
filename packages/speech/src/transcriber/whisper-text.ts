import type { TimedText } from '../ports/transcriber.ts';
import { compressesTooWell, withoutLoops } from './repetition.ts';
import { sentencesOf } from './sentences.ts';
import { inOrder } from './times.ts';
import type { Heard } from './whisper-protocol.ts';
import { wordsOf } from './whisper-words.ts';

const SAMPLE_RATE = 16_000;
/** A description of a sound, in brackets or between notes, not spoken words. */
const SOUND = /^\s*([[(*♪].*[\])*♪]|♪+)\s*$/su;
/** Text over a stretch this much quieter than the loudest second of the clip was made up: -40 dB, in energy. */
const SILENCE_RATIO = 1e-4;

/**
 * What a clip says, cleaned of what Whisper makes up: repetitions of a loop that no temperature broke, descriptions of
 * sounds, text over silence and after the end. Times are brought into the clip and into order.
 */
export function tidy(heard: Heard, pcm: Int16Array): TimedText[] {
  const seconds = pcm.length / SAMPLE_RATE;
  const inClip = wordsOf(heard.text, heard.pieces).filter(({ start }) => start < seconds);
  const words = inOrder(inClip, seconds);
  const texts = words.map(({ text }) => text);
  const isSuspected = compressesTooWell(heard.text);
  const kept = new Set(withoutLoops(texts, () => isSuspected));
  const floor = loudestSecond(pcm) * SILENCE_RATIO;
  return sentencesOf(words.filter((_, index) => kept.has(index))).filter(
    ({ text, start, end }) => !SOUND.test(text) && energy(pcm, start, end) >= floor,
  );
}

/** Mean square of the samples between two times; of at least a fifth of a second, since short words have rough times. */
function energy(pcm: Int16Array, start: number, end: number): number {
  const from = Math.max(0, Math.floor((start - 0.1) * SAMPLE_RATE));
  const part = pcm.subarray(from, Math.ceil((end + 0.1) * SAMPLE_RATE));
  let sum = 0;
  for (let index = 0; index < part.length; index += 1) sum += (part[index] ?? 0) ** 2;
  return part.length === 0 ? 0 : sum / part.length;
}

function loudestSecond(pcm: Int16Array): number {
  const seconds = Math.ceil(pcm.length / SAMPLE_RATE);
  return Math.max(...Array.from({ length: seconds }, (_, index) => energy(pcm, index, index + 1)));
}
