import { countsIn, following, personIn, type Conversation, type Remark } from '../conversation.ts';

/** `Gwen.`, `Die Gerda.` */
const ONLY_NAME = /^(?:\p{L}{2,3} )?\p{Lu}\p{Ll}+[.!]?$/u;

/**
 * The first words of the next one, where they plainly answer: behind `How much is the boat?` – `Sixty-eight return.` what someone
 * does not know is something else.
 */
export function toldAtOnce(conversation: Conversation, asked: Remark): Remark | null {
  const { talk, named } = conversation;
  const first = following(conversation, asked, 1).find(({ run }) => run > asked.run);
  if (!named || !first || first.asks) return null;
  const { unknown, putsOff, depends, hedges, nobody } = talk.answers;
  const leaves = [unknown, putsOff, depends, hedges, nobody, talk.unsure, talk.defers];
  if (leaves.some((form) => form.test(first.raw))) return null;
  const { asksCount, asksTime, asksWho } = talk.answers;
  const counts = countsIn(conversation, first.raw);
  const isName = personIn(conversation, first.raw) !== null || ONLY_NAME.test(first.raw);
  const isTold =
    (asksCount.test(asked.raw) && counts) ||
    (asksTime.test(asked.raw) && (counts || talk.date.test(first.raw))) ||
    (asksWho.test(asked.raw) && isName);
  return isTold ? first : null;
}
