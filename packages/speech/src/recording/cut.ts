/** What the segmenter knows about each frame of a clip, in order. */
export interface FrameTrack {
  speech: boolean[];
  /** Mean square of the samples. */
  energy: number[];
}

/** Frames around the cut whose loudness counts, about 0.1 s: a stop consonant has less silence than that. */
const QUIET_FRAMES = 3;

/**
 * The frame before which to divide a clip that has become too long: in its longest pause, else at its quietest spot, at
 * `from` or later. As far as the pause allows, `pad` of its frames stay on either side, so that no word loses its edge.
 */
export function chooseCut(track: FrameTrack, from: number, pad: number): number {
  const pause = longestPause(track.speech, from);
  if (!pause) return quietestFrame(track.energy, from);
  const stillGoesOn = pause.end === track.speech.length;
  return Math.min(pause.start + pad, stillGoesOn ? pause.end : middleOf(pause.start, pause.end));
}

/** The longest run of silent frames that reaches past `from`; of equal ones the last. */
function longestPause(speech: boolean[], from: number): { start: number; end: number } | null {
  let longest: { start: number; end: number } | null = null;
  let start = -1;
  for (let index = 0; index <= speech.length; index += 1) {
    const silent = speech[index] === false;
    if (silent && start < 0) start = index;
    if (silent || start < 0) continue;
    const isLonger = !longest || index - start >= longest.end - longest.start;
    if (isLonger && index - start >= QUIET_FRAMES && middleOf(start, index) >= from) {
      longest = { start, end: index };
    }
    start = -1;
  }
  return longest;
}

const middleOf = (start: number, end: number): number => Math.floor((start + end) / 2);

/** The frame in the middle of the quietest QUIET_FRAMES, at `from` or later. */
function quietestFrame(energy: number[], from: number): number {
  let quietest = from;
  let least = Infinity;
  for (let index = from; index + QUIET_FRAMES <= energy.length; index += 1) {
    const sum = energy
      .slice(index, index + QUIET_FRAMES)
      .reduce((total, value) => total + value, 0);
    if (sum > least) continue;
    least = sum;
    quietest = index + Math.floor(QUIET_FRAMES / 2);
  }
  return quietest;
}
