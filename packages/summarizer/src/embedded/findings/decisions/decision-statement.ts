import type { Decision } from './decision.ts';
import { rulesOut } from './accepted.ts';
import {
  countsIn,
  preceding,
  sharedTerms,
  sharesCount,
  withoutAssent,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { spacedWords } from '../../words.ts';
import { nameBookOf } from '../name-book.ts';
import { subjectsIn } from '../subjects.ts';
import { nameOtherDays } from '../tasks/due-dates.ts';
import { agreementsTo, announces, restates, sameTurn } from './settling-remarks.ts';

/** Content words without which a remark states nothing by itself. */
const LEAST_TERMS = 2;
/** Words of what names a single thing and says what becomes of it. */
const LEAST_WORDS = 3;
/** A decision is confirmed, or objected to, within so many changes of speaker. */
const RUNS = 3;
/** A conclusion goes back to a proposal within so many changes of speaker. */
const RUNS_BACK = 8;
/** What was said before is what is agreed to from this worth on: near and about the same, or put forward as such. */
const LEAST_PROPOSED = 0.5;
/** `Let's do both, then.`: what it means may stand in the next sentence. */
const REFERRING_WORDS = 6;
/** Words of a conclusion that says what they do: `Then we keep the big one.` */
const SHORTEST_PLAN = 2;

/** The decision that a remark makes, stated by itself or by what it goes back to; null where nothing says what it is. */
export function statedBy(
  conversation: Conversation,
  remark: Remark,
  weight: number,
): Decision | null {
  const { talk } = conversation;
  const settles = settlesIt(talk, remark);
  if (!settles && isListed(conversation, remark)) return null;
  const own = sameTurn(conversation, remark);
  const agreed = [
    ...own.filter(({ raw }) => talk.settles.test(raw) || talk.asksAssent.test(raw)).slice(0, 2),
    ...agreementsTo(conversation, remark).slice(0, 2),
  ];
  const refers = pointsElsewhere(conversation, remark) && wordsIn(remark) <= REFERRING_WORDS;
  const further = refers && !remark.asks ? elaboration(own, conversation) : null;
  if (further) return { said: further, also: [], agreed: [remark, ...agreed], weight };
  const isWhole =
    (remark.terms.length >= LEAST_TERMS && !isOneWord(conversation, remark)) ||
    rulesOut(conversation, remark) ||
    (remark.terms.length > 0 && sumsUp(conversation, remark)) ||
    isSettledCount(conversation, remark) ||
    // `Then we have to advertise it.`
    ((remark.unit?.length ?? 0) > SHORTEST_PLAN &&
      remark.terms.length > 0 &&
      talk.concludes.test(remark.raw) &&
      talk.weDo.test(remark.raw));
  if (isWhole && !onlySettles(conversation, remark))
    return { said: remark, also: [], agreed, weight };
  const about = takesUp(conversation, remark);
  if (about && !pointsElsewhere(conversation, remark) && !onlySettles(conversation, remark)) {
    // `The 13th, then` is not about `I propose the 20th`.
    const context = nameOtherDays(talk, remark, about) ? {} : { about };
    return { said: remark, ...context, also: [], agreed: [about, ...agreed], weight };
  }
  // `Oak it is` says what, where nothing was put forward that it may go back to.
  const isNamed = settles && namesBefore(conversation, remark.raw);
  const said =
    (isNamed ? null : elaboration(own, conversation)) ??
    proposalBefore(conversation, remark, settles && !isNamed ? -Infinity : LEAST_PROPOSED);
  if (isNamed && (said === null || said.asks)) return { said: remark, also: [], agreed, weight };
  return (
    said && {
      said,
      also: [],
      agreed: [remark, ...agreed],
      weight: weight - 0.5,
      ...(said.asks && !conversation.document.unmarked ? { put: true } : {}),
    }
  );
}

/** `Eighty-five a run, it is.`: settled in a number and what it counts. */
function isSettledCount(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const bare = remark.raw.replace(talk.settles, '');
  return remark.terms.length > 0 && bare !== remark.raw && countsIn(conversation, bare);
}

const wordsIn = ({ unit }: Remark): number => unit?.length ?? 0;

/** `Then let Harry do it`, `Probes in all thirty-one`: it names one thing only, and says what becomes of it. */
export function saysLittle(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw, terms, asks } = remark;
  const counts = countsIn(conversation, raw);
  const bare = raw.replace(talk.phrases.trimStart, '').trim();
  const forms = [talk.concludes, talk.settling.orders, talk.settling.holdsFrom];
  return (
    !asks &&
    (terms.length > 0 || counts) &&
    spacedWords(bare) >= LEAST_WORDS &&
    (counts || forms.some((form) => form.test(raw))) &&
    !onlySettles(conversation, remark)
  );
}

