import { anyMention, inAnyLanguage, wordsInAnyLanguage } from '../lexicon/any-language.ts';
import type { Doubt } from '../../port.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { allStems, type Clause, type Sentence, type Token } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** Fewer common stems are too few to call two clauses the same. */
const LEAST_SHARED = 2;
/** Share of a clause's content that the other clause has to have. */
const LEAST_SHARE = 0.5;
/** The same of the content that the cited turns have at all: what stands in another clause has another subject. */
const LEAST_SHARE_SAID = 0.8;

/**
 * Each clause of a statement is compared with each of the turns: a point has three, its turns a hundred. Beyond this many pairs
 * someone quotes pages.
 */
const MOST_PAIRS = 50_000;

const clausesIn = (list: readonly { clauses: readonly Clause[] }[]): number =>
  list.reduce((sum, { clauses }) => sum + clauses.length, 0);

/** Whether a statement and its turns are too long to compare each clause with each. */
export const isPageOfText = ({ sentences, refs, source }: Statement): boolean =>
  clausesIn(sentences) * clausesIn(refs.flatMap((turn) => source.sentencesOf(turn))) > MOST_PAIRS;

interface Counterpart {
  said: Said;
  clause: Clause;
  weight: number;
}

/** A clause of the statement is negated exactly where the clause of the source that says the same is. */
export const polarity: Rule = (statement) => {
  if (isPageOfText(statement) || statement.kind === 'action') return null;
  for (const sentence of statement.sentences) {
    for (const clause of sentence.clauses) {
      if (clause.hypothetical || clause.contrasted || clause.stems.size < LEAST_SHARED) continue;
      const against = contradiction(clause, sentence, statement);
      if (against) return { kind: 'negation', turn: against.said.turn };
    }
  }
  return denied(statement) ?? deniedWord(statement);
};

/** A word so many words behind a negation is what it denies: `and not in the mitochondrion`. */
const REACH = 4;

/** `It happens in the mitochondrion` where the turns name that only to deny it, and say where it happens instead. */
function deniedWord({ sentences, refs, source, own, kind }: Statement): Doubt | null {
  const { negators } = source.lexicon;
  const { limiting, whether, unknown } = own;
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const isPlain = clauses.every(({ negated, hypothetical }) => !negated && !hypothetical);
  const says = (pattern: RegExp): boolean => sentences.some(({ lower }) => pattern.test(lower));
  if (kind === 'action' || !isPlain || says(limiting) || says(whether) || says(unknown))
    return null;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  for (const stem of allStems(sentences)) {
    if (source.nameStems.has(stem)) continue;
    const places = cited.flatMap((said) =>
      said.tokens.flatMap((token, at) =>
        token.stem === stem && token.content ? [{ said, at }] : [],
      ),
    );
    const [first] = places;
    const isDenied = places.every(({ said, at }) => isBareDenial(said, at, negators));
    const isTakenBack = places.every(({ said }) => isThoughtOnly(said, cited, source));
    const forms = formsOf(places.flatMap(({ said, at }) => said.tokens[at] ?? []));
    const own = sentences.flatMap(({ tokens }) => tokens.filter((token) => token.stem === stem));
    const isOtherWord = ![...formsOf(own)].some((form) => forms.has(form));
    if (isOtherWord) continue;
    if (first && (isDenied || isTakenBack) && !first.said.question && !first.said.runOn)
      return { kind: 'negation', turn: first.said.turn };
  }
  return null;
}

/** What others think, by language. */
const THOUGHT = inAnyLanguage(({ thought }) => thought);

/** `Everyone thinks that it was a burn-out. Not at all.` */
function isThoughtOnly(
  said: Said,
  cited: readonly Said[],
  { lexicon }: Statement['source'],
): boolean {
  const next = cited[cited.indexOf(said) + 1];
  return (
    THOUGHT.test(said.lower) &&
    next?.turn === said.turn &&
    (lexicon.denial.test(next.lower) || lexicon.refusal.test(next.lower))
  );
}

/** In a clause that holds nothing but what it denies: another clause says what is true. */
function isBareDenial(
  { tokens, clauses }: Said,
  at: number,
  negators: ReadonlySet<string>,
): boolean {
  const token = tokens[at];
  const clause = clauses.find((one) => token !== undefined && one.tokens.includes(token));
  if (!clause || clause.stems.size > 1 || clauses.length < 2) return false;
  const inside = clause.tokens.indexOf(token as (typeof clause.tokens)[number]);
  return clause.tokens
    .slice(Math.max(0, inside - REACH), inside)
    .some(({ folded }) => negators.has(folded));
}

/** More content than this is seldom said by one word that all of it turns on. */
const MOST_OF_ITS_OWN = 4;

