import type { Doubt } from '../../port.ts';
import { anyMention, anyWord, inAnyLanguage, wordsInAnyLanguage } from '../lexicon/any-language.ts';
import { supportedNumbers } from '../numbers.ts';
import { type Amount, amountsIn } from '../reading/amounts.ts';
import { allStems, type Sentence } from '../reading/sentences.ts';
import { citedBy, supportFor } from '../reading/support.ts';
import type { Said } from '../reading/source.ts';
import { namesIn } from '../reading/named.ts';
import { isPageOfText } from './polarity.ts';
import type { Rule, Statement } from './statement.ts';

type Outcome = 'accepted' | 'rejected' | 'deferred';
interface Stance {
  outcome: Outcome;
  said: Said;
  /** Stems that it shares with the statement. */
  shared: number;
}

/** How many turns behind the citation the talk about it may go on. */
const AHEAD = 3;
/** A remark this short takes up what was said before it. */
const SHORT = 8;
/** With this many common stems an agreement is to the statement and not to what came after it. */
const LEAST_SHARED = 2;

/**
 * A decision is what was agreed in the end. Where a proposal was refused or put off, and no one came back to it, or where the
 * agreement is to another number, it was not decided.
 */
export const decisions: Rule = (statement) => {
  if (!claimsDecision(statement)) return null;
  if (claimedOutcome(statement) !== 'accepted') return null;
  const stances = stancesOf(statement);
  return (
    refused(stances, statement) ??
    ofAnotherNumber(stances, statement) ??
    onlyProposed(stances, statement) ??
    onlyWished(statement) ??
    ruledOut(statement) ??
    objectedTo(statement) ??
    ofEarlierNumber(statement) ??
    ofOtherName(statement)
  );
};

/**
 * The sentences of the cited turns in order, and the last one that draws a conclusion, about what the statement says where there is
 * one; null where none does.
 */
function conclusionOf(statement: Statement): { cited: Said[]; last: Said; at: number } | null {
  const { refs, source } = statement;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const all = cited.filter((said) => concludes(said, statement));
  const last = all.findLast((said) => sharedWith(said, statement) > 0) ?? all.at(-1);
  return last ? { cited, last, at: cited.indexOf(last) } : null;
}

/** Whether a sentence draws a conclusion, or says that something is settled. */
export const concludes = ({ lower, question, runOn }: Said, { source }: Statement): boolean =>
  !question &&
  !runOn &&
  (source.lexicon.concluding.test(lower) || source.lexicon.stances.settle.test(lower));

const accepts = ({ lower, question }: Said, { source }: Statement): boolean =>
  !question && source.lexicon.stances.accept.test(lower);

/** `So no video` ends the talk about what the statement says to be decided. */
function ruledOut(statement: Statement): Doubt | null {
  const concluded = conclusionOf(statement);
  if (!concluded) return null;
  const { last } = concluded;
  const { limiting } = statement.own;
  // `Without agency` says `no agency`.
  if (statement.sentences.some(({ lower }) => limiting.test(lower))) return null;
  const claimed = allStems(statement.sentences);
  const denied = last.tokens.some(
    ({ stem, content }, at) => content && claimed.has(stem) && isRefusedAt(last, at),
  );
  return denied ? { kind: 'rejected', turn: last.turn } : null;
}

/** Deny the noun behind them; `not` may deny anything else. */
const NO = wordsInAnyLanguage(({ none, without }) => `${none} ${without}`);

/** A part of a proposal that someone objected to, and that the conclusion about the same leaves out. */
function objectedTo(statement: Statement): Doubt | null {
  const concluded = conclusionOf(statement);
  if (!concluded) return null;
  const { cited, last, at } = concluded;
  const claimed = [...allStems(statement.sentences)].filter(
    (stem) => !statement.source.nameStems.has(stem),
  );
  const settled = allStems(cited.slice(at));
  if (!claimed.some((stem) => settled.has(stem))) return null;
  const before = cited.slice(0, at);
  const objection = before.find(
    (said, index) =>
      !said.question &&
      AGAINST.test(said.lower) &&
      claimed.some(
        (stem) =>
          said.stems.has(stem) &&
          !settled.has(stem) &&
          before.slice(0, index).some((one) => one.stems.has(stem) && one.speaker !== said.speaker),
      ),
  );
  return objection ? { kind: 'rejected', turn: last.turn } : null;
}

