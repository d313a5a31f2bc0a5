import type { BlockContent, Html, List, ListItem, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Mark, Node } from 'prosemirror-model';
import type { ParsedNotes } from './from-markdown.ts';
import { schema } from './schema.ts';

const { nodes } = schema;
/** Between two lists that would otherwise become one. */
const LIST_BREAK = '\n\n<!-- -->\n\n';
const BLOCK_BREAK = '\n\n';

/**
 * An edited document as Markdown. Blocks that were not edited are written exactly as they stood, with the space between
 * them; without an edit the text is the same, letter for letter.
 */
export function serializeNotes(doc: Node, original: ParsedNotes): string {
  const { markdown, blocks } = original;
  if (doc.eq(original.doc)) return markdown;
  const unclaimed = new Set(blocks.keys());
  const originalOf = (node: Node): number | undefined => {
    for (const at of unclaimed) {
      const known = blocks[at]?.node;
      if (known !== node && known?.eq(node) !== true) continue;
      unclaimed.delete(at);
      return at;
    }
    return undefined;
  };
  let text = '';
  let before: { node: Node; at: number | undefined } | null = null;
  for (const node of doc.children) {
    const at = originalOf(node);
    const block = at === undefined ? undefined : blocks[at];
    const written = block ? markdown.slice(block.from, block.to) : blockToMarkdown(node);
    if (written === '') continue;
    text += before === null ? written : separator(original, before, { node, at }) + written;
    before = { node, at };
  }
  return text === '' ? '' : `${text}\n`;
}

interface Written {
  node: Node;
  /** Its place among the original blocks; undefined: it was edited. */
  at: number | undefined;
}

function separator({ markdown, blocks }: ParsedNotes, before: Written, after: Written): string {
  if (before.at !== undefined && after.at === before.at + 1)
    return markdown.slice(blocks[before.at]?.to, blocks[after.at]?.from);
  const isList = before.node.type === nodes.bullet_list || before.node.type === nodes.ordered_list;
  return isList && before.node.type === after.node.type ? LIST_BREAK : BLOCK_BREAK;
}

/** One block, in the style of the engine. */
export function blockToMarkdown(node: Node): string {
  if (node.type === nodes.source_block) return String(node.attrs['source']);
  return toMarkdown(
    { type: 'root', children: [blockOf(node)] },
    {
      extensions: [gfmToMarkdown()],
      bullet: '-',
      emphasis: '*',
      rule: '-',
      listItemIndent: 'one',
    },
  ).trimEnd();
}

function blockOf(node: Node): BlockContent {
  switch (node.type) {
    case nodes.heading:
      return { type: 'heading', depth: node.attrs['level'], children: inlineOf(node) };
    case nodes.bullet_list:
    case nodes.ordered_list:
      return listOf(node);
    case nodes.blockquote:
      return { type: 'blockquote', children: node.children.map(blockOf) };
    case nodes.code_block:
      return {
        type: 'code',
        lang: node.attrs['lang'],
        meta: node.attrs['meta'],
        value: node.textContent,
      };
    case nodes.horizontal_rule:
      return { type: 'thematicBreak' };
    case nodes.source_block:
      return asIs(node);
    default:
      return { type: 'paragraph', children: inlineOf(node) };
  }
}

/** HTML is the one kind of node that is written without escapes. */
const asIs = (node: Node): Html => ({ type: 'html', value: String(node.attrs['source']) });

function listOf(node: Node): List {
  const isOrdered = node.type === nodes.ordered_list;
  return {
    type: 'list',
    ordered: isOrdered,
    start: isOrdered ? node.attrs['start'] : null,
    spread: node.attrs['spread'],
    children: node.children.map((item): ListItem => ({
      type: 'listItem',
      checked: item.attrs['checked'],
      spread: item.attrs['spread'],
      children: contentOf(item).map(blockOf),
    })),
  };
}

/** Without the empty paragraph that the editor puts before a list or code that an item begins with. */
const contentOf = ({ children }: Node): readonly Node[] =>
  children.length > 1 && children[0]?.childCount === 0 ? children.slice(1) : children;

const inlineOf = (node: Node): PhrasingContent[] => phrases(node.children, 0);

/** Neighbors that share a mark are written inside of it once; `depth` marks stand around them already. */
function phrases(inline: readonly Node[], depth: number): PhrasingContent[] {
  const written: PhrasingContent[] = [];
  for (const { mark, nodes: run } of runsOf(inline, depth))
    if (mark) written.push(wrapped(mark, phrases(run, depth + 1)));
    else written.push(...run.map(leaf));
  return written;
}

interface Run {
  /** The mark that all of them share; undefined: they have no more marks. */
  mark: Mark | undefined;
  nodes: Node[];
}

function runsOf(inline: readonly Node[], depth: number): Run[] {
  const runs: Run[] = [];
  for (const node of inline) {
    const mark = wrapping(node)[depth];
    const last = runs.at(-1);
    const isSame = mark ? last?.mark?.eq(mark) === true : last?.mark === undefined;
    if (last && isSame) last.nodes.push(node);
    else runs.push({ mark, nodes: [node] });
  }
  return runs;
}

/** A node's marks from the outside in. Code is a kind of leaf. */
const wrapping = (node: Node): Mark[] =>
  node.marks.filter(({ type }) => type !== schema.marks.code);

function wrapped(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (mark.type) {
    case schema.marks.strong:
      return { type: 'strong', children };
    case schema.marks.em:
      return { type: 'emphasis', children };
    case schema.marks.strike:
      return { type: 'delete', children };
    default:
      return {
        type: 'link',
        url: mark.attrs['href'],
        title: mark.attrs['title'],
        children,
      };
  }
}

function leaf(node: Node): PhrasingContent {
  switch (node.type) {
    case nodes.hard_break:
      return { type: 'break' };
    case nodes.citation:
      return {
        type: 'link',
        url: node.attrs['href'],
        children: [{ type: 'text', value: node.attrs['label'] }],
      };
    case nodes.source_inline:
      return asIs(node);
    default:
      return node.marks.some(({ type }) => type === schema.marks.code)
        ? { type: 'inlineCode', value: node.text ?? '' }
        : { type: 'text', value: node.text ?? '' };
  }
}
