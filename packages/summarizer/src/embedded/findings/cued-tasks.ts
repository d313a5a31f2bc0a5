import trained from './task-weights.json' with { type: 'json' };
import { answersTo, type Conversation, type Remark } from './conversation.ts';
import { settledDue } from './due-dates.ts';
import type { CueWeights } from './likely-decisions.ts';
import { NameBook } from './name-book.ts';
import type { Task } from './task.ts';
import { taskCues } from './task-cues.ts';

/** A remark so likely states a task though no rule says so. */
const LEAST = 0.35;
/** What has fewer remarks is no whole talk, as those that were trained on: only the rules apply. */
const SHORT_TALK = 30;
/** Two tasks so few changes of speaker apart are one. */
const RUNS_APART = 1;
const SHORTEST = 3;

/**
 * Tasks that no rule finds: remarks that most likely state one, by what people do around them, where it can be told who
 * does it or what is asked for.
 * @param ruled what was found by rules: cues among others
 */
export function cuedTasksIn(
  conversation: Conversation,
  ruled: readonly Task[],
  { bias, weights }: CueWeights = trained,
): Task[] {
  const { remarks } = conversation;
  if (remarks.length < SHORT_TALK) return [];
  const odds = taskCues(conversation, ruled).map((cues) =>
    [...cues].reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), bias),
  );
  const oddsOf = ({ index }: Remark): number => odds[index] ?? -Infinity;
  const names = new NameBook(conversation);
  const taken = ruled.flatMap(({ said, with: other }) => [said, ...(other ? [other] : [])]);
  const found: Task[] = [];
  for (const remark of remarks.toSorted((a, b) => oddsOf(b) - oddsOf(a))) {
    if (oddsOf(remark) < Math.log(LEAST / (1 - LEAST))) break;
    const isFree = taken.every(({ run }) => Math.abs(run - remark.run) > RUNS_APART);
    const task = isFree ? taskOf(conversation, remark, names) : null;
    if (!task) continue;
    found.push(task);
    taken.push(remark);
  }
  return found;
}

/** The task that a remark states by its form; null where it would be a guess whose it is. */
function taskOf(conversation: Conversation, remark: Remark, names: NameBook): Task | null {
  if (isNone(conversation, remark)) return null;
  return requested(conversation, remark, names) ?? taken(conversation, remark);
}

/** Refused, done, unreal, or in too few words. */
function isNone({ talk }: Conversation, { raw, abandoned, objects, unit }: Remark): boolean {
  const isOther = [talk.refuses, talk.done, talk.past, talk.unreal, talk.smallTalk].some(
    (pattern) => pattern.test(raw),
  );
  return isOther || abandoned || objects || (unit?.length ?? 0) < SHORTEST;
}

/** What someone is asked to do: by whom is known where they are called, or say yes. */
function requested(conversation: Conversation, remark: Remark, names: NameBook): Task | null {
  const asked = names.requestIn(remark.raw);
  if (!asked) return null;
  const called =
    names.find(asked.name ?? asked.named ?? asked.called) ?? names.calledIn(remark.raw);
  const [answer] = answersTo(conversation, remark, 1);
  const accepts = answer?.agrees === true;
  const owner = called ?? (accepts && conversation.named ? answer.speaker : undefined);
  if (owner === undefined || owner === remark.speaker) return null;
  return dated(conversation, {
    said: remark,
    with: accepts ? answer : null,
    kind: 'request',
    owner,
    due: undefined,
    weight: 1,
  });
}

/** What a speaker says that they will do. */
function taken(conversation: Conversation, remark: Remark): Task | null {
  const { talk, named } = conversation;
  const { raw, speaker } = remark;
  const isOwn =
    !remark.asks &&
    [talk.promises, talk.intends, talk.vows].some((pattern) => pattern.test(raw)) &&
    !talk.conditional.test(raw) &&
    !isDenied(conversation, raw);
  if (!isOwn || !named || speaker === undefined) return null;
  return dated(conversation, {
    said: remark,
    with: null,
    kind: 'promise',
    owner: speaker,
    due: undefined,
    weight: 1,
  });
}

/** `Den ruf ich nicht an`: its clause holds a negation. */
function isDenied({ talk, document }: Conversation, raw: string): boolean {
  const clause = raw.slice(Math.max(0, raw.search(talk.promises))).split(/[,;:]/u)[0] ?? '';
  const words = clause.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return words.some((word) => document.language.style?.negation.has(word.replace('’', "'")));
}

/** A task with the date on which its sides settle. */
function dated(conversation: Conversation, task: Task): Task {
  const { said, with: other, owner } = task;
  const due = settledDue(conversation, {
    said: other ? [other, said] : [said],
    sides: new Set([said.speaker, other?.speaker, owner]),
    owner,
  });
  return due ? { ...task, due: due.text, dated: due.remark } : task;
}