/** Begins an objection. */
const AGAINST = new RegExp(
  String.raw`^(?:(?:hm+|${anyMention(({ yielding }) => yielding)}),? )*${anyWord(({ but }) => but)}(?!\p{L})`,
  'u',
);

const countsIn = (list: readonly Sentence[], language: string): number[] =>
  list
    .flatMap((one) =>
      amountsIn(one, language).filter(({ at }) => !SINCE.has(one.tokens[at - 1]?.folded ?? '')),
    )
    .flatMap(({ numbers }) => [...numbers].filter((n) => n !== 1));

/** Before how long something has been so, which no one decides. */
const SINCE = wordsInAnyLanguage(({ since }) => since);

/** `So fourteen, yes?` concludes all the same. */
const TAG = new RegExp(String.raw`,\s*¿?${anyMention(({ askingBack }) => askingBack)}\s*\?`, 'u');

/** Counts those who vote. */
const HANDS = inAnyLanguage(({ hands }) => hands);

/** The cited turns end in a conclusion with a number of its own, and the statement's was named only before it. */
function ofEarlierNumber({ refs, sentences, source, language }: Statement): Doubt | null {
  const { tag } = source.lexicon;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const concluded = cited.filter(({ lower, question, runOn }) => {
    const { settle } = source.lexicon.stances;
    const isAsked = question && !TAG.test(lower);
    return !isAsked && !runOn && (settle.test(lower) || source.lexicon.concluding.test(lower));
  });
  const last = concluded.at(-1);
  const from = last ? cited.indexOf(last) : -1;
  // `That's all five of us. Carried.` counts hands.
  const own = cited
    .slice(from)
    .filter(({ turn, lower }) => turn === last?.turn && !HANDS.test(lower));
  if (!last || from === 0) return null;
  const there = allStems(own);
  const amounts = (list: readonly Sentence[]): number[] => countsIn(list, tag);
  // `We're sixteen.`, `Two can wait, so fourteen.`: the number that is concluded from stands in the turn before.
  const isBeside = ({ turn }: Said): boolean => {
    const claims = countsIn(sentences, language);
    return countsIn(source.sentencesOf(turn - 1), tag).some((n) => claims.includes(n));
  };
  const saidThere = supportedNumbers(own.map(({ text }) => text).join(' '), tag);
  const [claimed, settled] = [countsIn(sentences, language), amounts(own)];
  const isOtherNumber =
    claimed.length > 0 &&
    settled.length > 0 &&
    ([...allStems(sentences)].some((stem) => there.has(stem) && !source.nameStems.has(stem)) ||
      isBeside(last)) &&
    !claimed.some((n) => settled.includes(n) || saidThere.has(n)) &&
    claimed.some((n) => amounts(cited.slice(0, from)).includes(n));
  return isOtherNumber ? { kind: 'proposal', turn: last.turn } : null;
}

/** `Orme gets the roof` where several were named, and the last cited turn that names one names another. */
function ofOtherName({ refs, sentences, source }: Statement): Doubt | null {
  const claimed = new Set(sentences.flatMap((one) => namesIn(one, source)));
  const naming = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .filter((said) => namesIn(said, source).length > 0);
  const last = naming.at(-1);
  if (claimed.size === 0 || !last) return null;
  const chosen = namesIn(last, source);
  const earlier = naming.filter(({ turn }) => turn < last.turn);
  const isOfOne = earlier.some(
    (said) => namesIn(said, source).some((name) => chosen.includes(name)) && isPlace(said, claimed),
  );
  if (isOfOne) return null;
  const before = earlier.flatMap((said) => namesIn(said, source));
  const areOffered =
    before.some((name) => claimed.has(name)) && before.some((name) => chosen.includes(name));
  const isOther = chosen.every((name) => !claimed.has(name));
  return areOffered && isOther ? { kind: 'proposal', turn: last.turn } : null;
}

