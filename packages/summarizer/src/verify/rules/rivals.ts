import type { Doubt } from '../../port.ts';
import type { Said, SourceReading } from '../reading/source.ts';
import { daysOfMonthIn } from './dues.ts';
import type { Rule, Statement } from './statement.ts';

/** How much more of the statement has to be said of the rival. */
const CLEARLY = 2;
/** Fewer common words may be of anything. */
const LEAST_SHARED = 2;
/** A name holds for what is said behind it, up to so many turns, until another one is named. */
const HOLDS_FOR = 3;

/** A value of one type, such as a name or a day of a month, with what the cited turns say of it. */
interface Bound {
  value: string;
  turn: number;
  stems: ReadonlySet<string>;
}

/**
 * `Mollweide drew it by hand` where all of that is said of Robinson: what the statement says of a name, or of a day of a month, the
 * cited turns say of another one.
 */
export const rivals: Rule = (statement) => {
  if (statement.sentences.length > 1) return null;
  return (
    outdone(namesOf(statement), boundNames(statement), 'name', statement) ??
    outdone(daysOf(statement), boundDays(statement), 'date', statement)
  );
};

function outdone(
  claimed: ReadonlySet<string>,
  bound: readonly Bound[],
  kind: 'name' | 'date',
  statement: Statement,
): Doubt | null {
  const { source, sentences } = statement;
  const told = new Set(
    sentences.flatMap(({ stems }) => [...stems].filter((stem) => !source.nameStems.has(stem))),
  );
  const sharedBy = (isOf: (value: string) => boolean): string[] => [
    ...new Set(
      bound
        .filter(({ value }) => isOf(value))
        .flatMap(({ stems }) => [...stems].filter((stem) => told.has(stem))),
    ),
  ];
  const weigh = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const [said] = bound.filter(({ value }) => claimed.has(value));
  if (!said) return null;
  const own = sharedBy((value) => claimed.has(value));
  const against = bound.find(({ value: other }) => {
    if (claimed.has(other)) return false;
    const theirs = sharedBy((value) => value === other);
    return theirs.length >= LEAST_SHARED && weigh(theirs) > CLEARLY * weigh(own);
  });
  return against ? { kind, said: said.value, turn: against.turn } : null;
}

/** Names of the statement that are of no speaker: who speaks is seldom named where they do something. */
function namesOf({ sentences, source }: Statement): Set<string> {
  return new Set(sentences.flatMap((sentence) => namesIn(sentence, source)));
}

const namesIn = (
  { tokens }: Pick<Said, 'tokens'>,
  { persons, speakerNames }: SourceReading,
): string[] =>
  tokens
    .filter(
      ({ folded, text }) =>
        /^\p{Lu}/u.test(text) && persons.has(folded) && !speakerNames.has(folded),
    )
    .map(({ folded }) => folded);

/**
 * The sentences of the cited turns by the names that they hold. Those of the statement hold for all of the turn and those behind it,
 * others for what is said until the next one.
 */
function boundNames(statement: Statement): Bound[] {
  const { refs, source } = statement;
  const claimed = namesOf(statement);
  const namesAt = (turn: number): string[] =>
    source.sentencesOf(turn).flatMap((said) => namesIn(said, source));
  return refs.flatMap((turn) => {
    const around = Array.from({ length: HOLDS_FOR + 1 }, (_, at) => turn - HOLDS_FOR + at);
    const held = [...new Set(around.flatMap(namesAt))].filter((name) => claimed.has(name));
    let last = around
      .slice(0, -1)
      .flatMap((near) => source.sentencesOf(near))
      .map((said) => namesIn(said, source))
      .findLast((names) => names.length > 0);
    return source.sentencesOf(turn).flatMap((said) => {
      const own = namesIn(said, source);
      if (own.length > 0) last = own;
      const values = new Set([...(last ?? []), ...held]);
      return said.runOn ? [] : Array.from(values, (value) => ({ value, turn, stems: said.stems }));
    });
  });
}

/** The day of a task stands with whoever takes it on: another rule compares it. */
const daysOf = ({ text, kind, language }: Statement): ReadonlySet<string> =>
  kind === 'action' ? new Set() : daysOfMonthIn(text, language);

/** The sentences of the cited turns that name one day of a month. */
function boundDays({ refs, source }: Statement): Bound[] {
  return refs
    .flatMap((turn) => source.sentencesOf(turn))
    .filter(({ runOn }) => !runOn)
    .flatMap((said) =>
      [...daysOfMonthIn(said.text, source.lexicon.tag)].map((value) => ({
        value,
        turn: said.turn,
        stems: said.stems,
      })),
    );
}
