import type { Point, SummaryDocument, SummarySource, Topic } from '../port.ts';
import { isInLatin, localeOf } from '../language.ts';
import { claimedDates } from './calendar.ts';
import { type Evidence, evidenceOf, hasName } from './evidence.ts';
import { dueHolds, ownerHolds } from './fields.ts';
import { hasNameAbroad } from './name-abroad.ts';
import { claimedAcross, claimedNames, namesInside } from './names.ts';
import { claimedNumbers } from './numbers.ts';
import { contentStems } from './stems.ts';
import { titledNamesHold } from './titled-names.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** Share of a statement's content stems that have to occur in the turns that it cites. */
const LEAST_OVERLAP = 0.3;

/** The languages of what is checked; `en` where one is not known. */
export interface Languages {
  source: string | null;
  written: string | null;
}

/**
 * Checks every statement of a document against the turns that it cites, by rule and without any model: they exist; each
 * number, name and date of the statement occurs in them; so do at least 30% of its content stems; who is to do a task, and
 * by when, was said there. A statement that cites no turn that exists is dropped, one that fails otherwise is marked as
 * not verified.
 *
 * A translation shares no words with its source: there only references, numbers and dates are checked, and that names
 * occur in the source where both are written in Latin letters. Pages say so.
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
    actionItems: check(document.actionItems, ({ owner, due }) => ({ owner, due })),
    questions: check(document.questions),
    terms: check(document.terms, ({ term }) => ({ name: term })),
    dates: check(document.dates, ({ date }) => ({ name: date })),
  });
}

/** What a statement claims beside its text. */
interface Fields {
  name?: string;
  owner?: string | undefined;
  due?: string | undefined;
}

type Check = <P extends Point>(points: P[], fields?: (point: P) => Fields) => P[];

function checkerOf(source: SummarySource, languages: Languages): Check {
  const written = localeOf(languages.written ?? languages.source) ?? 'en';
  const spoken = localeOf(languages.source) ?? written;
  const texts = source.turns.map(({ text }) => text);
  const vocabulary = vocabularyOf(source.turns, namesInside(texts, spoken));
  const rule = written === spoken ? holdsInWords : holdsInTranslation;
  return (points, fieldsOf) =>
    points.flatMap((point) => {
      const refs = existing(point.refs, source.turns.length);
      if (refs.length === 0) return [];
      const cited = refs.flatMap((ref) => source.turns[ref] ?? []);
      const { name, owner, due } = fieldsOf?.(point) ?? {};
      const text = joined(point.text, name);
      const all = joined(text, owner, due);
      const evidence = evidenceOf(cited, spoken);
      const holds =
        numbersHold(all, written, evidence) &&
        datesHold(all, written, evidence) &&
        rule({ text, owner, due }, { written, spoken, vocabulary, evidence });
      return [{ ...point, refs, verified: point.verified && holds }];
    });
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join('. ');

interface Claims {
  text: string;
  owner: string | undefined;
  due: string | undefined;
}

interface Against {
  written: string;
  spoken: string;
  vocabulary: Vocabulary;
  evidence: Evidence;
}

function holdsInWords({ text, owner = '', due = '' }: Claims, against: Against): boolean {
  const { written, vocabulary, evidence } = against;
  return (
    claimedNames(text, written, vocabulary).every((name) => hasName(evidence, name, written)) &&
    titledNamesHold(text, written, evidence.text) &&
    wordsHold(joined(text, owner, due), evidence) &&
    ownerHolds(owner, written, evidence) &&
    dueHolds(due, evidence)
  );
}

/** Names are looked for in all of the source: how they are inflected around a citation can't be known. */
function holdsInTranslation({ text, owner }: Claims, against: Against): boolean {
  const { written, spoken, vocabulary } = against;
  if (!isInLatin(spoken)) return true;
  return claimedAcross(joined(text, owner), written).every((name) =>
    hasNameAbroad(vocabulary.words, name, { written, spoken }),
  );
}

/** A section that was empty before: the embedded engine's may be there for navigation only. */
function isBare(topic: Topic | undefined): boolean {
  return topic?.points.length === 0;
}

function existing(refs: number[], count: number): number[] {
  const valid = refs.filter((ref) => Number.isInteger(ref) && ref >= 0 && ref < count);
  return [...new Set(valid)].toSorted((a, b) => a - b);
}

function numbersHold(text: string, language: string, { numbers }: Evidence): boolean {
  return claimedNumbers(text, language).every((readings) => readings.some((n) => numbers.has(n)));
}

function datesHold(text: string, language: string, { dates }: Evidence): boolean {
  return [...claimedDates(text, language)].every((entry) => dates.has(entry));
}

function wordsHold(text: string, { stems }: Evidence): boolean {
  const claimed = [...contentStems(text)];
  const found = claimed.filter((stem) => stems.has(stem));
  return claimed.length === 0 || found.length >= claimed.length * LEAST_OVERLAP;
}
