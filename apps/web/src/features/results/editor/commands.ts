import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
  InputRule,
} from 'prosemirror-inputrules';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

export const toggleStrong: Command = toggleMark(marks.strong);
export const toggleEm: Command = toggleMark(marks.em);

/** A heading becomes a paragraph, anything else a heading. */
export const toggleHeading: Command = (state, dispatch) => {
  const isHeading = state.selection.$from.parent.type === nodes.heading;
  const command = isHeading ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading);
  return command(state, dispatch);
};

/** The list item around the selection, and where it starts. */
function itemAround({ selection: { $from } }: EditorState): { item: Node; at: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const item = $from.node(depth);
    if (item.type === nodes.list_item) return { item, at: $from.before(depth) };
  }
  return null;
}

function listAround({ selection: { $from } }: EditorState): { list: Node; at: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const list = $from.node(depth);
    if (list.type === nodes.bullet_list || list.type === nodes.ordered_list)
      return { list, at: $from.before(depth) };
  }
  return null;
}

/** Makes a list, changes the kind of the list around, or ends it where it is of this kind. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.list.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.at, type, { spread: around.list.attrs['spread'] }));
    return true;
  };

export const toggleBullets = toggleList(nodes.bullet_list);
export const toggleNumbers = toggleList(nodes.ordered_list);

/** An item becomes a task, or a task an item; outside of a list, a list with a task is made. */
export const toggleTask: Command = (state, dispatch) => {
  const around = itemAround(state);
  if (around) {
    const checked = around.item.attrs['checked'] === null ? false : null;
    dispatch?.(state.tr.setNodeAttribute(around.at, 'checked', checked));
    return true;
  }
  return wrapInList(nodes.bullet_list)(state, (wrapped) => {
    const made = itemAround(state.apply(wrapped));
    dispatch?.(made ? wrapped.setNodeAttribute(made.at, 'checked', false) : wrapped);
  });
};

/** The next item of a task is a task to be done. */
const splitItem: Command = (state, dispatch) => {
  const around = itemAround(state);
  const isTask = around !== null && around.item.attrs['checked'] !== null;
  return splitListItem(nodes.list_item, isTask ? { checked: false } : undefined)(state, dispatch);
};

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Before the keys of every editor. */
export const notesKeys: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleStrong,
  'Mod-i': toggleEm,
  'Shift-Enter': insertBreak,
  Tab: sinkListItem(nodes.list_item),
  'Shift-Tab': liftListItem(nodes.list_item),
};

/** Of every editor, but Escape is the page's: it closes the editor. */
export const plainKeys: Record<string, Command> = Object.fromEntries(
  Object.entries(baseKeymap).filter(([key]) => key !== 'Escape'),
);

/** Enter in a list goes on with the list, everywhere else as usual. */
export const enterKeys: Record<string, Command> = {
  Enter: (state, dispatch, view) =>
    splitItem(state, dispatch) || (baseKeymap['Enter']?.(state, dispatch, view) ?? false),
};

/** Markdown that is typed at the start of a line becomes what it means. */
export const typedMarkdown = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/u, nodes.heading, ([, signs = '']) => ({
      level: signs.length,
    })),
    wrappingInputRule(/^\s*[-*]\s$/u, nodes.bullet_list),
    wrappingInputRule(/^(\d{1,3})\.\s$/u, nodes.ordered_list, ([, start]) => ({
      start: Number(start),
    })),
    wrappingInputRule(/^>\s$/u, nodes.blockquote),
    new InputRule(/^\[([ x])\]\s$/u, (state, [, sign], from, to) => {
      const around = itemAround(state);
      if (!around) return null;
      return state.tr.delete(from, to).setNodeAttribute(around.at, 'checked', sign === 'x');
    }),
  ],
});
