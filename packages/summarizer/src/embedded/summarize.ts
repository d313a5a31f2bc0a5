import type {
  OutputType,
  Point,
  Question,
  SummaryDocument,
  SummarySource,
  Template,
} from '../port.ts';
import { actionItemsOf } from './extraction/actions.ts';
import { analyse, type Analysis } from './weighing/analysis.ts';
import { datesOf, type DateReader } from './dates.ts';
import { decisionsOf } from './extraction/decisions.ts';
import { withSourceTurns } from './dialogue/reading-order.ts';
import { readDocument, type Document } from './document.ts';
import { conversationOf, type Conversation } from './findings/conversation.ts';
import { keyPhrases } from './weighing/key-phrases.ts';
import type { Language } from './language/language.ts';
import type { Talk } from './language/talk/talk.ts';
import { overviewPoints, overviewUnits, overviewWords } from './extraction/overview.ts';
import { pointsWithSpeakers } from './point.ts';
import { breaksQuotation } from './plan/antecedents.ts';
import { kindOf } from './plan/kind.ts';
import { whoIsAsked } from './plan/answers.ts';
import { isDenied } from './plan/explained.ts';
import { planOf } from './plan/plan.ts';
import { questionsOf } from './extraction/questions.ts';
import {
  questionsAnsweredIn,
  questionsDenied,
  questionsExplained,
  selfTestOf,
} from './self-test.ts';
import { worthOf, type Worth } from './weighing/score.ts';
import { sectionsOf } from './extraction/sections.ts';
import { spelledAs } from './spelling.ts';
import { choose } from './weighing/select.ts';
import { termsOf } from './terms.ts';
import { documentTitle, uncapitalizedTitle } from './titles/document-title.ts';
import { wordsOf } from './words.ts';
import { firstUnitOfSubjects } from './subjects/opened.ts';
import { sectionsIn, type Section } from './titles/sections.ts';
import { TitleWords } from './titles/title-words.ts';

const KEY_PHRASES = 10;
const LEAST_WORDS_FOR_SECTIONS = 300;
const PHRASES_TO_ASK_FOR = 30;
const LEAST_NOUN_PHRASES = 3;
/** Sentences that name what a question asks for. */
const LEAST_NAMED = 2;
/** With so many questions that have an answer the others may be few. */
const ENOUGH_ANSWERED = 3;
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
  task: Task,
  language: Language,
  readDates: DateReader | null,
): SummaryDocument {
  const analysis = analyse(readDocument(task.source, language));
  const { unclear, order } = analysis.document;
  const plain = language.talk
    ? plannedDocument(task, analysis, language.talk, readDates)
    : extractedDocument(task, analysis, readDates);
  const written = spelledAs(task.source, withSourceTurns(plain, order));
  return unclear === 0 ? written : { ...written, unclear };
}

/** A document of chosen sentences, for languages whose talk is not understood. */
function extractedDocument(
  { source, outputType, maxWords, template }: Task,
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
        ? selfTest(analysis, [...keyPoints, ...topics.flatMap(({ points }) => points)], overviewed)
        : questionsOf(document, analysis.centroid),
    terms: termsOf(document),
    dates: datesOf(document, readDates),
  };
}

/** A document of a language whose talk is understood: decisions, tasks and questions by how people settle things. */
function plannedDocument(
  { source, outputType, maxWords, template }: Task,
  analysis: Analysis,
  talk: Talk,
  readDates: DateReader | null,
): SummaryDocument {
  const { document } = analysis;
  const words = maxWords ?? overviewWords(outputType, document.words);
  const worth = worthOf(analysis, words);
  const conversation = conversationOf(document, talk);
  const kind = kindOf(conversation, template);
  const titleWords = new TitleWords(document, talk);
  const sections =
    document.words < LEAST_WORDS_FOR_SECTIONS ? [] : sectionsIn(analysis, conversation, titleWords);
  const opening = overviewUnits(analysis, worth, words);
  const explains = kind === 'lecture' || kind === 'article';
  const terms = explains ? termsOf(document) : [];
  // `As I said on Tuesday, today we start with the heart`
  const namesNoDate = (text: string): boolean =>
    talk.smallTalk.test(text) ||
    breaksQuotation(text) ||
    (kind === 'lecture' && talk.explaining.plan.test(text));
  const dates = explains ? datesOf(document, readDates, namesNoDate) : [];
  const phrases = nounPhrases(analysis, titleWords);
  const plan = planOf({
    analysis,
    phrases,
    conversation,
    worth,
    sections,
    kind,
    begins: firstUnitOfSubjects(conversation, titleWords),
    hasLists: outputType === 'notes',
    opening,
    terms,
    dates,
  });
  const asked = maxWords === undefined ? null : extracted(analysis, worth, words);
  const overview =
    asked ?? (plan.overview.length > 0 ? plan.overview : extracted(analysis, worth, words));
  return {
    title: documentTitle(
      source.title ?? document.subject?.text,
      sections.length > 0 ? namesOf(sections, document) : phrases,
      document.units[0]?.text ?? '',
      kind === 'interview' ? whoIsAsked(conversation) : undefined,
    ),
    kind,
    ...plan,
    overview,
    topics: outputType === 'notes' ? plan.topics : [],
    keyPhrases: phrases,
    questions:
      kind === 'lecture'
        ? selfTest(
            analysis,
            // `It has no roots`: without the sentence before it asks about nothing.
            plan.keyPoints.filter(
              ({ text, asked }) =>
                asked === undefined &&
                ![talk.leans, talk.explaining.example, talk.explaining.school].some((one) =>
                  one.test(text),
                ) &&
                !isDenied(talk, text),
            ),
            overview,
            (phrase) => titleWords.isNounPhrase(phrase) && !talk.generalNouns.test(phrase),
            askedAndExplained(conversation),
          )
        : plan.questions,
  };
}

