import type { Document, Utterance } from '../document.ts';
import type { Talk } from '../language/talk/talk.ts';
import { isMemo } from './memo.ts';
import { remembering } from './remembered-pattern.ts';
import { isQuestion } from '../words.ts';

/** An utterance in its place: what is said by whom, before and after what. */
export interface Remark extends Utterance {
  /** Index among the remarks. */
  index: number;
  /** Counts the changes of voice; where voices are not distinguished each remark is a run of its own. */
  run: number;
  /** Numbers of its content words. */
  terms: readonly number[];
  asks: boolean;
  agrees: boolean;
  objects: boolean;
  /** Its speaker breaks off, or takes it back at once: it states nothing. */
  abandoned: boolean;
}

/** The whole conversation, with what each remark does by its form. */
export interface Conversation {
  remarks: Remark[];
  talk: Talk;
  document: Document;
  /** Whether speakers are known by name. */
  named: boolean;
  /** Whether it is known where another one speaks, by name or not. */
  voiced: boolean;
  /** Someone notes down for themselves what they plan: no one answers, and `I` is who reads it. */
  isMemo: boolean;
}

/** Remarks of one speaker in a row that are looked at. */
const REMARKS_IN_RUN = 4;
/** Content words before a pronoun among which is what it means. */
const LEAST_BEFORE_PRONOUN = 3;
/** A speaker corrects what they said so many remarks before. */
const TAKEN_BACK = 3;
/** So many numbers in a row are counted aloud. */
const LEAST_COUNTED = 3;
/** What is longer is no remark; patterns see its beginning only, so that their cost stays bounded. */
const LONGEST_CHARACTERS = 400;

/** A chat answers with a sign. */
const THUMB_UP = /^\s*(?:\+1(?!\d)|👍|👌|✅|✔|🙌|💯)/u;
const THUMB_DOWN = /^\s*(?:👎|❌|🚫)/u;

export function conversationOf(document: Document, language: Talk): Conversation {
  const talk = remembering(language);
  const named = document.speakers.length > 1;
  const voiced = named || new Set(document.utterances.map(({ voice }) => voice)).size > 1;
  const memo = isMemo(document, talk);
  let run = 0;
  const remarks = document.utterances.map((whole, index): Remark => {
    const utterance = { ...whole, raw: whole.raw.slice(0, LONGEST_CHARACTERS) };
    const before = document.utterances[index - 1];
    const goesOn = memo || (voiced && before?.voice === utterance.voice);
    if (!before || !goesOn) run += 1;
    const objects = talk.objects.test(utterance.raw) && !talk.noObjection.test(utterance.raw);
    return {
      ...utterance,
      index,
      run,
      terms: utterance.unit?.terms ?? [],
      asks:
        isQuestion(utterance.raw.trim()) ||
        (document.form === 'mail' && asksWithoutMark(document, talk, utterance.raw)),
      agrees: !objects && (talk.agrees.test(utterance.raw) || THUMB_UP.test(utterance.raw)),
      objects: objects || THUMB_DOWN.test(utterance.raw),
      abandoned:
        breaksOff(utterance.raw, document.language.stopWords) ||
        (memo && talk.memo.frame.test(utterance.raw)),
    };
  });
  for (const remark of remarks)
    if (talk.corrects.test(remark.raw))
      for (const wrong of correctedBy(remark, remarks)) wrong.abandoned = true;
  return { remarks, talk, document, named, voiced, isMemo: memo };
}

/** `Also is there somewhere to sit`: who writes in a hurry ends a question with a stop. German statements begin with verbs, too. */
function asksWithoutMark(
  { language }: Document,
  { answers, clauses, phrases }: Talk,
  raw: string,
): boolean {
  if (language.tag !== 'en') return false;
  const bare = raw.replace(phrases.trimStart, '');
  const opens = bare
    .split(/[\s,]+/u)
    .slice(0, 2)
    .join(' ');
  return answers.inverts.test(bare) && clauses.question.test(opens);
}

