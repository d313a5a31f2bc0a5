import type { Sentence } from '../reading/sentences.ts';
import type { SourceReading } from '../reading/source.ts';
import { isNumberWord } from '../number-words.ts';
import type { Rule, Statement } from './statement.ts';

/** How much more of the statement has to be said of the rival. */
const CLEARLY = 2;
/** Fewer common words may be of anything. */
const LEAST_SHARED = 2;
/** A name holds for what is said behind it, up to so many turns, until another one is named. */
const HOLDS_FOR = 3;
/** A wide citation is of more than the statement. */
export const MOST_CITED = 6;

/** A name with the words of a sentence that is about it. */
interface Bound {
  name: string;
  turn: number;
  stems: ReadonlySet<string>;
}

/**
 * `Mollweide drew it by hand` where all of that is said of Robinson: what the statement says of a name, the cited turns say of
 * another one.
 */
export const rivals: Rule = (statement) => {
  const { source, sentences, refs, language } = statement;
  const [sentence, ...others] = sentences;
  if (!sentence || others.length > 0 || refs.length > MOST_CITED) return null;
  const claimed = namesIn(sentence, source);
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const isNamed = cited.some((said) =>
    namesIn(said, source).some((name) => claimed.includes(name)),
  );
  if (!isNamed) return null;
  const told = sentence.tokens
    .filter(
      ({ content, folded, stem }) =>
        content && !isNumberWord(folded, language) && !source.nameStems.has(stem),
    )
    .map(({ stem }) => stem);
  const bound = boundNames(statement);
  const sharedBy = (isOf: (name: string) => boolean): string[] => {
    const own = bound.filter(({ name }) => isOf(name));
    return [...new Set(told.filter((stem) => own.some(({ stems }) => stems.has(stem))))];
  };
  const weigh = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const own = weigh(sharedBy((name) => claimed.includes(name)));
  const against = bound.find(({ name: other }) => {
    if (claimed.includes(other)) return false;
    const theirs = sharedBy((name) => name === other);
    return theirs.length >= LEAST_SHARED && weigh(theirs) > CLEARLY * own;
  });
  return against ? { kind: 'name', said: claimed.join(' '), turn: against.turn } : null;
};

/** Names that are of no speaker, full ones included: who speaks is seldom named where they do something. */
export function namesIn({ tokens }: Pick<Sentence, 'tokens'>, source: SourceReading): string[] {
  const isName = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && /^\p{Lu}/u.test(token.text) && source.persons.has(token.folded);
  };
  const isSpeaker = (at: number): boolean => source.speakerNames.has(tokens[at]?.folded ?? '');
  return tokens
    .filter((_, at) => isName(at) && ![at - 1, at, at + 1].some(isSpeaker))
    .map(({ folded }) => folded);
}

/** The sentences of the cited turns by the names that they hold, or that were named last before them. */
function boundNames({ refs, source }: Statement): Bound[] {
  return refs.flatMap((turn) => {
    let last = Array.from({ length: HOLDS_FOR }, (_, at) => turn - HOLDS_FOR + at)
      .flatMap((near) => source.sentencesOf(near))
      .map((said) => namesIn(said, source))
      .findLast((names) => names.length > 0);
    return source.sentencesOf(turn).flatMap((said) => {
      const own = namesIn(said, source);
      if (own.length > 0) last = own;
      return said.runOn ? [] : (last ?? []).map((name) => ({ name, turn, stems: said.stems }));
    });
  });
}
