import type { Decision } from '../findings/decisions/decision.ts';
import {
  countsIn,
  pointsBack,
  preceding,
  sharedTerms,
  sharesCount,
  type Conversation,
  type Remark,
} from '../findings/conversation.ts';
import { firstUnitOfSubjects } from '../subjects/opened.ts';
import { mayBeMeant } from './context.ts';
import { subjectsIn, titleWordsOf } from '../findings/subjects.ts';

/** What a decision settles was brought up within so many changes of speaker. */
const RUNS_BACK = 10;
/** With fewer words that tell what it is about a decision is not understood alone. */
const LEAST_TOPICAL = 2;
const MOST_TOPICAL = 4;
const MOST_SHARED = 2;
/** A wrong explanation is worse than none. */
const LEAST_WORTH = 1.4;
/** Under its subject a decision is half understood. */
const LEAST_UNDER_SUBJECT = 2.4;

/** Words by which a reader knows what it is about: no numbers, days or function words. */
export function topicalWords({ talk, document }: Conversation, text: string): string[] {
  const names = new Set(document.speakers.flatMap((name) => name.toLowerCase().split(' ')));
  return (text.toLowerCase().match(/[\p{L}'’-]{3,}/gu) ?? []).filter(
    (word) =>
      !document.language.stopWords.has(word) &&
      !names.has(word) &&
      !talk.noTopics.test(word) &&
      !talk.countWords.test(word),
  );
}

/** Whether a decision names too little, or only points to what it is about. */
export function saysTooLittle(conversation: Conversation, text: string): boolean {
  const bare = text.replace(conversation.talk.phrases.trimStart, '');
  const topical = topicalWords(conversation, bare).length;
  return (
    topical < LEAST_TOPICAL || (topical === LEAST_TOPICAL && conversation.talk.leans.test(bare))
  );
}

/** Whether a remark names things that a text does not. */
export function saysMore(conversation: Conversation, { raw }: Remark, text: string): boolean {
  const own = new Set(topicalWords(conversation, text));
  return topicalWords(conversation, raw).filter((word) => !own.has(word)).length >= LEAST_TOPICAL;
}

/** `The contract runs out in May. Renew or switch?`: a fragment behind a sentence says what that is about. */
function termsWithNext(conversation: Conversation, remark: Remark): readonly number[] {
  const next = conversation.remarks[remark.index + 1];
  const isPart = next?.run === remark.run && next.asks && !mayBeMeant(conversation, next);
  return isPart ? [...remark.terms, ...next.terms] : remark.terms;
}

/** `How many fit?` of a number, `when do we start?` of a day: it asks for what is settled. */
function asksForIt({ talk }: Conversation, { raw, asks }: Remark, text: Settles): boolean {
  const { asksCount, asksTime } = talk.answers;
  const isOfDay = text.day && (asksTime.test(raw) || talk.asksWhen.test(raw));
  return asks && (isOfDay || (text.count && asksCount.test(raw)));
}

/** `How many fit?`, and not `The twenty-ninth?`, which is another one than what is settled. */
const onlyAsks = (conversation: Conversation, { raw, asks }: Remark): boolean =>
  asks && !conversation.talk.date.test(raw) && !countsIn(conversation, raw);

/** What a decision names besides things. */
interface Settles {
  day: boolean;
  count: boolean;
}

/**
 * What a decision in a few words settles: the question, the proposal or the subject before it that names most of it.
 * @param from a subject that was opened: what it settles was brought up behind that
 */
export function settledBy(
  conversation: Conversation,
  { said, also, agreed }: Decision,
  text: string,
  from?: Remark,
): Remark | null {
  const names = {
    day: conversation.talk.date.test(text),
    count: countsIn(conversation, text),
  };
  const own = new Set(topicalWords(conversation, text));
  const starts = new Set(subjectsIn(conversation).map(({ remark }) => remark.index));
  const begins = firstUnitOfSubjects(conversation, titleWordsOf(conversation));
  // What people say while they gather is about nothing.
  const gathered = new Set(conversation.document.units.slice(0, begins));
  const last = conversation.remarks.findLast(
    ({ index, raw }) =>
      index < said.index && (starts.has(index) || conversation.talk.answers.movesOn.test(raw)),
  )?.index;
  const parts = [said, ...also];
  const worth = (remark: Remark): number => {
    const { talk } = conversation;
    const { raw } = remark;
    const settles = [talk.concludes, talk.weDo, talk.settling.holdsFrom, talk.settling.arranges];
    const added = topicalWords(conversation, raw).filter((word) => !own.has(word));
    if (added.length === 0) return -Infinity;
    const shared = sharedTerms(
      { terms: parts.flatMap(({ terms }) => terms) },
      { terms: termsWithNext(conversation, remark) },
    );
    const proposes = talk.proposes.test(raw) || talk.settling.suggests.test(raw);
    return (
      1.2 * Number(remark.asks) +
      1.2 * Number(proposes) +
      0.8 * Number(settles.some((form) => form.test(raw))) +
      1.5 * Math.min(MOST_SHARED, shared) +
      Number(parts.some((part) => sharesCount(conversation, remark, part))) +
      Number(talk.date.test(raw) && names.day) +
      0.5 * Number(countsIn(conversation, raw) && names.count) +
      1.2 * Number(asksForIt(conversation, remark, names)) +
      0.4 * Math.min(MOST_TOPICAL, added.length) +
      Number(starts.has(remark.index)) -
      1.5 * Number(last !== undefined && remark.index < last) +
      0.6 * Number(agreed.includes(remark)) -
      0.25 * (said.run - remark.run) -
      Number(pointsBack(conversation, raw)) -
      Number(remark.objects || (talk.iOrYou.test(raw) && !proposes)) -
      Number(talk.denies.test(raw) && countsIn(conversation, raw) && names.count) -
      Number(remark.agrees || talk.settling.suits.test(raw)) -
      Number(talk.past.test(raw))
    );
  };
  const [best] = preceding(conversation, said, RUNS_BACK)
    .filter(
      (remark) =>
        !parts.includes(remark) &&
        !remark.abandoned &&
        !(remark.unit && gathered.has(remark.unit)) &&
        (!from || (remark.index > from.index && onlyAsks(conversation, remark))) &&
        mayBeMeant(conversation, remark),
    )
    .map((remark) => ({ remark, worth: worth(remark) }))
    .toSorted((a, b) => b.worth - a.worth);
  return best && best.worth >= (from ? LEAST_UNDER_SUBJECT : LEAST_WORTH) ? best.remark : null;
}
