import type { SummaryDocument } from '../../port.ts';
import { datesOf, type DateReader } from '../dates.ts';
import { pointsWithSpeakers } from '../point.ts';
import { selfTestOf } from '../self-test/self-test.ts';
import type { SummaryTask } from '../summary-task.ts';
import { termsOf } from '../terms.ts';
import { documentTitle } from '../titles/document-title.ts';
import type { Analysis } from '../weighing/analysis.ts';
import { KEY_PHRASES, keyPhrases } from '../weighing/key-phrases.ts';
import { worthOf, type Worth } from '../weighing/score.ts';
import { choose } from '../weighing/select.ts';
import { actionItemsOf } from './actions.ts';
import { decisionsOf } from './decisions.ts';
import { overviewPoints, overviewUnits, overviewWords } from './overview.ts';
import { questionsOf } from './questions.ts';
import { sectionsOf } from './sections.ts';

const MOST_KEY_POINTS = 7;
/** Words of the source for each key point. */
const WORDS_FOR_A_KEY_POINT = 250;

/** A document of chosen sentences, for languages whose talk is not understood. */
export function extractedDocument(
  { source, outputType, maxWords, template }: SummaryTask,
  analysis: Analysis,
  readDates: DateReader | null,
): SummaryDocument {
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
        ? selfTestOf(analysis, {
            points: [...keyPoints, ...topics.flatMap(({ points }) => points)],
            otherwise: overviewed,
          })
        : questionsOf(document, analysis.centroid),
    terms: termsOf(document),
    dates: datesOf(document, readDates),
  };
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