/** What the sections are about, as words of one title. */
function namesOf(sections: readonly Section[], { units, language }: Document): string[] {
  const names = sections.flatMap((section) => section.names);
  const [first, ...others] = names.filter((name, at) => !isNamedBy(name, names.slice(0, at)));
  if (first === undefined) return [];
  return [first, ...others.map((name) => uncapitalizedTitle(name, units, language.tag ?? ''))];
}

/** `Verlanges` behind `Cathédrale de Verlanges`. */
function isNamedBy(name: string, others: readonly string[]): boolean {
  const words = wordsOf(name.toLowerCase());
  const said = new Set(others.flatMap((other) => wordsOf(other.toLowerCase())));
  return words.every((word) => said.has(word));
}

/** What is talked about, by nouns; where the text hardly shows which words are nouns, by any words. */
function nounPhrases({ document, idf }: Analysis, words: TitleWords): string[] {
  const phrases = keyPhrases(document, idf, PHRASES_TO_ASK_FOR);
  const nouns = phrases.filter((phrase) => words.isNounPhrase(phrase));
  return (nouns.length >= LEAST_NOUN_PHRASES ? nouns : phrases).slice(0, KEY_PHRASES);
}

/** The units that say most within so many words, as they were said. */
function extracted(analysis: Analysis, worth: Worth, words: number): Point[] {
  const { units } = analysis.document;
  const chosen = overviewUnits(analysis, worth, words).flatMap((unit) => units[unit] ?? []);
  return overviewPoints(chosen, analysis, words);
}

function askedAndExplained(conversation: Conversation): Question[] {
  const answered = [...questionsAnsweredIn(conversation), ...questionsDenied(conversation)];
  return [...answered, ...questionsExplained(conversation, answered)];
}

/** @param otherwise what is asked about where a text is too short for points of its own. */
function selfTest(
  { document, idf }: Analysis,
  points: readonly Point[],
  otherwise: readonly Point[],
  isAskedFor: (phrase: string) => boolean = () => true,
  answered: readonly Question[] = [],
): Question[] {
  const inOrder = (points.length > 0 ? points : otherwise).toSorted(
    (a, b) => (a.refs[0] ?? 0) - (b.refs[0] ?? 0),
  );
  const phrases = keyPhrases(document, idf, PHRASES_TO_ASK_FOR);
  const nouns = phrases.filter(isAskedFor);
  // What is named once can hardly be known.
  const isKnown = (phrase: string): boolean =>
    phrase.includes(' ') ||
    document.units.filter(({ text }) => text.toLowerCase().includes(phrase.toLowerCase())).length >=
      LEAST_NAMED;
  // What is explained, and what has several words, is asked for first.
  const explained = new Set(termsOf(document).map(({ term }) => term.toLowerCase()));
  const worth = (phrase: string): number =>
    2 * Number(explained.has(phrase.toLowerCase())) + Number(phrase.includes(' '));
  const asked = (nouns.length >= LEAST_NOUN_PHRASES ? nouns : phrases)
    .filter((phrase) => answered.length < ENOUGH_ANSWERED || isKnown(phrase))
    .toSorted((a, b) => worth(b) - worth(a));
  return selfTestOf(inOrder, asked, answered);
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
