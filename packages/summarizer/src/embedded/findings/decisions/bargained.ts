import { valuesIn } from '../values.ts';
import type { Decision } from './decision.ts';
import {
  answersTo,
  preceding,
  withoutAssent,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { spacedWords } from '../../words.ts';
import { termsBesideDay } from './fixed-days.ts';

/** A number, a day or a time that one names and another takes. */
const WEIGHT = 3.3;
/** Words and content words of what only names a value: `Half six, then?` */
const LONGEST_OFFER = 6;
const TERMS_OF_OFFER = 1;
/** Words of a day with its time and place: `Tuesday the twelfth, half past seven, at mine`. */
const LONGEST_DAY = 12;
const LONGEST_YES = 8;
/** An offer is answered within so many changes of speaker, and other values were named so many before. */
const RUNS_TO_ANSWER = 2;
const RUNS_TO_ACCEPT = 4;
const RUNS_BACK = 6;
/** What was just said is only asked for again. */
const RUNS_TO_HEAR = 1;

/** `Half six, then?` – `Fine.`, `Thirty?` – `Thirty, done.`: people settle on a value in a word. */
export function bargainedIn(conversation: Conversation): Decision[] {
  const { voiced, document } = conversation;
  if (!voiced || document.form === 'mail' || document.unmarked) return [];
  const found = conversation.remarks.flatMap(
    (remark) => bargainAt(conversation, remark) ?? acceptedBy(conversation, remark) ?? [],
  );
  // `Five?` – `Five.` – `Okay, five.`
  return found.filter(
    ({ said }, at) =>
      !found
        .slice(at + 1)
        .some(
          (later) =>
            later.said.run - said.run <= RUNS_TO_ACCEPT && isSame(conversation, said, later.said),
        ),
  );
}

const isSame = (conversation: Conversation, early: Remark, late: Remark): boolean =>
  early === late ||
  (early.terms.every((term) => late.terms.includes(term)) &&
    valuesIn(conversation, early).every((value) => valuesIn(conversation, late).includes(value)));

function bargainAt(conversation: Conversation, offer: Remark): Decision | null {
  const values = isBrief(conversation, offer) ? valuesIn(conversation, offer) : [];
  if (values.length === 0 || isAnsweredByItself(conversation, offer)) return null;
  const taken = takenBy(conversation, offer, values);
  if (!taken || !isOffer(conversation, offer, taken)) return null;
  const namesIt = valuesIn(conversation, taken).length > 0;
  const [said, other] = namesIt ? [taken, offer] : [offer, taken];
  const put = said.asks ? { put: true } : {};
  const asked = conversation.remarks[offer.index - 1];
  const about = asked && isAnsweredByItself(conversation, asked) ? { about: asked } : {};
  return { said, also: [], agreed: [other], weight: WEIGHT, adopted: true, ...put, ...about };
}

/** `Next meeting? I'd say the twelfth.` */
function isAnsweredByItself({ remarks, talk }: Conversation, offer: Remark): boolean {
  const next = remarks[offer.index + 1];
  return offer.asks && next?.run === offer.run && talk.settling.ventures.test(next.raw);
}

/** `Tuesday the twentieth.` – `Fine.` – `Okay, the twentieth.`: yes, and a value that another one named. */
function acceptedBy(conversation: Conversation, said: Remark): Decision | null {
  const { talk } = conversation;
  const isYes = said.agrees && withoutAssent(talk, said.raw) !== said.raw;
  if (!isYes || said.asks || !isBrief(conversation, said)) return null;
  const values = valuesIn(conversation, said);
  if (values.length === 0) return null;
  const before = preceding(conversation, said, RUNS_TO_ACCEPT).filter(
    ({ run, voice }) => run < said.run && voice !== said.voice,
  );
  const offers = before.filter(
    (other) =>
      ![talk.past, talk.asks].some((form) => form.test(other.raw)) &&
      !(other.asks && talk.iOrYou.test(other.raw)) &&
      values.every((value) => valuesIn(conversation, other).includes(value)),
  );
  const [offer] = offers;
  // `Tuesday the twentieth.` – `Fine.`
  const others = before.filter(
    ({ agrees, terms, index }) => agrees && terms.length <= 1 && index > (offer?.index ?? 0),
  );
  const isPut = others.length > 0 || offers.some((one) => isPutForward(conversation, one));
  if (!offer || !isPut || offers.some((one) => saysItself(conversation, one))) return null;
  return { said, also: [], agreed: [offer, ...others], weight: WEIGHT, adopted: true };
}

/** `So we open on the 27th.` says more than `Agreed, the 27th.` */
const saysItself = ({ talk }: Conversation, { raw, terms, asks }: Remark): boolean =>
  !asks &&
  terms.length > TERMS_OF_OFFER &&
  [talk.concludes, talk.weDo].some((form) => form.test(raw));

/** Whether it is put forward: behind something else that was, or by how it is said. */
const isPutForward = (conversation: Conversation, offer: Remark): boolean =>
  putsForward(conversation, offer) || isHaggledOver(conversation, offer);

/** Names a value and hardly anything else, and tells nothing of what was: `Thirty`, `I'd say Tuesday, half past seven`. */
function isBrief(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw, terms, objects, unit } = remark;
  const value = withoutAssent(talk, raw).replace(talk.settling.ventures, '');
  const others = [talk.past, talk.defers, talk.conditional, talk.unsure, talk.iOrYou];
  const isDay = value !== raw && talk.date.test(value);
  return (
    unit !== undefined &&
    !objects &&
    (isDay ? termsBesideDay(conversation, { raw: value }) : terms.length) <= TERMS_OF_OFFER &&
    spacedWords(value) <= (isDay ? LONGEST_DAY : LONGEST_OFFER) &&
    !others.some((form) => form.test(value))
  );
}

