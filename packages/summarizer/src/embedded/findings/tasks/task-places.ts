import type { PlaceCues, Talk } from '../../language/talk/talk.ts';
import { CUE_NAMES, cueVectors, type Act } from './cues.ts';
import { smoothed } from './smoothing.ts';

/** Standard deviation, in acts, over which probabilities are smoothed. */
export const PLACE_SMOOTHING = 2;

/** For each act of a talk how likely tasks are given out there, 0 to 1: good for comparing acts of one talk, not talks. */
export function taskPlaceScores(acts: readonly Act[], talk: Talk, places: PlaceCues): Float64Array {
  const { bias, weights } = places.weights;
  const inOrder = CUE_NAMES.map((name) => weights[name] ?? 0);
  const likely = cueVectors(acts, talk, places).map((values) => {
    const odds = values.reduce((sum, value, at) => sum + value * (inOrder[at] ?? 0), bias);
    return 1 / (1 + Math.exp(-odds));
  });
  return smoothed(Float64Array.from(likely), PLACE_SMOOTHING);
}
