import type { Point, Question } from '../../port.ts';
import type { Conversation } from '../findings/conversation.ts';
import { isDenied } from '../plan/explained.ts';
import type { Plan } from '../plan/plan.ts';
import { slipIn } from '../plan/slips.ts';
import { termsOf } from '../terms.ts';
import type { TitleWords } from '../titles/title-words.ts';
import type { Analysis } from '../weighing/analysis.ts';
import { preferredPhrases } from '../weighing/key-phrases.ts';
import { withGaps } from './gaps.ts';
import { lectureQuestions } from './lecture-questions.ts';

/** Sentences that name what a question asks for. */
const LEAST_NAMED = 2;
/** With so many questions that have an answer the others may be few. */
const ENOUGH_ANSWERED = 3;

/** What a self-test asks about: `otherwise` where a text is too short for points of its own. */
interface Material {
  points: readonly Point[];
  otherwise: readonly Point[];
}

/** Questions to test oneself with, in any language: statements with a gap. */
export function selfTestOf(
  { document, idf }: Analysis,
  { points, otherwise }: Material,
  isAskedFor: (phrase: string) => boolean = () => true,
  answered: readonly Question[] = [],
): Question[] {
  const inOrder = (points.length > 0 ? points : otherwise).toSorted(
    (a, b) => (a.refs[0] ?? 0) - (b.refs[0] ?? 0),
  );
  // What is named once can hardly be known.
  const isKnown = (phrase: string): boolean =>
    phrase.includes(' ') ||
    document.units.filter(({ text }) => text.toLowerCase().includes(phrase.toLowerCase())).length >=
      LEAST_NAMED;
  // What is explained, and what has several words, is asked for first.
  const explained = new Set(termsOf(document).map(({ term }) => term.toLowerCase()));
  const worth = (phrase: string): number =>
    2 * Number(explained.has(phrase.toLowerCase())) + Number(phrase.includes(' '));
  const asked = preferredPhrases(document, idf, isAskedFor)
    .filter((phrase) => answered.length < ENOUGH_ANSWERED || isKnown(phrase))
    .toSorted((a, b) => worth(b) - worth(a));
  return withGaps(inOrder, asked, answered);
}

/** Questions about a lecture: its own ones with their answers, and statements with a gap. */
export function lectureSelfTest(
  analysis: Analysis,
  conversation: Conversation,
  titleWords: TitleWords,
  { keyPoints, overview, slips }: Pick<Plan, 'keyPoints' | 'overview' | 'slips'>,
): Question[] {
  const { talk } = conversation;
  const { example, school } = talk.explaining;
  const isRight = (point: Pick<Point, 'text' | 'refs'>): boolean =>
    !isDenied(talk, point.text) && slipIn(point, slips) === undefined;
  const standsAlone = (point: Point): boolean =>
    point.asked === undefined &&
    // `It has no roots`: without the sentence before it asks about nothing.
    ![talk.leans, example, school].some((one) => one.test(point.text)) &&
    isRight(point);
  return selfTestOf(
    analysis,
    { points: keyPoints.filter(standsAlone), otherwise: overview },
    (phrase) => titleWords.isNounPhrase(phrase) && !talk.generalNouns.test(phrase),
    lectureQuestions(conversation).filter(
      ({ answer = '', refs }) => slipIn({ text: answer, refs }, slips) === undefined,
    ),
  );
}
