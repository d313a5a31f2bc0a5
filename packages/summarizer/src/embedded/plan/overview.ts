import type { ActionItem, Point, StatementPart } from '../../port.ts';
import type { Conversation } from '../findings/conversation.ts';
import type { Unit } from '../document.ts';
import type { Phrases } from '../language/talk/talk.ts';
import type { Section } from '../titles/sections.ts';
import { uncapitalizedTitle } from '../titles/document-title.ts';
import { escaped, spacedWords, wordsOf } from '../words.ts';

/** A decision as a part of a sentence of the overview. */
export interface Outcome {
  text: string;
  /** What is cited for it in the overview. */
  refs: readonly number[];
  /** All that it rests on: also who agreed to it. */
  rests: readonly number[];
  weight: number;
}

interface Source {
  sections: readonly Section[];
  conversation: Conversation;
  /** The name of the one who answers in an interview; undefined in other talk, and where it is not known. */
  interviewed: string | undefined;
}

interface Found {
  told: readonly Outcome[];
  tasks: readonly ActionItem[];
  /** Those that a reader understands without what went before them. */
  questions: readonly Point[];
}

const MOST_TOPICS = 6;
/** Sentences that say what was agreed. */
const MOST_SENTENCES = 2;
/** Words of a sentence, and of its decisions without what introduces them. */
const LONGEST = 40;
const LONGEST_LIST = 34;
const MOST_OWNERS = 4;
/** Turns that a sentence cites, and for each of several statements in it. */
const MOST_REFS = 6;
const CITED = 2;

/** A sentence or two for each. */
export interface SummedUp {
  /** What it was about, and what was agreed. */
  outcome: Point[];
  /** What is left to do or to answer: on its own it sums up nothing. */
  left: Point[];
}

export function summedUp(
  { sections, conversation, interviewed }: Source,
  { told, tasks, questions }: Found,
): SummedUp {
  const about = aboutIn(sections, conversation, interviewed);
  const settled = settledIn(told, conversation);
  const { phrases } = conversation.talk;
  const outcome = joinedWithSingle(about, settled, phrases);
  // Nothing but one decision came of it.
  const only = outcome.length === 0 ? (settled[0] ?? []) : [];
  return {
    outcome: [
      ...outcome,
      ...only.map((one) => sentence(phrases.agreed([one.text]), [decided(one)])),
    ],
    left: leftIn(tasks, questions, conversation),
  };
}

/** The subject of a thread of mails, else the topics where there are several. */
function aboutIn(
  sections: readonly Section[],
  conversation: Conversation,
  interviewed: string | undefined,
): Point[] {
  const { phrases } = conversation.talk;
  const { subject } = conversation.document;
  if (subject) return [plain(phrases.mails(phrases.quote(subject.text)), [subject.at])];
  const named = sections.flatMap((section) => section.names.map((name) => ({ name, section })));
  // `Flood wall` says `wall` too.
  const isSaid = (name: string, at: number): boolean =>
    named.some(
      ({ name: other }, place) =>
        holdsWords(other, name) && (place < at || other.length > name.length),
    );
  const names = named.filter(({ name }, at) => !isSaid(name, at)).slice(0, MOST_TOPICS);
  if (names.length < 2) return [];
  const titles = names.map(({ name }) => insideSentence(name, conversation));
  const refs = names.map(({ name, section }) =>
    turnNaming(name, section, conversation, interviewed),
  );
  const list = listed(titles, phrases.and);
  const text = interviewed === undefined ? phrases.about(list) : phrases.tellsOf(interviewed, list);
  return [sentence(text, [{ kind: 'topics', text, refs, cited: refs }])];
}

function holdsWords(text: string, part: string): boolean {
  const words = wordsOf(text.toLowerCase());
  return wordsOf(part.toLowerCase()).every((word) => words.includes(word));
}

/** The turn of a section that names it; of one speaker where one is given. */
function turnNaming(
  title: string,
  { start, end, firstTurn }: Section,
  { document }: Conversation,
  speaker: string | undefined,
): number {
  const words = wordsOf(title.toLowerCase()).filter((word) => word.length > 3);
  const held = (text: string): number =>
    words.filter((word) => text.toLowerCase().includes(word)).length;
  const best = document.units
    .slice(start, end)
    .filter((unit) => speaker === undefined || unit.speaker === speaker)
    .reduce<Unit | undefined>(
      (found, unit) => (held(unit.text) > held(found?.text ?? '') ? unit : found),
      undefined,
    );
  return best?.refs[0] ?? firstTurn;
}

/** A title inside a sentence: a small first letter, but for nouns and names, and its article where it mostly has one. */
function insideSentence(title: string, { document, talk }: Conversation): string {
  const { article } = talk.phrases;
  const small = uncapitalizedTitle(title, document);
  if (article === null) return small;
  const occurrences = document.units.flatMap(({ text }) => [
    ...text.toLowerCase().matchAll(new RegExp(`(\\p{L}+) ${escaped(small.toLowerCase())}`, 'gu')),
  ]);
  const led = occurrences.filter(([, before]) => before === article).length;
  return led > 0 && led * 2 >= occurrences.length ? `${article} ${small}` : small;
}

