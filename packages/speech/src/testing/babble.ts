import { SAMPLE_RATE } from '../ports/decoder.ts';

/** First three formants in Hz of English vowels spoken by men (Peterson & Barney 1952, table II). */
const VOWELS: Formants[] = [
  [730, 1090, 2440],
  [270, 2290, 3010],
  [300, 870, 2240],
  [530, 1840, 2480],
  [570, 840, 2410],
  [660, 1720, 2410],
  [440, 1020, 2240],
];
const BANDWIDTHS: Formants = [80, 100, 140];
const GAINS: Formants = [1, 0.6, 0.35];
const LOUDNESS = 60_000;

type Formants = [number, number, number];
type Random = () => number;

/**
 * Sound that voice detectors take for speech and recognisers hear words in: a voice that runs through random syllables.
 * The same seed gives the same samples. It stands in for a recording in tests that must not depend on one.
 */
export function babble(seconds: number, seed = 1): Int16Array {
  const random = randomFrom(seed);
  const pcm = new Int16Array(Math.round(seconds * SAMPLE_RATE));
  const voice = createVoice(random);
  let at = 0;
  while (at < pcm.length) {
    const loudness = 0.5 + random() / 2;
    const consonant = Math.floor((0.03 + random() * 0.08) * SAMPLE_RATE);
    if (random() < 0.6) hiss(pcm.subarray(at, at + consonant), 3_000 * loudness, random);
    at += consonant;
    const length = Math.floor((0.12 + random() * 0.18) * SAMPLE_RATE);
    voice(pcm.subarray(at, at + length), LOUDNESS * loudness);
    at += length;
  }
  return pcm;
}

/** Phrases of babble with silence after each: `[speech, silence]` in seconds. */
export function babbleWithPauses(phrases: [number, number][], seed = 1): Int16Array {
  const parts = phrases.flatMap(([speech, silence], index) => [
    babble(speech, seed + index),
    new Int16Array(Math.round(silence * SAMPLE_RATE)),
  ]);
  const pcm = new Int16Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    pcm.set(part, at);
    at += part.length;
  }
  return pcm;
}

/** High-passed noise that swells and fades: a consonant. */
function hiss(target: Int16Array, loudness: number, random: Random): void {
  let before = 0;
  for (const index of target.keys()) {
    const noise = random() - 0.5;
    target[index] =
      (noise - before) * loudness * Math.sin((Math.PI * index) / Math.max(1, target.length));
    before = noise;
  }
}

/** Source and filter: glottal pulses through three resonators that glide from vowel to vowel. */
function createVoice(random: Random): (target: Int16Array, loudness: number) => void {
  const filters = BANDWIDTHS.map((bandwidth) => createResonator(bandwidth));
  let phase = 0;
  let pitch = 125;
  let vowel: Formants = [730, 1090, 2440];
  return (target, loudness) => {
    const [fromPitch, fromVowel] = [pitch, vowel];
    pitch = 100 + random() * 60;
    vowel = VOWELS[Math.floor(random() * VOWELS.length)] ?? vowel;
    for (const index of target.keys()) {
      const share = index / target.length;
      phase +=
        ((fromPitch + (pitch - fromPitch) * share) / SAMPLE_RATE) * (1 + (random() - 0.5) * 0.02);
      const pulse = phase >= 1 ? 1 : 0;
      phase -= pulse;
      const source = pulse + (random() - 0.5) * 0.03;
      const sound = filters.reduce((sum, filter, formant) => {
        const [start, end, gain] = [fromVowel[formant], vowel[formant], GAINS[formant]];
        const frequency = (start ?? 0) + ((end ?? 0) - (start ?? 0)) * Math.min(1, share * 3);
        return sum + filter(source, frequency) * (gain ?? 0);
      }, 0);
      const envelope = Math.min(1, share / 0.15, (1 - share) / 0.2);
      target[index] = Math.max(-32_000, Math.min(32_000, sound * envelope * loudness));
    }
  };
}

/** A two-pole resonator (Klatt 1980) with a fixed bandwidth in Hz; its frequency may change with each sample. */
function createResonator(bandwidth: number): (source: number, frequency: number) => number {
  const radius = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
  let last = 0;
  let beforeLast = 0;
  return (source, frequency) => {
    const turn = 2 * radius * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
    const sound = source * (1 - radius) + turn * last - radius * radius * beforeLast;
    beforeLast = last;
    last = sound;
    return sound;
  };
}

/** The linear congruential generator of Numerical Recipes. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
