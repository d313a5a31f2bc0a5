import { wordSet, type WordedTask } from '../language.ts';
import { HUMAN_NOUNS } from './people.ts';
import { DUE_WEIGHT, taskOf, urgency, type Context } from './remark.ts';
import { verbWeight } from './verb-weight.ts';

/** What people said they would do; also after `has` and `have`. */
const PLEDGES = ['promised to', 'agreed to', 'volunteered to', 'offered to', 'committed to'];

/** Auxiliaries, by how plain a promise they make with a person as subject. */
const FORCE = new Map<string, number>([
  ...['will', "'ll", 'shall', 'going to', 'gonna', 'undertook to'].map(weighing(1)),
  ...['promise to', 'agree to', 'commit to', 'volunteer to'].map(weighing(1)),
  ...PLEDGES.flatMap((pledge) => [pledge, `has ${pledge}`, `have ${pledge}`]).map(weighing(1)),
  ...PLEDGES.flatMap((pledge) => [`'s ${pledge}`, `'ve ${pledge}`]).map(weighing(1)),
  ...['is responsible for', 'will be responsible for', 'is in charge of'].map(weighing(1)),
  ...['plan to', 'plans to', 'intend to', 'intends to', 'about to', "'d better"].map(weighing(0.7)),
  ...['need to', 'needs to', 'have to', 'has to', 'must', 'gotta', 'got to'].map(weighing(0.7)),
  ...['supposed to', 'can', 'should', 'ought to'].map(weighing(0.4)),
]);

function weighing(weight: number): (phrase: string) => [string, number] {
  return (phrase) => [phrase, weight];
}

const SPEAKING = wordSet('i|we');
const PRONOUNS = wordSet('i|we|you|he|she|they|somebody|someone|everybody|everyone');
const BE = wordSet("am|'m|are|'re|is|'s");
/** Before a subject they make the clause a part of another one: `what I'll do`, `when Ann will call`. */
const SUBORDINATE = wordSet(
  'what|which|who|whom|where|how|why|when|whenever|whatever|than|as|because|since',
);

/** What someone promises, or others say that someone will do. */
export function promisedTask(context: Context): WordedTask | null {
  const { text } = context;
  const question =
    text.endsWith('?') &&
    !/, (?:ok|okay|right|alright|all right|yeah|if that's \w+)\?$/iu.test(text);
  if (question) return null;
  const clauses = text.split(
    /[,;:.!?] +|(?: and| but| so| then)(?= (?:I|we|you|he|she|they|\p{Lu}\p{Ll}+)(?: |'))/u,
  );
  const tasks = clauses
    .map((clause) => promiseIn(clause.trim(), context))
    .filter((task) => task !== null);
  return tasks.sort((a, b) => b.weight - a.weight)[0] ?? null;
}

function promiseIn(clause: string, context: Context): WordedTask | null {
  const offer = clause.match(/\b(?<who>let me|lemme|let's) (?<rest>.+)/iu)?.groups;
  if (offer?.rest !== undefined) return offeredTask(offer.rest, offer.who !== "let's", context);
  const words = clause.replace(/(?<=\p{L})(?='(?:ll|m|re|s|ve|d)\b)/gu, ' ').split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const found = auxiliaryAt(words, at);
    const subject = found && subjectBefore(words, at);
    if (!subject) continue;
    const own = SPEAKING.has(subject.toLowerCase());
    const verb = verbWeight(words.slice(at + found.length).join(' '), own ? 'own' : 'other');
    if (verb === null) continue;
    const weight = found.weight + verb + personWeight(subject, context) + urgency(context);
    return taskOf(weight, ownerOf(subject, context));
  }
  return null;
}

/** `Let me check with Tom tomorrow`: a task where a date is named or an answer is promised, else a way to go on talking. */
function offeredTask(words: string, alone: boolean, context: Context): WordedTask | null {
  const verb = verbWeight(words, 'own');
  if (verb === null) return null;
  const answer = /\b(?:get back to|let) (?:you|them)\b/iu.test(words) ? DUE_WEIGHT : 0;
  const weight = 0.3 + verb + Math.max(answer, urgency(context));
  return taskOf(weight, alone ? context.speaker : undefined);
}

/** The auxiliary that begins at a word; `I'm sending it tomorrow` counts as one without words of its own. */
function auxiliaryAt(words: string[], at: number): { length: number; weight: number } | null {
  const start = BE.has(lower(words[at])) ? 1 : 0;
  const also = lower(words[at + start]) === 'also' ? 1 : 0;
  for (const length of [3, 2, 1]) {
    const phrase = words
      .slice(at + start + also, at + start + also + length)
      .map(lower)
      .join(' ');
    const bare = start === 1 ? (FORCE.get(`is ${phrase}`) ?? FORCE.get(phrase)) : FORCE.get(phrase);
    const needsBe = /^(?:going|about|supposed) to$/u.test(phrase);
    if (bare !== undefined && (start === 1 || !needsBe))
      return { length: start + also + length, weight: bare };
  }
  const progressive = start === 1 && lower(words[at + 1 + also]).endsWith('ing');
  return progressive ? { length: 1 + also, weight: 0.3 } : null;
}

/** The person whom the words before an auxiliary name; null where they name a thing. */
function subjectBefore(words: string[], at: number): string | null {
  const last = words[at - 1] ?? '';
  const before = lower(words[at - 2]);
  if (PRONOUNS.has(lower(last))) {
    if (SUBORDINATE.has(before)) return null;
    const paired = before === 'and' && /^\p{Lu}/u.test(words[at - 3] ?? '');
    return paired ? `${words[at - 3]} and ${last}` : last;
  }
  if (HUMAN_NOUNS.has(last.toLowerCase())) {
    const start = words
      .slice(0, at)
      .findLastIndex((word) => /^(?:the|our|your|my|\p{Lu}.*)$/u.test(word));
    return start >= 0 && at - start <= 4 ? words.slice(start, at).join(' ') : last;
  }
  if (!/^\p{Lu}[\p{L}'-]*$/u.test(last)) return null;
  let start = at - 1;
  while (start > 0 && /^(?:\p{Lu}[\p{L}'-]*|and)$/u.test(words[start - 1] ?? '')) start -= 1;
  if (lower(words[start - 1]) === 'the') return null;
  return words.slice(start, at).join(' ').replace(/^and /u, '');
}

function personWeight(subject: string, context: Context): number {
  const word = subject.toLowerCase();
  if (word === 'i') return 0;
  if (word === 'we' || word === 'you') return -0.1;
  if (PRONOUNS.has(word)) return word.startsWith('some') ? -0.1 : -0.2;
  if (context.names.has(subject) || /\band\b/u.test(subject)) return 0;
  return /^\p{Lu}\p{Ll}+s$/u.test(subject) ? -0.5 : -0.1;
}

function ownerOf(subject: string, context: Context): string | undefined {
  const word = subject.toLowerCase();
  if (word === 'i') return context.speaker;
  if (word === 'you') return context.others.length === 1 ? context.others[0] : undefined;
  return PRONOUNS.has(word)
    ? undefined
    : subject.replace(/ and I$/u, context.speaker ? ` and ${context.speaker}` : '');
}

function lower(word: string | undefined): string {
  return (word ?? '').toLowerCase();
}
