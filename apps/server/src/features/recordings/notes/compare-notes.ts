import { headingsIn } from '@notelark/summarizer';
import type { Source } from '../sources/source.ts';
import { type Languages, matched } from './matching.ts';
import { readingOf } from './statements.ts';

/** A statement, or a line that cites nothing. */
export interface ReadItem {
  section: string | null;
  text: string;
  /** Of a task. */
  done: boolean | null;
  /** The turns of the source that it rests on. */
  refs: number[];
}

/** What is not as it was. Without `before` it is new, without `now` it was removed. */
interface NotesChange {
  before: ReadItem | null;
  now: ReadItem | null;
}

export interface NotesComparison {
  changes: NotesChange[];
  /** How many statements are as they were. */
  same: number;
}

/** Two statements of one section or about one passage are one, reworded, from so many common content words on. */
const REWORDED = 0.4;

/** Compares what a reader reads, statement by statement: decisions first, then tasks, then the rest, each in the order of the notes. */
export function compareNotes(
  before: string,
  now: string,
  { source, languages }: { source: Source; languages: Languages },
): NotesComparison {
  const decisions = new Set(
    [languages.before, languages.now].map((language) => headingsIn(language).decisions),
  );
  const kindOf = ({ section, done }: ReadItem): Kind => {
    if (done !== null) return 'task';
    return decisions.has(section ?? '') ? 'decision' : 'other';
  };
  const [then, items] = [itemsOf(before, source), itemsOf(now, source)];
  // A decision that has become a task is not the same.
  const compared = KINDS.map((kind) => {
    const isOfKind = (item: ReadItem): boolean => kindOf(item) === kind;
    return compareItems(then.filter(isOfKind), items.filter(isOfKind), languages);
  });
  return {
    changes: compared.flatMap(({ changes }) => changes),
    same: compared.reduce((sum, { same }) => sum + same, 0),
  };
}

const KINDS = ['decision', 'task', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** What was removed stands at the end. */
function compareItems(
  then: readonly Item[],
  now: readonly Item[],
  languages: Languages,
): NotesComparison {
  const { pairs, removed } = matched(then, now, {
    languages,
    likeness: (a, b) => (mayBeOne(a, b) ? REWORDED : Infinity),
  });
  const known = new Map(pairs.map(([a, b]) => [b, a]));
  const standing = now.map((item) => ({ before: known.get(item) ?? null, now: item }));
  const changed = standing.filter(
    (change) => change.before?.text !== change.now.text || change.before.done !== change.now.done,
  );
  const gone = removed.map((item) => ({ before: item, now: null }));
  return { changes: [...changed, ...gone], same: standing.length - changed.length };
}

type Item = ReadItem & { texts: readonly string[] };

const itemsOf = (markdown: string, source: Source): Item[] =>
  readingOf(markdown, source).map(({ section, text, done = null, refs }) => ({
    section,
    text,
    texts: [text],
    done,
    refs,
  }));

const mayBeOne = (a: ReadItem, b: ReadItem): boolean =>
  a.section === b.section || a.refs.some((ref) => b.refs.includes(ref));
