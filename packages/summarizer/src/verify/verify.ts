import type { Doubt, Point, SummaryDocument, SummarySource, Topic } from '../port.ts';
import { mapStatements, type StatementFields } from '../documents.ts';
import { isInLatin, localeOf } from '../language.ts';
import { claimedDates, isDateWord, monthNumber, supportedDates } from './calendar.ts';
import { check as checkRules, checkTranslation } from './check.ts';
import { type Evidence, evidenceReader, hasName } from './evidence.ts';
import { dueHolds, ownerHolds } from './fields.ts';
import { anyMention, anyWord } from './lexicon/any-language.ts';
import { lexiconOf } from './lexicon/index.ts';
import { hasNameAbroad } from './name-abroad.ts';
import { claimedAcross, claimedNames, namesInside } from './names.ts';
import { claimedNumbers, supportedNumbers } from './numbers.ts';
import { focusOf, matchesOf, trimmed } from './reading/focus.ts';
import { glossed } from './reading/glossed.ts';
import { endsInNot, LINK, NOT } from './reading/negation.ts';
import { relationOf, type Unit, unitsOf } from './reading/meanings.ts';
import { readSentences, type Sentence } from './reading/sentences.ts';
import { isVerbatim } from './reading/verbatim.ts';
import { firstName, readSource, readTurns, type SourceReading } from './reading/source.ts';
import { namesDayByDistance } from './rules/dues.ts';
import { otherKin, otherRelative } from './rules/kin.ts';
import { otherPeriod } from './rules/periods.ts';
import { unsaidNumber } from './rules/numbers.ts';
import { otherRate } from './rules/rates.ts';
import { otherEstimate, otherTrend, turnedChange } from './rules/routes.ts';
import type { Statement } from './rules/statement.ts';
import { contentStems } from './stems.ts';
import { titledNamesHold } from './titled-names.ts';
import { isAddressed } from './lexicon/german/names.ts';
import { fold, wordsOf } from './words.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** The languages of what is checked; `en` where one is not known. */
export interface Languages {
  source: string | null;
  written: string | null;
}

/** One statement to check. */
export interface Claim extends StatementFields {
  text: string;
  /** Indices into the source's turns. */
  refs: readonly number[];
}

/** The result of the check: the references that exist, and the first thing that speaks against the statement. */
export interface Verdict {
  refs: number[];
  doubt: Doubt | null;
}

/** Gives a document back with its statements checked. */
export type Verify = (document: SummaryDocument) => Promise<SummaryDocument>;

/**
 * Checks every statement of a document against the turns that it cites, by rule and without a model. A statement that cites
 * no turn that exists is dropped, one that fails otherwise is marked as not verified, with the reason.
 *
 * A translation shares no words with its source: references, numbers and dates are checked, that names occur in the source where
 * both are written in Latin letters, and as much of the rest as a table of words in four languages reaches. Pages say so.
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
  const judge = judgeOf(source, languages);
  const check = <P extends Point>(point: P, fields: StatementFields): P[] => {
    const { refs, doubt } = verdictOn(point, fields, judge);
    if (refs.length === 0) return [];
    const verified = point.verified && doubt === null;
    return [{ ...point, refs, verified, ...(doubt && { doubt }) }];
  };
  return (document) => {
    const checked = mapStatements(document, check);
    const topics = checked.topics.filter(
      (topic, index) => topic.points.length > 0 || isBare(document.topics[index]),
    );
    return { ...checked, topics };
  };
}

/** The check of one statement; of a sentence that sums up several, of each of them. */
export function verdictOn(
  { text, refs, parts }: Point,
  fields: StatementFields,
  judge: (claim: Claim) => Verdict,
): Verdict {
  if (!parts) return judge({ text, refs, ...fields });
  const verdicts = parts.map(judge);
  const found = new Set(verdicts.flatMap((verdict) => verdict.refs));
  const unfounded = verdicts.some((verdict) => verdict.refs.length === 0);
  return {
    refs: refs.filter((ref) => found.has(ref)),
    doubt:
      verdicts.find(({ doubt }) => doubt !== null)?.doubt ?? (unfounded ? { kind: 'gone' } : null),
  };
}

