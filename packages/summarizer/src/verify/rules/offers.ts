import { wordsInAnyLanguage } from '../lexicon/any-language.ts';
import { firstName, type Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** Words before what is left out: `no raft race`, `pas de lien`. */
const NO = wordsInAnyLanguage(({ none, notAny, without }) => `${none} ${notAny} ${without}`);
const NEAR_NO = 3;
/** A refusal follows at once, or the exchange ends in it. */
const AHEAD = 4;
/** A stem that so many sentences have at most names what the talk is about. */
const LEAST_WEIGHT = 0.5;

/**
 * `Ann writes to the paper` where Ann's `I could write to the paper` is answered with `please don't`, or where the talk ends in
 * `no letter, then`: what was offered and declined is no task.
 */
export const offers: Rule = (statement) => {
  const { kind, source, sentences } = statement;
  if (kind !== 'action' || sentences.some(({ clauses }) => clauses.some(({ negated }) => negated)))
    return null;
  const owner = firstName(statement.owner);
  const offer = statement.matches.find(({ said }) => said.speaker === owner)?.said;
  if (!offer || owner === '') return null;
  const declined = sparedBy(offer, statement) ?? leftOut(offer, statement);
  if (!declined) return null;
  const insists = source
    .sentencesOf(declined.turn + 1)
    .some(
      ({ speaker, lower }) =>
        speaker === owner &&
        source.lexicon.accepting.test(lower) &&
        source.lexicon.firstPerson.test(lower),
    );
  return insists ? null : { kind: 'rejected', turn: declined.turn };
};

/** The answer to an offer, where it declines it. */
function sparedBy(offer: Said, { source }: Statement): Said | undefined {
  const [reply] = source.sentencesOf(offer.turn + 1);
  if (!reply || reply.speaker === offer.speaker) return undefined;
  const last = source.sentencesOf(offer.turn).at(-1);
  // `I'll ring them. Is it too late?`, `No.`: the answer is to the question.
  if (last?.question === true && last !== offer) return undefined;
  return source.lexicon.phrasing.spared.test(reply.lower) ? reply : undefined;
}

/** What is offered, named behind a `no` in the turns next to it. */
function leftOut(offer: Said, { source, matches }: Statement): Said | undefined {
  const told = new Set(
    (matches.find(({ said }) => said === offer)?.shared ?? []).filter(
      (stem) => source.weightOf(stem) >= LEAST_WEIGHT && !source.nameStems.has(stem),
    ),
  );
  return Array.from({ length: AHEAD }, (_, at) => offer.turn + 1 + at)
    .flatMap((turn) => source.sentencesOf(turn))
    .find(
      (said) =>
        !said.question &&
        said.tokens.some(
          ({ stem }, at) =>
            told.has(stem) &&
            said.tokens
              .slice(Math.max(0, at - NEAR_NO + 1), at)
              .some(({ folded }) => NO.has(folded)),
        ),
    );
}