/** Says that it is settled, and does not only ask. */
export function settlesIt(talk: Conversation['talk'], { raw, asks }: Remark): boolean {
  return talk.settles.test(raw) && (!asks || talk.asksAssent.test(raw));
}

/** `So six.`: a single word behind those that draw the conclusion. */
function isOneWord({ talk }: Conversation, { raw }: Remark): boolean {
  return !/\s/u.test(raw.replace(talk.phrases.trimStart, '').trim());
}

/** `Books, yes.`: a thing of a list and a yes to it, of which nothing else is said. */
function isListed({ talk }: Conversation, { raw, terms }: Remark): boolean {
  const [thing = '', yes = '', ...more] = raw.split(', ');
  const isThing = spacedWords(thing) <= LEAST_TERMS && !talk.agrees.test(thing);
  return terms.length === 1 && isThing && more.length === 0 && isBareYes(talk, yes);
}

const isBareYes = (talk: Conversation['talk'], text: string): boolean =>
  talk.agrees.test(text) && !/\p{L}/u.test(withoutAssent(talk, text));

/** `That one.`: what it means stands in another remark. The pronoun of `Dunmore it is` means what stands before it. */
function pointsElsewhere({ talk }: Conversation, { raw, terms }: Remark): boolean {
  const isNamed = terms.length > 0 || isSettledDate(talk, raw);
  const settled = isNamed ? raw.replace(talk.settles, '') : raw;
  return talk.points.test(settled);
}

