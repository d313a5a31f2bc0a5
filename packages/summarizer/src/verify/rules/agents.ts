import type { Doubt } from '../../port.ts';
import { wordsByLanguage, wordsInAnyLanguage } from '../lexicon/any-language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { KIN } from '../units.ts';
import type { Sentence, Token } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import { agentAt, talksAbout } from './persons.ts';
import type { Rule, Statement } from './statement.ts';

/** Words between a subject and its verb or what it is: auxiliaries, adverbs, negations, object pronouns. */
const betweenIn = wordsByLanguage(({ between }) => between);
const POSSESSIVES = wordsInAnyLanguage(({ theirs }) => theirs);
const FIRST = wordsInAnyLanguage(({ i }) => i);
/** `Let me order it`: who says so does it. */
const LETS = wordsInAnyLanguage(({ lets }) => lets);
/** `I`, `I'll`. */
export const isFirst = ({ folded }: Token): boolean => FIRST.has(folded.split("'")[0] ?? '');
const prepositionsIn = wordsByLanguage(({ prepositions }) => prepositions);
/** The agent of a passive stands behind these. */
const BY = wordsInAnyLanguage(({ by }) => by);
/** Object pronouns, and first words of the predicate, that may stand between an agent and its verb. */
const MOST_BETWEEN = 3;

type Subject = { name: string } | { kin: true } | null;

/**
 * Who does what a statement says of someone, by the words right before the verb in the source: `Joel reviews it` where Joel
 * says `Nadia can review`. Only where each place with that verb names its subject, and none of them is the statement's.
 */
export const agents: Rule = (statement) => {
  const [first] = statement.sentences;
  if (!first || statement.kind === 'action' || talksAbout(statement)) return null;
  const [one, kin] = first.tokens;
  // `His sister borrows it`: someone's relative, and not who says so.
  const relative =
    one && kin && POSSESSIVES.has(one.folded) && KIN.of(kin.folded, statement.own.tag) !== undefined
      ? kin
      : null;
  const agent = relative ?? agentAt(statement);
  if (!agent) return changedPlaces(statement);
  // `Ann: “…”` says who said it.
  if (/^\s*:/u.test(first.text.slice(agent.at + agent.text.length))) return null;
  const at = first.tokens.indexOf(agent);
  if (
    first.tokens.some(
      ({ folded }) => BY.has(folded) && hasNameBehind(first.tokens, folded, statement),
    )
  )
    return null;
  const isKin = ({ folded }: Token): boolean => KIN.of(folded, statement.own.tag) !== undefined;
  if (!relative && first.tokens.slice(0, at).some(isKin)) return null;
  const verb = predicateBehind(first.tokens, at, statement.own);
  if (!verb) return null;
  const subjects = statement.refs
    .flatMap((turn) => statement.source.sentencesOf(turn))
    .flatMap((said) =>
      said.tokens.flatMap((token, index) =>
        token.content && token.stem === verb.stem
          ? [{ said, subject: subjectOf(said, index, statement.source) }]
          : [],
      ),
    );
  const isOther = ({ subject }: (typeof subjects)[number]): boolean =>
    subject !== null &&
    ('kin' in subject ? !relative : relative !== null || subject.name !== agent.folded);
  const [said] = subjects;
  return said && subjects.every(isOther)
    ? { kind: 'person', said: agent.text, turn: said.said.turn }
    : null;
};

const ARTICLES = wordsInAnyLanguage(({ articles }) => articles);

