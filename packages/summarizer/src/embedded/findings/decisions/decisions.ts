import type { CueWeights } from '../../cue-weights.ts';
import type { Decision } from './decision.ts';
import { acceptedIn } from './accepted.ts';
import { adoptedIn } from './adopted.ts';
import { withCarriedOut } from './carried-out.ts';
import { agreedIn } from './agreed.ts';
import { bargainedIn } from './bargained.ts';
import { concededIn } from './conceded.ts';
import { echoedIn } from './echoed.ts';
import { fixedDaysIn, namesDayOf } from './fixed-days.ts';
import { likelyDecisionsIn } from './likely-decisions.ts';
import { writtenIn } from './written.ts';
import { onlyCallsVote, votedIn } from './assent.ts';
import {
  following,
  sharedTerms,
  withoutAssent,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { announces, onlyRulesOut, sameTurn } from './settling-remarks.ts';
import {
  areSame,
  joinedWith,
  joinedWithNext,
  standing,
  withoutRepeats,
} from './standing-decisions.ts';
import { isConsequence, isEchoed, weightOf } from './decision-weight.ts';
import { saysLittle, settlesIt, statedBy } from './decision-statement.ts';
import { comesTo, decidesNothing, mayDecide, onlyLeads, onlyOpens } from './may-decide.ts';
import { withItsTurn } from './whole-turn.ts';

/** A remark from this weight on is a decision. */
const LEAST = 2.2;
/** Without marks a remark may be half of one, or two: a wrong decision is worse than none. */
const LEAST_UNMARKED = 3;
const MOST = 14;
const LONGEST_WORDS = 40;
/** With so many content words a sentence is about something of its own. */
const LEAST_OF_ITS_OWN = 3;
/** What the first speakers say first opens a meeting. */
const OPENING_REMARKS = 6;

/** Decisions in order: a conclusion, in the plural, that others accept and no one objects to. */
export function decisionsIn(conversation: Conversation, weights?: CueWeights): Decision[] {
  const written = writtenIn(conversation);
  const ruled = ruledIn(conversation);
  const likely = likelyDecisionsIn(conversation, ruled, weights);
  const said = [
    ...new Set(likely.flatMap((remark) => decisionsAround(conversation, remark, ruled))),
  ]
    .map((one) => withItsTurn(conversation, withReservation(conversation, one)))
    .filter((one) => !written.some((item) => isListedAs(conversation, one, item)))
    .sort((a, b) => a.said.index - b.said.index);
  return standing(conversation, [...withoutRepeats(conversation, said), ...written])
    .filter((one) => !onlyRulesOut(conversation, one.said))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.said.index - b.said.index);
}

/** What the list that closes a thread holds: the same, or the day that someone agreed to before. */
function isListedAs(conversation: Conversation, one: Decision, item: Decision): boolean {
  const agreesToDay =
    one.said.agrees &&
    one.said.index < item.said.index &&
    conversation.talk.date.test(one.said.raw) &&
    namesDayOf(conversation, item.said, one.said);
  return agreesToDay || areSame(item, one);
}

