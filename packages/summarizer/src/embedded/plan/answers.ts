import { askingLabel } from '@notelark/api/talk/names';
import {
  pointsBack,
  sharedTerms,
  type Conversation,
  type Remark,
} from '../findings/conversation.ts';
import type { Writer } from '../wording/writer.ts';
import { endsWithQuestionMark, spacedWords, wordsOf } from '../words.ts';

/** A question without a content word (`Is it?`) only keeps the other one talking: the one before it counts. */
const LEAST_TERMS = 1;
/** In so many words something is said or asked all the same: `Why has it gone up so much?`, `On your own?` */
const LEAST_WORDS = 5;
const LEAST_WORDS_ASKED = 3;
/** So many changes of speaker back. */
const RUNS_BACK = 3;
const REMARKS_BACK = 20;
const FEWEST_WORDS = 3;
const MOST_WORDS = 28;
/** An answer in fewer words says little without its question. */
const BRIEF_ANSWER = 10;
/** A yes or no with what it means, which stands alone: `No, in pairs.` */
const WORDS_OF_YES_OR_NO = 4;
/** A question with fewer content words asks about what its speaker said just before. */
const TERMS_OF_WHOLE = 3;
/** What someone says before a question tells what it is about, with so many content words. */
const TERMS_OF_LEAD = 2;
/** With fewer content words a remark of the interviewer calls for no answer. */
const TERMS_OF_PROMPT = 2;

/** Who asks in more of what they say than this interviews. */
const SHARE_OF_INTERVIEWER = 0.5;

/** The question that a unit answers, by its index, as a reader of notes reads it; undefined where none was put. */
export type QuestionOf = (unit: number) => string | undefined;

/** Of an interview: the question that each answer was given to. */
export function questionsAnswered(conversation: Conversation, writer: Writer): QuestionOf {
  const interviewers = interviewersOf(conversation);
  const remarkOf = remarksByUnit(conversation);
  return (unit) => {
    const answer = remarkOf(unit);
    if (!answer) return undefined;
    if (interviewers.has(answer.speaker)) return askedBack(conversation, writer, answer);
    const asked = questionBefore(conversation, answer, interviewers);
    return asked && prompt(conversation, writer, asked);
  };
}

/** What is asked, behind what its speaker said before where it is not understood without: `The range ends at 36. Would that work?` */
export function prompt(
  conversation: Conversation,
  writer: Writer,
  asked: Remark,
): string | undefined {
  const worded = (remark: Remark): string =>
    asQuestion(writer.plain(remark.unit?.text ?? remark.raw), remark);
  const own = worded(asked);
  if (!asked.asks) return isOfLength(own) ? own : undefined;
  const before = leadOf(conversation, asked);
  const whole = before && `${worded(before)} ${own}`;
  // `And children?` is a question of one word.
  return (whole && printed(whole)) ?? printed(own, asked.terms.length > 0 ? 1 : FEWEST_WORDS);
}

/** `You have volunteers, haven't you?`: without its tag it still asks. */
const asQuestion = (text: string, { asks, raw }: Remark): string =>
  asks && text.endsWith('.') ? `${raw.includes('¿') ? '¿' : ''}${text.slice(0, -1)}?` : text;

/** The sentence right before a question by who asks it, where the question says too little. */
function leadOf(conversation: Conversation, asked: Remark): Remark | undefined {
  const { remarks, talk } = conversation;
  const before = remarks[asked.index - 1];
  const saysEnough = asked.terms.length >= TERMS_OF_WHOLE && !pointsBack(conversation, asked.raw);
  const leads =
    before?.run === asked.run &&
    before.terms.length >= TERMS_OF_LEAD &&
    !talk.smallTalk.test(before.raw) &&
    !talk.genres.showAside.test(before.raw);
  return leads && !saysEnough ? before : undefined;
}

