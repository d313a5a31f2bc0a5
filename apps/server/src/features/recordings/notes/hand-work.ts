import {
  type ActionItem,
  createLikeness,
  type DroppedStatement,
  type Likeness,
  type Point,
  restsOn,
  type SummaryDocument,
} from '@notelark/summarizer';
import type { Source } from '../sources/source.ts';
import { toMarkdown } from './render.ts';
import { linesOfMarkdown, statementsOf } from './statements.ts';
import type { Summary } from './summaries.repo.ts';
import { readWrittenTask } from './written-tasks.ts';

/** The lists of a document that statements are added to. */
type ListName = 'keyPoints' | 'decisions' | 'actionItems' | 'questions';

/** What a person has done to a statement of generated notes. */
export interface Touched {
  /** As the engine wrote it. */
  was: DroppedStatement;
  list: ListName;
  how:
    | { do: 'keep'; reason: string }
    | { do: 'correct'; point: Point }
    | { do: 'drop' }
    | { do: 'finish'; item: ActionItem };
}

/** All that a person has done to notes. */
export interface HandWork {
  touched: Touched[];
  /** Lines of their own. */
  lines: string[];
}

/** What a person has done to notes: in generated ones it is recorded; rewritten ones are compared with what they were made of. */
export function handWorkOf(
  notes: Summary,
  document: SummaryDocument | null,
  source: Source,
): HandWork {
  return document ? recordedIn(document) : comparedWithGenerated(notes, source);
}

function recordedIn(document: SummaryDocument): HandWork {
  const touched = (document.dropped ?? []).map((was): Touched => ({
    was,
    list: 'keyPoints',
    how: { do: 'drop' },
  }));
  for (const [list, points] of listsOf(document))
    for (const point of points) {
      const how = howTouched(point);
      const was = { text: point.corrected ?? point.text, refs: restsOn(point) };
      if (how) touched.push({ was, list, how });
    }
  return { touched, lines: document.byHand ?? [] };
}

const listsOf = (document: SummaryDocument): [ListName, readonly Point[]][] => [
  ['keyPoints', [...document.overview, ...document.topics.flatMap(({ points }) => points)]],
  ['keyPoints', [...document.keyPoints, ...document.terms, ...document.dates]],
  ['decisions', document.decisions],
  ['actionItems', document.actionItems],
  ['questions', document.questions],
];

function howTouched(point: Point & Partial<ActionItem>): Touched['how'] | null {
  if (point.corrected !== undefined) return { do: 'correct', point };
  if (point.done === true) return { do: 'finish', item: point };
  return point.kept === undefined ? null : { do: 'keep', reason: point.kept };
}

/** A line of notes, or a statement in one. */
interface Item {
  section: string | null;
  text: string;
  turns: readonly number[];
  done: boolean;
  /** Of a task: what the engine wrote of it. */
  task?: ActionItem | undefined;
}

/** A person has written a line instead of another where they share so many content words. */
const REWRITTEN = 0.4;

/** Of notes whose generated text is not known, only ticked tasks and lines without a citation are a person's for certain. */
function comparedWithGenerated(notes: Summary, source: Source): HandWork {
  const generated = notes.editedFrom as SummaryDocument | null;
  const now = itemsOf(notes.summaryText ?? '', notes, source);
  if (!generated) {
    const lines = now.filter(({ turns, done }) => turns.length === 0 && !done);
    const finished = now.filter(({ done }) => done).map(finishedAsWritten);
    return { touched: finished, lines: lines.map(({ text }) => text) };
  }
  const recorded = recordedIn(generated);
  const then = generatedItems(generated, notes, source);
  const likeness = createLikeness(notes.documentLanguage);
  const { unchanged, removed, added } = compared(then, now);
  const finished = unchanged.flatMap(([before, { done }]) =>
    done && before.task ? [finishedTask(before.task)] : [],
  );
  const { rewritten, left, own } = paired(removed, added, likeness);
  // Where most statements are gone, a person has written other notes: these were not removed one by one.
  const isMostlyGone = left.length > then.length / 2;
  const known = new Set(finished.map(({ was }) => was.text));
  return {
    touched: [
      ...recorded.touched.filter(({ was }) => !known.has(was.text)),
      ...finished,
      ...rewritten.map(([before, after]) => rewrittenAs(before, after)),
      ...(isMostlyGone ? [] : left.map(dropped)),
    ],
    lines: own.map(({ text }) => text),
  };
}