/** `Kinoteck in Carlisle` is one firm and not two. */
const isPlace = ({ tokens }: Said, names: ReadonlySet<string>): boolean =>
  tokens.some(({ folded }, at) => names.has(folded) && PLACES.has(tokens[at - 1]?.folded ?? ''));

/** Before the name of a place. */
const PLACES = wordsInAnyLanguage(({ places }) => places);

function claimsDecision({ kind, sentences, own }: Statement): boolean {
  return (
    kind === 'decision' ||
    sentences.some(({ lower }) => own.decides.test(lower.replace(COMPARED, '')))
  );
}

/** `The first price was higher than what was agreed` says something else of it. */
const COMPARED = new RegExp(
  String.raw`(?<!\p{L})${anyMention(({ thanWhat }) => thanWhat)}.*$`,
  'u',
);

function claimedOutcome(statement: Statement): Outcome {
  const { sentences, own } = statement;
  const { stances } = own;
  const text = sentences.map(({ lower }) => lower).join(' ');
  if (stances.defer.test(text)) return 'deferred';
  const negated = sentences.some(({ clauses }) => clauses.some((clause) => clause.negated));
  const chooses = own.insteadOf.test(text);
  return negated ||
    chooses ||
    own.phrasing.dropped.test(text) ||
    stances.reject.test(text) ||
    leavesOut(statement)
    ? 'rejected'
    : 'accepted';
}

const WITHOUT = wordsInAnyLanguage(({ without }) => without);
/** Words between `without` or `no` and what is left out. */
const NEAR_NO = 3;

/** `Without a raft race` says that it was refused, where the turns say `no raft race`. */
function leavesOut({ sentences, refs, source }: Statement): boolean {
  const leftOut = new Set(
    sentences.flatMap(({ tokens }) =>
      tokens.flatMap(({ folded }, at) =>
        WITHOUT.has(folded)
          ? tokens
              .slice(at + 1, at + 1 + NEAR_NO)
              .flatMap(({ content, stem }) => (content ? [stem] : []))
          : [],
      ),
    ),
  );
  const [first = 0, last = 0] = [refs[0], refs.at(-1)];
  return Array.from({ length: last + AHEAD - first + 1 }, (_, at) => first + at)
    .flatMap((turn) => source.sentencesOf(turn))
    .some((said) => said.tokens.some(({ stem }, at) => leftOut.has(stem) && isRefusedAt(said, at)));
}

/** Whether the word there stands right behind a `no`. */
const isRefusedAt = ({ tokens }: Said, at: number): boolean =>
  tokens.slice(Math.max(0, at - NEAR_NO + 1), at).some(({ folded }) => NO.has(folded));

/** The last word on it is a refusal; an agreement behind that counts where it takes up the statement again. */
function refused(stances: readonly Stance[], statement: Statement): Doubt | null {
  let refusal: Stance | null = null;
  for (const stance of stances) {
    if (stance.outcome !== 'accepted') refusal = isOfIt(stance, statement) ? stance : refusal;
    else if (stance.shared >= Math.min(LEAST_SHARED, stance.said.stems.size || LEAST_SHARED))
      refusal = null;
  }
  if (!refusal || isStatedBehind(refusal, statement)) return null;
  return {
    kind: refusal.outcome === 'deferred' ? 'postponed' : 'rejected',
    turn: refusal.said.turn,
  };
}

/** Whether a refusal is meant for what the statement says, and not a remark behind the conclusion or about another thing. */
function isOfIt({ said }: Stance, statement: Statement): boolean {
  const { refs, source } = statement;
  const last = refs.at(-1) ?? 0;
  if (said.turn > last + 1 || said.clauses.some(({ contrasted }) => contrasted)) return false;
  if (said.turn > last && source.sentencesOf(last).some((one) => concludes(one, statement)))
    return false;
  if (turnsToIt(said, statement)) return false;
  const isFirst = source.sentencesOf(said.turn)[0] === said;
  if (!refs.includes(said.turn) && !isFirst) return false;
  // `Dinner at mine, and we talk about it. No twins.`
  const deniesOther = said.tokens.some(({ content }, at) => content && isRefusedAt(said, at));
  return isFirst || !deniesOther || sharedWith(said, statement) > 0;
}

