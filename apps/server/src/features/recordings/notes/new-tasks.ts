import { tasksOf } from '@notelark/api/tasks';
import {
  type ActionItem,
  restsOn,
  type SummaryDocument,
  unverifiedMark,
} from '@notelark/summarizer';
import { type Matchable, matched } from './matching.ts';
import { documentOf } from './render.ts';
import { plainText } from './statements.ts';
import type { TaskNotes } from './summaries.repo.ts';
import { readWrittenTask } from './written-tasks.ts';

interface KnownTask extends Matchable {
  /** Where the notes say that it was said first, e.g. `#s7`. */
  place: string | null;
}

/** A task about one passage that shares so many content words with another, which is gone, is that one reworded. */
const REWORDED = 0.5;

/** The tasks that notes show and no notes before them had, as they stand in the Markdown. */
export function newTasks(now: TaskNotes, before: readonly TaskNotes[]): string[] {
  let added = shownIn(now);
  for (const notes of before) {
    const languages = { before: notes.documentLanguage, now: now.documentLanguage };
    const known: KnownTask[] = knownIn(notes);
    const likeness = (a: KnownTask, b: KnownTask): number =>
      shareAPlace(a, b) ? REWORDED : Infinity;
    const { pairs } = matched(known, added, { languages, likeness });
    const found = new Set<KnownTask>(pairs.map(([, task]) => task));
    added = added.filter((task) => !found.has(task));
  }
  return added.map(({ shown }) => shown);
}

const shareAPlace = (a: KnownTask, b: KnownTask): boolean =>
  (a.place !== null && a.place === b.place) || a.refs.some((ref) => b.refs.includes(ref));

/** The boxes of notes. */
function shownIn({ document, editedFrom, summaryText }: TaskNotes) {
  const items = documentOf({ document })?.actionItems;
  const generated = (editedFrom as SummaryDocument | null)?.actionItems ?? [];
  return tasksOf(summaryText ?? '').map(({ text: shown, citation }, at) => {
    const item = items?.[at];
    const place = citation?.target ?? null;
    if (item) return Object.assign(worded(item), { shown, place });
    const { text } = readWrittenTask(plainText(shown.replace(unverifiedMark, '')), generated);
    return { shown, texts: [text], refs: [], place };
  });
}

/** Also what a person has removed or rewritten: it was there. A summary shows no tasks. */
function knownIn(notes: TaskNotes): KnownTask[] {
  if (notes.outputType === 'summary') return [];
  const shown: KnownTask[] = shownIn(notes);
  const generated = (notes.document ?? notes.editedFrom) as SummaryDocument | null;
  if (!generated) return shown;
  const standing = new Set(shown.flatMap(({ texts }) => texts));
  const before = generated.actionItems
    .map(worded)
    .concat((generated.dropped ?? []).map(({ text, refs }) => ({ texts: [text], refs })));
  const gone = before.filter(({ texts }) => !texts.some((text) => standing.has(text)));
  return [...shown, ...gone.map((task) => Object.assign(task, { place: null }))];
}

function worded(item: ActionItem): Matchable {
  const { text, corrected } = item;
  return { texts: corrected === undefined ? [text] : [text, corrected], refs: restsOn(item) };
}
