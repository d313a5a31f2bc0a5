import {
  answersTo,
  handsOver,
  preceding,
  sharedTerms,
  withoutAssent,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import type { Decision } from './decision.ts';
import { isObjectedTo } from './accepted.ts';
import { subjectOf, subjectsIn, titleWordsOf } from '../subjects.ts';
import { valuesIn } from '../values.ts';
import { spacedWords } from '../../words.ts';

/** What is put forward and said again by another speaker is likely settled: what stands around it has to look like that. */
const WEIGHT = 2.6;
/** What is said again by who leads the talk, with a yes, or with one behind it, is settled. */
const SURE = 3.2;
/** `Tap, then.` – `Tap.`: both are said in few words. */
const LONGEST_ANSWER = 8;
const LONGEST_ECHO = 6;
/** A question in so few words puts something forward: `Le trente, alors ?`, `And the green one?` */
const LONGEST_PROPOSAL = 5;
/** The echo follows within so many changes of speaker, and the question stands so many before the answer. */
const RUNS_TO_ECHO = 2;
const RUNS_BACK = 2;
/** What an echo confirms was concluded so many changes of speaker before. */
const RUNS_CONCLUDED = 4;

/** `A new tap or a new butt?` – `Tap, then.` – `Tap.`: what another speaker says again is settled by that alone. */
export function echoedIn(conversation: Conversation): Decision[] {
  if (!conversation.voiced || conversation.document.form === 'mail') return [];
  return conversation.remarks.flatMap((remark) => echoAt(conversation, remark) ?? []);
}

function echoAt(conversation: Conversation, echo: Remark): Decision | null {
  if (handsOver(conversation, echo)) return null;
  if (echo.asks || echo.objects || !isShort(conversation, echo, LONGEST_ECHO)) return null;
  if (conversation.talk.iOrYou.test(withoutYes(conversation, echo))) return null;
  const first = preceding(conversation, echo, RUNS_TO_ECHO).find(
    (other) =>
      other.run < echo.run &&
      other.voice !== echo.voice &&
      !other.objects &&
      isShort(conversation, other, LONGEST_ANSWER) &&
      saysAgain(conversation, other, echo),
  );
  if (!first) return null;
  const isTaken = isConcluding(conversation, echo) && isSealed(conversation, echo);
  if (!isTaken && !isPutForward(conversation, first)) return null;
  if (!namesThing(conversation, first, echo) || confirms(conversation, echo)) return null;
  if (isObjectedTo(conversation, echo) || isCountered(conversation, first, echo)) return null;
  const asked = questionBefore(conversation, first);
  const agreed = [first, ...(asked && puts(conversation, asked) ? [asked] : [])];
  const words = titleWordsOf(conversation);
  // An echo of a number alone may confirm an amount, or when something is done.
  const { talk } = conversation;
  // `I'd go back to the first of May.` – `First of May. Yes.`
  const isDayUrged = talk.settling.urges.test(first.raw) && talk.date.test(echo.raw);
  const isOfThing =
    isDayUrged ||
    contentIn(conversation, withoutYes(conversation, echo)).some((word) =>
      words.isNounPhrase(word),
    );
  const isSure = isOfThing && isConcluding(conversation, echo) && isClosed(conversation, echo);
  // `Good, 250.` says less than `250, and cake`.
  const saysLess = echo.terms.length === 0 && countersAmount(conversation, first);
  if (saysLess)
    return { said: first, also: [], agreed: [echo, ...agreed.slice(1)], weight: WEIGHT };
  // `Grey it is.`
  const isDone = talk.settles.test(echo.raw);
  const drawn = isDone || (isOfThing && isDrawn(conversation, echo)) ? { adopted: true } : {};
  return {
    said: echo,
    also: [],
    agreed,
    weight: isSure || drawn.adopted ? SURE : WEIGHT,
    ...drawn,
  };
}

/** `Right, larch.`, `Yeah, okay, behind the hut.`, `The first of May. Yes.` */
function isConcluding(
  { talk, remarks }: Conversation,
  { agrees, raw, run, index }: Remark,
): boolean {
  const next = remarks[index + 1];
  const isSealedBySelf = next?.run === run && next.agrees && !next.asks && next.terms.length === 0;
  return agrees || talk.concludes.test(raw) || isSealedBySelf;
}

/** `By the stage, yeah. So we won't do the second one.` */
function isDrawn({ remarks, talk }: Conversation, { index, run }: Remark): boolean {
  const next = remarks[index + 1];
  return next?.run === run && talk.concludes.test(next.raw) && talk.weDo.test(next.raw);
}

/** Whether who leads the talk says it, or someone else says only yes to it: then they are done with it. */
function isClosed(conversation: Conversation, echo: Remark): boolean {
  const opener = subjectOf(subjectsIn(conversation), echo)?.remark.speaker;
  const leads = [conversation.remarks[0]?.speaker, opener];
  return leads.includes(echo.speaker) || isSealed(conversation, echo);
}

/** `Good.`, behind it. */
function isSealed(conversation: Conversation, echo: Remark): boolean {
  const [next] = answersTo(conversation, echo, 1);
  return next?.agrees === true && !next.asks && next.terms.length <= 1;
}

/** `They go on.` – `They go on.` only tells: what is settled is a thing, a number or a date, stood in the question, or is what all do. */
function namesThing(conversation: Conversation, first: Remark, echo: Remark): boolean {
  const { talk } = conversation;
  if (valuesIn(conversation, echo).length > 0 || talk.date.test(echo.raw)) return true;
  if ([talk.weDo, talk.concludes].some((form) => form.test(first.raw) || form.test(echo.raw)))
    return true;
  const content = contentIn(conversation, withoutYes(conversation, echo));
  const asked = questionBefore(conversation, first);
  const said = new Set(
    [first, asked].flatMap((one) => (one?.asks ? contentIn(conversation, one.raw) : [])),
  );
  const words = titleWordsOf(conversation);
  return content.some((word) => said.has(word) || words.isNounPhrase(word));
}

/** `Then it goes out on Monday. Ten per cent first.` – `Ten?` – `Ten, please.` – `All right, ten.` only confirms what was concluded. */
function confirms(conversation: Conversation, echo: Remark): boolean {
  const { talk, remarks } = conversation;
  const values = valuesIn(conversation, echo);
  const isConcluded = ({ run }: Remark): boolean =>
    remarks.some((one) => one.run === run && !one.asks && talk.concludes.test(one.raw));
  return (
    values.length > 0 &&
    preceding(conversation, echo, RUNS_CONCLUDED).some(
      (other) =>
        !other.asks &&
        other.terms.length > echo.terms.length &&
        values.every((value) => valuesIn(conversation, other).includes(value)) &&
        isConcluded(other),
    )
  );
}

/** `At the front or at the back?` – `At the front.` – `I'd rather have it at the back.` */
function isCountered(conversation: Conversation, first: Remark, echo: Remark): boolean {
  const others = { terms: first.terms.filter((term) => !echo.terms.includes(term)) };
  return (
    first.asks && answersTo(conversation, echo, 1).some((answer) => sharedTerms(answer, others) > 0)
  );
}

/** What is left without a yes: `le trente, ça me va` says yes to the thirtieth. */
function withoutYes({ talk }: Conversation, { raw }: Remark): string {
  return withoutAssent(talk, raw).replace(talk.settling.accepts, '');
}

/** In few words, which neither tell what was nor leave it open. */
function isShort(conversation: Conversation, remark: Remark, most: number): boolean {
  const { talk } = conversation;
  const bare = withoutYes(conversation, remark);
  // `Elle vient` says of someone what was asked.
  const others = [talk.past, talk.defers, talk.unsure, talk.conditional, talk.person];
  return (
    remark.unit !== undefined &&
    spacedWords(bare) <= most &&
    !others.some((form) => form.test(bare))
  );
}

/** Whether a remark names something, and nothing that the one before did not. */
function saysAgain(conversation: Conversation, first: Remark, echo: Remark): boolean {
  const [before, values] = [first, echo].map((remark) => valuesIn(conversation, remark));
  const bare = withoutYes(conversation, echo).replace(conversation.talk.settles, '');
  const own = contentIn(conversation, bare);
  const said = new Set(contentIn(conversation, first.raw));
  const isSame =
    own.every((word) => said.has(word)) || sharedTerms(first, echo) === new Set(echo.terms).size;
  // Of `the first of May` each word may be something else.
  const [day] = bare.match(conversation.talk.date) ?? [];
  const isSameDay = day !== undefined && first.raw.toLowerCase().includes(day.toLowerCase());
  const names = own.length > 0 || (values?.length ?? 0) > 0 || isSameDay;
  return names && isSame && (values?.every((value) => before?.includes(value)) ?? true);
}

function contentIn({ document }: Conversation, text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => !document.language.stopWords.has(word));
}

