import type { Doubt } from '../../port.ts';
import { lexiconOf } from '../lexicon/index.ts';
import { supportedNumbers } from '../numbers.ts';
import { allStems, readSentences } from '../reading/sentences.ts';
import type { Rule } from './statement.ts';

interface Way {
  from: string;
  to: string;
}

/** Words next to `from` and `to` among which the thing or the number stands. */
const NEAREST = 4;
const lastWords = (text: string): string => text.split(/\s+/u).slice(-NEAREST).join(' ');
const firstWords = (text: string): string => text.split(/\s+/u).slice(0, NEAREST).join(' ');

const waysIn = (text: string, language: string): Way[] =>
  (lexiconOf(language)?.phrasing.ways ?? []).flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ groups, index, 0: whole }) => {
      const [from, to] = [groups?.['from'] ?? '', groups?.['to'] ?? ''];
      // `12 instead of 15`: what it becomes stands first.
      const isReplaced = text.startsWith(to, index) && !whole.endsWith(to);
      return isReplaced
        ? { from: firstWords(from), to: lastWords(to) }
        : { from: lastWords(from), to: firstWords(to) };
    }),
  );

/** The two numbers of a change; null where one of them is missing or they are the same. */
function changeOf({ from, to }: Way, language: string): [number, number] | null {
  const [before] = supportedNumbers(from, language);
  const [after] = supportedNumbers(to, language);
  if (before === undefined || after === undefined || before === after) return null;
  return [before, after];
}

export interface Told {
  text: string;
  language: string;
}

/** The number before a change and the one behind it, where a text names one: `from 15 to 12`. */
export const turnsOfChange = ({ text, language }: Told): [number, number] | null =>
  waysIn(text, language).flatMap((way) => {
    const change = changeOf(way, language);
    return change ? [change] : [];
  })[0] ?? null;

/** `From 15 to 12` where the turns say `from 12 to 15`, in any two languages. */
export function turnedChange(claim: Told, said: Told): Doubt | null {
  const claimed = waysIn(claim.text, claim.language).flatMap(
    (way) => changeOf(way, claim.language) ?? [],
  );
  const [before, after] = claimed;
  if (before === undefined || after === undefined) return null;
  const known = waysIn(said.text, said.language).flatMap((way) => {
    const change = changeOf(way, said.language);
    return change ? [change] : [];
  });
  const is = (from: number, to: number): boolean =>
    known.some((change) => change[0] === from && change[1] === to);
  return is(after, before) && !is(before, after) ? { kind: 'direction' } : null;
}

/** `From the matrix to the membrane` where the turns say it the other way round. */
export const ways: Rule = ({ sentences, refs, source, language }) => {
  const stems = (text: string): ReadonlySet<string> =>
    allStems(readSentences(text, source.lexicon));
  for (const { from, to } of sentences.flatMap(({ text }) => waysIn(text, language))) {
    const [ours, goal] = [stems(from), stems(to)];
    for (const said of refs.flatMap((turn) => source.sentencesOf(turn))) {
      const isTurned = waysIn(said.text, language).some((way) => {
        const [theirs, end] = [stems(way.from), stems(way.to)];
        return meet(ours, end) && meet(goal, theirs) && !meet(ours, theirs) && !meet(goal, end);
      });
      if (isTurned) return { kind: 'direction', said: from, turn: said.turn };
    }
  }
  return null;
};

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((stem) => other.has(stem));

/** 1 where it goes up, -1 where it goes down; null where both or neither is said. */
function trendOf({ text, language }: Told): 1 | -1 | null {
  const words = lexiconOf(language)?.phrasing.trends;
  if (!words) return null;
  const changes = waysIn(text, language).flatMap((way) => {
    const change = changeOf(way, language);
    return change ? [Math.sign(change[1] - change[0])] : [];
  });
  const found = new Set([
    ...changes,
    ...Array.from(text.matchAll(words.up), () => 1),
    ...Array.from(text.matchAll(words.down), () => -1),
  ]);
  return found.size === 1 ? (found.has(1) ? 1 : -1) : null;
}

/** 1 where a text calls an estimate too large, -1 where too small; null where it says both or neither. */
function estimateOf({ text, language }: Told): 1 | -1 | null {
  const words = lexiconOf(language)?.phrasing.estimates;
  const [up, down] = [words && text.search(words.up) >= 0, words && text.search(words.down) >= 0];
  return up === down ? null : up ? 1 : -1;
}

/** `The number is overestimated` where the turns say that it comes out too low. */
export function otherEstimate(claim: Told, said: Told): Doubt | null {
  const [claimed, known] = [estimateOf(claim), estimateOf(said)];
  const isTurned = claimed !== null && known !== null && claimed !== known;
  return isTurned && !isUntold(claim) ? { kind: 'direction' } : null;
}

/** `It has become cheaper` where all that the turns say goes up. What is denied, or compared, tells nothing here. */
export function otherTrend(claim: Told, said: Told): Doubt | null {
  const claimed = trendOf(claim);
  const known = claimed === null ? null : trendOf(said);
  if (known === null || claimed === known) return null;
  return isUntold(claim) || isUntold(said) ? null : { kind: 'direction' };
}

const isUntold = ({ text, language }: Told): boolean =>
  lexiconOf(language)?.phrasing.untold.test(text) ?? false;
