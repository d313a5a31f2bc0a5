import { inAnyLanguage } from '../lexicon/any-language.ts';
import { citedBy, supportFor } from '../reading/support.ts';
import { firstName, type Said } from '../reading/source.ts';
import { isPageOfText } from './polarity.ts';
import type { Rule, Statement } from './statement.ts';

/** A statement with such words may itself say that it came to nothing. */
const SAYS_SO = inAnyLanguage(({ turnedDown }) => turnedDown);
const CONTRACTED_NOT = /n['’]t/u;

/** A proposal has to say at least this much of the statement, and nearly as much as any cited sentence. */
const LEAST = 0.9;
const AS_GOOD = 0.8;
/** Another sentence that says nearly as much states it. */
const STATED = 0.9;
/** One behind the refusal that says half as much comes back to it. */
const TAKEN_UP = 0.5;
/** A refusal may take a turn or two. */
const AHEAD = 2;

/**
 * `The blue piano will be raffled` where one says `we could raffle the blue piano` and another `you could not`: what was only asked
 * or proposed, and turned down, also right behind the cited turns.
 */
export const turnedDown: Rule = (statement) => {
  if (saysSo(statement) || isPageOfText(statement)) return null;
  const { source } = statement;
  const { of } = supportFor(statement);
  const cited = citedBy(statement);
  const weights = new Map(cited.map((said) => [said, of(said)]));
  const best = Math.max(0, ...weights.values());
  const proposal = cited.findLast(
    (said) => (weights.get(said) ?? 0) >= AS_GOOD * best && isProposal(said, statement),
  );
  if (!proposal || best < LEAST) return null;
  const isStated = cited.some(
    (said) => (weights.get(said) ?? 0) >= STATED * best && !isProposal(said, statement),
  );
  const reply = isStated ? undefined : refusalOf(proposal, statement);
  if (!reply) return null;
  const last = Math.max(statement.refs.at(-1) ?? 0, reply.turn);
  const behind = source.turns
    .slice(reply.turn, last + 1)
    .flatMap((_, at) => source.sentencesOf(reply.turn + at))
    .filter((said) => said !== reply);
  return behind.some(
    (said) =>
      !said.question &&
      // `If she'll do it, then yes, Mondays.`
      (of(said) >= TAKEN_UP * best ||
        (of(said) > 0 &&
          said.speaker !== proposal.speaker &&
          source.lexicon.stances.accept.test(said.lower))),
  )
    ? null
    : { kind: 'rejected', turn: reply.turn };
};

const isProposal = (
  { question, runOn, lower, clauses }: Said,
  { source: { lexicon } }: Statement,
): boolean =>
  !runOn &&
  !(question && lexicon.objections.test(lower)) &&
  (question || lexicon.stances.propose.test(lower)) &&
  // `No` to `Wouldn't that be too dear?` agrees.
  clauses.every(({ negated }) => !negated);

/** What another one says to a proposal, where that is a refusal; of a task's owner only their own counts. */
function refusalOf(proposal: Said, statement: Statement): Said | undefined {
  const { kind, owner, refs, source } = statement;
  const { phrasing, refusal } = source.lexicon;
  const end = Math.min(
    proposal.turn + AHEAD,
    Math.max(refs.at(-1) ?? 0, proposal.turn + 1),
    source.turns.length - 1,
  );
  for (let turn = proposal.turn + 1; turn <= end; turn += 1) {
    const [reply] = source.sentencesOf(turn);
    if (!reply || reply.question || (reply.speaker !== '' && reply.speaker === proposal.speaker))
      continue;
    if (!phrasing.turnsDown.test(reply.lower) && !refusal.test(reply.lower)) continue;
    if (phrasing.offersOther.test(reply.lower)) return undefined;
    const isOthers = kind === 'action' && owner !== '' && firstName(owner) !== reply.speaker;
    return isOthers || offersInstead(reply, statement) ? undefined : reply;
  }
  return undefined;
}

/** `I can't, I'm on holiday. The week after?`, `Fine.`: only the day is refused, or an agreement follows. */
function offersInstead({ turn }: Said, { kind, refs, source }: Statement): boolean {
  const asks = source.sentencesOf(turn).some(({ question }) => question);
  const agrees = refs
    .filter((ref) => ref > turn)
    .some((ref) =>
      source.sentencesOf(ref).some(({ lower }) => source.lexicon.stances.accept.test(lower)),
    );
  return kind === 'action' && (asks || agrees);
}

const saysSo = ({ sentences, own }: Statement): boolean =>
  sentences.some(
    ({ lower, question }) =>
      question ||
      SAYS_SO.test(lower) ||
      CONTRACTED_NOT.test(lower) ||
      own.stances.reject.test(lower) ||
      own.stances.defer.test(lower) ||
      own.unknown.test(lower) ||
      own.whether.test(lower),
  );
