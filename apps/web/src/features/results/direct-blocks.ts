import type { RenderedNode } from './hidden-answers.ts';

/** Lets each block of notes read in the direction of its script: of lists the marks move to the other side, too. */
export function directBlocks() {
  return (root: RenderedNode): void => {
    for (const block of root.children ?? [])
      if (block.type === 'element') block.properties = { ...block.properties, dir: 'auto' };
  };
}
