import type {
  Point,
  SummaryDocument,
  SummarySource,
  Topic,
  Turn,
} from '../../../ports/summarizer.ts';
import { localeOf } from '../language.ts';
import { claimedDates } from './calendar.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { claimedNames, fold, namesInside } from './names.ts';
import { claimedNumbers } from './numbers.ts';
import { contentStems } from './stems.ts';

/** Share of a statement's content stems that have to occur in the turns that it cites. */
const LEAST_OVERLAP = 0.3;

/** The languages of what is checked; `en` where one is not known. */
export interface Languages {
  source: string | null;
  written: string | null;
}

/**
 * Checks every statement of a document against the turns that it cites, by rule and without any model: they exist; each
 * number, name and date of the statement occurs in them; so do at least 30% of its content stems. A statement that cites
 * no turn that exists is dropped, one that fails otherwise is marked as not verified.
 *
 * A translation shares no words with its source, so there only references, numbers and dates are checked.
 */
export function verifyDocument(
  document: SummaryDocument,
  source: SummarySource,
  languages: Languages,
): SummaryDocument {
  return verifierOf(source, languages)(document);
}

/** {@link verifyDocument} for several documents about one source: it is read through once. */
export function verifierOf(
  source: SummarySource,
  languages: Languages,
): (document: SummaryDocument) => SummaryDocument {
  const check = checkerOf(source, languages);
  return (document) => ({
    ...document,
    overview: check(document.overview),
    keyPoints: check(document.keyPoints),
    topics: document.topics
      .map((topic) => ({ ...topic, points: check(topic.points) }))
      .filter((topic, index) => topic.points.length > 0 || isBare(document.topics[index])),
    decisions: check(document.decisions),
    actionItems: check(document.actionItems, ({ owner, due }) => [owner, due]),
    questions: check(document.questions),
    terms: check(document.terms, ({ term }) => [term]),
    dates: check(document.dates, ({ date }) => [date]),
  });
}

/** Checks a list of statements; `more` gives what else a statement claims besides its text. */
type Check = <P extends Point>(points: P[], more?: (point: P) => (string | undefined)[]) => P[];

function checkerOf(source: SummarySource, languages: Languages): Check {
  const written = localeOf(languages.written ?? languages.source) ?? 'en';
  const spoken = localeOf(languages.source) ?? written;
  const names = namesOf(source.turns, spoken);
  return (points, more) =>
    points.flatMap((point) => {
      const refs = existing(point.refs, source.turns.length);
      if (refs.length === 0) return [];
      const cited = refs.flatMap((ref) => source.turns[ref] ?? []);
      const evidence = evidenceOf(cited, spoken);
      const claims = [point.text, ...(more?.(point) ?? [])].filter(Boolean).join('. ');
      const holds =
        numbersHold(claims, written, evidence) &&
        datesHold(claims, written, evidence) &&
        (written !== spoken ||
          (namesHold(claims, written, names, evidence) && wordsHold(claims, evidence)));
      return [{ ...point, refs, verified: point.verified && holds }];
    });
}

/** A section that was empty before: the embedded engine's may be there for navigation only. */
function isBare(topic: Topic | undefined): boolean {
  return topic?.points.length === 0;
}

function existing(refs: number[], count: number): number[] {
  const valid = refs.filter((ref) => Number.isInteger(ref) && ref >= 0 && ref < count);
  return [...new Set(valid)].toSorted((a, b) => a - b);
}

/** The speakers, and what the source writes as a name. */
function namesOf(turns: Turn[], language: string): Set<string> {
  const speakers = turns.flatMap(({ speaker }) => speaker?.split(/\s+/u).map(fold) ?? []);
  const texts = turns.map(({ text }) => text);
  return new Set([...speakers, ...namesInside(texts, language)]);
}

function numbersHold(text: string, language: string, { numbers }: Evidence): boolean {
  return claimedNumbers(text, language).every((readings) => readings.some((n) => numbers.has(n)));
}

function datesHold(text: string, language: string, { dates }: Evidence): boolean {
  return [...claimedDates(text, language)].every((entry) => dates.has(entry));
}

function namesHold(
  text: string,
  language: string,
  known: Set<string>,
  { words }: Evidence,
): boolean {
  return claimedNames(text, language, known).every((name) => hasName(words, name));
}

/** `Anns` and `Anna's` are found as `Ann` and `Anna`. */
function hasName(words: Set<string>, name: string): boolean {
  return words.has(name) || words.has(`${name}s`) || words.has(name.replace(/s$/u, ''));
}

function wordsHold(text: string, { stems }: Evidence): boolean {
  const claimed = [...contentStems(text)];
  const found = claimed.filter((stem) => stems.has(stem));
  return claimed.length === 0 || found.length >= claimed.length * LEAST_OVERLAP;
}