/** What was agreed, the weightiest decisions in their order, as many as two sentences hold. */
function settledIn(told: readonly Outcome[], { talk }: Conversation): Outcome[][] {
  const short = told.filter(({ text }) => spacedWords(text) <= LONGEST_LIST);
  const kept: Outcome[] = [];
  for (const outcome of short.toSorted((a, b) => b.weight - a.weight)) {
    const next = short.filter((one) => one === outcome || kept.includes(one));
    if (inSentences(next).length <= MOST_SENTENCES) kept.push(outcome);
  }
  // A sentence that states one decision alone would only repeat its list.
  return inSentences(short.filter((one) => kept.includes(one))).filter(
    (group) => spacedWords(talk.phrases.agreed(group.map(({ text }) => text))) <= LONGEST,
  );
}

function inSentences(outcomes: readonly Outcome[]): Outcome[][] {
  const groups: Outcome[][] = [];
  for (const outcome of outcomes) {
    const last = groups.at(-1);
    const words = (last ?? []).reduce((sum, { text }) => sum + spacedWords(text), 0);
    if (last && words + spacedWords(outcome.text) <= LONGEST_LIST) last.push(outcome);
    else groups.push([outcome]);
  }
  return groups;
}

/** A decision alone joins the sentence about the topics: on its own it would only repeat its list. */
function joinedWithSingle(
  [about]: readonly Point[],
  groups: readonly (readonly Outcome[])[],
  phrases: Phrases,
): Point[] {
  const single = groups.find((group) => group.length === 1);
  const joined = about && single && withOutcome(about, single, phrases);
  const rest = groups
    .filter((group) => group.length > 1)
    .map((group, at) => {
      const texts = group.map(({ text }) => text);
      const opening = at === 0 && !joined ? phrases.agreed : phrases.alsoAgreed;
      return sentence(opening(texts), group.map(decided));
    });
  return [...[joined ?? about].filter((point) => point !== undefined), ...rest];
}

function withOutcome(
  about: Point,
  outcomes: readonly Outcome[],
  phrases: Phrases,
): Point | undefined {
  const agreed = phrases.agreed(outcomes.map(({ text }) => text));
  const text = `${withoutStop(about.text)}; ${small(agreed)}`;
  const parts = [stated(about.text, about.refs), ...outcomes.map(decided)];
  return spacedWords(text) > LONGEST ? undefined : sentence(text, parts);
}

/** Who has something to do, and what is still open. */
function leftIn(
  tasks: readonly ActionItem[],
  questions: readonly Point[],
  { talk, named }: Conversation,
): Point[] {
  const { phrases } = talk;
  const owners = new Map<string, number[]>();
  for (const { owner, refs } of tasks)
    if (named && owner !== undefined && !owners.has(owner)) owners.set(owner, refs);
  const names = [...owners.keys()].slice(0, MOST_OWNERS);
  const whoever = names.length > 0 && owners.size <= MOST_OWNERS;
  const doing = whoever ? phrases.tasksOf(listed(names, phrases.and)) : '';
  const asked: Point[] = [];
  for (const question of questions) {
    const texts = [...asked, question].map(({ text }) => text);
    if (spacedWords(`${doing} ${phrases.stillOpen(texts)}`) <= LONGEST) asked.push(question);
  }
  const open = asked.length === 0 ? '' : phrases.stillOpen(asked.map(({ text }) => text));
  // A question alone would only repeat its list.
  if (doing === '' && asked.length < 2) return [];
  const text = doing !== '' && open !== '' ? `${withoutStop(doing)}; ${small(open)}` : doing + open;
  const parts = [
    ...(whoever ? names : []).map((name) =>
      stated(phrases.tasksOf(name), owners.get(name) ?? [], CITED),
    ),
    ...asked.map((question) => stated(question.text, question.refs, CITED)),
  ];
  return [sentence(text, parts)];
}

/** A part of a sentence, and what the sentence cites for it. */
interface Part extends StatementPart {
  cited: readonly number[];
}

const stated = (text: string, refs: readonly number[], most = MOST_REFS): Part => ({
  kind: 'point',
  text,
  refs: [...refs],
  cited: refs.slice(0, most),
});

const decided = ({ text, refs, rests }: Outcome): Part => ({
  kind: 'decision',
  text,
  refs: [...rests],
  cited: refs.slice(0, CITED),
});

/** A sentence that states one thing. */
function plain(text: string, refs: readonly number[]): Point {
  const cited = [...new Set(refs)].slice(0, MOST_REFS);
  return { text, refs: cited.toSorted((a, b) => a - b), verified: true };
}

/** A sentence made of parts, which are checked one by one. */
function sentence(text: string, parts: readonly Part[]): Point {
  const { refs } = plain(
    text,
    parts.flatMap(({ cited }) => cited),
  );
  return {
    text,
    refs,
    verified: true,
    parts: parts.map(({ kind, text: own, refs: rests }) => ({ kind, text: own, refs: rests })),
  };
}

function listed(parts: readonly string[], and: string): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

const small = (text: string): string => text.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
const withoutStop = (text: string): string => text.replace(/\.$/u, '');