/** `Forget the cabinet, the batteries go in the container`: what is refused stands in one clause, what the statement says in another. */
function turnsToIt({ lower, clauses }: Said, { sentences, source }: Statement): boolean {
  const at = lower.search(source.lexicon.stances.reject);
  const refusing = clauses.findLast(({ tokens }) => (tokens[0]?.at ?? 0) <= at);
  if (at < 0 || !refusing) return false;
  const claimed = [...allStems(sentences)].filter((stem) => !source.nameStems.has(stem));
  const heldBy = (held: typeof clauses): number =>
    claimed.filter((stem) => held.some(({ stems }) => stems.has(stem))).length;
  const beside = heldBy(clauses.filter((clause) => clause !== refusing && !clause.negated));
  return beside >= LEAST_SHARED && beside > heldBy([refusing]);
}

/** Says what the statement says in several of its words, or by one of its numbers. */
const restates = (said: Said, statement: Statement): boolean =>
  sharedWith(said, statement) >= LEAST_SHARED || sharedNumbers(said, statement).length > 0;

/** Whether the citation goes on behind a refusal and says in so many words, or by a number, what the statement says. */
function isStatedBehind({ said: refusal }: Stance, statement: Statement): boolean {
  const cited = statement.refs.flatMap((turn) => statement.source.sentencesOf(turn));
  const from = cited.indexOf(refusal);
  const behind =
    from >= 0 ? cited.slice(from + 1) : cited.filter(({ turn }) => turn > refusal.turn);
  return behind.some((said) => {
    const stance = stanceOf(said, [], statement);
    const isStated = !said.question && stance !== 'rejected' && stance !== 'deferred';
    return isStated && restates(said, statement);
  });
}

/** The turn that settles it names other numbers than the statement, whose own stand in proposals only. */
function ofAnotherNumber(stances: readonly Stance[], statement: Statement): Doubt | null {
  const { sentences, language, source, refs } = statement;
  const { tag } = source.lexicon;
  const amountsOf = (said: readonly Sentence[]) => said.flatMap((one) => amountsIn(one, tag));
  const claimed = sentences
    .flatMap((one) => amountsIn(one, language))
    .filter(({ numbers }) => !numbers.has(1));
  const settled = stances.findLast(({ outcome }) => outcome === 'accepted');
  if (!settled || claimed.length === 0) return null;
  const isClaimed = ({ numbers }: Amount): boolean =>
    claimed.some((claim) => [...claim.numbers].some((n) => numbers.has(n)));
  const there = amountsOf(source.sentencesOf(settled.said.turn));
  if (there.length === 0 || there.some(isClaimed)) return null;
  const holders = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .filter((said) => amountsIn(said, tag).some(isClaimed));
  const proposed = holders.length > 0 && holders.every((said) => proposes(said, statement));
  return proposed ? { kind: 'proposal', turn: settled.said.turn } : null;
}

const proposes = ({ question, lower }: Said, { source }: Statement): boolean =>
  question || source.lexicon.stances.propose.test(lower);

/** What is best matched is only a proposal, and nothing that is cited behind it takes it up. */
function onlyProposed(stances: readonly Stance[], statement: Statement): Doubt | null {
  if (stances.some(({ outcome }) => outcome === 'accepted')) return null;
  const [best] = statement.focus;
  if (!best || !proposes(best.said, statement)) return null;
  // `Then let's make it 25` ends the talk about it.
  if (concludes(best.said, statement)) return null;
  const cited = statement.refs.flatMap((turn) => statement.source.sentencesOf(turn));
  // A chair may put it to the vote and count the hands in one turn.
  const takenUp = cited
    .slice(cited.indexOf(best.said) + 1)
    .some(
      (said) =>
        !proposes(said, statement) &&
        (concludes(said, statement) || accepts(said, statement) || restates(said, statement)),
    );
  return takenUp ? null : { kind: 'proposal', turn: best.said.turn };
}

