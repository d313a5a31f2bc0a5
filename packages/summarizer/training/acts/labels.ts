import type { Kind, Meeting } from './meetings.ts';

/** Acts so near to a gold one are labelled {@link HALF}: annotators mark one act of an exchange of several. */
const SPREAD = 3;
const HALF = 0.5;

/** How likely each act is called the place of an item: 1 for the gold ones, less for those around. */
export function labelsOf(kind: Kind, { acts, gold }: Meeting): Float32Array {
  const labels = new Float32Array(acts.length);
  const all = gold[kind].flat();
  for (const act of all)
    labels.fill(HALF, Math.max(0, act - SPREAD), Math.min(acts.length, act + SPREAD + 1));
  for (const act of all) labels[act] = 1;
  return labels;
}