/** What the interviewer is asked in turn, which the notes hold with the answer; undefined for anything else that they say. */
function askedBack({ remarks }: Conversation, writer: Writer, answer: Remark): string | undefined {
  const before = remarks.filter(({ index, run }) => index < answer.index && run === answer.run - 1);
  const questions = before.filter(({ asks }) => asks);
  // Of several questions no one knows which is answered, but for what both speak of.
  const asked =
    questions.length > 1
      ? questions.find((question) => sharedTerms(question, answer) > 0)
      : before.at(-1);
  return asked?.asks && saysMore(asked)
    ? printed(writer.plain(asked.unit?.text ?? asked.raw))
    : undefined;
}

/** Of other talk: the question right before a brief answer, or one that begins with a pronoun. Open ones are listed elsewhere. */
export function questionsNeeded(
  conversation: Conversation,
  writer: Writer,
  placed: ReadonlySet<number>,
): QuestionOf {
  const { talk, document } = conversation;
  // `What happens in an infarct?` – `An artery closes.`
  const isNeeded = (asked: Remark, answer: Remark): boolean =>
    writer.isLecture &&
    sharedTerms(asked, answer) === 0 &&
    !talk.iOrYou.test(asked.raw) &&
    !talk.addresses.test(asked.raw);
  // Where marks are missing no one can tell where a question ends.
  if (document.unmarked) return () => undefined;
  const remarkOf = remarksByUnit(conversation);
  return (unit) => {
    const answer = remarkOf(unit);
    const asked = answer && askedBefore(conversation, answer);
    if (!answer || !asked?.asks || asked.terms.length < LEAST_TERMS || placed.has(asked.index))
      return undefined;
    // Who asks in a mail goes on about it and answers nothing.
    if (document.form === 'mail' && asked.run === answer.run) return undefined;
    const isBrief = (answer.unit?.length ?? 0) < BRIEF_ANSWER;
    const leans = [talk.leans, talk.reason, talk.conditional].some((one) => one.test(answer.raw));
    // A student's question says what the lecturer's `it` is.
    const isPointing =
      writer.isLecture && asked.voice !== answer.voice && pointsBack(conversation, answer.raw);
    // `In groups of three?` – `No, in pairs. …`
    const saysYesOrNo =
      writer.isLecture &&
      asked.voice !== answer.voice &&
      [remarkBehind(conversation, asked), answer].some((one) => decides(conversation, one));
    if (!(isBrief || leans || isPointing || saysYesOrNo || isNeeded(asked, answer)))
      return undefined;
    if (talk.smallTalk.test(asked.raw) || talk.asksAssent.test(asked.raw)) return undefined;
    const text = writer.plain(asked.unit?.text ?? asked.raw);
    const told = writer.reported(text, asked.speaker);
    return printed(told !== null && writer.standsAlone(told) ? told : text);
  };
}

/** The remark before an answer, or before the yes, no or praise that it begins with. */
function askedBefore(conversation: Conversation, answer: Remark): Remark | undefined {
  const { remarks, talk } = conversation;
  const before = remarks[answer.index - 1];
  const saysNothing =
    before?.run === answer.run &&
    (talk.answers.beforeAnswer.test(before.raw) ||
      (spacedWords(before.raw) <= WORDS_OF_YES_OR_NO && decides(conversation, before)));
  return saysNothing ? remarks[before.index - 1] : before;
}

const remarkBehind = ({ remarks }: Conversation, { index }: Remark): Remark | undefined =>
  remarks[index + 1];

/** Says yes or no to what was asked: `No, in pairs.`, `Cure it, no.` */
function decides({ talk, document }: Conversation, said: Remark | undefined): boolean {
  if (said === undefined) return false;
  const last = wordsOf(said.raw.toLowerCase()).at(-1) ?? '';
  return (
    talk.joining.yesOrNo.test(said.raw) || document.language.style?.negation.has(last) === true
  );
}

/** How an answer begins that says yes or no. */
export interface YesOrNo {
  /** `No.` */
  word: string;
  /** `Ja, aber andere`, and the last word of that. */
  limited?: { text: string; first: string };
}