/** What the cited turns and those behind them say to it, in order: citations that are far apart leave out what is between. */
const stancesOf = (statement: Statement): Stance[] =>
  passagesOf(statement.refs).flatMap((passage) => stancesIn(passage, statement));

/** Turns that are so near to each other that one talk goes through them: the first and the last of each. */
function passagesOf(refs: readonly number[]): [first: number, end: number][] {
  const passages: [number, number][] = [];
  for (const turn of refs) {
    const last = passages.at(-1);
    if (last && turn - last[1] <= AHEAD) last[1] = turn;
    else passages.push([turn, turn]);
  }
  return passages;
}

function stancesIn([first, end]: readonly [number, number], statement: Statement): Stance[] {
  const { source } = statement;
  const stances: Stance[] = [];
  /** What a short remark answers: the last longer sentence. */
  let target: { said: Said; shared: number } | undefined;
  let last: Said | undefined;
  for (let turn = first; turn <= end + AHEAD; turn += 1) {
    for (const said of source.sentencesOf(turn)) {
      const before = last;
      last = said;
      const shared = sharedBy(said, statement);
      const isShort = said.tokens.length <= SHORT && shared === 0;
      if (turn > end && shared === 0 && !isShort) return stances;
      const isMeant = shared > 0 || (isShort && (target?.shared ?? 0) > 0 && isReply(said, target));
      const isOfIt = isMeant && !(turn > end && isOtherMatter(shared, target));
      const outcome = isOfIt ? stanceOf(said, [before, target?.said], statement) : null;
      const goesOn = !isOfIt && turn <= end && said.turn === stances.at(-1)?.said.turn;
      // `So a back group on Tuesdays. Let's go for it`: who says it agrees to what they have just said.
      const own = target?.said.turn === said.turn && isShort ? target.shared : 0;
      if (outcome) stances.push({ outcome, said, shared: Math.max(shared, own) });
      else if (goesOn && stanceOf(said, [before], statement) === 'deferred')
        stances.push({ outcome: 'deferred', said, shared });
      const isOtherQuestion = said.question && shared === 0 && said.stems.size > 0;
      if (!isShort || isOtherQuestion) target = { said, shared };
    }
  }
  return stances;
}

/** Behind the citation: an answer to something else that has but a word in common with the statement. */
const isOtherMatter = (
  shared: number,
  target: { said: Said; shared: number } | undefined,
): boolean => shared === 0 && target !== undefined && target.shared * 2 < target.said.stems.size;

/** Someone else answers, or who speaks goes on; a line of their own list is another item. */
const isReply = (said: Said, target: { said: Said } | undefined): boolean =>
  target === undefined ||
  said.turn === target.said.turn ||
  said.speaker === '' ||
  said.speaker !== target.said.speaker;

/** What says most of a decision has to say at least this much of it, and of what the cited turns say of it. */
const LEAST_WISHED = 1;
const LEAST_SHARE_WISHED = 0.4;
const AS_GOOD = 0.7;

/** Nothing that says most of a decision is more than a wish, a condition or what was meant once, and no one agrees to it behind that. */
function onlyWished(statement: Statement): Doubt | null {
  if (isPageOfText(statement) || statement.source.speakers.size === 0) return null;
  const cited = citedBy(statement);
  const parts = partsOf(cited, statement);
  const best = Math.max(0, ...parts.map(({ weight }) => weight));
  const [first, ...others] = parts.filter(({ weight }) => weight >= AS_GOOD * best);
  if (!first || best < LEAST_WISHED || best < LEAST_SHARE_WISHED * saidOf(statement)) return null;
  const { wished } = statement.source.lexicon.phrasing;
  const isWished = [first, ...others].every(
    ({ said, text, hypothetical }) =>
      !said.question &&
      // `Unless anyone objects, we stay.`
      !statement.source.lexicon.objections.test(said.lower) &&
      (hypothetical || wished.test(text)),
  );
  const isTakenUp = cited.some(
    (said) =>
      (said.turn > first.said.turn && accepts(said, statement)) ||
      // `Then let's make it 25. I'd rather have that than pay twice.`
      (said.turn >= first.said.turn && concludes(said, statement)),
  );
  return isWished && !isTakenUp && statement.sentences.every((one) => isPlain(one, statement))
    ? { kind: 'proposal', turn: first.said.turn }
    : null;
}