function generatedItems(generated: SummaryDocument, notes: Summary, source: Source): Item[] {
  const { engine, fallbackParts, documentLanguage: language } = notes;
  const making = { engineId: engine ?? '', fallbackParts, language };
  const items = itemsOf(toMarkdown(notes, generated, source, making), notes, source);
  let task = -1;
  return items.map((item) => {
    if (item.task === undefined) return item;
    task += 1;
    return Object.assign(item, { task: generated.actionItems[task] });
  });
}

/** Statements with what they rest on, and the lines that have none. */
function itemsOf(markdown: string, notes: Summary, source: Source): Item[] {
  const cited = statementsOf({ ...notes, document: null, summaryText: markdown }, source);
  const citedLines = new Set(cited.map(({ written }) => written?.line));
  const items = cited.map(({ section, text, turns, done }) =>
    asItem({ section, text, done }, turns),
  );
  const bare = linesOfMarkdown(markdown).filter(({ line }) => !citedLines.has(line));
  return [...items, ...bare.map((line) => asItem(line, []))];
}

/** Filled in where the engine's task is known. */
const A_TASK: ActionItem = { text: '', refs: [], verified: true };

const asItem = (
  { section, text, done }: { section: string | null; text: string; done?: boolean | undefined },
  turns: readonly number[],
): Item => ({
  section,
  text,
  turns,
  done: done === true,
  ...(done !== undefined && { task: A_TASK }),
});

const keyOf = ({ section, text }: Item): string => `${section ?? ''}\n${text}`;

function compared(then: readonly Item[], now: readonly Item[]) {
  const standing = new Map(now.map((item) => [keyOf(item), item]));
  const known = new Set(then.map(keyOf));
  return {
    unchanged: then.flatMap((before): [Item, Item][] => {
      const after = standing.get(keyOf(before));
      return after ? [[before, after]] : [];
    }),
    removed: then.filter((item) => !standing.has(keyOf(item))),
    added: now.filter((item) => !known.has(keyOf(item))),
  };
}

/** What was removed, with what was written instead of it in the same section. */
function paired(removed: readonly Item[], added: readonly Item[], likeness: Likeness) {
  const own = new Set(added);
  const rewritten: [Item, Item][] = [];
  const left: Item[] = [];
  for (const before of removed) {
    const [best] = [...own]
      .filter(({ section }) => section === before.section)
      .map((after) => ({ after, share: likeness.of(before.text, after.text) }))
      .filter(({ share }) => share >= REWRITTEN)
      .toSorted((a, b) => b.share - a.share);
    if (best) {
      own.delete(best.after);
      rewritten.push([before, best.after]);
    } else left.push(before);
  }
  // Lines that cite nothing were none of the engine's statements.
  return { rewritten, left: left.filter(({ turns }) => turns.length > 0), own: [...own] };
}

const wasOf = ({ text, turns, task }: Item): DroppedStatement => ({
  text: task && task.text !== '' ? task.text : text,
  refs: [...turns],
});

const dropped = (item: Item): Touched => ({
  was: wasOf(item),
  list: 'keyPoints',
  how: { do: 'drop' },
});

const finishedTask = (item: ActionItem): Touched => ({
  was: { text: item.text, refs: restsOn(item) },
  list: 'actionItems',
  how: { do: 'finish', item: { ...item, done: true } },
});

const finishedAsWritten = ({ text, turns }: Item): Touched =>
  finishedTask({ text, refs: [...turns], verified: true, changed: true });

/** In a person's words, which are checked once they stand in generated notes. */
function rewrittenAs(before: Item, { text, turns, done }: Item): Touched {
  const was = wasOf(before);
  const refs = [...(turns.length > 0 ? turns : before.turns)];
  const point: ActionItem = { text, refs, verified: true, changed: true, corrected: was.text };
  if (!before.task) return { was, list: 'keyPoints', how: { do: 'correct', point } };
  const { text: words, owner, due } = readWrittenTask(text, [before.task]);
  const item: ActionItem = {
    ...point,
    text: words,
    ...(owner !== null && { owner }),
    ...(due !== null && { due }),
    done,
  };
  return { was, list: 'actionItems', how: { do: 'correct', point: item } };
}