/** A section that was empty before: the embedded engine's may be there for navigation only. */
function isBare(topic: Topic | undefined): boolean {
  return topic?.points.length === 0;
}

/** The check of single statements about one source. */
export function judgeOf(source: SummarySource, languages: Languages): (claim: Claim) => Verdict {
  const written = localeOf(languages.written ?? languages.source) ?? 'en';
  const spoken = localeOf(languages.source) ?? written;
  const lexicon = lexiconOf(spoken);
  const { turns, heads, placeOf } = readTurns(source);
  const names = namesInside(
    turns.map(({ text }) => text),
    spoken,
  );
  const vocabulary = vocabularyOf(turns, names, source.title);
  const reading = lexicon && readSource(turns, lexicon, names);
  const said = turns.map(({ text, speaker }) => ({
    text,
    speaker: firstName(speaker),
    language: spoken,
  }));
  const speakers = new Set(said.map(({ speaker }) => speaker).filter((name) => name !== ''));
  const evidenceFrom = evidenceReader(turns, spoken, heads);
  const whole = supportedDates(
    [source.title ?? '', ...turns.map(({ text }) => text)].join('\n'),
    spoken,
  );
  const doubtOf = (claim: Claim, refs: number[]): Doubt | null => {
    const meant = reading && written === spoken ? meantBy(claim, refs, reading) : refs;
    // A short answer (`the 29th`) shares no word with the statement: numbers may stand in any cited turn.
    const evidence = evidenceFrom(refs);
    const [from, to] = [Math.max(0, (meant[0] ?? 0) - BEFORE), (meant.at(-1) ?? 0) + 1];
    const near = evidenceFrom(range(from, to, turns.length));
    const topic = evidenceFrom(range(from - BEFORE_TOPIC, to, turns.length));
    const cited = refs.map((turn) => said[turn] ?? { text: '', speaker: '', language: spoken });
    const against = { written, spoken, vocabulary, evidence, cited, speakers, near, topic, whole };
    return written === spoken
      ? inWords(claim, meant, against, reading)
      : (translated(claim, against, reading) ?? inOtherWords(claim, meant, against, reading));
  };
  const holdsInMiddle = (claim: Claim, refs: number[]): boolean => {
    const middle = middleOf(refs);
    if (middle.length === refs.length) return false;
    const held = (cited: number[]): number => saidIn(claim, evidenceFrom(cited), written);
    return held(middle) >= MOST_OF_IT * held(refs) && doubtOf(claim, middle) === null;
  };
  return (claim) => {
    const refs = existing(claim.refs, turns.length);
    const read = existing(refs.map(placeOf), turns.length);
    const doubt = read.length === 0 ? null : doubtOf(claim, read);
    return { refs, doubt: doubt && holdsInMiddle(claim, read) ? null : doubt };
  };
}

/** How many of a statement's words and numbers some turns say. */
function saidIn({ text, due = '' }: Claim, { stems, numbers }: Evidence, written: string): number {
  const all = joined(text, due);
  const words = [...contentStems(all)].filter((stem) => stems.has(stem)).length;
  return words + [...supportedNumbers(all, written)].filter((n) => numbers.has(n)).length;
}

/** So many turns in a row are cited with what was said around the statement, on either side. */
const WIDE = 5;
const AROUND = 2;
/** The middle is what is meant where it says nearly as much of the statement as all of it. */
const MOST_OF_IT = 0.7;

/**
 * What is cited, of each wide run of turns only its middle: beside it something else may be talked about.
 * @param refs ascending
 */