/** How what its speaker says before and with a unit begins; undefined where it says neither yes nor no. */
export function yesOrNoOf(conversation: Conversation): (unit: number) => YesOrNo | undefined {
  const remarkOf = remarksByUnit(conversation);
  const { joining } = conversation.talk;
  return (unit) => {
    const run = remarkOf(unit)?.run;
    const begins = conversation.remarks.find((remark) => remark.run === run);
    const isAsked = begins && conversation.remarks[begins.index - 1]?.asks;
    const said = isAsked ? begins.raw.match(joining.yesOrNo)?.[0].toLowerCase() : undefined;
    if (!begins || said === undefined) return undefined;
    const word = `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
    const { 0: text, groups } = begins.raw.match(joining.yesBut) ?? {};
    return text === undefined ? { word } : { word, limited: { text, first: groups?.first ?? '' } };
  };
}

function remarksByUnit({ document, remarks }: Conversation): (unit: number) => Remark | undefined {
  const byUnit = new Map(remarks.flatMap((remark) => (remark.unit ? [[remark.unit, remark]] : [])));
  return (unit) => {
    const one = document.units[unit];
    return one && byUnit.get(one);
  };
}

function printed(text: string, fewest = FEWEST_WORDS): string | undefined {
  return endsWithQuestionMark(text) && isOfLength(text, fewest) ? text : undefined;
}

function isOfLength(text: string, fewest = FEWEST_WORDS): boolean {
  const words = spacedWords(text);
  return words >= fewest && words <= MOST_WORDS;
}

function questionBefore(
  { remarks, talk }: Conversation,
  answer: Remark,
  interviewers: ReadonlySet<string | undefined>,
): Remark | undefined {
  const before = remarks
    .slice(Math.max(0, answer.index - REMARKS_BACK), answer.index)
    .filter(({ run, speaker }) => answer.run - run <= RUNS_BACK && interviewers.has(speaker));
  const runs = [...Map.groupBy(before, ({ run }) => run).values()].toReversed();
  // What does more than keep the other one talking is what is answered, a question or not.
  const told = runs.find((run) => run.some(saysMore));
  return (
    told?.findLast((remark) => remark.asks && saysMore(remark)) ??
    told?.findLast(({ asks }) => asks) ??
    told?.findLast(({ raw, terms }) => terms.length >= TERMS_OF_PROMPT && !talk.promises.test(raw))
  );
}

function saysMore({ terms, unit, asks }: Remark): boolean {
  const least = asks ? LEAST_WORDS_ASKED : LEAST_WORDS;
  return terms.length >= LEAST_TERMS || (unit?.length ?? 0) >= least;
}

/** Who asks most, and everyone else who hardly says anything without asking. */
function interviewersOf({ document, remarks }: Conversation): ReadonlySet<string | undefined> {
  const shareAsked = (name: string): number => {
    const runs = [...Map.groupBy(own(remarks, name), ({ run }) => run).values()];
    return runs.filter((run) => run.some(({ asks }) => asks)).length / Math.max(1, runs.length);
  };
  const asked = (name: string): number => own(remarks, name).filter(({ asks }) => asks).length;
  const [most, ...others] = document.speakers.toSorted((a, b) => asked(b) - asked(a));
  const further = others.filter(
    (name) => asked(name) > 1 && shareAsked(name) > SHARE_OF_INTERVIEWER,
  );
  // Someone has to answer.
  return new Set(further.length === others.length ? [most] : [most, ...further]);
}

const own = (remarks: readonly Remark[], name: string): Remark[] =>
  remarks.filter(({ speaker }) => speaker === name);

/** Who answers in an interview, where that is a single name and not `Speaker 2` or `A`. */
export function whoIsAsked(conversation: Conversation): string | undefined {
  const [name, ...others] = whoAnswers(conversation) ?? [];
  const isName =
    !/\p{N}/u.test(name ?? '') && askingLabel(conversation.document.speakers) === undefined;
  return others.length > 0 || !isName ? undefined : name;
}

/** Those who answer in an interview, named or not; undefined where no one is known to. */
export function whoAnswers(conversation: Conversation): ReadonlySet<string> | undefined {
  const interviewers = interviewersOf(conversation);
  const answering = conversation.document.speakers.filter((one) => !interviewers.has(one));
  return answering.length === 0 ? undefined : new Set(answering);
}
