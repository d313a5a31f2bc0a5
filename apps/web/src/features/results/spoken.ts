import type { Block } from './blocks.ts';

/** The place of the block that is heard at a moment: the last one that has begun; null before the first. Binary search. */
export function spokenAt(blocks: readonly Block[], seconds: number): number | null {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : low - 1;
}
