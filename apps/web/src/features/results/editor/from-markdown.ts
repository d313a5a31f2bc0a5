import { placeOfLink } from '@notelark/api/places';
import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  PhrasingContent,
  RootContent,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.ts';

/** Markdown as a document to edit, which remembers where each of its blocks stood. */
export interface ParsedNotes {
  markdown: string;
  doc: Node;
  blocks: { node: Node; from: number; to: number }[];
}

const { nodes, marks } = schema;

export function parseNotes(markdown: string): ParsedNotes {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const read = new Reader(markdown);
  const blocks = tree.children.map((child) => {
    const { from, to } = spanOf(child);
    return { node: read.block(child), from, to };
  });
  const doc = nodes.doc.create(
    null,
    blocks.length === 0 ? nodes.paragraph.create() : blocks.map(({ node }) => node),
  );
  return { markdown, doc, blocks };
}

interface Positioned {
  position?: RootContent['position'];
}

const spanOf = ({ position }: Positioned): { from: number; to: number } => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

/** Turns the tree of a Markdown text into nodes of the editor. */
class Reader {
  readonly #markdown: string;

  constructor(markdown: string) {
    this.#markdown = markdown;
  }

  block(block: RootContent | BlockContent | DefinitionContent): Node {
    switch (block.type) {
      case 'paragraph':
        return nodes.paragraph.create(null, this.#inline(block.children, []));
      case 'heading':
        return nodes.heading.create({ level: block.depth }, this.#inline(block.children, []));
      case 'list':
        return this.#list(block);
      case 'blockquote':
        return nodes.blockquote.create(null, this.#blocks(block.children));
      case 'code':
        return nodes.code_block.create(
          { lang: block.lang ?? null, meta: block.meta ?? null },
          textOf(block.value, []),
        );
      case 'thematicBreak':
        return nodes.horizontal_rule.create();
      default:
        return nodes.source_block.create({ source: this.#sourceOf(block) });
    }
  }

  #blocks(children: readonly (BlockContent | DefinitionContent)[]): Node[] {
    return children.length === 0
      ? [nodes.paragraph.create()]
      : children.map((child) => this.block(child));
  }

  #list({ ordered, start, spread, children }: List): Node {
    const items = children.map((child) => this.#item(child));
    return ordered
      ? nodes.ordered_list.create({ start: start ?? 1, spread: spread ?? false }, items)
      : nodes.bullet_list.create({ spread: spread ?? false }, items);
  }

  #item({ checked, spread, children }: ListItem): Node {
    const content = this.#blocks(children);
    const startsWithText = content[0]?.type === nodes.paragraph;
    return nodes.list_item.create(
      { checked: checked ?? null, spread: spread ?? false },
      startsWithText ? content : [nodes.paragraph.create(), ...content],
    );
  }

  #inline(children: readonly PhrasingContent[], outer: readonly Mark[]): Node[] {
    return children.flatMap((child) => this.#phrase(child, outer));
  }

  #phrase(phrase: PhrasingContent, outer: readonly Mark[]): Node[] {
    switch (phrase.type) {
      case 'text':
        return textOf(phrase.value.replaceAll(/\s*\n\s*/g, ' '), outer);
      case 'strong':
        return this.#inline(phrase.children, marks.strong.create().addToSet(outer));
      case 'emphasis':
        return this.#inline(phrase.children, marks.em.create().addToSet(outer));
      case 'delete':
        return this.#inline(phrase.children, marks.strike.create().addToSet(outer));
      case 'inlineCode':
        return textOf(phrase.value, marks.code.create().addToSet(outer));
      case 'break':
        return [nodes.hard_break.create(null, null, outer)];
      case 'link':
        if (placeOfLink(phrase.url) !== null)
          return [
            nodes.citation.create({ href: phrase.url, label: toString(phrase) }, null, outer),
          ];
        return this.#inline(
          phrase.children,
          marks.link.create({ href: phrase.url, title: phrase.title ?? null }).addToSet(outer),
        );
      default:
        return [nodes.source_inline.create({ source: this.#sourceOf(phrase) }, null, outer)];
    }
  }

  #sourceOf(node: Positioned): string {
    const { from, to } = spanOf(node);
    return this.#markdown.slice(from, to);
  }
}

const textOf = (text: string, with_: readonly Mark[]): Node[] =>
  text === '' ? [] : [schema.text(text, with_)];