function middleOf(refs: readonly number[]): number[] {
  const starts = refs.flatMap((turn, at) => (refs[at - 1] === turn - 1 ? [] : [at]));
  return starts.flatMap((start, at) => {
    const run = refs.slice(start, starts[at + 1]);
    return run.length < WIDE ? run : run.slice(AROUND, -AROUND);
  });
}

function meantBy({ text, kind }: Claim, refs: readonly number[], source: SourceReading): number[] {
  const matches = matchesOf(readSentences(text, source.lexicon), refs, source);
  return trimmed(refs, matches, source, kind === 'action' ? TO_ANSWER : 1);
}

/** Who takes a task on may answer a turn further on. */
const TO_ANSWER = 2;

/** Who and what a turn is about may have been named some turns before. */
const BEFORE = 2;
/** What all of a stretch is about was named when it began. */
const BEFORE_TOPIC = 6;

const range = (from: number, to: number, count: number): number[] => {
  const [first, last] = [Math.max(0, from), Math.min(to, count - 1)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
};

interface Against {
  written: string;
  spoken: string;
  vocabulary: Vocabulary;
  /** The cited turns. */
  evidence: Evidence;
  /** The same with who says each, and all who speak: first names, folded. */
  cited: readonly { text: string; speaker: string; language: string }[];
  speakers: ReadonlySet<string>;
  /** With the turns just before them and the one behind them. */
  near: Evidence;
  /** With some more before them, as far as one topic may reach. */
  topic: Evidence;
  /** Months and weekdays of the whole source. */
  whole: ReadonlySet<string>;
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join('. ');

function inWords(
  claim: Claim,
  refs: readonly number[],
  against: Against,
  source: SourceReading | null,
): Doubt | null {
  const { written, spoken, vocabulary, evidence, near, topic } = against;
  const { owner = '', due = '' } = claim;
  const text = joined(claim.text, claim.name);
  const all = joined(text, owner, due);
  const stranger = claimedNames(text, written, vocabulary, claim.kind === 'action').find(
    (name) => !hasName(near, name, written) && !belongsThere(name, refs, against, source, text),
  );
  if (stranger !== undefined) return { kind: 'name', said: stranger };
  if (!titledNamesHold(text, written, evidence.text)) return { kind: 'name' };
  if (!datesHold(all, written, near, against.whole) || isDeniedDate(all, against))
    return { kind: 'date' };
  if (!ownerHolds(owner, written, evidence, source?.speakers))
    return { kind: 'owner', said: owner };
  if (!dueHolds(due, spoken, near, topic)) return { kind: 'due', said: due };
  const elsewhere = otherInAnyLanguage(text, against);
  if (elsewhere) return elsewhere;
  if (!isAbout(all, topic, written) && !sharesMeaning(all, refs, source))
    return { kind: 'wording' };
  // What was talked about may have been denied, asked or left open.
  if (claim.kind === 'topics') return null;
  if (source) return checkRules(statementOf({ ...claim, text, owner, due }, refs, against, source));
  return numbersHold(all, written, evidence) ? null : { kind: 'number' };
}

function statementOf(
  {
    text,
    kind,
    owner,
    due,
  }: Required<Pick<Claim, 'text' | 'kind'>> & { owner: string; due: string },
  refs: readonly number[],
  { written, evidence }: Against,
  source: SourceReading,
): Statement {
  const own = lexiconOf(written) ?? source.lexicon;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const sentences = glossed(readSentences(withoutContext(text), own), cited, own, source);
  const matches = matchesOf(sentences, refs, source);
  const focus = focusOf(matches);
  const verbatim = isVerbatim(sentences, refs, source);
  const read = { sentences, refs, matches, focus, verbatim, evidence, source };
  return { text, kind, owner, due, language: written, own, ...read };
}

/** What a statement quotes in brackets only to say what it is about states nothing: `Ann will send it (about “the list”)`. */
const withoutContext = (text: string): string => text.replace(CONTEXT, '');

const CONTEXT = / \([^()“”„«»]{1,24}[“„«][^“”„«»]{1,200}[”“»]\)(?=[.?!]?$)/u;

/** The rules for a translation, whose words are compared by what they mean. */
function inOtherWords(
  claim: Claim,
  refs: readonly number[],
  against: Against,
  source: SourceReading | null,
): Doubt | null {
  if (!source) return null;
  const { owner = '', due = '' } = claim;
  return checkTranslation(statementOf({ ...claim, owner, due }, refs, against, source));
}

/** A speaker of the source who neither speaks nor is named in the cited turns or beside them. */
function isSilentOwner(owner: string, { evidence }: Against, source: SourceReading): boolean {
  const first = firstName(owner);
  return source.speakers.has(first) && !evidence.words.has(first);
}

function translated(
  { text, name, owner, due }: Claim,
  against: Against,
  source: SourceReading | null,
): Doubt | null {
  const { written, spoken, vocabulary, evidence, near, whole, speakers, topic } = against;
  const all = joined(text, name, owner, namesDayByDistance(evidence.text) ? '' : due);
  if (!numbersHold(all, written, evidence)) return { kind: 'number' };
  if (!datesHold(all, written, near, whole)) return { kind: 'date' };
  const elsewhere = otherInAnyLanguage(all, against);
  if (elsewhere) return elsewhere;
  if (owner && source && isSilentOwner(owner, against, source))
    return { kind: 'owner', said: owner };
  if (!isInLatin(spoken)) return null;
  // Names are looked for in all of the source: how they are inflected around a citation can't be known.
  const stranger = claimedAcross(joined(text, name, owner), written).find(
    (one) =>
      !hasNameAbroad(vocabulary.words, one, { written, spoken }) ||
      // Someone who speaks is a name in every language: near the citation they speak or are named.
      (speakers.has(one) && !topic.words.has(one)),
  );
  return stranger === undefined ? null : { kind: 'name', said: stranger };
}

/** What can be compared across languages: units of time, relatives, and which way numbers change. */
const otherInAnyLanguage = (
  text: string,
  { written, spoken, near, evidence, cited, speakers }: Against,
): Doubt | null => {
  const [claim, said] = [
    { text, language: written },
    { text: evidence.text, language: spoken },
  ];
  return (
    otherRate(text, written, { texts: near.text.split('\n'), language: spoken }) ??
    otherRelative(claim, { text: near.text, language: spoken }) ??
    otherKin(claim, cited, speakers) ??
    turnedChange(claim, said) ??
    otherPeriod(claim, said) ??
    otherTrend(claim, said) ??
    otherEstimate(claim, said)
  );
};

function existing(refs: readonly number[], count: number): number[] {
  const valid = refs.filter((ref) => Number.isInteger(ref) && ref >= 0 && ref < count);
  return [...new Set(valid)].toSorted((a, b) => a - b);
}

/** Numbers that follow from others are known where the language's words for sums and shares are. */
function numbersHold(text: string, language: string, evidence: Evidence): boolean {
  const lexicon = lexiconOf(language);
  if (lexicon) return unsaidNumber(text, evidence, lexicon) === null;
  return claimedNumbers(text, language).every((readings) =>
    readings.some((n) => evidence.numbers.has(n)),
  );
}

/**
 * Whether each month and weekday is named there. One that the rest of the source names holds too where the turns name none
 * of its kind: who says `the 13th` may have said `June` long before.
 */
function datesHold(
  text: string,
  language: string,
  { dates, named }: Evidence,
  elsewhere: ReadonlySet<string> = new Set(),
): boolean {
  const kinds = new Set(Array.from(named, (entry) => entry[0]));
  const until = new Set(
    Array.from(text.matchAll(BEFORE_MONTH)).flatMap(([, month = '']) =>
      Array.from(claimedDates(month, language)),
    ),
  );
  return [...claimedDates(text, language)].every(
    (entry) =>
      dates.has(entry) ||
      (elsewhere.has(entry) && !kinds.has(entry[0])) ||
      (until.has(entry) && dates.has(monthBefore(entry))),
  );
}

const ARTICLE = anyWord(({ articles }) => articles);
const OF = anyMention(({ of }) => of);
/** `Before February begins` is by the end of January. */
const BEFORE_MONTH = new RegExp(
  String.raw`(?<!\p{L})${anyMention(({ before }) => before)}(?: ${ARTICLE})?(?: ${anyMention(({ beginning }) => beginning)}(?: ${OF})?)? (\p{L}+)`,
  'giu',
);

const monthBefore = (entry: string): string => {
  const month = monthNumber(entry);
  return month === null ? '' : `m${month === 1 ? 12 : month - 1}`;
};

/** A day or month that the turns name only to deny it: `on Thursday, not Wednesday`. */
function isDeniedDate(text: string, { written, evidence }: Against): boolean {
  const claimed = text.replaceAll(NOT_THAT_DAY, ' ');
  return claimedDayNames(claimed, written).some((name) => {
    const said = evidence.text.split(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
    const before = said.slice(0, -1);
    return before.length > 0 && before.every((part) => endsInNot(part));
  });
}

/** A day that the statement itself names only to deny it. */
const NOT_THAT_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:${NOT}|${anyMention(({ ratherThan }) => ratherThan)})(?: ${LINK})? \p{L}+`,
  'giu',
);

function claimedDayNames(text: string, language: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...new Set(words.filter((word) => isDateWord(word, language)))];
}

/** Fewer content words may all be others for the same. */
const LEAST_STEMS = 3;

/** Whether a word of the text means what one of the turns says. */
function sharesMeaning(
  text: string,
  refs: readonly number[],
  source: SourceReading | null,
): boolean {
  if (!source) return false;
  const unitsIn = (list: readonly Sentence[]): Unit[] =>
    list.flatMap(({ tokens }) => unitsOf(tokens, source.lexicon));
  const said = unitsIn(refs.flatMap((turn) => source.sentencesOf(turn)));
  return unitsIn(readSentences(text, source.lexicon)).some((unit) =>
    said.some((one) => relationOf(unit, one) === 'same'),
  );
}

/** Whether the turns speak of it at all: a content stem, a number or a date is theirs. */
function isAbout(text: string, { stems, numbers, dates }: Evidence, language: string): boolean {
  const claimed = [...contentStems(text)];
  return (
    claimed.length < LEAST_STEMS ||
    claimed.some((stem) => stems.has(stem)) ||
    claimedNumbers(text, language).some((readings) => readings.some((n) => numbers.has(n))) ||
    [...claimedDates(text, language)].some((entry) => dates.has(entry))
  );
}

const isTitled = (name: string, text: string): boolean =>
  wordsOf(text).some((word) => fold(word.text) === name && isAddressed(word));

/**
 * A date, which is checked as one; the rest of a name of which the turns have a part (`Heating` of `Hartwell Heating`); or what
 * the talk is about, named elsewhere, where the turns name nothing else in its place.
 */
function belongsThere(
  name: string,
  refs: readonly number[],
  { written, near, topic, vocabulary }: Against,
  source: SourceReading | null,
  text: string,
): boolean {
  if (isDateWord(name, written)) return true;
  if (topic.words.has(name) && source?.speakers.has(name) === false) return true;
  if (vocabulary.besides(name).some((other) => near.words.has(other))) return true;
  if (!source || source.speakers.has(name) || !vocabulary.words.has(name)) return false;
  // German tells no other names of persons: one with a title has to be near.
  if (written === 'de' && isTitled(name, text)) return false;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn)).flatMap(({ tokens }) => tokens);
  return !cited.some(({ folded }) => source.persons.has(folded) && !source.speakers.has(folded));
}
