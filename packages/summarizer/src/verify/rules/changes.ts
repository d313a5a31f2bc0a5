import type { Doubt } from '../../port.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Times } from '../lexicon/phrasing.ts';
import { statedNumbers } from '../numbers.ts';
import { endsInNot } from '../reading/negation.ts';
import { type Told, turnsOfChange } from './routes.ts';
import type { Rule, Statement } from './statement.ts';

interface Placed {
  number: number;
  when: 'past' | 'now' | 'denied' | null;
}

/** A mark between digits belongs to the number. */
const CLAUSE = /[;:!?()–—]|[.,](?!\p{N})/u;

/** The numbers of a text, with the time for which the part of the sentence that they stand in is. */
function placedIn({ text, language }: Told): Placed[] {
  const words = lexiconOf(language)?.phrasing.times;
  if (!words) return [];
  return clausesOf(text, words).flatMap((clause) => {
    const numbers = [...new Set(statedNumbers(clause, language))].filter((n) => n > 1);
    const [past, now] = [words.past.test(clause), words.now.test(clause)];
    // `At 2.80, not 2.50`: behind the number that holds, one that does not.
    const lead = clause.trim().split(/ (?=\S+$)/u)[0] ?? '';
    const isDenied = numbers.length === 1 && endsInNot(lead);
    // `From eleven last year to seven this year`: which is which stands in the order.
    if (numbers.length > 1 && (past || now)) return orderedIn(clause, language, words);
    const when = isDenied ? 'denied' : past === now ? null : past ? 'past' : 'now';
    return numbers.map((number) => ({ number, when }) as const);
  });
}

/** The parts of a text between marks; a time with which a sentence begins is of the part behind it: `Last year, twelve`. */
function clausesOf(text: string, { past, now }: Times): string[] {
  const clauses: string[] = [];
  let lead = '';
  for (const clause of text.split(CLAUSE)) {
    const isTime = clause.trim().split(/\s+/u).length <= LONGEST_TIME && !/\p{N}/u.test(clause);
    const opens = isTime && [past, now].some((time) => clause.trim().search(time) === 0);
    if (opens) lead = clause;
    else {
      clauses.push(`${lead} ${clause}`);
      lead = '';
    }
  }
  return clauses;
}

/** Words of a time of its own: `last year`, `la semana pasada`. */
const LONGEST_TIME = 3;

/** Each number of a part of a sentence by the time that is named next behind it, or else before it. */
function orderedIn(clause: string, language: string, { past, now, between }: Times): Placed[] {
  const parts = clause.split(between);
  return parts.flatMap((part) => {
    const [isPast, isNow] = [past.test(part), now.test(part)];
    const when = isPast === isNow ? null : isPast ? 'past' : 'now';
    return statedNumbers(part, language)
      .filter((n) => n > 1)
      .map((number) => ({ number, when }) as const);
  });
}

/** Whether a number stands with the same time in the statement and in the cited turns: `last year`. */
export function isOfSameTime(numbers: ReadonlySet<number>, statement: Statement): boolean {
  const { text, language, refs, source } = statement;
  const claim = placedIn({ text, language }).find(({ number }) => numbers.has(number));
  if (!claim?.when) return false;
  return refs
    .flatMap((turn) =>
      placedIn({ text: source.turns[turn]?.text ?? '', language: source.lexicon.tag }),
    )
    .some(({ number, when }) => when === claim.when && numbers.has(number));
}

/** `Thirty-nine thousand, up from thirty-one`. */
const isSame = (one: number, other: number): boolean =>
  one === other || one === other * 1e3 || one * 1e3 === other;

/**
 * What a number was and what it is: `seven per cent this year` where the turns say that of last year, `from 11 to 7` where they
 * have 7 for the year before, `2.50` where they say `2.80, not 2.50`.
 */
export const changes: Rule = ({ sentences, text, language, refs, source }): Doubt | null => {
  const said = refs.flatMap((turn) =>
    placedIn({ text: source.turns[turn]?.text ?? '', language: source.lexicon.tag }).map(
      ({ number, when }) => ({ number, when, turn }),
    ),
  );
  const placesOf = (n: number) => said.filter(({ number }) => isSame(number, n));
  const isAll = (n: number, ...whens: Placed['when'][]): boolean => {
    const places = placesOf(n);
    return places.length > 0 && places.every(({ when }) => whens.includes(when));
  };
  const [before, after] = turnsOfChange({ text, language }) ?? [];
  if (before !== undefined && after !== undefined) {
    const [turn] = placesOf(after).map((one) => one.turn);
    const isTurned =
      isAll(after, 'past', 'denied') &&
      placesOf(before).length > 0 &&
      !isAll(before, 'past', 'denied');
    return isTurned && turn !== undefined ? { kind: 'direction', turn } : null;
  }
  const isPlain = sentences.every(({ clauses }) => clauses.every(({ negated }) => !negated));
  const claimed = placedIn({ text, language });
  for (const { number, when } of claimed) {
    const against = placesOf(number)[0]?.turn;
    if (against === undefined) continue;
    const opposite = when === 'now' ? 'past' : when === 'past' ? 'now' : null;
    const isOfOtherTime =
      opposite !== null &&
      isAll(number, opposite) &&
      said.some((one) => one.when === when && !isSame(one.number, number));
    const isDenied = isPlain && when === null && claimed.length === 1 && isAll(number, 'denied');
    if (isOfOtherTime || isDenied) return { kind: 'number', said: `${number}`, turn: against };
  }
  return null;
};