/** The noun right before a verb, behind its article: `the cyanide blocks`, `l'oxygène bloque`. */
function nounBefore({ tokens, text }: Sentence, at: number): Token | undefined {
  const noun = tokens[at - 1];
  if (!noun?.content) return undefined;
  const isLed =
    ARTICLES.has(tokens[at - 2]?.folded ?? '') || /(?<!\p{L})l['’]$/iu.test(text.slice(0, noun.at));
  return isLed ? noun : undefined;
}

/**
 * `The oxygen blocks the complex` where the source says that the cyanide blocks it, and the statement names the cyanide elsewhere:
 * two nouns have changed places around the verb.
 */
function changedPlaces(statement: Statement): Doubt | null {
  const { sentences, refs, source } = statement;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const turned = objectAsAgent(statement, cited);
  if (turned) return turned;
  // Where nouns are joined (`the marsh scenes`) a noun before a word is no subject.
  if (!['fr', 'es'].includes(source.lexicon.tag)) return null;
  for (const sentence of sentences)
    for (const [at, verb] of sentence.tokens.entries()) {
      const noun = verb.content ? nounBefore(sentence, at) : undefined;
      if (!noun) continue;
      const subjects = cited.flatMap((said) =>
        said.tokens.flatMap((token, index) =>
          token.content && token.stem === verb.stem
            ? [{ said, subject: nounBefore(said, index) }]
            : [],
        ),
      );
      const [first] = subjects;
      const isTurned = subjects.every(
        ({ subject }) =>
          subject && subject.stem !== noun.stem && hasBehind(sentence, at, subject.stem),
      );
      if (first && isTurned) return { kind: 'person', said: noun.text, turn: first.said.turn };
    }
  return null;
}

/** Whether one of the words next behind a place has a stem. */
const hasBehind = ({ tokens }: Sentence, at: number, stem: string): boolean =>
  tokens.slice(at + 1, at + 1 + OBJECT_WITHIN).some((token) => token.stem === stem);

/** Words behind a verb among which its object stands. */
const OBJECT_WITHIN = 3;

/** `Marketing will tell Ann` where Ann says `I'll tell marketing`: who acts in the source stands behind the verb of the statement. */
function objectAsAgent(
  { sentences, source, own }: Statement,
  cited: readonly Said[],
): Doubt | null {
  const [first] = sentences;
  const agent = first?.tokens.find(({ content }) => content);
  if (!first || !agent) return null;
  const at = first.tokens.indexOf(agent);
  const verb = predicateBehind(first.tokens, at, own);
  const named = first.tokens
    .slice(at + 1)
    .filter(({ folded }) => source.persons.has(folded))
    .map(({ folded }) => folded);
  if (!verb || named.length === 0) return null;
  const places = cited.flatMap((said) =>
    said.tokens.flatMap((token, index) =>
      token.content && token.stem === verb.stem ? [{ said, index }] : [],
    ),
  );
  const [place] = places;
  const isTurned = places.every(({ said, index }) => {
    const subject = subjectOf(said, index, source);
    const objects = said.tokens.slice(index + 1, index + 1 + OBJECT_WITHIN);
    return (
      subject !== null &&
      'name' in subject &&
      named.includes(subject.name) &&
      objects.some(({ stem }) => stem === agent.stem)
    );
  });
  return place && isTurned ? { kind: 'person', said: agent.text, turn: place.said.turn } : null;
}

const hasNameBehind = (tokens: readonly Token[], by: string, { source }: Statement): boolean =>
  tokens.some((token, at) => tokens[at - 1]?.folded === by && source.persons.has(token.folded));

/** The first content word behind the agent, with nothing between that could be another subject or an object. */
function predicateBehind(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): Token | undefined {
  const between = betweenIn(lexicon);
  for (const token of tokens.slice(at + 1, at + 2 + MOST_BETWEEN)) {
    if (token.content) return token;
    if (!between.has(token.folded)) return undefined;
  }
  return undefined;
}

function subjectOf(said: Said, index: number, source: Statement['source']): Subject {
  const [between, prepositions] = [betweenIn(source.lexicon), prepositionsIn(source.lexicon)];
  // A capital at the start of a sentence may be of any noun: it is the subject all the same.
  const isName = ({ folded, text, content }: Token): boolean =>
    /^\p{Lu}/u.test(text) &&
    (source.persons.has(folded) || (content && source.lexicon.tag !== 'de'));
  for (let at = index - 1; at >= Math.max(0, index - 1 - MOST_BETWEEN); at -= 1) {
    const token = said.tokens[at];
    if (!token) break;
    if (isFirst(token) || LETS.has(token.folded))
      return said.speaker === '' ? null : { name: said.speaker };
    if (isName(token))
      return prepositions.has(said.tokens[at - 1]?.folded ?? '') ? null : { name: token.folded };
    if (KIN.of(token.folded, source.lexicon.tag) !== undefined) return { kin: true };
    if (!between.has(token.folded)) return null;
  }
  const next = said.tokens[index + 1];
  // German and Spanish put the subject behind the verb, too.
  if (!next || !['de', 'es'].includes(source.lexicon.tag)) return null;
  if (isFirst(next)) return said.speaker === '' ? null : { name: said.speaker };
  return isName(next) ? { name: next.folded } : null;
}