/** What is decided by how it is said and answered: a rule for each form. */
export function ruledIn(conversation: Conversation): Decision[] {
  const concluded = conversation.remarks
    .flatMap((remark) => decisionAt(conversation, remark) ?? [])
    .map((decision) => withCarriedOut(conversation, decision));
  const voted = votedIn(conversation);
  // `Carried.` closes the vote, and settles nothing else that was said before or behind it.
  const closing = new Set(
    voted.flatMap(({ agreed }) => agreed.filter(({ voice }) => voice === agreed[0]?.voice)),
  );
  const answered = [
    ...voted,
    ...acceptedIn(conversation),
    ...echoedIn(conversation),
    ...concededIn(conversation),
    ...bargainedIn(conversation),
    ...fixedDaysIn(conversation),
  ];
  // What was put forward stands in the words in which it was accepted.
  const reworded = new Set(answered.flatMap((one) => one.agreed));
  // `Then the armchair` says it better than `I'd buy her an armchair`.
  const concludedOn = new Set(concluded.flatMap(({ about }) => about ?? []));
  const isVoted = (said: Remark): boolean => voted.some((one) => one.said === said);
  const agreed = agreedIn(conversation).filter(
    ({ said, agreed: yes }) =>
      !reworded.has(said) &&
      !(concludedOn.has(said) && conversation.talk.iOrYou.test(said.raw)) &&
      (isVoted(said) || !yes.some((part) => closing.has(part))),
  );
  const adopted = adoptedIn(conversation).filter(({ said }) => !reworded.has(said));
  const saidItself = new Set([...agreed, ...adopted].map(({ said }) => said));
  const yes = new Set(adopted.flatMap((one) => one.agreed));
  const found = [
    ...answered,
    ...agreed.filter((one) => !adopted.some(({ said }) => said === one.said)),
    ...adopted,
    // What others say yes to states the decision, not what it would go back to.
    ...concluded.filter(
      ({ said, agreed: [first] }) =>
        !yes.has(said) &&
        !(closing.has(said) || (first && closing.has(first) && !isVoted(said))) &&
        (first === undefined || !(saidItself.has(first) || yes.has(first))),
    ),
  ];
  // `Better than to wait. Let's do that.`: what stands before the yes only gives its reason.
  const isReason = ({ said }: Decision): boolean =>
    [...yes].some(({ run, index }) => run === said.run && said.index < index);
  const stated = found.filter(
    (one) =>
      !isPutOff(conversation, one) &&
      saysWhat(conversation, one) &&
      !isReason(one) &&
      !decidesNothing(conversation, one.said) &&
      !isSaidBetter(conversation, one, found),
  );
  return joinedWithNext(stated.sort((a, b) => a.said.index - b.said.index));
}

/** `We ask him for ten days.` – `Fine, so I pay today, and he waits until the 27th.`: who agrees concludes on more than that. */
function isSaidBetter(
  { talk }: Conversation,
  { said, agreed }: Decision,
  found: readonly Decision[],
): boolean {
  return found.some(
    (other) =>
      other.said.run > said.run &&
      agreed.includes(other.said) &&
      talk.concludes.test(other.said.raw) &&
      other.said.terms.length > said.terms.length &&
      sharedTerms(other.said, said) > 0,
  );
}

/** `Then we hire one. But I'd only decide that if he's still at it on the 20th.` */
function isPutOff(conversation: Conversation, { said, also }: Decision): boolean {
  const { talk } = conversation;
  const last = [said, ...also].reduce((a, b) => (b.index > a.index ? b : a));
  const [next] = following(conversation, last, 0);
  return (
    next !== undefined &&
    talk.joining.beginsWithBut.test(next.raw) &&
    talk.answers.putsOff.test(next.raw)
  );
}

/** `So, item one.` and `Who buys the rolls?` say nothing that could be settled. */
function saysWhat(conversation: Conversation, { said, put }: Decision): boolean {
  const isCall = said.asks && !put && conversation.talk.answers.asksWho.test(said.raw);
  const isOpening = said.asks && raisesSubject(conversation, said);
  return !isCall && !isOpening && !onlyLeads(conversation, said) && !onlyOpens(conversation, said);
}

/** `Can we do stalls now?`, and not `Can we do Tuesday?` */
const raisesSubject = ({ talk }: Conversation, { raw }: Remark): boolean =>
  talk.opening.raises.test(raw) && !talk.date.test(raw);

