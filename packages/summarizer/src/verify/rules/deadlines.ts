import { anyMention } from '../lexicon/any-language.ts';
import { lexiconOf } from '../lexicon/index.ts';
import { daysIn, kindOf } from './dues.ts';
import type { Rule } from './statement.ts';

/** Times of the clock, which are no days. */
const TIMES = new RegExp(
  String.raw`(?<!\p{L})(?:${anyMention(({ namedHours }) => namedHours)}|\p{N}{1,2}(?:[.:h]\p{N}{2}| ?${anyMention(({ hourMarks }) => hourMarks)}))(?: ${anyMention(({ onDate }) => onDate)})?(?![\p{L}\p{N}])`,
  'giu',
);
const KINDS = new Set(['weekday', 'number']);

/** The weekdays and days of months up to which something is to be done. */
function deadlinesIn(text: string, language: string): Set<string> {
  const found = Array.from(
    text.toLowerCase().matchAll(lexiconOf(language)?.phrasing.deadlines ?? /(?!)/gu),
    ({ groups }) => [
      ...daysIn(`by ${(groups?.['day'] ?? '').replaceAll(TIMES, '').trim()}`, language),
    ],
  );
  return new Set(found.flat().filter((day) => KINDS.has(kindOf(day))));
}

/** `By Saturday` where the turns say `the market is on Saturday, so it has to be out by Thursday`. */
export const deadlines: Rule = ({ text, language, sentences, refs, source }) => {
  const claimed = deadlinesIn(text, language);
  if (claimed.size === 0) return null;
  const cited = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .map((said) => ({ said, days: deadlinesIn(said.text, source.lexicon.tag) }));
  if (cited.some(({ days }) => [...claimed].some((day) => days.has(day)))) return null;
  const kinds = new Set([...claimed].map(kindOf));
  const rival = cited.find(
    ({ said, days }) =>
      !said.question &&
      [...days].some((day) => kinds.has(kindOf(day))) &&
      sentences.some(({ stems }) =>
        [...stems].some((stem) => said.stems.has(stem) && !source.nameStems.has(stem)),
      ),
  );
  return rival ? { kind: 'date', turn: rival.said.turn } : null;
};
