import type { List, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Block, Run } from './document.ts';

type Style = Omit<Run, 'text'>;

/** Markdown as blocks. What has no block of its own (tables, quotes, code) comes as paragraphs: nothing is left out. */
export function blocksOfMarkdown(markdown: string): Block[] {
  const root = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return root.children.flatMap((node) => blocksOf(node, 0));
}

function blocksOf(node: RootContent, depth: number): Block[] {
  switch (node.type) {
    case 'heading':
      return [
        {
          kind: 'heading',
          level: Math.min(3, node.depth) as 1 | 2 | 3,
          runs: runsOf(node.children),
        },
      ];
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(node.children) }];
    case 'list':
      return listBlocks(node, depth);
    case 'blockquote':
      return node.children.flatMap((child) => blocksOf(child, depth));
    case 'table':
      return node.children.map((row, line) => ({
        kind: 'paragraph',
        runs: row.children.flatMap((cell, at) => [
          ...(at === 0 ? [] : [{ text: ' · ' }]),
          ...runsOf(cell.children, line === 0 ? { bold: true } : {}),
        ]),
      }));
    case 'code':
    case 'html':
      return node.value.split('\n').map((text) => ({ kind: 'paragraph', runs: [{ text }] }));
    default:
      return [];
  }
}

function listBlocks(list: List, depth: number): Block[] {
  const first = list.start ?? 1;
  return list.children.flatMap((item, at) =>
    itemBlocks(item, depth, list.ordered === true ? `${first + at}.` : null),
  );
}

function itemBlocks(item: ListItem, depth: number, marker: string | null): Block[] {
  const [head, ...rest] = item.children;
  const runs = head?.type === 'paragraph' ? runsOf(head.children) : [];
  const below = head?.type === 'paragraph' ? rest : item.children;
  return [
    { kind: 'item', depth, marker, checked: item.checked ?? null, runs },
    ...below.flatMap((child) => blocksOf(child, depth + 1)),
  ];
}

function runsOf(nodes: readonly PhrasingContent[], style: Style = {}): Run[] {
  return nodes.flatMap((node) => runOf(node, style));
}

function runOf(node: PhrasingContent, style: Style): Run[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'html':
      return [{ text: node.value, ...style }];
    case 'break':
      return [{ text: '\n', ...style }];
    case 'strong':
      return runsOf(node.children, { ...style, bold: true });
    case 'emphasis':
      return runsOf(node.children, { ...style, italic: true });
    case 'link':
      return runsOf(node.children, {
        ...style,
        ...(isOutside(node.url) && { href: node.url }),
        ...(node.url.startsWith('#') && { quiet: true }),
      });
    case 'image':
      return node.alt ? [{ text: node.alt, ...style }] : [];
    default:
      return hasChildren(node) ? runsOf(node.children, style) : [];
  }
}

const isOutside = (url: string): boolean => /^https?:\/\//i.test(url);
const hasChildren = (
  node: Nodes,
): node is Extract<PhrasingContent, { children: PhrasingContent[] }> => 'children' in node;
