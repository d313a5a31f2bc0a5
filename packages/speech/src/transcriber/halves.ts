import type { Transcription } from '../ports/transcriber.ts';

const SAMPLE_RATE = 16_000;
/** 0.1 s, which a cut between two words needs. */
const WINDOW = 1_600;

/** Where to divide a clip that is too long for a server: the quietest tenth of a second in its middle third. */
export function quietestMiddle(pcm: Int16Array): number {
  const from = Math.floor(pcm.length / 3);
  let quietest = Math.floor(pcm.length / 2);
  let least = Infinity;
  for (let at = from; at + WINDOW <= 2 * from; at += WINDOW / 2) {
    const loudness = energyOf(pcm.subarray(at, at + WINDOW));
    if (loudness >= least) continue;
    least = loudness;
    quietest = at + WINDOW / 2;
  }
  return quietest;
}

function energyOf(pcm: Int16Array): number {
  let sum = 0;
  for (const sample of pcm) sum += sample * sample;
  return sum;
}

/** The transcription of a whole whose halves meet at that sample. */
export function join(first: Transcription, second: Transcription, cut: number): Transcription {
  const seconds = cut / SAMPLE_RATE;
  const later = second.segments.map(({ text, start, end, words }) => ({
    text,
    start: start + seconds,
    end: end + seconds,
    ...(words && {
      words: words.map((word) => ({
        text: word.text,
        start: word.start + seconds,
        end: word.end + seconds,
      })),
    }),
  }));
  return {
    segments: [...first.segments, ...later],
    language: first.language ?? second.language,
  };
}
