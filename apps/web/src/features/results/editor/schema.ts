import { resultScreen } from '../../../messages/index.ts';
import { type DOMOutputSpec, Schema } from 'prosemirror-model';

/** Headings as they are shown: the page has its own h1, the panel its h2. */
const headingTag = (level: number): string => `h${Math.min(6, Math.max(3, level + 1))}`;
const headingRules = [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } }));

/** Of `[ ]` and `[x]`; null for an item that is no task. */
const checkedOf = (item: HTMLElement): boolean | null => {
  const box = item.querySelector(':scope > input[type=checkbox]');
  return box === null ? null : box.hasAttribute('checked');
};

const item = (checked: boolean | null): DOMOutputSpec =>
  checked === null
    ? ['li', 0]
    : [
        'li',
        { class: 'task' },
        [
          'input',
          {
            type: 'checkbox',
            'aria-label': resultScreen.done,
            contenteditable: 'false',
            tabindex: '-1',
            ...(checked && { checked: 'checked' }),
          },
        ],
        ['div', 0],
      ];

/**
 * What notes are made of. What can't be edited as formatted text (tables, HTML, pictures) is kept as its Markdown in
 * `source_block` and `source_inline`, and shown as such.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: headingRules,
      toDOM: ({ attrs }) => [headingTag(Number(attrs['level'])), 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { spread: { default: false } },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { start: { default: 1 }, spread: { default: false } },
      parseDOM: [
        { tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start') ?? 1) }) },
      ],
      toDOM: ({ attrs }) => ['ol', { start: String(attrs['start']) }, 0],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      attrs: { checked: { default: null }, spread: { default: false } },
      parseDOM: [{ tag: 'li', getAttrs: (element) => ({ checked: checkedOf(element) }) }],
      toDOM: ({ attrs }) => item(attrs['checked']),
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    code_block: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      attrs: { lang: { default: null }, meta: { default: null } },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    source_block: {
      group: 'block',
      atom: true,
      attrs: { source: {} },
      toDOM: ({ attrs }) => ['pre', { class: 'kept' }, String(attrs['source'])],
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    citation: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { href: {}, label: {} },
      parseDOM: [
        {
          tag: 'a[href^="#s"]',
          getAttrs: (link) => ({ href: link.getAttribute('href'), label: link.textContent }),
        },
      ],
      toDOM: ({ attrs }) => [
        'a',
        { class: 'citation', href: String(attrs['href']), tabindex: '-1' },
        String(attrs['label']),
      ],
      leafText: ({ attrs }) => String(attrs['label']),
    },
    source_inline: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { source: {} },
      toDOM: ({ attrs }) => ['code', { class: 'kept' }, String(attrs['source'])],
    },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {}, title: { default: null } },
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { class: 'link', href: String(attrs['href']) }, 0],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['del', 0] },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});
