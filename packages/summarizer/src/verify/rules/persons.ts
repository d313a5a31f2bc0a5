import type { Doubt } from '../../port.ts';
import { anyMention, anyWord, inAnyLanguage } from '../lexicon/any-language.ts';
import { whole } from '../lexicon/phrasing.ts';
import type { Match } from '../reading/focus.ts';
import type { Token } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** Fewer common stems don't tell whose sentence it is. */
const LEAST_SHARED = 2;
/** A person's own sentence has to say this much of what the best one says. */
const LEAST_OF_BEST = 0.45;

/**
 * Who does it. The person with whom a statement begins says the sentence that it rests on, or is named in it or beside it.
 * Where others say it, or it is said of others, the statement has the wrong person.
 */
export const roles: Rule = (statement) => {
  const agent = agentOf(statement);
  if (agent === null) return outsider(statement);
  return talksAbout(statement) && !isAbsent(agent, statement) ? null : misplaced(agent, statement);
};

/** `Ann talks about the water`: what someone talks about, another one may have asked. */
export const talksAbout = ({ sentences }: Pick<Statement, 'sentences'>): boolean =>
  sentences.some(({ lower }) => TALKS_ABOUT.test(lower));

const TALKS_ABOUT = inAnyLanguage(({ speaksOf }) => speaksOf);

/** A title or a kinship may stand before a name. */
const AT_ITS_START = 3;

/** The person with whom the statement begins: who does what it says. */
const agentOf = (statement: Statement): string | null => agentAt(statement)?.folded ?? null;

