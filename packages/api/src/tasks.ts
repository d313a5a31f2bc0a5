const TASK = /^(\s*(?:[-*+]|\d{1,9}[.)])\s+\[)([ xX])(\])/u;
const FENCE = /^\s*(?:```|~~~)/u;
const CITATION = /\[([^\][]{1,40})\]\((#[\w-]{1,40})\)/u;
const CITATIONS = new RegExp(CITATION, 'gu');

/** A task of notes. */
export interface Task {
  /** Which one of the notes, from 0. */
  task: number;
  done: boolean;
  /** Markdown of what is to be done, without its box and citations. */
  text: string;
  /** Where it was said first: what the link says, e.g. `04:12`, and its target, e.g. `#s7`. */
  citation: { label: string; target: string } | null;
}

/** What is known of a task beside its words. */
interface TaskFacts {
  text: string;
  owner?: string | null | undefined;
  /** As it was said, e.g. `by Friday`. */
  due?: string | null | undefined;
}

/** Whether the words of a task begin with who does it: `Ann sends the contract`. Elsewhere a name may be whom it is for. */
export const namesOwner = (text: string, owner: string): boolean =>
  text.toLowerCase().startsWith(owner.toLowerCase()) &&
  !/^[\p{L}\p{N}'’]/u.test(text.slice(owner.length));

/** What stands behind the words of a task: who does it by when, as far as they don't say it. */
export function factsBehind({ text, owner, due }: TaskFacts): string[] {
  const isDueSaid = text.toLowerCase().includes((due ?? '').toLowerCase());
  return [namesOwner(text, owner ?? '') ? '' : (owner ?? ''), isDueSaid ? '' : (due ?? '')].filter(
    (fact) => fact !== '',
  );
}

/** The lines that are tasks, in order. */
function* taskLines(lines: readonly string[]): Generator<number> {
  let isCode = false;
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) isCode = !isCode;
    if (!isCode && TASK.test(line)) yield at;
  }
}

/** The tasks of notes in Markdown. */
export function tasksOf(markdown: string): Task[] {
  const lines = markdown.split('\n');
  return [...taskLines(lines)].map((at, task) => {
    const [box = '', , mark] = TASK.exec(lines[at] ?? '') ?? [];
    const said = (lines[at] ?? '').slice(box.length);
    const [, label, target] = CITATION.exec(said) ?? [];
    return {
      task,
      done: mark !== ' ',
      text: said.replaceAll(CITATIONS, '').replaceAll(/\s+/gu, ' ').trim(),
      citation: label !== undefined && target !== undefined ? { label, target } : null,
    };
  });
}

/**
 * Ticks the box of a task in Markdown, or clears it.
 * @param task which one, from 0
 * @returns null where there is no such task
 */
export function tickTask(markdown: string, task: number, done: boolean): string | null {
  const lines = markdown.split('\n');
  const at = [...taskLines(lines)][task];
  if (at === undefined) return null;
  return lines.with(at, (lines[at] ?? '').replace(TASK, `$1${done ? 'x' : ' '}$3`)).join('\n');
}
