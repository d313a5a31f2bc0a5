import type { Conversation, Remark } from './conversation.ts';
import type { Talk } from '../language/talk.ts';
import { NameBook } from './name-book.ts';
import { cuesIn, type Cues } from './remark-cues.ts';
import type { Task } from './task.ts';

/** Patterns of how people give out work and take it on, beside those by which they settle things. */
const PATTERNS = [
  'assigns',
  'asksAnybody',
  'asksDay',
  'asksWhen',
  'done',
  'ifWanted',
  'intends',
  'needs',
  'reason',
  'refuses',
  'reschedules',
  'volunteers',
] as const satisfies readonly (keyof Talk)[];
/** Remarks from what the rules found within which another one says the same. */
const NEAR = 2;
/** Weights of the rules above this tell no more. */
const MOST_WEIGHT = 4;

/** The cues of each remark for being a task, with what the rules found there. */
export function taskCues(conversation: Conversation, ruled: readonly Task[]): Cues[] {
  const names = new NameBook(conversation);
  const { remarks, named } = conversation;
  const calls = remarks.map(({ raw }) => names.calledIn(raw));
  const cues = cuesIn(conversation, (remark) => ownCues(conversation, names, remark));
  return cues.map((found, index) => {
    const all = new Map(found);
    const remark = remarks[index];
    if (!remark) return all;
    addRules(all, remark, ruled);
    if (named) addCalls(all, remark, remarks, calls);
    const worded = wordingOf(conversation, remark);
    if (worded > 0) all.set('wording', worded);
    return all;
  });
}

function ownCues({ talk, named }: Conversation, names: NameBook, { raw }: Remark): string[] {
  const found: string[] = PATTERNS.filter((name) => talk[name].test(raw));
  if (names.requestIn(raw)) found.push('requests');
  const called = named ? names.calledIn(raw) : names.addressedIn(raw);
  if (called !== undefined) found.push('names');
  if (named && names.vocativeIn(raw) !== undefined) found.push('addresses');
  return found;
}

function addRules(cues: Map<string, number>, { index }: Remark, ruled: readonly Task[]): void {
  for (const { said, with: other, weight, kind, owner, due } of ruled) {
    if (said.index === index) {
      cues.set('rule', Math.min(MOST_WEIGHT, weight));
      cues.set(`rule: ${kind}`, 1);
      if (other) cues.set('rule: both sides', 1);
      if (owner !== undefined) cues.set('rule: owner', 1);
      if (due !== undefined) cues.set('rule: due', 1);
    } else if (other?.index === index) cues.set('other side of a rule', 1);
    else if (Math.abs(said.index - index) <= NEAR) cues.set('near a rule', 1);
  }
}

/** Who is called by name speaks next, or was called just before. */
function addCalls(
  cues: Map<string, number>,
  { run, index, speaker }: Remark,
  remarks: readonly Remark[],
  calls: readonly (string | undefined)[],
): void {
  const called = calls[index];
  const near = (step: number): readonly Remark[] =>
    remarks.slice(Math.max(0, index - 8), index + 9).filter((other) => other.run === run + step);
  if (called !== undefined && called === speaker) cues.set('names themselves', 1);
  if (called !== undefined && near(1)[0]?.speaker === called) cues.set('the named answers', 1);
  if (called !== undefined && called !== speaker && near(1)[0]?.speaker !== called)
    cues.set('the named does not answer', 1);
  if (near(-1).some((other) => calls[other.index] === speaker)) cues.set('was named before', 1);
  if (near(1).some((other) => calls[other.index] === speaker)) cues.set('is named behind', 1);
}

function wordingOf({ document }: Conversation, remark: Remark): number {
  const task = document.language.wording?.taskIn({
    text: remark.unit?.text ?? remark.raw,
    speaker: remark.speaker,
    others: document.speakers.filter((name) => name !== remark.speaker),
    names: new Set(document.speakers),
    reply: remark.unit?.reply ?? '',
  });
  return task?.weight ?? 0;
}
