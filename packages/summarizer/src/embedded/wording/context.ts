import {
  personIn,
  pointsBack,
  preceding,
  sharedTerms,
  trailsOff,
  withoutAssent,
  type Conversation,
  type Remark,
} from '../findings/conversation.ts';
import { spacedWords } from '../words.ts';

/** A quotation inside a statement has at most this many words. */
const LONGEST_QUOTATION = 16;
/** What goes before explains a decision or a question from this worth on: a wrong explanation is worse than none. */
export const LEAST_WORTH = 0.5;
/** With fewer content words an answer or a request does not say what it is about. */
export const OWN_CONTENT = 3;
/** A remark with fewer content words explains nothing. */
const LEAST_TERMS = 2;
const RUNS_BACK = 5;
/** What the speaker said just before explains a remark rather than others, what breaks off or points back itself rather not. */
const NEXT_TO = 2;
const NO_CONTEXT = 1;
/** What a task answers explains it rather than anything else. */
const ANSWERED = 1;
/** So does what someone was looked for to do. */
const CALLED = 1;
const BREAKS_OFF = 3;
/** Words of a sentence that explains the next one. */
const LEAST_NEXT_TO = 5;
/** `Them` seldom means what is named as one. */
const OTHER_NUMBER = 2;
const LONG_WORD = 4;
const FRAGMENT = 3;
/** Content words of a plan among which may be what a pronoun behind them means. */
const CONTENT_OF_PLAN = 2;
/** Characters of a clause that points back, up to a person in it: `je lui`. */
const LONGEST_BEFORE_PERSON = 4;
/** Sentences of a memo in which stands what the next one points to. */
const SENTENCES_BACK = 2;

/** A statement that a reader does not understand alone. */
export interface Unclear {
  said: Remark;
  /** As it is written. */
  text: string;
  /** What it answers. */
  answered?: Remark | null;
  /** What another remark has to be worth to explain it. */
  least?: number;
  isTask?: boolean;
}

/** What a remark goes on from: what it answers, else the nearest remark that says most and may be meant. */
export function contextOf(conversation: Conversation, unclear: Unclear): Remark | null {
  const { talk, document } = conversation;
  const { said, text, answered = null, least = -Infinity, isTask = false } = unclear;
  const isMail = document.form === 'mail';
  const before = preceding(conversation, said, RUNS_BACK).filter(
    (remark) =>
      remark.unit !== undefined &&
      (remark.terms.length >= LEAST_TERMS || (isTask && isNextTo(remark, said))) &&
      mayBeMeant(conversation, remark),
  );
  // Paragraphs of a mail follow each other without being about the same.
  const related = before.filter(
    (remark) =>
      !isMail ||
      said.run === remark.run ||
      remark.index === answered?.index ||
      sharedTerms(said, remark) > 0,
  );
  const meansSomebody = talk.person.test(said.raw);
  const worth = (remark: Remark): number =>
    Math.min(3, new Set(remark.terms.filter((term) => !said.terms.includes(term))).size) -
    1.2 * (said.run - remark.run) -
    0.2 * (said.index - remark.index) +
    Number(talk.weDo.test(remark.raw)) +
    2 * Number(meansSomebody && namesSomebody(conversation, remark)) +
    1.5 * Number(talk.needs.test(remark.raw)) +
    2.5 * Number(remark.index === answered?.index) -
    Number(isBetweenThem(conversation, remark)) -
    OTHER_NUMBER * Number(!agrees(conversation, remark, text)) +
    (isTask ? worthForTask(conversation, remark, said, answered) : 0);
  const best = related.toSorted((a, b) => worth(b) - worth(a))[0];
  if (!best || worth(best) < least) return null;
  return isTask && isOtherTask(conversation, best, { said, answered }) ? null : best;
}

/** What a task goes on from; of a request that points back itself, `Can you book that?`, what that goes on from. */
export function contextOfTask(conversation: Conversation, unclear: Unclear): Remark | null {
  const found = contextOf(conversation, { ...unclear, isTask: true });
  if (!found || found.terms.length >= OWN_CONTENT || !conversation.talk.asks.test(found.raw))
    return found;
  if (!pointsBack(conversation, found.raw)) return found;
  const before = contextOf(conversation, {
    said: found,
    text: found.raw,
    least: LEAST_WORTH,
    isTask: true,
  });
  const saysMore = before !== null && spacedWords(before.raw) >= LEAST_NEXT_TO;
  return saysMore && !pointsBack(conversation, before.raw) ? before : found;
}

/** `Las mesas las presta la parroquia`: a Spanish pronoun right behind its noun points to that. */
const withoutTakenUp = (clause: string): string =>
  clause.replace(
    /^(?<article>el|la|los|las)(?<noun> \p{L}+) (?:\k<article>|lo)(?= )/iu,
    '$<article>$<noun>',
  );