/** Whether a sentence ends without an end: `Next meeting, the ninth...`. */
export function trailsOff(raw: string): boolean {
  return /(?:\.{3}|…|\s[–—-]|—)["'”’»)]*$/u.test(raw.trim());
}

/** `I'll have a word with...`: something has to follow, and does not. */
function breaksOff(raw: string, functionWords: ReadonlySet<string>): boolean {
  const last = raw.toLowerCase().match(/[\p{L}'’]+(?=\P{L}*$)/u)?.[0] ?? '';
  return trailsOff(raw) && functionWords.has(last);
}

/** What the same speaker said just before about the same; where nothing was, the sentence before. */
function correctedBy(remark: Remark, remarks: readonly Remark[]): Remark[] {
  const before = remarks
    .slice(Math.max(0, remark.index - TAKEN_BACK), remark.index)
    .filter(({ run }) => run === remark.run);
  const same = before.filter((other) => sharedTerms(other, remark) > 0);
  return same.length > 0 ? same : before.slice(-1);
}

/** What others say after a remark, within so many changes of speaker. */
export function answersTo(
  { remarks, voiced }: Conversation,
  remark: Remark,
  runs: number,
): Remark[] {
  const after = remarks.slice(remark.index + 1, remark.index + 1 + runs * REMARKS_IN_RUN);
  return after.filter(
    (other) => other.run - remark.run <= runs && (!voiced || other.voice !== remark.voice),
  );
}

/** What is said after a remark by anybody, within so many changes of speaker. */
export function following({ remarks }: Conversation, remark: Remark, runs: number): Remark[] {
  return remarks
    .slice(remark.index + 1, remark.index + 1 + Math.max(1, runs) * REMARKS_IN_RUN)
    .filter(({ run }) => run - remark.run <= runs);
}

/** `Right, leaflets. That's you.`: who names a subject gives someone else the floor. */
export function handsOver({ remarks, talk }: Conversation, { index, run }: Remark): boolean {
  const next = remarks[index + 1];
  return next?.run === run && talk.opening.handsOver.test(next.raw.replace(/^¿/u, ''));
}

/** What is said before a remark, the nearest first. */
export function preceding({ remarks }: Conversation, remark: Remark, runs: number): Remark[] {
  return remarks
    .slice(Math.max(0, remark.index - Math.max(1, runs) * REMARKS_IN_RUN), remark.index)
    .filter(({ run }) => remark.run - run <= runs)
    .toReversed();
}

/** The question that the first words of a turn answer: the last sentence of the turn before. */
export function questionAnswered({ remarks }: Conversation, said: Remark): Remark | null {
  const before = remarks.findLast(({ index, run }) => index < said.index && run < said.run);
  const own = remarks.slice((before?.index ?? 0) + 1, said.index);
  const opens = own.every(({ agrees, terms }) => agrees || terms.length === 0);
  return before?.asks === true && before.run === said.run - 1 && opens ? before : null;
}

/** Up to where someone asks for something else: what is withdrawn behind it is that. */
export function beforeNextQuestion(remarks: readonly Remark[], about: Remark): readonly Remark[] {
  const asked = remarks.findIndex(
    (other) => other.asks && other.terms.length >= 2 && sharedTerms(other, about) === 0,
  );
  return asked < 0 ? remarks : remarks.slice(0, asked);
}

/** Content words that two remarks share. */
export function sharedTerms(
  a: { terms: readonly number[] },
  b: { terms: readonly number[] },
): number {
  const there = new Set(b.terms);
  return new Set(a.terms.filter((term) => there.has(term))).size;
}

/** `So six, then.` behind `Six would do`: both name the same number. */
export function sharesCount(conversation: Conversation, a: Remark, b: Remark): boolean {
  const there = countsOf(conversation, a.raw);
  return countsOf(conversation, b.raw).some((count) => there.includes(count));
}

/** Whether it names a number. */
export function countsIn({ talk }: Conversation, raw: string): boolean {
  return /\p{N}/u.test(raw) || raw.split(/[^\p{L}]+/u).some((word) => talk.countWords.test(word));
}

/** `One, two, three, four, five.` counts hands; `two thousand seven hundred` is a sum. */
export function countsAloud({ countWords }: Talk, raw: string): boolean {
  const parts = raw.replace(/[.!…]+$/u, '').split(/, ?/u);
  return parts.length >= LEAST_COUNTED && parts.every((part) => countWords.test(part.trim()));
}

function countsOf({ talk, document }: Conversation, raw: string): string[] {
  const words = raw.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(
    (word) =>
      /\p{N}/u.test(word) || (talk.countWords.test(word) && !document.language.stopWords.has(word)),
  );
}

/** What is left of a remark behind the words at its start that only say yes. */
export function withoutAssent(talk: Talk, raw: string): string {
  let rest = raw;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(talk.agrees, '').replace(/^[\s\p{P}]+/u, '');
  }
  return rest;
}

/**
 * Whether a reader of one sentence needs to know what went before it. `she` is no sign of that behind the name of whom it
 * means: `I'll ask Clara whether she can`.
 * @param least content words before a pronoun among which is what it means
 */
export function pointsBack(
  conversation: Conversation,
  text: string,
  least = LEAST_BEFORE_PRONOUN,
): boolean {
  const { points, person, asksOfNamed } = conversation.talk;
  const named = personIn(conversation, text) ?? text.length;
  const persons = new RegExp(person, `${person.flags}g`);
  // German `Sie` in mid-sentence is who is spoken to.
  const spoken =
    conversation.document.language.tag === 'de'
      ? /(?<=\p{L},? )(?:Sie|Ihnen)(?!\p{L})/gu
      : /(?!)/gu;
  const searched = (text.slice(0, named) + text.slice(named).replaceAll(persons, ' '))
    .replaceAll(spoken, ' ')
    .replaceAll(asksOfNamed, ' ');
  const at = searched.search(points);
  return at >= 0 && contentBefore(conversation, searched.slice(0, at)) < least;
}

/** Content words before a pronoun, which may mean what they name. */
function contentBefore({ document, talk }: Conversation, before: string): number {
  const names = new Set(document.speakers.flatMap((name) => name.toLowerCase().split(' ')));
  const content = (before.toLowerCase().match(/\p{L}[\p{L}'’-]{3,}/gu) ?? []).filter(
    (word) =>
      !document.language.stopWords.has(word) && !names.has(word) && !talk.noTopics.test(word),
  );
  return content.length;
}

/** Where a sentence names a person within; null where it names none. */
export function personIn({ talk, document }: Conversation, text: string): number | null {
  const name = document.language.capitalizesNouns
    ? /(?<!\p{L})(?:Herrn?|Frau) \p{Lu}/gu
    : /(?<=[\p{Ll},'’] )\p{Lu}\p{Ll}+/gu;
  return [...text.matchAll(name)].find(([word]) => !talk.noTopics.test(word))?.index ?? null;
}

export function refsOf(remarks: readonly { refs: number[] }[]): number[] {
  return [...new Set(remarks.flatMap(({ refs }) => refs))].sort((a, b) => a - b);
}