/** Whether it proposes something itself, or chooses among what was asked about: `Forty-three` only tells how many. */
function isPutForward(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  if (remark.asks) return offersChoice(conversation, remark) && !talk.past.test(remark.raw);
  const asked = questionBefore(conversation, remark);
  if (asked) return puts(conversation, asked);
  return concludesOrPuts(talk, remark) || countersAmount(conversation, remark);
}

const concludesOrPuts = (talk: Conversation['talk'], { raw }: Remark): boolean =>
  [talk.concludes, talk.proposes, talk.weDo].some((form) => form.test(raw));

/** `This time we order 300.` – `Too many.` – `250, and cake.`: another number than the one that was put forward. */
function countersAmount(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const amounts = valuesIn(conversation, remark);
  return (
    !remark.asks &&
    remark.terms.length > 0 &&
    amounts.length > 0 &&
    !concludesOrPuts(talk, remark) &&
    preceding(conversation, remark, RUNS_CONCLUDED).some((other) => {
      const before = valuesIn(conversation, other);
      const isOther = before.length > 0 && !before.some((amount) => amounts.includes(amount));
      return other.run < remark.run && isOther && concludesOrPuts(talk, other);
    })
  );
}

/** The last question that a remark may answer. */
function questionBefore(conversation: Conversation, remark: Remark): Remark | undefined {
  return preceding(conversation, remark, RUNS_BACK).find(
    (other) =>
      other.asks &&
      other.run < remark.run &&
      (other.voice !== remark.voice || conversation.talk.joining.or.test(other.raw)),
  );
}

/** Whether a question puts something to the others: `shall we`, `when do we start?`, `the green one?` */
function puts(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw } = remark;
  const isOfTask = talk.asksWhen.test(raw) && ![talk.we, talk.weDo].some((form) => form.test(raw));
  if (talk.past.test(raw) || isOfTask) return false;
  const forms = [talk.settling.suggests, talk.proposes];
  const isOfAll = [talk.we, talk.weDo].some((form) => form.test(raw));
  return (
    offersChoice(conversation, remark) ||
    forms.some((form) => form.test(raw)) ||
    (isOfAll && talk.asksWhen.test(raw))
  );
}

/** `This or that?`, `The green one, then?`, `The green one?`: no question about what is. */
function offersChoice({ talk }: Conversation, { raw, unit }: Remark): boolean {
  const opens = raw.replace(talk.phrases.trimStart, '').split(/\s+/u).slice(0, 2).join(' ');
  const isQuestion = talk.clauses?.question.test(opens.replace(/[¿?,]/gu, '')) ?? false;
  return (
    talk.joining.or.test(raw) ||
    [talk.settling.tag, talk.concludes].some((form) => form.test(raw)) ||
    ((unit?.length ?? 0) <= LONGEST_PROPOSAL && !isQuestion)
  );
}
