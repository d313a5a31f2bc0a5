import { sharedTerms, type Conversation } from '../findings/conversation.ts';
import type { Decision } from '../findings/decisions/decision.ts';
import type { OpenQuestion } from '../findings/questions/open-question.ts';
import { subjectsIn } from '../findings/subjects.ts';
import type { Task } from '../findings/tasks/task.ts';

/** A decision within so many remarks may answer a question. */
const REMARKS_TO_DECISION = 10;
/** A proposal is turned down or taken up within so many. */
const REMARKS_TO_ANSWER = 5;
const BRIEF_QUESTION = 4;
const MOST_OF_IT = 0.6;
/** Within so many changes of speaker they settle what someone wants to know. */
const RUNS_TO_SETTLE = 5;

/** Whether a question that no one answered is neither settled by a decision nor taken on as a task soon after. */
export function isStillOpen(
  conversation: Conversation,
  question: OpenQuestion,
  found: readonly Decision[],
  tasks: readonly Task[],
): boolean {
  if (isDecided(conversation, question, found)) return false;
  const isLeft = isLeftOpen(conversation, question);
  return (
    isLeft ||
    !(isTakenOn(conversation, question, tasks) || isSettledNext(conversation, question, found))
  );
}

/** `And the video?` is answered by any decision about it, a longer question by one that says most of it. */
function isDecided(
  { talk }: Conversation,
  { said, evidence }: OpenQuestion,
  found: readonly Decision[],
): boolean {
  const from = Math.max(said.index, ...evidence.map(({ index }) => index));
  const terms = new Set(said.terms).size;
  const least = (said.unit?.length ?? 0) <= BRIEF_QUESTION ? 1 : Math.max(2, terms * MOST_OF_IT);
  const { inverts, interrogative } = talk.answers;
  // `Just hide the button for a week?` – `No, we're not hiding it.`
  const proposes = said.asks && ![inverts, interrogative].some((form) => form.test(said.raw));
  return found.some(({ said: { index, terms: settled } }) => {
    const shared = sharedTerms(said, { terms: settled });
    const isNext = proposes && index - from <= REMARKS_TO_ANSWER && shared > 0;
    const isNear = index > from && index - from <= REMARKS_TO_DECISION;
    return isNear && (isNext || shared >= least);
  });
}

/** Someone says plainly that no one knows, or that it has to wait. */
function isLeftOpen({ talk }: Conversation, { said, evidence }: OpenQuestion): boolean {
  return [said, ...evidence.filter(({ asks }) => !asks)].some(({ raw }) =>
    [talk.answers.unknown, talk.answers.putsOff, talk.unsure].some((form) => form.test(raw)),
  );
}

/** `Who brings the cake?` – `I'll bake one.`, `And the food?` – `I'll make soup.` */
function isTakenOn(
  { talk }: Conversation,
  { said }: OpenQuestion,
  tasks: readonly Task[],
): boolean {
  const isBrief = said.terms.length <= 1 && !talk.answers.inverts.test(said.raw);
  const asksWho = talk.answers.asksWho.test(said.raw);
  return (
    said.asks &&
    tasks.some(
      ({ said: { run }, with: other }) =>
        (asksWho && other === said) || (isBrief && run === said.run + 1),
    )
  );
}

/** `He wants to know which colour` … `Right, green then`: settled in the same talk about it, in other words. */
function isSettledNext(
  conversation: Conversation,
  { said }: OpenQuestion,
  found: readonly Decision[],
): boolean {
  const { document, talk, voiced } = conversation;
  const isTalk = voiced && document.speech && document.form !== 'mail';
  if (!isTalk || said.asks || !talk.answers.wantsToKnow.test(said.raw)) return false;
  const subjects = subjectsIn(conversation).map(({ remark }) => remark.index);
  return found.some(
    ({ said: { index, run } }) =>
      index > said.index &&
      run - said.run <= RUNS_TO_SETTLE &&
      !subjects.some((at) => at > said.index && at <= index),
  );
}