/** What a plan of a memo goes on from: what was said just before it that says most, rather by itself. */
export function contextInMemo(
  conversation: Conversation,
  said: Remark,
  text: string,
): Remark | null {
  const [clause = ''] = text.split(/[,;:]/u);
  const plain = withoutTakenUp(withoutNames(clause));
  if (!pointsBack(conversation, plain, CONTENT_OF_PLAN)) return null;
  const before = conversation.remarks
    .slice(Math.max(0, said.index - SENTENCES_BACK), said.index)
    .filter(({ unit, abandoned }) => unit !== undefined && !abandoned);
  const near = before.filter(({ refs }) => refs.some((ref) => said.refs.includes(ref)));
  // Where a recording is cut says little.
  const meant = near.length === 0 && conversation.document.speech ? before.slice(-1) : near;
  const { person, points } = conversation.talk;
  const behind = clause.search(person) - clause.search(points);
  const isOfPerson = person.test(clause) && behind <= LONGEST_BEFORE_PERSON;
  const known = isOfPerson
    ? meant.filter(({ raw }) => personIn(conversation, raw) !== null)
    : meant;
  const whole = known.filter(({ raw }) => !pointsBack(conversation, raw));
  const [best] = (whole.length > 0 ? whole : known).toSorted(
    (a, b) => b.terms.length - a.terms.length || b.index - a.index,
  );
  return best ?? null;
}

/** `Call Sarah about that` names no thing. */
const withoutNames = (text: string): string => text.replaceAll(/(?<=\p{L} )\p{Lu}\p{L}+/gu, ' ');

/** The words of a remark, unchanged, from where it says something, at most so many of them. */
export function quotable({ talk, document }: Conversation, { raw }: Remark): string {
  const bare = raw
    .replace(talk.phrases.trimStart, '')
    .replace(/[.!…,;: ]+$/u, '')
    .replaceAll(/[“”"„«»]/gu, '');
  const words = bare.split(/\s+/u);
  if (words.length <= LONGEST_QUOTATION) return words.join(' ');
  const first = words.slice(0, LONGEST_QUOTATION);
  const isJoint = (word = ''): boolean => document.language.stopWords.has(word.toLowerCase());
  while (first.length > 1 && isJoint(first.at(-1))) first.pop();
  return `${first.join(' ').replace(/[,;:]$/u, '')} …`;
}

/** Whether it can be what a statement leaves out: it names things, and asks for no votes. */
export function mayBeMeant(conversation: Conversation, remark: Remark): boolean {
  const { puts, asksObjections } = conversation.talk.settling;
  const votes = puts.test(remark.raw) && asksObjections.test(remark.raw);
  return !votes && !isFragment(conversation, remark) && namesThings(conversation, remark);
}

/** `Half a sentence`, `a hundred and twenty`: few words mean a thing where an article stands before them. */
function isFragment({ talk }: Conversation, { raw }: Remark): boolean {
  const words = raw.replace(talk.phrases.trimStart, '').split(/\s+/u);
  const first = words[0]?.toLowerCase().replace(/^\P{L}+/u, '') ?? '';
  return words.length <= FRAGMENT && !talk.determiners.has(first);
}

/** `Them` means what is named as several, or a firm. */
function agrees({ talk }: Conversation, { raw }: Remark, text: string): boolean {
  const isSeveral = talk.several?.pronouns.test(text) === true;
  return !isSeveral || talk.several?.things.test(withoutAssent(talk, raw)) === true;
}

/** `Agreed, agreed, yeah, Priya` names nothing but who is spoken to. */
function namesThings({ talk, document }: Conversation, { raw }: Remark): boolean {
  const people = new Set(document.speakers.flatMap((name) => name.toLowerCase().split(' ')));
  const words =
    withoutAssent(talk, raw)
      .toLowerCase()
      .match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return words.some(
    (word) =>
      /\p{N}/u.test(word) ||
      (word.length >= LONG_WORD && !people.has(word) && !document.language.stopWords.has(word)),
  );
}

function worthForTask(
  conversation: Conversation,
  remark: Remark,
  said: Remark,
  answered: Remark | null,
): number {
  return (
    NEXT_TO * Number(answered === null && isNextTo(remark, said)) +
    ANSWERED * Number(remark.index === answered?.index) +
    CALLED * Number(conversation.talk.calls.some((form) => form.test(remark.raw))) -
    BREAKS_OFF * Number(trailsOff(remark.raw)) -
    NO_CONTEXT * Number(pointsBack(conversation, remark.raw))
  );
}

/** What another speaker takes on, `I'll ring the dairy`, where it is not what is answered. */
function isOtherTask(
  { talk }: Conversation,
  { raw, index, voice }: Remark,
  { said, answered }: Pick<Unclear, 'said' | 'answered'>,
): boolean {
  return (
    index !== answered?.index &&
    voice !== said.voice &&
    talk.promises.test(raw) &&
    !talk.noPromise.test(raw)
  );
}

/** The sentence before by the same speaker, of which `it` is said: `We've got four phones. They'll be here by Monday.` */
function isNextTo(remark: Remark, { index, run }: Remark): boolean {
  const isBefore = remark.index === index - 1 && remark.run === run;
  return isBefore && !remark.asks && !remark.agrees && spacedWords(remark.raw) >= LEAST_NEXT_TO;
}

function namesSomebody(conversation: Conversation, { raw }: Remark): boolean {
  const [, first = ''] = raw.match(/^(\p{Lu}\p{Ll}+)(?=['’]s | (?:is|was|has|will|can) )/u) ?? [];
  const { language } = conversation.document;
  const isName =
    first !== '' &&
    !language.stopWords.has(first.toLowerCase()) &&
    !conversation.talk.noTopics.test(first);
  return isName || personIn(conversation, raw) !== null;
}

/** Said to one another, and of little else: `I sent you the sheet`. */
function isBetweenThem({ talk }: Conversation, { raw, terms, asks }: Remark): boolean {
  const isLittle = !asks && terms.length <= LEAST_TERMS;
  return isLittle && talk.iOrYou.test(raw) && !talk.weDo.test(raw);
}
