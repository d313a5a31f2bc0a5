import { answersTo, sharedTerms, type Conversation, type Remark } from '../conversation.ts';
import type { OpenQuestion } from './open-question.ts';

/** A statement with fewer content words does not say what is open. */
const LEAST_TERMS = 2;
/** A question within so many changes of speaker that shares a content word is what a statement is about. */
const RUNS_APART = 6;

/**
 * What someone says is open and no one asks: `Whether we need a permit, I couldn't tell you`, `The deposit is still up in the air`.
 * @param asked the questions that stayed open: what only answers one of them is left out
 */
export function statedOpenIn(
  conversation: Conversation,
  asked: readonly OpenQuestion[],
): OpenQuestion[] {
  const { remarks, document, named } = conversation;
  // Written reports have rules of their own.
  if (!named && !document.speech) return [];
  return remarks.flatMap((said) => {
    const found = statedAt(conversation, said);
    return found && !asked.some((question) => isAbout(question, said)) ? [found] : [];
  });
}

function statedAt(conversation: Conversation, said: Remark): OpenQuestion | null {
  const { talk } = conversation;
  const found = said.asks || said.abandoned ? null : talk.answers.statesOpen.exec(said.raw);
  if (!found) return null;
  const { clause, asked, left, wondered } = found.groups ?? {};
  if (wondered === undefined ? said.terms.length < LEAST_TERMS : isTold(conversation, said))
    return null;
  const indirect = clause ?? asked ?? left ?? wondered;
  if (indirect === undefined) return talk.points.test(said.raw) ? null : { said, evidence: [] };
  const inside = indirect.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
  const wording = talk.phrases.open(inside.replace(/[.?!]+$/u, ''));
  return talk.points.test(indirect) ? null : { said, evidence: [], wording };
}

/** `I wonder whether we need a permit.` – `No, we don't.` */
function isTold(conversation: Conversation, said: Remark): boolean {
  const { unknown, putsOff } = conversation.talk.answers;
  const [answer] = answersTo(conversation, said, 1);
  if (answer === undefined || [unknown, putsOff].some((form) => form.test(answer.raw)))
    return false;
  return answer.agrees || answer.objects || answer.terms.length > 0;
}

/** Whether a question is what a statement answers, or comes back to. */
function isAbout({ said, evidence }: OpenQuestion, stated: Remark): boolean {
  return (
    said === stated ||
    evidence.includes(stated) ||
    (Math.abs(said.run - stated.run) <= RUNS_APART && sharedTerms(said, stated) > 0)
  );
}
