import { preceding, sharedTerms, type Conversation, type Remark } from './conversation.ts';
import { escaped } from '../words.ts';
import { shortName } from '../speakers.ts';

/** What is talked about from a remark on, in the words that open it: `Open day.` */
export interface Subject {
  remark: Remark;
  name: string;
  /** Taken up again after others were talked about. */
  again: boolean;
}

/** Words of a heading at most, and of the sentence in which it may stand. */
const LONGEST_NAME = 5;
/** Without an article more content words are a clause. */
const LONGEST_BARE_NAME = 2;
/** Shorter words may be short for a name. */
const SHORTEST_NAME = 4;
const LONGEST_OPENING = 14;
/** A subject is new if it was not spoken of within so many changes of speaker. */
const RUNS_BACK = 3;
/** What is opened is spoken of in so many remarks. */
const REMARKS_AFTER = 20;
/** A heading is the chair's where one person opens at least so many subjects. */
const LEAST_BY_CHAIR = 3;

/** The subjects in order, as the chair opens them; where no one chairs, as any speaker does. */
export function subjectsIn(conversation: Conversation): readonly Subject[] {
  const known = found.get(conversation) ?? readSubjects(conversation);
  found.set(conversation, known);
  return known;
}

/** The subjects of each conversation, which are asked for again and again. */
const found = new WeakMap<Conversation, readonly Subject[]>();

function readSubjects(conversation: Conversation): Subject[] {
  if (!conversation.named || conversation.document.form === 'mail') return [];
  const opened = conversation.remarks.flatMap((remark) => {
    const name = openedBy(conversation, remark) ?? takenUpBy(conversation, remark);
    return name === null ? [] : [{ remark, name }];
  });
  const chair = chairOf(opened.map(({ remark }) => remark));
  return opened.flatMap(({ remark, name }): Subject[] => {
    const again = openedBy(conversation, remark) === null;
    return again || chair === undefined || remark.speaker === chair
      ? [{ remark, name, again }]
      : [];
  });
}

/** What a remark is about: a heading in its own turn, or the last one before it. */
export function subjectOf(subjects: readonly Subject[], remark: Remark): Subject | undefined {
  return subjects.findLast((subject) => subject.remark.index <= remark.index);
}

/** What a turn says of itself that it is about, of whomever it is: `The night exercise. I said the ninth, but …` */
export function ownSubjectOf(conversation: Conversation, remark: Remark): Subject | undefined {
  const turn = conversation.remarks.filter(
    ({ run, index }) => run === remark.run && index <= remark.index,
  );
  for (const part of turn.toReversed()) {
    const name = openedBy(conversation, part);
    if (name !== null) return { remark: part, name, again: false };
  }
  return undefined;
}

function chairOf(openings: readonly Remark[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { speaker } of openings)
    if (speaker !== undefined) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] >= LEAST_BY_CHAIR && first[1] > (second?.[1] ?? 0)
    ? first[0]
    : undefined;
}

/** `Open day.`, `Morwenna, money.`, `Next meeting, Tuesday the ninth`, `Nächster Punkt, die Kasse.` */
export function openedBy(conversation: Conversation, remark: Remark): string | null {
  const { talk } = conversation;
  const announced = talk.announces[0]?.exec(remark.raw)?.groups?.topic;
  if (announced !== undefined && isName(conversation, announced)) return tidy(announced);
  if (remark.objects || isTakenUp(conversation, remark)) return null;
  const opener = talk.phrases.trimStart.exec(remark.raw)?.[0] ?? '';
  const bare = withoutNames(conversation, remark.raw.slice(opener.length));
  // `Good man.` is no `Good, parking.`
  const isPraise = remark.agrees && opener !== '' && !/\p{P}\s*$/u.test(opener);
  if (isPraise || wordsIn(bare) > LONGEST_OPENING) return null;
  const [, first = '', rest = ''] = bare.match(/^([^,.?!:…]+)[,:] +(.+)$/u) ?? [];
  const opens = beginsAnew(conversation, remark);
  const isBare =
    opens && !remark.asks && isName(conversation, bare, isHandedOver(conversation, remark));
  if (isBare && isSpokenOf(conversation, remark, bare)) return tidy(bare);
  const isDetail = asksMore(rest) || (opens && talk.date.test(rest));
  return isDetail && isName(conversation, first) ? tidy(first) : null;
}

/** At the start of a turn, behind what closes the subject before, or with a word that opens: `Good. Open day.` */
function beginsAnew({ remarks, talk }: Conversation, { index, run, raw }: Remark): boolean {
  const before = remarks[index - 1];
  return (
    before?.run !== run ||
    (!talk.settling.puts.test(before.raw) && opensBehind(before)) ||
    talk.settling.returns.test(before.raw) ||
    talk.phrases.trimStart.test(raw)
  );
}