/** Who takes it: with a yes that names no other value, or in its words. */
function takenBy(
  conversation: Conversation,
  offer: Remark,
  values: readonly string[],
): Remark | null {
  const { talk } = conversation;
  for (const answer of answersTo(conversation, offer, RUNS_TO_ANSWER)) {
    if (answer.objects || talk.refuses.test(answer.raw) || talk.unsure.test(answer.raw))
      return null;
    const own = valuesIn(conversation, answer);
    if (own.some((value) => !values.includes(value))) return null;
    if (answer.asks) return null;
    const isBriefYes = spacedWords(answer.raw) <= LONGEST_YES && !talk.past.test(answer.raw);
    const isTaken = answer.agrees || talk.settles.test(answer.raw);
    if (isTaken && isBriefYes && !talk.settling.confirms.test(answer.raw)) return answer;
    if (own.length === 0 && answer.terms.length > TERMS_OF_OFFER) return null;
  }
  return null;
}

/** Whether the value is put to the others: `Thirty?`, of what was, only asks. */
function isOffer(conversation: Conversation, offer: Remark, taken: Remark): boolean {
  const { talk } = conversation;
  const { raw, asks } = offer;
  const concludes = talk.concludes.test(raw);
  if (!asks) return concludes || talk.settling.ventures.test(raw);
  if (talk.answers.interrogative.test(raw) || isHeardAgain(conversation, offer)) return false;
  return (
    concludes ||
    talk.settling.tag.test(raw) ||
    talk.settles.test(taken.raw) ||
    isHaggledOver(conversation, offer)
  );
}

/** `On the tenth.` – `The tenth?` – `Yes.` */
function isHeardAgain(conversation: Conversation, offer: Remark): boolean {
  const values = valuesIn(conversation, offer);
  return preceding(conversation, offer, RUNS_TO_HEAR).some(
    (other) =>
      other.run < offer.run &&
      values.every((value) => valuesIn(conversation, other).includes(value)),
  );
}

/** Whether something else was put forward before it: `Make it a hundred.` – `Ninety-five?` */
function isHaggledOver(conversation: Conversation, offer: Remark): boolean {
  const { talk } = conversation;
  const values = valuesIn(conversation, offer);
  return preceding(conversation, offer, RUNS_BACK).some(
    (other) =>
      other.run < offer.run &&
      !talk.past.test(other.raw) &&
      putsForward(conversation, other) &&
      valuesIn(conversation, other).some((value) => !values.includes(value)),
  );
}

function putsForward({ talk }: Conversation, { raw }: Remark): boolean {
  const { suggests, urges, ponders } = talk.settling;
  return [talk.concludes, talk.proposes, suggests, urges, ponders].some((form) => form.test(raw));
}
