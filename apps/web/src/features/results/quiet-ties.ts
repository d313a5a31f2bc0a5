import { partsAtTies } from '../../lib/ties.ts';
import type { RenderedNode } from './hidden-answers.ts';

/** Sets what a point is about, `(about “the list”)`, back from what it says, as a `span` of the class `tie`. */
export function quietTies() {
  return (root: RenderedNode): void => visit(root, false);
}

function visit(node: RenderedNode, isInPoint: boolean): void {
  const isPoint = isInPoint || node.tagName === 'li';
  node.children = node.children?.flatMap((child) => {
    if (isPoint && child.type === 'text') return partsOf(child);
    visit(child, isPoint);
    return [child];
  });
}

function partsOf(text: RenderedNode): RenderedNode[] {
  const parts = partsAtTies(text.value ?? '');
  if (parts.length === 1) return [text];
  return parts.map((value, at) => {
    const part = { type: 'text', value };
    return at % 2 === 0
      ? part
      : { type: 'element', tagName: 'span', properties: { className: ['tie'] }, children: [part] };
  });
}