/** A short statement of whose content, names aside, the cited turns say one word only, and that only negated. */
function denied({ sentences, refs, source, own: lexicon, kind }: Statement): Doubt | null {
  const [sentence, ...others] = sentences;
  if (!sentence || others.length > 0 || kind === 'action') return null;
  const clauses = sentence.clauses;
  if (clauses.some(({ negated, hypothetical }) => negated || hypothetical)) return null;
  if (lexicon.limiting.test(sentence.lower) || lexicon.whether.test(sentence.lower)) return null;
  const own = [...sentence.stems].filter((stem) => !source.nameStems.has(stem));
  if (own.length > MOST_OF_ITS_OWN) return null;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const holders = cited.flatMap((said) =>
    said.clauses
      .filter(
        (clause) =>
          own.some((stem) => clause.stems.has(stem)) &&
          clauses.some((one) => haveSameWord(one, clause)),
      )
      .map((clause) => ({ said, clause })),
  );
  const [first] = holders;
  const isDenied = holders.every(
    ({ said, clause }) =>
      clause.negated && !clause.contrasted && !said.question && !said.runOn && !isConditional(said),
  );
  return first && isDenied ? { kind: 'negation', turn: first.said.turn } : null;
}

function contradiction(
  clause: Clause,
  sentence: Sentence,
  statement: Statement,
): Counterpart | null {
  const found = counterparts(clause, statement, isConditional(sentence));
  const best = Math.max(0, ...found.map(({ weight }) => weight));
  const close = found.filter(({ weight }) => weight >= best * 0.85);
  const [first] = close;
  if (!first) return null;
  const agrees = close.some((one) => isNegated(one, statement) === clause.negated);
  return agrees ||
    limits(clause, statement.own) ||
    close.some((one) => limits(one.clause, statement.source.lexicon))
    ? null
    : first;
}

/** `Not until spring` and `has to wait for spring` say the same: polarity can't be compared there. */
const limits = ({ tokens }: Clause, { limiting }: Lexicon): boolean =>
  limiting.test(tokens.map(({ text }) => text.toLowerCase()).join(' '));

/** Negated in itself, or denied by the next sentence. */
function isNegated({ said, clause }: Counterpart, { source }: Statement): boolean {
  const all = [said.turn, said.turn + 1].flatMap((turn) => source.sentencesOf(turn));
  const next = all[all.indexOf(said) + 1];
  const denied =
    next !== undefined &&
    (source.lexicon.denial.test(next.lower) || source.lexicon.phrasing.withdraws.test(next.lower));
  return denied !== clause.negated;
}

/** Whether two clauses have a word in one form: `lecturer` and `lecture` have but a stem in common. */
function haveSameWord(one: Clause, other: Clause): boolean {
  const words = formsOf(other.tokens);
  return [...formsOf(one.tokens)].some((word) => words.has(word));
}

/** What inflection adds. */
const INFLECTED = new RegExp(`${anyMention(({ inflections }) => inflections)}$`, 'u');

/** Content words without what inflection adds. */
export const formsOf = (tokens: readonly Token[]): Set<string> =>
  new Set(
    tokens.filter(({ content }) => content).map(({ folded }) => folded.replace(INFLECTED, '')),
  );

const CONDITIONS = wordsInAnyLanguage(({ conditions }) => conditions);

/** `If you take all of them, you don't get past`: what holds under a condition only. */
export const isConditional = ({ clauses }: Sentence): boolean =>
  clauses.length > 1 &&
  clauses.some(({ tokens }) => tokens.slice(0, 2).some(({ folded }) => CONDITIONS.has(folded)));

/**
 * The clauses of the cited turns that say the same, questions and conditions aside.
 * @param underCondition whether the statement names a condition too
 */
function counterparts(
  clause: Clause,
  { refs, source }: Statement,
  underCondition: boolean,
): Counterpart[] {
  const weigh = (stems: Iterable<string>): number =>
    [...stems].reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const own = [...clause.stems].filter((stem) => !source.nameStems.has(stem));
  const said = weigh(own.filter((stem) => cited.some(({ stems }) => stems.has(stem))));
  const least = Math.max(weigh(own) * LEAST_SHARE, said * LEAST_SHARE_SAID);
  return cited
    .filter(
      (said) =>
        !said.question &&
        !said.runOn &&
        !source.lexicon.intended.test(said.lower) &&
        (underCondition || !isConditional(said)),
    )
    .flatMap((sentence) =>
      sentence.clauses.flatMap((other) => {
        const shared = [...clause.stems].filter(
          (stem) => other.stems.has(stem) && !source.nameStems.has(stem),
        );
        const weight = weigh(shared);
        const telling = shared.some((stem) => source.weightOf(stem) === 1);
        const enough =
          shared.length >= LEAST_SHARED ||
          (shared.length === 1 && telling && haveSameWord(clause, other));
        const same = enough && weight >= least;
        return same && !other.hypothetical && !other.contrasted
          ? [{ said: sentence, clause: other, weight }]
          : [];
      }),
    );
}
