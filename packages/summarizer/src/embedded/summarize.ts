import type { SummaryDocument } from '../port.ts';
import { datesOf, type DateReader } from './dates.ts';
import { withSourceTurns } from './dialogue/reading-order.ts';
import { readDocument, type Document } from './document.ts';
import { extractedDocument } from './extraction/extracted-document.ts';
import { extractedOverview, overviewUnits, overviewWords } from './extraction/overview.ts';
import { conversationOf } from './findings/conversation.ts';
import type { Language } from './language/language.ts';
import type { Talk } from './language/talk/talk.ts';
import { whoIsAsked } from './plan/answers.ts';
import { breaksQuotation } from './plan/antecedents.ts';
import { kindOf } from './plan/kind.ts';
import { planOf } from './plan/plan.ts';
import { lectureSelfTest } from './self-test/self-test.ts';
import { spelledAs } from './spelling.ts';
import { firstUnitOfSubjects } from './subjects/opened.ts';
import type { SummaryTask } from './summary-task.ts';
import { termsOf } from './terms.ts';
import { documentTitle, uncapitalizedTitle } from './titles/document-title.ts';
import { sectionsIn, type Section } from './titles/sections.ts';
import { TitleWords } from './titles/title-words.ts';
import { analyse, type Analysis } from './weighing/analysis.ts';
import { KEY_PHRASES, preferredPhrases } from './weighing/key-phrases.ts';
import { worthOf } from './weighing/score.ts';
import { wordsOf } from './words.ts';

const LEAST_WORDS_FOR_SECTIONS = 300;

/** The whole engine: a source and what is known of its language in, a document out. The same always for the same. */
export function summarizeSource(
  task: SummaryTask,
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

/** A document of a language whose talk is understood: decisions, tasks and questions by how people settle things. */
function plannedDocument(
  { source, outputType, maxWords, template }: SummaryTask,
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
  // What is talked about, by nouns; where the text hardly shows which words are nouns, by any words.
  const phrases = preferredPhrases(document, analysis.idf, (phrase) =>
    titleWords.isNounPhrase(phrase),
  ).slice(0, KEY_PHRASES);
  const { slips, ...plan } = planOf({
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
  const asked = maxWords === undefined ? null : extractedOverview(analysis, worth, words);
  const overview =
    asked ?? (plan.overview.length > 0 ? plan.overview : extractedOverview(analysis, worth, words));
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
        ? lectureSelfTest(analysis, conversation, titleWords, { ...plan, overview, slips })
        : plan.questions,
  };
}

/** What the sections are about, as words of one title. */
function namesOf(sections: readonly Section[], document: Document): string[] {
  const names = sections.flatMap((section) => section.names);
  const [first, ...others] = names.filter((name, at) => !isNamedBy(name, names.slice(0, at)));
  if (first === undefined) return [];
  return [first, ...others.map((name) => uncapitalizedTitle(name, document))];
}

/** `Verlanges` behind `Cathédrale de Verlanges`. */
function isNamedBy(name: string, others: readonly string[]): boolean {
  const words = wordsOf(name.toLowerCase());
  const said = new Set(others.flatMap((other) => wordsOf(other.toLowerCase())));
  return words.every((word) => said.has(word));
}
