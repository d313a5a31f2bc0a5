import type { Doubt } from '../../port.ts';
import { isDateWord } from '../calendar.ts';
import { anyMention, anyWord, inAnyLanguage } from '../lexicon/any-language.ts';
import { whole } from '../lexicon/phrasing.ts';
import { TIME_UNITS } from '../units.ts';
import { fold } from '../words.ts';
import { allStems } from '../reading/sentences.ts';
import { firstName, type Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** An answer with fewer content words may be about anything. */
const LEAST_OF_ITS_OWN = 2;
/** How much more of the task another promise has to say. */
const MORE = 1.5;
/** Behind a request the answer may take a turn or two. */
const AHEAD = 2;

/**
 * Who has a task took it on, or was given it and did not refuse. Someone who declines in the cited turns, or who is only
 * asked while another one accepts, has it not.
 */
export const owners: Rule = (statement) => {
  const ofOther = ofOtherRole(statement);
  if (ofOther) return ofOther;
  const owner = firstName(statement.owner);
  if (statement.kind !== 'action' || owner === '' || !statement.source.speakers.has(owner))
    return null;
  const { source, refs } = statement;
  const talk = refs.flatMap((turn) => source.sentencesOf(turn));
  const own = talk.filter(({ speaker }) => speaker === owner);
  const declined = own.findLast((said) => declines(said, statement));
  const accepted = own.findLast(
    (said) => accepts(said, statement) && !isTakenBack(said, talk, statement),
  );
  if (
    declined &&
    (!accepted || accepted.turn < declined.turn) &&
    !offersAnotherDay(declined, statement)
  )
    return { kind: 'owner', said: statement.owner, turn: declined.turn };
  const handed = own.find((said) => isTakenBack(said, talk, statement));
  if (handed && !accepted) return { kind: 'owner', said: statement.owner, turn: handed.turn };
  const later = accepted ? undefined : declinedLater(owner, statement);
  if (later) return { kind: 'owner', said: statement.owner, turn: later.turn };
  if (accepted) {
    const rival = talk.find(
      (said) => said.speaker !== owner && takesOver(said, accepted, statement),
    );
    return rival
      ? { kind: 'owner', said: statement.owner, turn: rival.turn }
      : outbid(owner, talk, statement);
  }
  const other = talk.find((said) => said.speaker !== owner && takesOn(said, talk, statement));
  return other && !isGivenTo(owner, other, talk) && !SHARES_OUT.test(other.lower)
    ? { kind: 'owner', said: statement.owner, turn: other.turn }
    : outbid(owner, talk, statement);
};

/** `I'll do the butcher and you do the rest`: only its first clause is what its speaker takes on. */
const SHARES_OUT = new RegExp(
  String.raw`(?:,| ${anyWord(({ and }) => and)}) (?:\p{L}+, )?${anyMention(({ andYou }) => andYou)}(?!\p{L})`,
  'u',
);

/** Who speaks where no one is named, and who listens: owners in small letters, folded. */
const SPEAKER = inAnyLanguage(({ speakers }) => speakers);
const LISTENERS = inAnyLanguage(({ listeners }) => listeners);
/** Does it themselves; `my office` is only where it is done. */
const I = whole(anyWord(({ i, we }) => `${i} ${we}`));
const YOU = inAnyLanguage(({ you }) => you);

/** `The lecturer` brings what those who listen are asked to bring, or the other way round. */
function ofOtherRole({ kind, owner, matches, source }: Statement): Doubt | null {
  const [best] = matches;
  if (kind !== 'action' || source.speakers.size > 0 || !best) return null;
  const { lower, turn } = best.said;
  const name = fold(owner);
  const isOwn = source.lexicon.firstPerson.test(lower);
  const isWrong =
    (SPEAKER.test(name) && !isOwn) || (LISTENERS.test(name) && I.test(lower) && !YOU.test(lower));
  return isWrong ? { kind: 'owner', said: owner, turn } : null;
}

/** `I'll have a word with … actually, Gwen, would you ask her?`: who began to promise it asks someone else. */
function isTakenBack(said: Said, talk: readonly Said[], { source }: Statement): boolean {
  const next = talk[talk.indexOf(said) + 1];
  return (
    next !== undefined &&
    next.turn === said.turn &&
    /(?:\.\.\.|…|[-–—])["'”’]*$/u.test(said.text) &&
    next.question &&
    source.lexicon.phrasing.corrects.test(next.lower) &&
    next.tokens.some(({ folded }) => source.speakers.has(folded) && folded !== said.speaker)
  );
}

/** Another promise has to be so much more about the task than anything that the owner promises. */
const CLEARLY_MORE = 1.5;
/** What an answer is about stands in the request before it. */
const OF_REQUEST = 0.8;

/** Someone else takes it on in the words of the task, or right behind the request for it, and the owner only something else. */
function outbid(owner: string, talk: readonly Said[], statement: Statement): Doubt | null {
  const promises = talk
    .filter((said) => said.speaker !== '' && isPromise(said, statement))
    .map((said) => ({ said, about: aboutTask(said, talk, statement) }));
  const [best] = promises
    .filter(
      ({ said }) =>
        said.speaker !== owner &&
        accepts(said, statement) &&
        !SHARES_OUT.test(said.lower) &&
        !isAnswerTo(owner, said, talk),
    )
    .toSorted((a, b) => b.about - a.about);
  if (!best || best.about === 0) return null;
  const own = Math.max(
    0,
    ...promises.filter(({ said }) => said.speaker === owner).map(({ about }) => about),
  );
  return best.about > CLEARLY_MORE * own && !isGivenTo(owner, best.said, talk)
    ? { kind: 'owner', said: statement.owner, turn: best.said.turn }
    : null;
}

/** `Do I put that on the board?` – `Yes, in the office.`: who answers does not do it. */
const isAnswerTo = (owner: string, said: Said, talk: readonly Said[]): boolean =>
  talk.some(
    ({ speaker, question, turn, lower }) =>
      speaker === owner && question && turn === said.turn - 1 && I.test(lower),
  );

const isPromise = (said: Said, { source: { lexicon } }: Statement): boolean =>
  !said.question &&
  (lexicon.accepting.test(said.lower) || lexicon.firstPerson.test(said.lower)) &&
  !lexicon.declining.test(said.lower) &&
  !lexicon.intended.test(said.lower);

/** How much of the task a promise says, or the request that it answers. */
function aboutTask(said: Said, talk: readonly Said[], statement: Statement): number {
  // `The board needs changing. I'll do it.`
  const before = talk[talk.indexOf(said) - 1];
  const own = Math.max(
    weightOf(said, statement),
    before?.turn === said.turn ? weightOf(before, statement) : 0,
  );
  const asked = talk.filter(
    (one) =>
      one.speaker !== said.speaker &&
      one.turn < said.turn &&
      said.turn - one.turn <= AHEAD &&
      !isPromise(one, statement),
  );
  return Math.max(own, ...asked.map((one) => OF_REQUEST * weightOf(one, statement)));
}

const weightOf = (said: Said, { source, sentences }: Statement): number =>
  [...allStems(sentences)]
    .filter((stem) => said.stems.has(stem) && !source.nameStems.has(stem))
    .reduce((sum, stem) => sum + source.weightOf(stem), 0);

/** `I can't this week. The week after?`: only the day is declined. */
function offersAnotherDay({ turn }: Said, { source }: Statement): boolean {
  const [, ...behind] = source.sentencesOf(turn);
  return behind.some(
    ({ question, tokens, text }) =>
      question &&
      (tokens.some(
        ({ folded }) =>
          TIME_UNITS.of(folded, source.lexicon.tag) !== undefined ||
          isDateWord(folded, source.lexicon.tag),
      ) ||
        /\p{N}/u.test(text)),
  );
}

/** Asked in the cited turns, someone may answer some turns behind them: in a mail of their own. */
const TURNS_TO_ANSWER = 16;

/** The owner's own words about the task behind the citation, by which they do not take it on. */
function declinedLater(owner: string, statement: Statement): Said | undefined {
  const { source, refs, sentences } = statement;
  const end = refs.at(-1) ?? 0;
  const stems = allStems(sentences);
  const turns = Array.from({ length: TURNS_TO_ANSWER }, (_, at) => end + 1 + at);
  const first = turns
    .flatMap((turn) => source.sentencesOf(turn))
    .find((said) => said.speaker === owner && [...said.stems].some((stem) => stems.has(stem)));
  return first && declines(first, statement) ? first : undefined;
}

const declines = (said: Said, { source }: Statement): boolean =>
  !said.question &&
  source.lexicon.declining.test(said.lower) &&
  !source.lexicon.phrasing.offersOther.test(said.lower);

const accepts = (said: Said, { source }: Statement): boolean =>
  !said.question &&
  source.lexicon.accepting.test(said.lower) &&
  !source.lexicon.declining.test(said.lower);

/** Whether someone else promises it in its own words, and what the owner accepts is something else. */
function takesOver(said: Said, accepted: Said, statement: Statement): boolean {
  const { source, sentences } = statement;
  if (said.speaker === '' || !accepts(said, statement) || SHARES_OUT.test(said.lower)) return false;
  if (!source.lexicon.firstPerson.test(said.lower)) return false;
  const own = (one: Said): number =>
    [...allStems(sentences)]
      .filter((stem) => one.stems.has(stem) && !source.nameStems.has(stem))
      .reduce((sum, stem) => sum + source.weightOf(stem), 0);
  return (
    own(said) > 0 && own(said) > MORE * own(accepted) && accepted.stems.size >= LEAST_OF_ITS_OWN
  );
}

/** Accepts in words of the task, or right behind the request. */
function takesOn(said: Said, talk: readonly Said[], statement: Statement): boolean {
  if (!accepts(said, statement) || !statement.source.lexicon.firstPerson.test(said.lower))
    return false;
  const isAboutIt = statement.sentences.some(({ stems }) =>
    [...stems].some((stem) => said.stems.has(stem)),
  );
  const asked = talk.some(
    ({ question, turn, speaker }) =>
      question && speaker !== said.speaker && turn < said.turn && said.turn - turn <= AHEAD,
  );
  return isAboutIt || asked || isHandedOn(said, talk, statement);
}

/** Whether the owner whom the statement names says what is to be done, and this remark answers that. */
function isHandedOn(said: Said, talk: readonly Said[], { owner, sentences }: Statement): boolean {
  const stems = allStems(sentences);
  return talk.some(
    (one) =>
      one.speaker === firstName(owner) &&
      one.turn < said.turn &&
      said.turn - one.turn <= AHEAD &&
      [...one.stems].filter((stem) => stems.has(stem)).length >= 2,
  );
}

/** Whether the owner is named in that remark or behind it: the task is handed over. */
const isGivenTo = (owner: string, from: Said, talk: readonly Said[]): boolean =>
  talk.some(
    (said) =>
      talk.indexOf(said) >= talk.indexOf(from) &&
      said.tokens.some(({ folded }) => folded === owner),
  );