interface Part {
  said: Said;
  text: string;
  hypothetical: boolean;
  /** How much of the statement it says. */
  weight: number;
}

/** The clauses of some sentences; one without a mark is taken as a whole, since an article may look like the start of a clause. */
function partsOf(cited: readonly Said[], statement: Statement): Part[] {
  const { of, ofClause } = supportFor(statement);
  return cited.flatMap((said) =>
    /[,;:]/u.test(said.text)
      ? said.clauses.map((clause) => ({
          said,
          text: clause.tokens.map(({ text }) => text.toLowerCase()).join(' '),
          hypothetical: clause.hypothetical,
          weight: ofClause(said, clause),
        }))
      : [
          {
            said,
            text: said.lower,
            hypothetical: said.clauses.some(({ hypothetical }) => hypothetical),
            weight: of(said),
          },
        ],
  );
}

const isPlain = ({ lower, clauses }: Sentence, { own }: Statement): boolean =>
  !own.phrasing.wished.test(lower) && clauses.every(({ hypothetical }) => !hypothetical);

/** How much of a statement the cited turns say at all. */
function saidOf(statement: Statement): number {
  const said = allStems(citedBy(statement));
  return supportFor(statement)
    .stems.filter((stem) => said.has(stem))
    .reduce((sum, stem) => sum + statement.source.weightOf(stem), 0);
}

/** What is settled may be named in the rest of the turn: `Then we do two. The eleventh and the eighteenth.` */
function sharedBy(said: Said, statement: Statement): number {
  const { source } = statement;
  const settles = !said.question && source.lexicon.stances.settle.test(said.lower);
  const all = settles ? source.sentencesOf(said.turn) : [said];
  return all.slice(all.indexOf(said)).reduce((sum, one) => sum + sharedWith(one, statement), 0);
}

/** Small numbers count anything. */
const MOST_OF_ANYTHING = 12;

/** How many words and numbers of the statement a sentence has. */
function sharedWith(said: Said, statement: Statement): number {
  const stems = [...allStems(statement.sentences)].filter((stem) => said.stems.has(stem));
  return stems.length + sharedNumbers(said, statement).length;
}

/** The numbers of the statement that a sentence has. */
function sharedNumbers(said: Said, { sentences, language, source }: Statement): number[] {
  const numbers = new Set(countsIn([said], source.lexicon.tag));
  return [...new Set(countsIn(sentences, language))].filter(
    (n) => n > MOST_OF_ANYTHING && numbers.has(n),
  );
}

/** @param before what was said just before it, and what it answers. */
function stanceOf(
  said: Said,
  before: readonly (Said | undefined)[],
  { source }: Statement,
): Outcome | null {
  const { stances, objections } = source.lexicon;
  if (said.question) return null;
  const found = STANCES.flatMap(([name, outcome]) => {
    const at = said.runOn ? lastOf(stances[name], said.lower) : said.lower.search(stances[name]);
    return at < 0 ? [] : [{ outcome, at }];
  });
  // Without marks a sentence holds a whole exchange: its last word counts.
  const [first] = said.runOn ? found.toSorted((a, b) => b.at - a.at) : found;
  // `No` to "Does anybody object?" is a yes.
  if (said.runOn && first?.outcome !== 'accepted') return null;
  const agrees =
    first?.outcome === 'rejected' &&
    before.some((one) => one?.question === true && objections.test(one.lower));
  return agrees ? 'accepted' : (first?.outcome ?? null);
}

/** Which of several in one sentence counts: the first. */
const STANCES: readonly (readonly ['settle' | 'defer' | 'reject' | 'accept', Outcome])[] = [
  ['settle', 'accepted'],
  ['defer', 'deferred'],
  ['reject', 'rejected'],
  ['accept', 'accepted'],
];

const lastOf = (pattern: RegExp, text: string): number =>
  Array.from(text.matchAll(new RegExp(pattern, 'giu'))).at(-1)?.index ?? -1;