/** The token of that person. */
export function agentAt({ sentences, source, kind }: Statement): Token | null {
  const [first] = sentences;
  if (!first || kind === 'action') return null;
  const [persons, from] =
    source.speakers.size > 0 ? [source.speakers, AT_ITS_START] : [source.persons, 1];
  const agent = first.tokens
    .slice(0, from)
    .find(({ folded, text }) => /^\p{Lu}/u.test(text) && persons.has(folded));
  // `Ann's dog` is not Ann.
  return agent &&
    !/^['’]s/u.test(first.text.slice(agent.at + agent.text.length)) &&
    !/['’]s$/u.test(agent.text)
    ? agent
    : null;
}

function misplaced(person: string, statement: Statement): Doubt | null {
  const { source, matches } = statement;
  const told = outsideOfReason(statement);
  const content = matches
    .map(({ said, share, shared }) => ({
      said,
      share,
      shared: shared.filter((stem) => !source.nameStems.has(stem) && told.has(stem)),
    }))
    .filter(({ shared }) => shared.length > 0);
  const weigh = ({ shared }: Match): number =>
    shared.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const best = content.toSorted((a, b) => weigh(b) - weigh(a))[0];
  if (!best) return null;
  if (best.shared.length < LEAST_SHARED && !(isAbsent(person, statement) && weigh(best) >= 1))
    return null;
  const own = content.filter((match) => concerns(match.said, person, statement));
  // The reason may be their own words: `Ann took it down because it looked cheap`.
  const most = Math.max(
    0,
    ...own.map(weigh),
    ...matches
      .filter(({ said }) => concerns(said, person, statement))
      .map(({ shared }) => shared.filter((stem) => !source.nameStems.has(stem)))
      .map((stems) => stems.reduce((sum, stem) => sum + source.weightOf(stem), 0)),
  );
  if (most >= weigh(best) * LEAST_OF_BEST) return null;
  const other = ownerOf(best.said, person, statement);
  return other ? { kind: 'person', said: person, turn: best.said.turn } : null;
}

/** Someone who is spoken of, by a pronoun: who that is stands elsewhere. */
const SPOKEN_OF = whole(anyWord(({ they, theirs }) => `${they} ${theirs}`));

/** `Philippa found the fault` where Bram says `found it last night` and no one speaks of her: someone who takes no part in the talk. */
function outsider(statement: Statement): Doubt | null {
  const { sentences, source, kind, refs, matches } = statement;
  const [agent] = sentences[0]?.tokens ?? [];
  const [best] = matches;
  if (!agent || !best || kind === 'action' || source.speakers.size === 0) return null;
  if (!source.persons.has(agent.folded) || source.speakers.has(agent.folded)) return null;
  // `Plum & Sons` is a firm.
  if (/^ ?&/u.test(sentences[0]?.text.slice(agent.at + agent.text.length) ?? '')) return null;
  if (best.shared.length < LEAST_SHARED || best.said.speaker === '') return null;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const isOfOthers = cited.some(
    (said) =>
      said.tokens.some(({ folded }) => folded.startsWith(agent.folded)) ||
      SPOKEN_OF.test(said.lower),
  );
  return isOfOthers ? null : { kind: 'person', said: agent.text, turn: best.said.turn };
}

/** What a statement says, but for the reason that it gives, which may be anyone's, and for what it says of another person. */
function outsideOfReason({ sentences, own, source }: Statement): ReadonlySet<string> {
  return new Set(
    sentences.flatMap(({ lower, tokens, clauses }) => {
      const reason = own.causes.before.exec(lower)?.index ?? lower.length;
      const other = clauses.find(
        ({ tokens: [joint, subject] }, at) =>
          at > 0 && JOINT.test(joint?.folded ?? '') && source.persons.has(subject?.folded ?? ''),
      );
      const end = Math.min(
        reason,
        other?.tokens[0]?.at ?? lower.length,
        CONCEDES.exec(lower)?.[0].length ?? lower.length,
      );
      return tokens.filter(({ at }) => at < end).map(({ stem }) => stem);
    }),
  );
}

const CONCEDING = anyMention(({ concedes }) => concedes);
/** Before another subject. */
const JOINT = new RegExp(`^(?:${CONCEDING}|${anyWord(({ and, but }) => `${and} ${but}`)})$`, 'u');
/** `Although Ann asked for it, …`: the rest of the sentence is of others. */
const CONCEDES = new RegExp(String.raw`^${CONCEDING}(?!\p{L})[^,]*,`, 'u');

/** Neither says anything in the cited turns or beside them, nor is named there. */
function isAbsent(person: string, { refs, source }: Statement): boolean {
  const around = new Set(refs.flatMap((turn) => [turn - 1, turn, turn + 1]));
  return [...around]
    .flatMap((turn) => source.sentencesOf(turn))
    .every((said) => said.speaker !== person && !names(said, person));
}

/** Whether a sentence is known to be someone else's: they say it, or are named in it. */
function ownerOf(said: Said, person: string, { source }: Statement): boolean {
  if (said.speaker !== '') return said.speaker !== person;
  return said.tokens.some(({ folded }) => folded !== person && source.persons.has(folded));
}

/** Whether a person says a sentence, is named in it or beside it, or answers it. */
function concerns(said: Said, person: string, { source, refs }: Statement): boolean {
  if (said.speaker === person || names(said, person)) return true;
  const all = source.sentencesOf(said.turn);
  const at = all.indexOf(said);
  if ([all[at - 1], all[at + 1]].some((one) => one !== undefined && names(one, person)))
    return true;
  const reply = source.sentencesOf(said.turn + 1)[0];
  if (said.question && reply?.speaker === person && refs.includes(said.turn + 1)) return true;
  const asked = source.sentencesOf(said.turn - 1).at(-1);
  return asked !== undefined && asked.question && names(asked, person);
}

/** Names someone, and not only to call them: `Eran las tres, Quique, …` is not about Quique. */
const names = ({ tokens, text }: Said, name: string): boolean =>
  tokens.some(
    (token) =>
      (token.folded === name || token.folded === `${name}s`) &&
      !(
        /,\s*$/u.test(text.slice(0, token.at)) &&
        /^[,.!?]/u.test(text.slice(token.at + token.text.length))
      ),
  );
