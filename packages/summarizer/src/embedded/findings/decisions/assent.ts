import { shortName } from '../../speakers.ts';
import { namesSameDay } from '../tasks/due-dates.ts';
import type { Decision } from './decision.ts';
import {
  answersTo,
  countsAloud,
  countsIn,
  following,
  preceding,
  sharedTerms,
  sharesCount,
  withoutAssent,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { spacedWords } from '../../words.ts';

/** What got a vote, or the consent of all, weighs more than any other sign. */
const WEIGHT = 5;
/** A vote is asked for, reported and closed within so many changes of speaker. */
const RUNS = 4;
/** What is voted on was moved within so many changes of speaker. */
const RUNS_BACK = 8;
/** Words in which who asked reports how it went: `That's three.`, `I see nodding.` */
const LONGEST_REPORT = 4;
/** Words in which a vote is closed: `Carried, with one abstention.` */
const LONGEST_SEAL = 8;
/** Words of a restatement or a motion at most. */
const LONGEST_WORDS = 40;
const LEAST_WORDS = 2;
/** Fewer names call on someone. */
const LEAST_VOTERS = 2;
/** In the first remarks people say that they are there. */
const OPENING_REMARKS = 3;
/** Sentences in which a vote is counted and closed. */
const REMARKS_IN_TURN = 9;

/** What was asked for assent and got it: a show of hands, `any objections?`, `so fourteen, yes?`. */
export function votedIn(conversation: Conversation): Decision[] {
  // Without marks no one can tell what asks.
  if (conversation.document.unmarked) return [];
  // `Are we all here?` opens a meeting.
  const asking = conversation.remarks.filter(
    (remark) =>
      remark.index >= OPENING_REMARKS &&
      asksForAssent(conversation, remark) &&
      !leadsToVote(conversation, remark),
  );
  // `In favour? Four. Against? None.` is one vote.
  const votes = asking.filter(({ run, index }, at) => {
    const before = asking[at - 1];
    if (before?.run !== run) return true;
    return !conversation.remarks
      .slice(before.index + 1, index)
      .every((remark) => isReport(conversation.talk, remark));
  });
  return votes.flatMap((vote) => {
    const decided = outcomeOf(conversation, vote);
    return decided ? [decided] : [];
  });
}

/** `A show of hands, then.`: it only calls for votes. */
export const onlyCallsVote = (conversation: Conversation, { raw, agrees }: Remark): boolean =>
  !agrees &&
  conversation.talk.settling.puts.test(raw) &&
  withoutVote(conversation, raw.replace(conversation.talk.phrases.trimStart, '')) === '';

/** `We vote.`, before `Who's for fifty pounds?` */
function leadsToVote(conversation: Conversation, remark: Remark): boolean {
  const next = conversation.remarks[remark.index + 1];
  return (
    next?.run === remark.run &&
    next.asks &&
    onlyCallsVote(conversation, remark) &&
    conversation.talk.settling.puts.test(next.raw) &&
    !onlyCallsVote(conversation, next)
  );
}

/** A question for assent without what asks for it: `Seventeenth of July, does anybody object?` */
export function withoutVote({ talk }: Pick<Conversation, 'talk'>, raw: string): string {
  const { puts, tag } = talk.settling;
  return raw
    .replace(puts, '')
    .replace(tag, '')
    .replace(/[\s,;:–—?¿]+$/u, '')
    .replace(/^¿/u, '');
}

function asksForAssent(conversation: Conversation, remark: Remark | undefined): boolean {
  if (!remark) return false;
  const { puts, tag } = conversation.talk.settling;
  if (isCalled(conversation, remark) || isShortAsking(conversation, remark)) return true;
  if (remark.asks && conversation.talk.concludes.test(remark.raw)) return remark.terms.length > 0;
  // `Hands up for the thirteenth.`
  if (puts.test(remark.raw))
    return (
      remark.asks ||
      (!remark.agrees &&
        (withoutVote(conversation, remark.raw) === '' || remark.raw.search(puts) === 0))
    );
  // Whether `, yes?` asks for assent or for a fact shows in what it is about: something that was put forward.
  return remark.asks && tag.test(remark.raw) && takesUpProposal(conversation, remark);
}

/** `So the red one. Agreed?`: whatever is asked in a word behind a conclusion asks for assent. */
function isShortAsking(conversation: Conversation, remark: Remark): boolean {
  const { remarks, talk } = conversation;
  const before = remarks[remark.index - 1];
  return (
    remark.asks &&
    remark.terms.length <= 1 &&
    spacedWords(remark.raw) <= 2 &&
    before?.run === remark.run &&
    !before.asks &&
    !countsIn(conversation, remark.raw) &&
    talk.concludes.test(before.raw) &&
    !talk.asksWhen.test(remark.raw) &&
    !(talk.clauses?.question.test(remark.raw.replace(/[¿?]/gu, '')) ?? false)
  );
}

/** `Then a week later. Tariq?`: who is called by name behind a conclusion is asked for assent. */
function isCalled(conversation: Conversation, remark: Remark): boolean {
  const { remarks, talk, document } = conversation;
  const before = remarks[remark.index - 1];
  return (
    before?.run === remark.run &&
    !before.asks &&
    (talk.concludes.test(before.raw) ||
      talk.weDo.test(before.raw) ||
      talk.settling.holdsFrom.test(before.raw) ||
      countsIn(conversation, before.raw)) &&
    document.speakers.some((name) => remark.raw.replace('¿', '') === `${shortName(name)}?`)
  );
}

function takesUpProposal(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  return (
    talk.concludes.test(remark.raw) ||
    preceding(conversation, remark, RUNS_BACK).some(
      (before) =>
        before.run < remark.run &&
        [talk.proposes, talk.concludes, talk.settling.suggests].some((pattern) =>
          pattern.test(before.raw),
        ) &&
        refersTo(conversation, remark, before),
    )
  );
}

function outcomeOf(conversation: Conversation, vote: Remark): Decision | null {
  const turn = conversation.remarks
    .slice(vote.index + 1, vote.index + 1 + REMARKS_IN_TURN)
    .filter(({ run }) => run === vote.run);
  const told = reportIn(conversation, vote, turn);
  if (told === null) return null;
  const answers = answersBeforeAsker(conversation, vote);
  const { talk } = conversation;
  const { everyone } = talk.settling;
  const isYes = ({ agrees, raw }: Remark): boolean => agrees || everyone.test(raw);
  const first = answers.find((answer) => !answer.asks && (isYes(answer) || answer.objects));
  const isFor = first !== undefined && isYes(first);
  const isGiven = told.isReported || isFor;
  if (!told.isReported && isLeftOpen(talk, answers, first)) return null;
  if (!isGiven || (!told.isReported && isSettledAfter(conversation, vote))) return null;
  const { seal, further } = sealOf(conversation, vote);
  const agreed = [...told.reports, ...(isFor ? [first] : [])].slice(0, 3).concat(seal ?? []);
  const stated = told.restated ?? restatedLater(conversation, vote);
  // `Who's for tea? One, two, three, four, five.`
  const [only, ...others] = told.reports;
  const isLongCount =
    only !== undefined &&
    others.length === 0 &&
    spacedWords(only.raw) > LONGEST_REPORT &&
    countsAloud(talk, only.raw);
  if (isLongCount && !stated && !seal && !isFor) return null;
  const decided = stated ?? putBefore(conversation, vote) ?? movedBefore(conversation, vote);
  if (!decided) return null;
  const { said } = decided;
  const tally = talk.settling.putsToVote.test(said.raw) ? tallyOf(conversation, vote) : [];
  // `With that change, are we happy? Good, approved.`: only both say it.
  const more =
    decided.also.length === 0 && said.terms.length < LEAST_WORDS + 1
      ? told.reports.filter((report) => statesOutcome(conversation, report)).slice(0, 1)
      : [
          ...decided.also,
          ...(said === vote ? ownAnswerTo(conversation, vote, turn) : []),
          ...tally,
        ];
  const also = [...new Set([...more, ...further])];
  const about = isBareDay(conversation, said) ? dayBefore(conversation, said) : undefined;
  return {
    said,
    ...(about ? { about } : {}),
    also,
    agreed: [vote, ...agreed].filter((part) => part !== said),
    weight: WEIGHT,
    put: said.asks || said === vote,
  };
}

/** `So over the year that's how much, Lea?` – `Two thousand.` – `Max, you had other offers.` – `Yes, two.`: who goes on has their answer; only what is called for in so many words is asked of one after the other. */
function answersBeforeAsker(conversation: Conversation, vote: Remark): Remark[] {
  const answers = answersTo(conversation, vote, RUNS);
  if (!conversation.voiced || isCalledVote(conversation, vote)) return answers;
  const goesOn = following(conversation, vote, RUNS).find(
    ({ run, voice, terms }) => run > vote.run && voice === vote.voice && terms.length > 0,
  );
  return goesOn ? answers.filter(({ index }) => index < goesOn.index) : answers;
}

/** `So does the fund pay for that?` – `I don't know.` – `All right, let's see`: no yes behind it is one to the question. */
const isLeftOpen = (
  talk: Conversation['talk'],
  answers: readonly Remark[],
  yes?: Remark,
): boolean =>
  answers.some(({ index, raw }) => index < (yes?.index ?? 0) && talk.answers.unknown.test(raw));

const isBareDay = ({ talk }: Conversation, { raw, terms }: Remark): boolean =>
  terms.length < LEAST_WORDS && talk.date.test(raw);

/** `He can do Thursday at six.` – `Thursday then? Everyone?`: what is on that day. */
const dayBefore = (conversation: Conversation, said: Remark): Remark | undefined =>
  preceding(conversation, said, RUNS_BACK).find(
    (other) => other.run < said.run && namesSameDay(conversation.talk, other, said),
  );

/** `Is it released? I'd say yes for the board, and not yet for the box.`: who asks says what they think of it. */
function ownAnswerTo({ talk }: Conversation, vote: Remark, [next]: readonly Remark[]): Remark[] {
  return next?.index === vote.index + 1 && talk.settling.ownAnswer.test(next.raw) ? [next] : [];
}

/** `Five in favour, one abstention.`: how what was put to the vote went. */
function tallyOf(conversation: Conversation, vote: Remark): Remark[] {
  return following(conversation, vote, RUNS)
    .filter(({ raw }) => conversation.talk.settling.tally.test(raw))
    .slice(0, 1);
}

/** `Carried, with one abstention. Then that starts in May.`: who asked says at once or in a later turn that it is settled, and what follows. */
function sealOf(
  conversation: Conversation,
  vote: Remark,
): { seal: Remark | undefined; further: Remark[] } {
  const own = following(conversation, vote, RUNS_BACK).filter(({ voice }) => voice === vote.voice);
  const later = own.findIndex(({ run }) => run > vote.run);
  const seal = own
    .slice(0, later < 0 ? undefined : later + 1)
    .find((remark) => onlySeals(conversation.talk, remark));
  if (!seal) return { seal, further: [] };
  const counts = [seal].filter((remark) => tellsVotes(conversation, remark));
  const [next] = following(conversation, seal, 0);
  return { seal, further: [...counts, ...(next && datesIt(conversation, next) ? [next] : [])] };
}

/** `Carried, by nine to two.`, `Good, noted, made up for in January.` */
const tellsVotes = (conversation: Conversation, remark: Remark): boolean =>
  countsIn(conversation, remark.raw) ||
  conversation.talk.settling.asksObjections.test(remark.raw) ||
  (remark.terms.length > 0 &&
    conversation.talk.date.test(remark.raw) &&
    saysSomething(conversation, remark));

/** `Then that starts in May.`, `From the first of May.` */
function datesIt({ talk }: Conversation, { raw, asks }: Remark): boolean {
  const bare = raw.replace(talk.phrases.trimStart, '');
  const concludes =
    talk.concludes.test(raw) && [talk.points, talk.leans].some((form) => form.test(bare));
  const { holdsFrom } = talk.settling;
  return (
    !asks &&
    ((concludes && (talk.date.test(raw) || holdsFrom.test(raw))) ||
      (bare.search(holdsFrom) === 0 && talk.date.test(raw)))
  );
}

/** What follows a count of votes in the same sentence: `so that's carried` in `Four to two, so that's carried.` */
function behindCount(talk: Conversation['talk'], raw: string): string | undefined {
  const [count = '', ...rest] = raw.split(/(?<=,) /u);
  const isCount = rest.length > 0 && talk.settling.tally.test(count.replace(',', ''));
  return isCount ? rest.join(' ') : undefined;
}

/** Begins by saying that it is settled, also behind a count, and says little else: `Four to two, so that's carried.` */
function onlySeals(talk: Conversation['talk'], { raw, asks, unit }: Remark): boolean {
  const behind = behindCount(talk, raw) ?? raw;
  const bare = behind.replace(talk.phrases.trimStart, '');
  // `Good, that's settled, made up for in May.`
  const forms = [raw, behind, bare, raw.replace(/^\p{L}+, /u, '')];
  const isFirst = forms.some((text) => text.search(talk.settles) === 0);
  return !asks && isFirst && (unit?.length ?? 0) <= LONGEST_SEAL && !talk.weDo.test(raw);
}

/** Whether a later remark says what is settled by the answers to `so the office goes, yes?`. */
function isSettledAfter(conversation: Conversation, vote: Remark): boolean {
  const { talk } = conversation;
  return (
    !talk.settling.puts.test(vote.raw) &&
    following(conversation, vote, RUNS_BACK).some(
      ({ raw, terms, run }) =>
        run > vote.run && talk.settles.test(raw) && terms.length >= LEAST_WORDS,
    )
  );
}

interface Report {
  isReported: boolean;
  reports: Remark[];
  restated: Statement | null;
}

type Statement = Pick<Decision, 'said' | 'also'>;

/** What the asker says next in the same turn: how it went, and what is decided with it; null where it failed. */
function reportIn(
  conversation: Conversation,
  vote: Remark,
  turn: readonly Remark[],
): Report | null {
  const { talk } = conversation;
  const reports: Remark[] = [];
  let asked = vote;
  for (const part of turn) {
    if (talk.settling.fails.test(part.raw)) return null;
    const settled = restatement(conversation, vote, part);
    if (settled) return { isReported: reports.length > 0, reports, restated: settled };
    if (asksForAssent(conversation, part)) asked = part;
    else if (!isReport(talk, part) && !listsVoters(conversation, part)) break;
    else if (part.asks && !isAnswered(part)) break;
    else if (!isCalledVote(conversation, vote) && !tellsResult(conversation, part)) break;
    else if (reports.length === 0 && isAgainst(conversation, asked, part)) return null;
    else reports.push(part);
  }
  return { isReported: reports.length > 0, reports, restated: null };
}

/** Asked in so many words: what is said behind it tells how it went. `You'll pay it, no? There's money.` is no vote. */
function isCalledVote({ talk }: Conversation, { raw }: Remark): boolean {
  return talk.settling.puts.test(raw);
}

/** Says yes, no or that it is settled; `That's cheeky.` tells no result. */
function tellsResult({ talk }: Conversation, { raw, agrees, objects, terms }: Remark): boolean {
  return terms.length === 0 || agrees || objects || talk.settles.test(raw);
}

/** `That's three.`, `No. Good, put that in.`, `One, two, three, four, five.` */
function isReport(talk: Conversation['talk'], { raw, terms }: Remark): boolean {
  return terms.length === 0 || countsAloud(talk, raw) || spacedWords(raw) <= LONGEST_REPORT;
}

/** `Ann, Lou, Sam and me.` */
function listsVoters({ talk, document }: Conversation, { raw, asks }: Remark): boolean {
  const names = new Set(document.speakers.map(shortName));
  const parts = raw.replace(/[.!…]+$/u, '').split(/, | (?=\p{Ll}+ \p{L}+$)/u);
  const isVoter = (part: string): boolean =>
    names.has(part) || talk.iOrYou.test(part) || names.has(part.split(' ').at(-1) ?? '');
  return !asks && parts.length >= LEAST_VOTERS && parts.every(isVoter);
}

/** `Anybody against? No?` */
function isAnswered({ agrees, objects, terms }: Remark): boolean {
  return terms.length === 0 && (agrees || objects);
}

/** `Good, approved.` says more than yes or a number. */
function statesOutcome({ talk }: Conversation, { raw, terms }: Remark): boolean {
  return (
    terms.length === 1 &&
    withoutAssent(talk, raw) !== raw &&
    /^\p{L}{6,}\.$/u.test(withoutAssent(talk, raw))
  );
}

/** `Those in favour? None.`, `Any objections? Yes.` */
function isAgainst({ talk }: Conversation, asked: Remark, { raw, agrees }: Remark): boolean {
  if (talk.settling.asksObjections.test(asked.raw)) return agrees && talk.joining.yes.test(raw);
  return talk.denies.test(raw) && talk.settling.puts.test(asked.raw);
}

/** A sentence that says in whole what was voted on: it takes up the words of what was put forward. */
function restatement(conversation: Conversation, vote: Remark, remark: Remark): Statement | null {
  const { talk } = conversation;
  const words = remark.unit?.length ?? 0;
  const isStatement =
    !remark.asks &&
    words >= LEAST_WORDS &&
    words <= LONGEST_WORDS &&
    !isCountOrCall(conversation, remark) &&
    !talk.iOrYou.test(remark.raw) &&
    !talk.past.test(remark.raw) &&
    // `Good, the next point is the roof.`
    (!talk.procedure.test(remark.raw) || isBehindCount(conversation, remark)) &&
    // `Before Easter` is a date, not the past.
    !talk.unreal.test(remark.raw.replace(talk.due, '')) &&
    !talk.defers.test(remark.raw);
  if (!isStatement) return null;
  const before = [vote, ...preceding(conversation, vote, RUNS_BACK)];
  const named = before.some((other) => refersTo(conversation, remark, other));
  return named && saysSomething(conversation, remark) ? { said: remark, also: [] } : null;
}

/** `Five in favour.`, `Second-hand, hands please.` */
const isCountOrCall = (conversation: Conversation, { raw }: Remark): boolean =>
  conversation.talk.settling.tally.test(raw) ||
  countsAloud(conversation.talk, raw) ||
  (conversation.talk.settling.puts.test(raw) &&
    spacedWords(withoutVote(conversation, raw)) < LEAST_WORDS);

/** Has a content word or a number of its own, besides the words that say yes or that it is settled. */
function saysSomething({ talk }: Conversation, { raw, terms }: Remark): boolean {
  const rest = withoutAssent(talk, raw).replace(talk.settles, '');
  // `Carried, five for.`
  const isTally = talk.settling.tally.test(rest.replace(/^[\s\p{P}]+/u, ''));
  return terms.length > 0 && !isTally && /\p{L}{3}|\p{N}/u.test(rest);
}

/** The same by the same speaker in a later turn: `Okay, then we close on Fridays from March.` */
function restatedLater(conversation: Conversation, vote: Remark): Statement | null {
  const { talk } = conversation;
  const after = following(conversation, vote, RUNS).filter(
    ({ voice, run }) => run > vote.run && voice === vote.voice,
  );
  for (const remark of after) {
    if (remark.asks && !asksForVotes(conversation, vote, remark)) return null;
    if (answersWhatIf(conversation, remark)) continue;
    const isOutcome =
      remark.agrees ||
      talk.concludes.test(remark.raw) ||
      talk.settles.test(remark.raw) ||
      // `It stays with the thirteenth.`
      remark.raw.search(talk.settling.arranges) === 0 ||
      isBehindCount(conversation, remark) ||
      behindCount(talk, remark.raw) !== undefined;
    const restated = isOutcome ? restatement(conversation, vote, remark) : null;
    if (restated) return restated;
  }
  return null;
}

/** `And Hattie, you're abstaining?`, where hands are counted. */
const asksForVotes = (conversation: Conversation, vote: Remark, { raw }: Remark): boolean =>
  isCalledVote(conversation, vote) && conversation.talk.settling.asksObjections.test(raw);

/** `Five to two. We buy it.`: how many were for it, and what that decides. */
function isBehindCount({ remarks, talk }: Conversation, { index, run }: Remark): boolean {
  const before = remarks[index - 1];
  return before?.run === run && talk.settling.tally.test(before.raw);
}

/** `And if they say no?` – `Then we don't.`: it holds for that case only. */
function answersWhatIf({ remarks, talk }: Conversation, { run }: Remark): boolean {
  const before = remarks.findLast((other) => other.run < run);
  return before?.asks === true && talk.conditional.test(before.raw.replace(/^[¿¡]/u, ''));
}

/** What the question itself names, else what the same turn says before it. */
function putBefore(conversation: Conversation, vote: Remark): Statement | null {
  if (isPut(conversation, withoutVote(conversation, vote.raw), vote))
    return { said: vote, also: [] };
  const before = preceding(conversation, vote, 0).find(({ run }) => run === vote.run);
  if (!before || !isPut(conversation, withoutVote(conversation, before.raw), before)) return null;
  // `Only to apply. In favour?` says of a motion how it is meant.
  const motion = motionBefore(conversation, vote);
  const qualifies = before.terms.length < LEAST_WORDS && motion && sharedTerms(motion, before) > 0;
  return { said: qualifies ? motion : before, also: [] };
}

/** Whether it says what is put to the vote: words of its own, in no form of a question. */
function isPut(conversation: Conversation, text: string, { terms, raw, asks }: Remark): boolean {
  const { talk, document } = conversation;
  const bare = text.replace(talk.phrases.trimStart, '').trim();
  const names = new Set(document.speakers.map(shortName));
  // `Ann, Lou, is that all right with you?` asks them about what was said before.
  if (bare !== '' && bare.split(/, ?/u).every((part) => names.has(part))) return false;
  const firstWords = bare.split(/\s+/u).slice(0, 2).join(' ');
  const isQuestion =
    (talk.clauses?.question.test(firstWords) ?? false) ||
    (asks && !talk.settling.puts.test(raw) && talk.settling.suggests.test(firstWords));
  return (
    bare !== '' &&
    (spacedWords(bare) >= LEAST_WORDS || (!asks && terms.length > 0) || talk.date.test(bare)) &&
    (terms.length > 0 || (!asks && countsIn(conversation, bare))) &&
    !isQuestion &&
    (!talk.iOrYou.test(bare) || talk.settling.moves.test(bare)) &&
    !talk.past.test(raw) &&
    !talk.conditional.test(raw)
  );
}

/** `I move that we paint the gate.` */
function motionBefore(conversation: Conversation, vote: Remark): Remark | undefined {
  const { moves, putsToVote } = conversation.talk.settling;
  return preceding(conversation, vote, RUNS_BACK).find(
    ({ raw, asks, objects }) => !asks && !objects && (moves.test(raw) || putsToVote.test(raw)),
  );
}

/** The motion that was voted on, else what was proposed last. */
function movedBefore(conversation: Conversation, vote: Remark): Statement | null {
  const { talk } = conversation;
  const before = preceding(conversation, vote, RUNS_BACK).filter(
    ({ asks, objects, unit }) => !asks && !objects && (unit?.length ?? 0) <= LONGEST_WORDS,
  );
  const said =
    motionBefore(conversation, vote) ??
    before.find(({ raw, terms }) => terms.length >= LEAST_WORDS && talk.proposes.test(raw));
  return said ? { said, also: [] } : null;
}

/** Whether two remarks name the same thing or the same number. */
function refersTo(conversation: Conversation, a: Remark, b: Remark): boolean {
  return sharedTerms(a, b) > 0 || sharesCount(conversation, a, b);
}