/** The remark shortly before that says most about the only thing that a short one names. */
export function takesUp(conversation: Conversation, remark: Remark): Remark | null {
  // Without speakers and marks a name at the end of a clause concludes nothing.
  const { talk, voiced } = conversation;
  const concludes = voiced && talk.concludes.test(remark.raw);
  const setsDate = voiced && isSettledDate(talk, remark.raw);
  if (remark.asks || ((remark.unit?.length ?? 0) <= 2 && !concludes)) return null;
  const before = preceding(conversation, remark, RUNS_BACK).filter(
    (other) =>
      !other.asks &&
      other.run < remark.run &&
      (sharedTerms(other, remark) > 0 ||
        (concludes && other.terms.length > 0 && sharesCount(conversation, other, remark)) ||
        (setsDate && other.terms.length > 0 && namesDateOf(talk, other, remark))),
  );
  const worth = ({ raw, terms }: Remark): number =>
    terms.length + 2 * Number(countsIn(conversation, raw));
  return before.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** `Tuesday it is.` */
const isSettledDate = (talk: Conversation['talk'], raw: string): boolean =>
  talk.settles.test(raw) && talk.date.test(raw.replace(talk.settles, ''));

/** Whether a remark puts forward the day that another one settles, and does not itself conclude on it. */
function namesDateOf(talk: Conversation['talk'], { raw }: Remark, settled: Remark): boolean {
  const [date] = settled.raw.match(talk.date) ?? [];
  return (
    date !== undefined &&
    !talk.concludes.test(raw) &&
    raw.toLowerCase().includes(date.trim().toLowerCase())
  );
}

/** `Then that's how we do it. Ten pounds each.`: what the same speaker goes on to say. */
function elaboration([next]: readonly Remark[], conversation: Conversation): Remark | null {
  const { talk, voiced } = conversation;
  if (!voiced || !next?.unit || next.asks || next.terms.length < LEAST_TERMS) return null;
  const other =
    talk.settles.test(next.raw) ||
    talk.promises.test(next.raw) ||
    isPersonal(talk, next.raw) ||
    givesTask(conversation, next);
  if (isLeftOpen(talk, next.raw) || (talk.past.test(next.raw) && !talk.weDo.test(next.raw)))
    return null;
  // `Wonderful. Next, the summer trip.`
  const opens =
    talk.announces[0]?.test(next.raw) ||
    talk.answers.movesOn.test(next.raw) ||
    announces(conversation, next) ||
    subjectsIn(conversation).some(({ remark, name }) => remark === next && name !== '');
  return other || next.objects || opens ? null : next;
}

/** `Then that's how we do it. Samir, please write it down.`, `Then Petersen. Tell him today.`, `Someone has to tell the members.` */
function givesTask(conversation: Conversation, { raw }: Remark): boolean {
  const { talk } = conversation;
  const names = nameBookOf(conversation);
  return (
    names.requestIn(raw) !== null ||
    (names.calledIn(raw) !== undefined && talk.asksAnybody.test(raw)) ||
    (names.commands(raw) && talk.points.test(raw))
  );
}

/** `Good, that's settled.`, `Agreed, yes, agreed, carried.`: it says that, and not what. */
function onlySettles(conversation: Conversation, { raw, terms }: Remark): boolean {
  const { talk } = conversation;
  if (!talk.settles.test(raw) || /\p{N}/u.test(raw) || namesBefore(conversation, raw)) return false;
  if (isSettledDate(talk, raw)) return false;
  return terms.length <= LEAST_TERMS || !/\p{L}/u.test(withoutAssent(talk, raw));
}

/** `The old hall it is`: what is settled stands before the words that settle it. */
function namesBefore({ talk, document }: Conversation, raw: string): boolean {
  const before = withoutAssent(talk, raw.slice(0, Math.max(0, raw.search(talk.settles))));
  const words =
    before
      .replace(talk.phrases.trimStart, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => !document.language.stopWords.has(word) && !talk.noTopics.test(word));
}

/** Says that something is not known yet, or is for later. */
function isLeftOpen(talk: Conversation['talk'], raw: string): boolean {
  return talk.defers.test(raw) || talk.unsure.test(raw) || talk.wonders.test(raw);
}

/** Says something of oneself or to someone, and proposes nothing: `Sorry, we'll find you another seat`. */
function isPersonal(talk: Conversation['talk'], raw: string): boolean {
  return talk.iOrYou.test(raw) && !talk.proposes.test(raw) && !talk.concludes.test(raw);
}

/** What was put forward and is agreed to now: the last remark that concludes or proposes, told by words, not by nearness. */
function proposalBefore(conversation: Conversation, remark: Remark, least: number): Remark | null {
  const { talk } = conversation;
  const near = preceding(conversation, remark, RUNS);
  // `I'll do the tickets, all right?` – `Deal.` is a task, and says nothing of what was spoken of before.
  const answered = near.find(({ run }) => run < remark.run);
  if (answered?.asks === true && talk.promises.test(answered.raw) && !talk.weDo.test(answered.raw))
    return null;
  const before = near.filter(
    ({ terms, objects, unit, raw }) =>
      terms.length >= LEAST_TERMS &&
      !talk.announces[0]?.test(raw) &&
      !talk.conditional.test(raw) &&
      !objects &&
      unit !== undefined &&
      !isPersonal(talk, raw) &&
      !isLeftOpen(talk, raw) &&
      (!talk.joining.beginsWithBut.test(raw) || talk.proposes.test(raw)) &&
      (!talk.leans.test(raw) || putsForward(talk, raw)) &&
      (!talk.past.test(raw) || talk.weDo.test(raw) || talk.proposes.test(raw)),
  );
  const turn = preceding(conversation, remark, 0).concat(remark);
  const terms = turn.flatMap((part) => part.terms);
  const worth = (candidate: Remark): number =>
    Number(talk.concludes.test(candidate.raw)) +
    Number(talk.weDo.test(candidate.raw)) +
    Number(talk.proposes.test(candidate.raw)) +
    Number(/\p{N}/u.test(candidate.raw)) * 0.5 +
    sharedTerms(candidate, { terms: candidate.run === remark.run ? remark.terms : terms }) +
    Number(sharesCount(conversation, candidate, remark)) -
    Number(talk.unreal.test(candidate.raw)) -
    (remark.run - candidate.run) * 0.4;
  const best = before.toSorted((a, b) => worth(b) - worth(a))[0];
  return best && worth(best) >= least ? best : null;
}

function putsForward(talk: Conversation['talk'], raw: string): boolean {
  return talk.concludes.test(raw) || talk.weDo.test(raw) || talk.proposes.test(raw);
}

/** `In the gym, then.`, `Fine, lamp out.`, by who asked where or what. */
function sumsUp(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const concludes =
    !remark.agrees &&
    talk.concludes.test(remark.raw) &&
    !talk.concludes.test(remark.raw.split(' ')[0] ?? '');
  const becomes = remark.agrees && talk.settling.becomes.test(remark.raw);
  return (
    remark.unit !== undefined &&
    remark.unit.length > 1 &&
    (concludes || becomes) &&
    restates(conversation, remark)
  );
}
