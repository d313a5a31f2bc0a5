import { pointsBack, preceding, type Conversation, type Remark } from '../conversation.ts';
import type { Decision } from './decision.ts';
import { spacedWords, wordsOf } from '../../words.ts';

const WEIGHT = 2.2;
/** Words of a conclusion that only takes up what the other one has just said: `The postman, then.` */
const LONGEST_CONCLUSION = 5;
/** What is concluded on was asked about within so many changes of speaker. */
const RUNS_BACK = 2;

/** What the two of an interview agree on for its text: what is left out, and how someone is called. */
export const agreedForText = (conversation: Conversation): Decision[] => [
  ...leftOutIn(conversation),
  ...concludedIn(conversation),
];

/** `I never counted, so don't print that.` – `I'll leave the number out.` */
function leftOutIn(conversation: Conversation): Decision[] {
  const { remarks, talk } = conversation;
  return remarks.flatMap((wish): Decision[] => {
    if (wish.asks || wish.abandoned || !talk.telling.leavesOut.test(wish.raw)) return [];
    const answer = remarks.find(({ run }) => run === wish.run + 1);
    if (!answer || answer.asks || answer.objects) return [];
    const { leavesOut } = talk.telling;
    const isWhole = namesThing(conversation, answer) && !pointsBack(conversation, answer.raw);
    if (isWhole && leavesOut.test(answer.raw))
      return [{ said: answer, about: wish, also: [], agreed: [wish], weight: WEIGHT }];
    const isGranted =
      answer.agrees || [leavesOut, talk.promises].some((yes) => yes.test(answer.raw));
    const before = remarks[wish.index - 1];
    const isMeant = before?.run === wish.run && pointsBack(conversation, wish.raw);
    const also = isMeant ? [before] : [];
    return isGranted ? [{ said: wish, also, agreed: [answer], weight: WEIGHT }] : [];
  });
}

/** `Should he be in there by name?` – `Better not. Say the postman.` – `The postman, then.` */
function concludedIn(conversation: Conversation): Decision[] {
  const { remarks, talk } = conversation;
  return remarks.flatMap((remark): Decision[] => {
    const isShort = spacedWords(remark.raw) <= LONGEST_CONCLUSION && remark.terms.length > 0;
    if (!isShort || remark.asks || !talk.concludes.test(remark.raw) || talk.date.test(remark.raw))
      return [];
    const before = preceding(conversation, remark, RUNS_BACK).filter(({ run }) => run < remark.run);
    const named = before.find(
      ({ run, terms, asks }) =>
        run === remark.run - 1 && !asks && remark.terms.every((term) => terms.includes(term)),
    );
    const asked = before.find(({ run, asks }) => asks && run === remark.run - 2);
    return named && asked
      ? [{ said: remark, about: asked, also: [], agreed: [named], weight: WEIGHT }]
      : [];
  });
}

/** `The number`, `la phrase`: a noun with its article. */
const namesThing = ({ talk }: Conversation, { raw, terms }: Remark): boolean =>
  terms.length > 0 && wordsOf(raw.toLowerCase()).some((word) => talk.determiners.has(word));
