/** What a plugin of the renderer sees of a node. */
export interface RenderedNode {
  type: string;
  /** Of a text. */
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: RenderedNode[];
}

const isA = (node: RenderedNode | undefined, tagName: string): boolean =>
  node?.type === 'element' && node.tagName === tagName;

const itemsOf = (list: RenderedNode): RenderedNode[] =>
  (list.children ?? []).filter((child) => isA(child, 'li'));

/**
 * Puts answers with their questions. Notes have numbered questions, a heading, and as many numbered answers: here each
 * answer goes into its question's item, as `details`, and the heading is left out.
 */
export function hideAnswers() {
  return (root: RenderedNode): void => {
    const children = root.children ?? [];
    const blocks = children.filter(({ type }) => type === 'element');
    for (const [at, questions] of blocks.entries()) {
      const [heading, answers] = [blocks[at + 1], blocks[at + 2]];
      if (!heading || !answers || !isA(heading, 'h3')) continue;
      if (!isA(questions, 'ol') || !isA(answers, 'ol')) continue;
      const [asked, told] = [itemsOf(questions), itemsOf(answers)];
      if (asked.length !== told.length) continue;
      for (const [index, item] of asked.entries()) {
        const answer = told[index]?.children ?? [];
        const details = { type: 'element', tagName: 'details', properties: {}, children: answer };
        item.children = [...(item.children ?? []), details];
      }
      root.children = children.filter((child) => child !== heading && child !== answers);
      return;
    }
  };
}
