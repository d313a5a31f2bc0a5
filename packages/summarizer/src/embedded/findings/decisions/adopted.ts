import { strengthOf } from './agreed.ts';
import {
  following,
  preceding,
  sharedTerms,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { valuesIn } from '../values.ts';
import type { Decision } from './decision.ts';
import { spacedWords } from '../../words.ts';

/** A proposal that is adopted in so many words. */
const WEIGHT = 3.4;
/** Behind a proposal people ask what it costs, and whether it works, for so many changes of speaker. */
const RUNS_BACK = 7;
/** With fewer content words a proposal needs the sentence that goes on from it: `We could try it. Three months, no contract.` */
const LEAST_TERMS = 2;
const LONGEST_FURTHER = 14;
/** A value is sealed within so many changes of speaker, and is said in so many words. */
const RUNS_TO_SEAL = 2;
const LONGEST_VALUE = 4;

/** `We could rent dryers.` – `What do they cost?` – `Ninety a day.` – `Let's do that.`: the yes comes once all is asked. */
export function adoptedIn(conversation: Conversation): Decision[] {
  if (!conversation.voiced || conversation.document.form === 'mail') return [];
  return conversation.remarks.flatMap((remark) => adoptedBy(conversation, remark) ?? []);
}

function adoptedBy(conversation: Conversation, yes: Remark): Decision | null {
  const { talk } = conversation;
  if (yes.asks || !talk.settling.adopts.test(yes.raw) || isTaskAccepted(conversation, yes))
    return null;
  if (takesValue(conversation, yes)) return null;
  const said = proposalBefore(conversation, yes);
  if (!said || answersOther(conversation, yes, said)) return null;
  const stated = restatedBehind(conversation, yes, said);
  if (stated) return { said: stated, also: [], agreed: [said, yes], weight: WEIGHT };
  const [next] = following(conversation, yes, 0);
  if (next && goesOnToSay(conversation, next)) return withMore(conversation, yes, said, next);
  const also = said.terms.length < LEAST_TERMS ? furtherOf(conversation, said) : [];
  return { said, also, agreed: [yes], weight: WEIGHT, put: said.asks, adopted: true };
}

/** `Five to, then?` – `Five to, fine.` – `Sold.`: it seals the value, and nothing that was put forward before that. */
const takesValue = (conversation: Conversation, yes: Remark): boolean =>
  preceding(conversation, yes, RUNS_TO_SEAL).some(
    (other) =>
      other.run < yes.run &&
      // `Ninety a day.` only answers what it costs.
      (other.asks || conversation.talk.concludes.test(other.raw)) &&
      spacedWords(other.raw) <= LONGEST_VALUE &&
      valuesIn(conversation, other).length > 0,
  );

/** `Let's try that. For three months.`: a yes that points to what was put forward, and what it adds. */
function withMore(
  conversation: Conversation,
  yes: Remark,
  proposal: Remark,
  more: Remark,
): Decision | null {
  if (!conversation.talk.points.test(yes.raw)) return null;
  const about = namedIn(conversation, proposal);
  return { said: yes, about, also: [more], agreed: [proposal], weight: WEIGHT, adopted: true };
}

/** `May I go on with the store?` – `Go ahead.`: it says yes to what was asked last, about something else. */
function answersOther({ remarks, talk }: Conversation, yes: Remark, said: Remark): boolean {
  const asked = remarks.findLast(({ run }) => run < yes.run);
  return (
    asked !== undefined &&
    asked !== said &&
    asked.asks &&
    asked.terms.length > 0 &&
    sharedTerms(asked, said) === 0 &&
    !talk.points.test(asked.raw) &&
    ![talk.asksAssent, talk.settling.puts, talk.answers.interrogative].some((form) =>
      form.test(asked.raw),
    )
  );
}

/** The last thing that was put forward, if no one else said no to it. */
function proposalBefore(conversation: Conversation, yes: Remark): Remark | undefined {
  const before = preceding(conversation, yes, RUNS_BACK).filter(({ run }) => run < yes.run);
  const at = before.findIndex(
    (remark) =>
      strengthOf(conversation, remark) > 0 ||
      (remark.asks && conversation.talk.settling.floatsIf.test(remark.raw)),
  );
  const proposal = before[at];
  const isRefused = before
    .slice(0, Math.max(0, at))
    .some(
      (remark) =>
        remark.objects &&
        remark.voice !== proposal?.voice &&
        !answersObjections(conversation, remark),
    );
  return isRefused ? undefined : proposal;
}

/** `Any objections?` – `No.` */
function answersObjections({ remarks, talk }: Conversation, remark: Remark): boolean {
  const asked = remarks.findLast(({ run }) => run < remark.run);
  return asked !== undefined && talk.settling.asksObjections.test(asked.raw);
}

/** `Can you order it?` – `Do that.` gives a task. */
function isTaskAccepted({ talk, remarks }: Conversation, yes: Remark): boolean {
  const before = remarks.findLast(({ run }) => run < yes.run);
  return before !== undefined && talk.promises.test(before.raw) && !talk.weDo.test(before.raw);
}

/** `Let's do that. No popcorn in room two from tomorrow.`: who adopts it says what it comes to. */
function restatedBehind(conversation: Conversation, yes: Remark, said: Remark): Remark | undefined {
  const { talk } = conversation;
  const [next] = following(conversation, yes, 0);
  const restates =
    next !== undefined &&
    !next.asks &&
    next.terms.length >= LEAST_TERMS &&
    ![talk.iOrYou, talk.past, talk.promises].some((form) => form.test(next.raw)) &&
    (sharedTerms(next, said) > 0 || talk.settling.holdsFrom.test(next.raw));
  return restates ? next : undefined;
}

/** `We could rent something. The yard has a van for sixty a day.`: what was put forward, by its name. */
const namedIn = (conversation: Conversation, said: Remark): Remark =>
  (said.terms.length < LEAST_TERMS ? furtherOf(conversation, said)[0] : undefined) ?? said;

/** `Let's do it. Ten pounds each.`: what follows belongs to what is adopted. */
function goesOnToSay({ talk }: Conversation, next: Remark): boolean {
  return (
    !next.asks &&
    next.terms.length >= LEAST_TERMS &&
    ![talk.iOrYou, talk.past, ...talk.announces.slice(0, 1), talk.answers.movesOn].some((form) =>
      form.test(next.raw),
    )
  );
}

function furtherOf(conversation: Conversation, said: Remark): Remark[] {
  const [next] = following(conversation, said, 0);
  const goesOn =
    next !== undefined &&
    !next.asks &&
    !next.objects &&
    next.terms.length > 0 &&
    (next.unit?.length ?? LONGEST_FURTHER) < LONGEST_FURTHER;
  return goesOn ? [next] : [];
}
