import type { Analysis } from '../weighing/analysis.ts';
import { countsIn, type Conversation, type Remark } from '../findings/conversation.ts';
import { decisionsIn } from '../findings/decisions/decisions.ts';
import { openQuestionsIn } from '../findings/questions/questions.ts';

/** What the talk does in a sentence: cues for what it is about. */
const PATTERNS = ['needs', 'weDo', 'proposes', 'settles', 'promises', 'points'] as const;

/** A unit of the document as part of the talk. */
export interface SaidUnit {
  remark: Remark;
  /** What is done in it, by name. */
  does: ReadonlySet<string>;
}

/** For each unit what the talk does in it. */
export function saidUnitsOf(
  { document }: Analysis,
  conversation: Conversation,
): Map<number, SaidUnit> {
  const { remarks, talk } = conversation;
  const indexes = new Map(document.units.map((unit, at) => [unit, at]));
  const decided = new Set(
    decisionsIn(conversation).flatMap(({ said, also }) =>
      [said, ...also].map(({ index }) => index),
    ),
  );
  const open = new Set(openQuestionsIn(conversation).map(({ said }) => said.index));
  const found = new Map<number, SaidUnit>();
  for (const remark of remarks) {
    const at = remark.unit && indexes.get(remark.unit);
    if (at === undefined) continue;
    const next = remarks[remark.index + 1]?.raw ?? '';
    const does = new Set<string>(PATTERNS.filter((name) => talk[name].test(remark.raw)));
    if (remark.asks) does.add('asks');
    if (decided.has(remark.index)) does.add('decision');
    if (open.has(remark.index)) does.add('question');
    if (countsIn(conversation, remark.raw)) does.add('number');
    if (talk.leans.test(next) || talk.points.test(next)) does.add('resumed');
    found.set(at, { remark, does });
  }
  return found;
}