/** What the rules found in the same turn or by the same remark, else what the remark states itself. */
function decisionsAround(
  conversation: Conversation,
  remark: Remark,
  ruled: readonly Decision[],
): Decision[] {
  const isMail = conversation.document.form === 'mail';
  // A mail says several things, one in each paragraph.
  const inTurn = ruled.filter(({ said }) =>
    isMail ? said.refs[0] === remark.refs[0] : said.run === remark.run,
  );
  const isRuled = inTurn.some(({ said, also }) => said === remark || also.includes(remark));
  const found =
    !isRuled && mayDecide(conversation, remark) ? statedBy(conversation, remark, LEAST) : undefined;
  // What it would go back to is a guess here.
  const own =
    found?.said === remark
      ? [withNext(conversation, found)]
      : found !== undefined && saysLittle(conversation, remark)
        ? [{ said: remark, also: [], agreed: [], weight: LEAST }]
        : [];
  if (inTurn.length > 0)
    return inTurn.map(
      (one) => (own[0] ? joinedWith(own[0], one) : null) ?? withNext(conversation, one),
    );
  const by = ruled.find(({ agreed }) => agreed.some(({ index }) => index === remark.index));
  // `All right, the hips go there on Tuesdays` agrees to what was said before, and says more.
  const saysMore = own.length > 0 && by !== undefined && remark.terms.length > by.said.terms.length;
  return by && !saysMore ? [by] : own;
}

/** `So, no second van. We keep the old one until spring.`: a decision in a few words, and what it comes to. */
function withNext(conversation: Conversation, decision: Decision): Decision {
  const { said } = decision;
  const [next] = sameTurn(conversation, said);
  const { talk } = conversation;
  // `By the stage. So we won't do the second one.`
  const concludes = next !== undefined && talk.concludes.test(next.raw) && talk.weDo.test(next.raw);
  const goesOn =
    conversation.voiced &&
    decision.also.length === 0 &&
    said.terms.length < LEAST_OF_ITS_OWN &&
    next !== undefined &&
    (concludes || next.terms.length >= LEAST_OF_ITS_OWN) &&
    mayDecide(conversation, next) &&
    [talk.weDo, talk.settling.holdsFrom].some((form) => form.test(next.raw));
  const further = goesOn ? { ...decision, said: next } : null;
  return (further && joinedWith(decision, further)) ?? decision;
}

/** `We buy the new one. But only once he has paid.`: neither stands without the other. */
function withReservation(conversation: Conversation, decision: Decision): Decision {
  const { said, also } = decision;
  const [before, next] = [-1, 1].map((step) => conversation.remarks[said.index + step]);
  const { beginsWithOnlyIf } = conversation.talk.joining;
  if (also.length > 0) return decision;
  const isReserved = beginsWithOnlyIf.test(said.raw);
  const other = isReserved ? before : next;
  if (other?.run !== said.run || other.terms.length === 0) return decision;
  const belongs = isReserved ? mayDecide(conversation, other) : beginsWithOnlyIf.test(other.raw);
  return (belongs && joinedWith({ ...decision, said: other }, decision)) || decision;
}

function decisionAt(conversation: Conversation, remark: Remark): Decision | null {
  const { talk } = conversation;
  if ((remark.unit?.length ?? 0) > LONGEST_WORDS || announces(conversation, remark)) return null;
  if (talk.agenda.test(remark.raw) && remark.index < OPENING_REMARKS * 2) return null;
  if (talk.procedure.test(remark.raw) && !talk.settles.test(remark.raw))
    if (!isEchoed(conversation, remark)) return null;
  if (talk.answers.movesOn.test(remark.raw) && !talk.settles.test(remark.raw)) return null;
  if (onlyCallsVote(conversation, remark) || comesTo(conversation, remark)) return null;
  if (talk.settling.recalls.test(remark.raw) || isConsequence(conversation, remark)) return null;
  // `Super, merci.`
  if (talk.smallTalk.test(withoutAssent(talk, remark.raw))) return null;
  const settles = settlesIt(talk, remark);
  if (!settles && talk.answers.putsOff.test(remark.raw)) return null;
  if (!settles && remark.index < OPENING_REMARKS && remark.run <= 2) return null;
  const own = sameTurn(conversation, remark);
  const weight = weightOf(conversation, remark, own, settles);
  if (weight < (conversation.document.unmarked ? LEAST_UNMARKED : LEAST)) return null;
  return statedBy(conversation, remark, weight);
}
