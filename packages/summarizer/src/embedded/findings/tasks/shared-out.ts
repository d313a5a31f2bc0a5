import { shortName } from '../../speakers.ts';
import { answersTo, preceding, type Conversation, type Remark } from '../conversation.ts';
import { settledDue } from './due-dates.ts';
import type { NameBook } from '../name-book.ts';
import { datedBy, type Task } from './task.ts';

/** Someone was asked to do all of it within so many changes of speaker. */
const RUNS_BACK = 3;
const WEIGHT = 3;

/**
 * `I'll do the butcher and you do the rest.` – `Deal.`: a task for who says it and one for who agrees. None where the other one
 * does not.
 */
export function sharedOutIn(conversation: Conversation, names: NameBook): Task[] {
  if (!conversation.named) return [];
  return conversation.remarks.flatMap((remark) => sharedOutAt(conversation, remark, names));
}

function sharedOutAt(conversation: Conversation, remark: Remark, names: NameBook): Task[] {
  const { talk } = conversation;
  const found = talk.delegating.shares
    .map((form) => form.exec(remark.raw)?.groups)
    .find((groups) => groups !== undefined);
  if (!found || remark.abandoned) return [];
  const { own = '', lead = '', called, verb, thing = '' } = found;
  if (talk.noPromise.test(own) || talk.past.test(own)) return [];
  const answer = acceptanceOf(conversation, remark, names.find(called));
  const other = names.find(called) ?? answer?.speaker;
  if (!answer || other === undefined || other === remark.speaker) return [];
  const asked = preceding(conversation, remark, RUNS_BACK).find(
    ({ raw, speaker }) => speaker !== other && names.requestIn(raw) !== null,
  );
  const told =
    verb === undefined ? `${lead} ${thing}` : talk.phrases.doesIt(shortName(other), verb, thing);
  return [
    shareOf(conversation, {
      owner: remark.speaker,
      wording: own,
      said: [{ ...remark, raw: own }],
      whole: remark,
      with: asked ?? null,
      isTold: false,
    }),
    shareOf(conversation, {
      owner: other,
      wording: told,
      said: [
        { ...remark, raw: `${verb ?? ''} ${thing}` },
        ...answersOf(conversation, remark, other),
      ],
      whole: remark,
      with: answer,
      isTold: verb !== undefined,
    }),
  ];
}

interface Share {
  owner: string | undefined;
  wording: string;
  /** What may say by when. */
  said: readonly Remark[];
  whole: Remark;
  with: Remark | null;
  /** Whether it is worded in the third person already. */
  isTold: boolean;
}

function shareOf(conversation: Conversation, share: Share): Task {
  const { owner, said, wording, whole, isTold } = share;
  const due = settledDue(conversation, { said, sides: new Set([owner]), owner });
  return {
    said: whole,
    with: share.with,
    kind: isTold ? 'mention' : 'promise',
    owner,
    ...datedBy(due),
    weight: WEIGHT,
    wording: wording.replace(/[?!]+$/u, ''),
  };
}

/** What the first to answer says, if it is a yes; of who was called by name whatever is no refusal. */
function acceptanceOf(
  conversation: Conversation,
  remark: Remark,
  called: string | undefined,
): Remark | undefined {
  const { talk } = conversation;
  const [first] = answersTo(conversation, remark, 1);
  if (!first || first.asks || first.objects || talk.refuses.test(first.raw)) return undefined;
  const isYes = first.agrees || talk.promises.test(first.raw);
  return isYes || (called !== undefined && first.speaker === called) ? first : undefined;
}

/** What the other one answers at once: it may say by when. */
const answersOf = (conversation: Conversation, remark: Remark, who: string): Remark[] =>
  answersTo(conversation, remark, 1).filter(({ speaker }) => speaker === who);