function opensBehind({ agrees, terms, unit }: Remark): boolean {
  return agrees || terms.length === 0 || (unit?.length ?? 0) <= 2;
}

/** `So Northquay.` names what was spoken of just before: it opens nothing. */
function isTakenUp(conversation: Conversation, remark: Remark): boolean {
  return preceding(conversation, remark, RUNS_BACK).some(
    (before) => before.run < remark.run && sharedTerms(before, remark) > 0,
  );
}

/** `Deep breath.` is none: a subject has an article, is handed to a speaker by name, or comes up again. */
function isSpokenOf(conversation: Conversation, remark: Remark, bare: string): boolean {
  const { remarks, talk } = conversation;
  const [first = ''] = bare.toLowerCase().split(' ');
  const after = remarks.slice(remark.index + 1, remark.index + 1 + REMARKS_AFTER);
  // A greeting comes up again at once.
  const isGreeting = after[0]?.raw === remark.raw;
  return (
    talk.determiners.has(first) ||
    isHandedOver(conversation, remark) ||
    (!isGreeting &&
      bare.length >= SHORTEST_NAME &&
      after.some((other) => sharedTerms(other, remark) > 0))
  );
}

/** `Bonfires. Colin.` */
function isHandedOver({ remarks, document }: Conversation, { index, run }: Remark): boolean {
  const next = remarks[index + 1];
  return next?.run === run && document.speakers.some((name) => tidy(next.raw) === shortName(name));
}

/** `Minutes of the last meeting, any corrections?` */
function asksMore(rest: string): boolean {
  return rest.endsWith('?') && wordsIn(rest) > 1;
}

/** A few words that name something: no clause, no answer, no person, no number or date alone. */
export function isName({ talk, document }: Conversation, text: string, isSure = false): boolean {
  const bare = tidy(text);
  const words = bare.split(/\s+/u);
  const isFunction = (word: string): boolean =>
    document.language.stopWords.has(word.toLowerCase()) || talk.countWords.test(word);
  const counts = words.some((word) => talk.countWords.test(word));
  const content = words.filter(
    (word) => !isFunction(word) && /\p{L}{3}/u.test(word) && !(counts && talk.noTopics.test(word)),
  );
  const first = words[0]?.toLowerCase() ?? '';
  const isWhole = isSure || talk.determiners.has(first) || content.length <= LONGEST_BARE_NAME;
  const noun = talk.determiners.has(first) ? words.slice(1).join(' ') : bare;
  const people = new Set(document.speakers.flatMap((name) => shortName(name).split(' ')));
  const isNoun = document.language.tag !== 'de' || /^\p{Lu}/u.test(words.at(-1) ?? '');
  const says = [talk.agrees, talk.objects, talk.denies, talk.smallTalk, talk.settles, talk.date];
  const speaks = [talk.points, talk.iOrYou, talk.we, talk.weDo, talk.past, talk.unreal];
  return (
    content.length > 0 &&
    // `The tub's two twenty-five` is a clause.
    !words.slice(1).some((word) => talk.countWords.test(word)) &&
    words.length <= LONGEST_NAME &&
    isWhole &&
    isNoun &&
    !/[,?!\p{N}]/u.test(bare) &&
    !words.some((word) => talk.endsTitle.test(word) || people.has(word)) &&
    !says.some((pattern) => pattern.test(bare)) &&
    !speaks.some((pattern) => pattern.test(noun))
  );
}

/** `Oh, and hang on, back to the engine`: the words behind that name what was talked about before. */
function takenUpBy(conversation: Conversation, remark: Remark): string | null {
  const { talk, remarks } = conversation;
  const topic = talk.settling.returns.exec(remark.raw)?.groups?.topic;
  if (topic === undefined || wordsIn(topic) > LONGEST_NAME - 1) return null;
  const words = (topic.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !talk.noTopics.test(word),
  );
  const before = remarks.slice(0, remark.index).filter(({ run }) => run < remark.run);
  const named = words.some((word) =>
    before.some(({ raw }) => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'iu').test(raw)),
  );
  return named && !isTakenUp(conversation, remark) ? tidy(topic) : null;
}

function withoutNames({ document }: Conversation, text: string): string {
  const names = document.speakers.map(shortName).map(escaped).join('|');
  return text
    .replace(new RegExp(`^(?:${names}), `, 'iu'), '')
    .replace(new RegExp(`, (?:${names})(?=[.?!]?$)`, 'iu'), '');
}

function tidy(text: string): string {
  return text.replace(/^[\s¿¡]+|[\s.,;:!?…]+$/gu, '');
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}
