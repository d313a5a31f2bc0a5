import type { Doubt } from '../../port.ts';
import { KIN } from '../units.ts';
import { fold } from '../words.ts';
import type { Sentence, Token } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import { agentAt, talksAbout } from './persons.ts';
import type { Rule, Statement } from './statement.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(fold));

/** Words between a subject and its verb or what it is: auxiliaries, adverbs, negations, object pronouns. */
const BETWEEN = set(
  'will would can could should must may might have has had do does did is am are was were be been also just always never not ' +
    'already still then now ll ve d m s re ' +
    'habe hat hatte werde wird kann konnte soll muss will möchte bin ist war nicht auch noch schon dann jetzt selbst ' +
    'he ha había voy va a no se lo la los las le les me ya también soy es era está estoy ' +
    'ai a avait vais ne n pas le l les lui leur se s en y suis est était',
);
const POSSESSIVES = set('his her their seine seiner ihre ihr sein su sus son sa ses leur');
const FIRST = set('i ich yo je j');
/** `Let me order it`: who says so does it. */
const LETS = set('let lemme déjame dejadme déjeme permíteme');
/** Someone whom the sentence alone doesn't name. */
const OTHERS = set(
  'you he she it they we who that which one someone somebody nobody everyone du er sie es wir ihr man wer der die das jemand ' +
    'niemand tú él ella usted ellos nosotros vosotros ustedes quien que alguien nadie tu il elle on nous vous ils elles qui ça',
);
/** `I`, `I'll`. */
const isFirst = ({ folded }: Token): boolean => FIRST.has(folded.split("'")[0] ?? '');
const PREPOSITIONS = set(
  'from to with for by at of von vom mit für an zu zur zum bei de del a al con para por à au aux avec pour chez par du',
);
/** The agent of a passive stands behind these. */
const BY = set('by von vom durch por par');
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
  const verb = predicateBehind(first.tokens, at);
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

const ARTICLES = set(
  'the a an this that der die das ein eine el la los las un una le la les l une des du',
);

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
function changedPlaces({ sentences, refs, source }: Statement): Doubt | null {
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const turned = objectAsAgent(sentences, cited, source);
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
  sentences: Statement['sentences'],
  cited: readonly Said[],
  source: Statement['source'],
): Doubt | null {
  const [first] = sentences;
  const agent = first?.tokens.find(({ content }) => content);
  if (!first || !agent) return null;
  const at = first.tokens.indexOf(agent);
  const verb = predicateBehind(first.tokens, at);
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
function predicateBehind(tokens: readonly Token[], at: number): Token | undefined {
  for (const token of tokens.slice(at + 1, at + 2 + MOST_BETWEEN)) {
    if (token.content) return token;
    if (!BETWEEN.has(token.folded)) return undefined;
  }
  return undefined;
}

function subjectOf(said: Said, index: number, source: Statement['source']): Subject {
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
      return PREPOSITIONS.has(said.tokens[at - 1]?.folded ?? '') ? null : { name: token.folded };
    if (KIN.of(token.folded, source.lexicon.tag) !== undefined) return { kin: true };
    const [head = ''] = token.folded.split("'");
    // German `es` is a pronoun, Spanish `es` a verb.
    const isPronoun = OTHERS.has(head) && !(head === 'es' && source.lexicon.tag === 'es');
    if (isPronoun || !BETWEEN.has(token.folded)) return null;
  }
  const next = said.tokens[index + 1];
  // German and Spanish put the subject behind the verb, too.
  if (!next || !['de', 'es'].includes(source.lexicon.tag)) return null;
  if (isFirst(next)) return said.speaker === '' ? null : { name: said.speaker };
  return isName(next) ? { name: next.folded } : null;
}
