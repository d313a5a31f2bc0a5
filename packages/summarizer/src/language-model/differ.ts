import type { ActionItem, Point } from '../port.ts';
import { claimedDates } from '../verify/calendar.ts';
import { lexiconOf } from '../verify/lexicon/index.ts';
import type { Lexicon } from '../verify/lexicon/lexicon.ts';
import { claimedNames } from '../verify/names.ts';
import { claimedNumbers } from '../verify/numbers.ts';
import { readSentences } from '../verify/reading/sentences.ts';
import { vocabularyOf } from '../verify/vocabulary.ts';

/** What a statement says in particular, besides its topic. */
interface Particulars {
  values: { numbers: Set<string>; dates: Set<string>; names: Set<string> };
  negated: boolean;
  /** For each pair of opposites of the language: which of the two it names; null for none or both. */
  directions: (boolean | null)[];
}

/** Compares statements that sound alike. */
export interface Differ {
  /** Whether each says something that the other doesn't: another number, name or date, or the opposite. */
  differ: (a: Point, b: Point) => boolean;
  /** Whether both hold the same numbers, dates and names and deny the same: stricter than not to differ. */
  agree: (a: Point, b: Point) => boolean;
  /** How many numbers, names and dates a statement holds. */
  detail: (point: Point) => number;
}

/**
 * @param language primary tag of the statements' language.
 * @param speakers names that begin a sentence can be known by these only in languages without a list of common words.
 */
export function createDiffer(language: string | null, speakers: string[]): Differ {
  const tag = language ?? 'en';
  const lexicon = lexiconOf(tag);
  const names = vocabularyOf(
    speakers.map((speaker) => ({ speaker, text: '' })),
    [],
  );
  const known = new WeakMap<Point, Particulars>();
  const read = (point: Point): Particulars => {
    const { text, owner = '', due = '' }: Point & Pick<ActionItem, 'owner' | 'due'> = point;
    const all = [text, owner, due].join('. ');
    return {
      values: {
        numbers: new Set(claimedNumbers(all, tag).map((readings) => readings.join('|'))),
        dates: claimedDates(all, tag),
        names: new Set(claimedNames(all, tag, names)),
      },
      ...(lexicon ? polarityOf(text, lexicon) : { negated: false, directions: [] }),
    };
  };
  const particularsOf = (point: Point): Particulars => {
    const found = known.get(point) ?? read(point);
    known.set(point, found);
    return found;
  };
  return {
    differ: (a, b) => areDifferent(particularsOf(a), particularsOf(b)),
    agree: (a, b) => areEqual(particularsOf(a), particularsOf(b)),
    detail: (point) => {
      const { numbers, dates, names: named } = particularsOf(point).values;
      return numbers.size + dates.size + named.size;
    },
  };
}

function polarityOf(text: string, lexicon: Lexicon): Pick<Particulars, 'negated' | 'directions'> {
  const sentences = readSentences(text, lexicon);
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const has = (side: ReadonlySet<string>): boolean =>
    tokens.some(({ folded, stem }) => side.has(folded) || side.has(stem));
  return {
    negated: clauses.filter(({ negated }) => negated).length % 2 === 1,
    directions: lexicon.opposites.map(({ up, down }) => {
      const [isUp, isDown] = [has(up), has(down)];
      return isUp === isDown ? null : isUp;
    }),
  };
}

function areDifferent(a: Particulars, b: Particulars): boolean {
  if (a.negated !== b.negated) return true;
  const turned = a.directions.some((one, pair) => {
    const other = b.directions[pair];
    return one !== null && other !== null && one !== other;
  });
  const { numbers, dates, names } = a.values;
  return (
    turned ||
    areRivals(numbers, b.values.numbers) ||
    areRivals(dates, b.values.dates) ||
    areRivals(names, b.values.names)
  );
}

function areEqual(a: Particulars, b: Particulars): boolean {
  const kinds = ['numbers', 'dates', 'names'] as const;
  return (
    a.negated === b.negated &&
    a.directions.every((one, pair) => one === b.directions[pair]) &&
    kinds.every(
      (kind) => !lacks(a.values[kind], b.values[kind]) && !lacks(b.values[kind], a.values[kind]),
    )
  );
}

/** Each has a value that the other lacks. One that says less than the other is no rival. */
function areRivals(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return lacks(a, b) && lacks(b, a);
}

function lacks(values: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...others].some((value) => !values.has(value));
}
