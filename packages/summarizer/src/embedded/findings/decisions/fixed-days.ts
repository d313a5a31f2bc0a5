import { preceding, questionAnswered, type Conversation, type Remark } from '../conversation.ts';
import type { Document } from '../../document.ts';
import type { Decision } from './decision.ts';
import { wordsOf } from '../../words.ts';

type Form = Document['form'];

/** A day that another writer had named, and that no one declines. */
const WEIGHT = 3.6;
const RUNS_BACK = 6;
const LONGEST_WORDS = 30;
/** With fewer content words, or with so few words, it has to be said what it is about. */
const LEAST_TERMS = 2;
const SHORTEST_WORDS = 5;

/** `Monday is difficult. Could we do Tuesday at 3?` – `Tuesday works, so let's say Tuesday at 3.`, where people write to one another. */
export function fixedDaysIn(
  conversation: Conversation,
  forms: readonly Form[] = ['mail', 'transcript'],
): Decision[] {
  if (!conversation.named || !forms.includes(conversation.document.form)) return [];
  const found = conversation.remarks.flatMap((remark): Decision[] => {
    const offer = offerOf(conversation, remark);
    if (!offer) return [];
    const isBrief =
      remark.terms.length < LEAST_TERMS ||
      (remark.unit?.length ?? 0) <= SHORTEST_WORDS ||
      termsBesideDay(conversation, remark) === 0;
    // `Could our photographer come by?` – `Tuesday or Thursday.` – `Thursday, then.`
    const about = isBrief
      ? { about: questionAnswered(conversation, offer) ?? offer }
      : { isWhole: true };
    return [{ said: remark, ...about, also: [], agreed: [offer], weight: WEIGHT }];
  });
  return found.filter(
    ({ said }, at) =>
      !isDeclined(conversation, said) &&
      !found
        .slice(at + 1)
        .some((later) => names(conversation, later.said.raw, daysIn(conversation, said.raw))),
  );
}

/** Content words beside the days and times, and what says that they suit: none in `Monday at ten suits me well`. */
export function termsBesideDay(
  { talk, document }: Conversation,
  { raw }: Pick<Remark, 'raw'>,
): number {
  const { suits, fixes } = talk.settling;
  const forms = [everyOf(talk.date), suits, fixes];
  const rest = forms.reduce((text, form) => text.replace(form, ' '), raw);
  return wordsOf(rest.toLowerCase()).filter(
    (word) => !document.language.stopWords.has(word) && !talk.countWords.test(word),
  ).length;
}

const everyOf = (form: RegExp): RegExp => new RegExp(form, `${form.flags.replace('g', '')}g`);

/** Whether two remarks name the same day. */
export const namesDayOf = (conversation: Conversation, a: Remark, b: Remark): boolean =>
  names(conversation, a.raw, daysIn(conversation, b.raw));

/** The nearest remark of another writer that names the day on which this one settles. */
function offerOf(conversation: Conversation, remark: Remark): Remark | undefined {
  const { asks, objects, unit, raw } = remark;
  const days = daysIn(conversation, raw);
  const isLong = (unit?.length ?? LONGEST_WORDS) >= LONGEST_WORDS;
  if (asks || objects || isLong || days.length === 0 || isReserved(conversation, raw))
    return undefined;
  // `Then the 10th makes no sense.`
  if (!namesAsFree(conversation, remark, days)) return undefined;
  const { fixes, suits } = conversation.talk.settling;
  const settles = fixes.test(raw) || conversation.talk.concludes.test(raw);
  if (!settles && !suits.test(raw)) return undefined;
  const offers = preceding(conversation, remark, RUNS_BACK).filter(
    (other) =>
      other.voice !== remark.voice &&
      // `Thursday suits me` settles it for who asked, and not for a group that looks for a day.
      (settles || (asksFor(conversation, other) && other.run === remark.run - 1)) &&
      namesAsFree(conversation, other, days),
  );
  // `I measure on Friday the 13th` names a Friday, and not the one that was offered.
  const shared = (other: Remark): number =>
    daysIn(conversation, other.raw).filter((day) => days.includes(day)).length;
  return offers.toSorted((one, other) => shared(other) - shared(one))[0];
}

/** `He'd like to come on Monday. Is that all right?`: the question may stand behind the day. */
function asksFor({ remarks }: Conversation, { asks, index, run }: Remark): boolean {
  const next = remarks[index + 1];
  return asks || (next?.asks === true && next.run === run && next.terms.length < LEAST_TERMS);
}

function isReserved({ talk }: Conversation, raw: string): boolean {
  return [
    talk.past,
    talk.unsure,
    talk.conditional,
    talk.joining.if,
    talk.defers,
    talk.wonders,
  ].some((form) => form.test(raw));
}

/** Whether one of its clauses names one of the days, and does not say that it does not suit. */
function namesAsFree(
  conversation: Conversation,
  { raw }: Remark,
  days: readonly string[],
): boolean {
  return clausesOf(conversation, raw).some(
    (clause) => names(conversation, clause, days) && !isRefused(conversation, clause),
  );
}

/** Whether another writer says behind it that the day does not suit. */
function isDeclined(conversation: Conversation, said: Remark): boolean {
  const days = daysIn(conversation, said.raw);
  return conversation.remarks
    .slice(said.index + 1)
    .filter(({ run, voice }) => run > said.run && voice !== said.voice)
    .some(({ raw }) =>
      clausesOf(conversation, raw).some(
        (clause) => names(conversation, clause, days) && isRefused(conversation, clause),
      ),
    );
}

/** `Monday is no good, but Tuesday would be.` */
const clausesOf = ({ talk }: Conversation, raw: string): string[] =>
  raw.split(talk.joining.contrasts);

const isRefused = ({ talk }: Conversation, clause: string): boolean =>
  [talk.objects, talk.refuses, talk.past, talk.settling.rulesOut].some((form) => form.test(clause));

const names = (conversation: Conversation, text: string, days: readonly string[]): boolean =>
  daysIn(conversation, text).some((day) => days.includes(day));

/** The words and numbers of the days and times that a sentence names. */
function daysIn({ talk, document }: Conversation, raw: string): string[] {
  const dates = raw.match(everyOf(talk.date)) ?? [];
  return dates
    .flatMap((date) => date.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? [])
    .filter((word) => !document.language.stopWords.has(word));
}
