import type { OutputType, Point, SummaryDocument, SummarySource, Template } from '../port.ts';
import { actionItemsOf } from './actions.ts';
import { analyse, type Analysis } from './analysis.ts';
import { datesOf, type DateReader } from './dates.ts';
import { decisionsOf } from './decisions.ts';
import { readDocument } from './document.ts';
import { keyPhrases } from './key-phrases.ts';
import type { Language } from './language/language.ts';
import { overviewPoints, overviewUnits, overviewWords } from './overview.ts';
import { pointsWithSpeakers } from './point.ts';
import { questionsOf } from './questions.ts';
import { selfTestOf } from './self-test.ts';
import { worthOf, type Worth } from './score.ts';
import { sectionsOf } from './sections.ts';
import { choose } from './select.ts';
import { termsOf } from './terms.ts';
import { documentTitle } from './titles.ts';

const KEY_PHRASES = 10;
const PHRASES_TO_ASK_FOR = 30;
const MOST_KEY_POINTS = 7;
/** Words of the source for each key point. */
const WORDS_FOR_A_KEY_POINT = 250;

export interface Task {
  source: SummarySource;
  outputType: OutputType;
  maxWords: number | undefined;
  template: Template | undefined;
}

/** The whole engine: a source and what is known of its language in, a document out. The same always for the same. */
export function summarizeSource(
  { source, outputType, maxWords, template }: Task,
  language: Language,
  readDates: DateReader | null,
): SummaryDocument {
  const analysis = analyse(readDocument(source, language));
  const { document } = analysis;
  const words = maxWords ?? overviewWords(outputType, document.words);
  const worth = worthOf(analysis, words);
  const chosen = overviewUnits(analysis, worth, words);
  const phrases = keyPhrases(document, analysis.idf, KEY_PHRASES);
  const overview = chosen.flatMap((unit) => document.units[unit] ?? []);
  const keyPoints = keyPointsOf(analysis, worth, chosen);
  const topics = outputType === 'notes' ? sectionsOf(analysis, worth, chosen) : [];
  const overviewed = overviewPoints(overview, analysis, words);
  return {
    title: documentTitle(source.title, phrases, document.units[0]?.text ?? ''),
    overview: overviewed,
    keyPhrases: phrases,
    keyPoints,
    topics,
    decisions: decisionsOf(document),
    actionItems: actionItemsOf(document),
    questions:
      template === 'lecture'
        ? selfTest(analysis, [...keyPoints, ...topics.flatMap(({ points }) => points)], overviewed)
        : questionsOf(document, analysis.centroid),
    terms: termsOf(document),
    dates: datesOf(document, readDates),
  };
}

/** @param otherwise what is asked about where a text is too short for points of its own. */
function selfTest(
  { document, idf }: Analysis,
  points: readonly Point[],
  otherwise: readonly Point[],
): Point[] {
  const inOrder = (points.length > 0 ? points : otherwise).toSorted(
    (a, b) => (a.refs[0] ?? 0) - (b.refs[0] ?? 0),
  );
  return selfTestOf(inOrder, keyPhrases(document, idf, PHRASES_TO_ASK_FOR));
}

/** What weighs most beside the overview. */
function keyPointsOf(
  analysis: Analysis,
  worth: Worth,
  said: readonly number[],
): SummaryDocument['keyPoints'] {
  const { units, words } = analysis.document;
  const wanted = Math.min(MOST_KEY_POINTS, Math.floor(words / WORDS_FOR_A_KEY_POINT));
  const chosen = choose(analysis, { ...worth, said, fits: (_, chosen) => chosen.length < wanted });
  const inOrder = chosen.sort((a, b) => a - b).flatMap((unit) => units[unit] ?? []);
  return pointsWithSpeakers(inOrder, analysis.document);
}
