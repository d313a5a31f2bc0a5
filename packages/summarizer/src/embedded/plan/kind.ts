import type { DocumentKind, Template } from '../../port.ts';
import type { Conversation, Remark } from '../findings/conversation.ts';
import { nameBookOf } from '../findings/name-book.ts';
import { whoAnswers } from './answers.ts';
import { wordsOf } from '../words.ts';
import { withoutQuotations } from '../wording/text.ts';
import { termExplained } from './explained.ts';

/** Share of the questions that one of two speakers asks in an interview. */
const INTERVIEWER_SHARE = 0.75;
/** Questions of an interview, as a share of the changes of speaker. */
const QUESTIONS_SHARE = 0.3;
/**
 * Shares of remarks that agree or object, and that promise something. Who answers his own questions agrees now and then, and promises
 * nothing.
 */
const TALK_SHARE = 0.1;
const SOME_TALK = 0.05;
const PROMISES_SHARE = 0.02;

/** Words of a remark that answers and says little else. */
const ANSWER_WORDS = 5;
/** Share of the words that a lecturer says where others ask in between, of so many at least. */
const LECTURER_SHARE = 0.85;
const LECTURE_WORDS = 200;

/** Sentences in which a talk greets its listeners, and questions that it asks and goes on to answer. */
const GREETING_REMARKS = 3;
const LEAST_ASKED = 2;
/** Sentences of a talk that greets no one, and questions that its speaker goes on to answer, at least. */
const TALK_SENTENCES = 40;
const LEAST_ANSWERED = 3;
/** Of its sentences: those that say `I`, that speak to someone, and both. Articles have 0.02 in all, talks 0.1 to 0.6. */
const LEAST_OWN = 0.02;
const LEAST_TO_OTHERS = 0.01;
const LEAST_PERSONAL = 0.09;
/** Of its sentences: those that open with `so` or `well`, as no manual does. */
const LEAST_OPENED = 0.01;
/** Brackets, bars and other signs of layout, of all words: manuals have more. */
const MOST_SIGNS = 0.01;

/** Terms that a lecture explains at least; sentences of one that explain a term or speak of exams. */
const TERMS_OF_LECTURE = 6;
const SIGNS_OF_SCHOOL = 3;

/** What kind of source it is: the reader's word for it, else what it looks like. */
export function kindOf(conversation: Conversation, template: Template | undefined): DocumentKind {
  const { document, remarks, named, talk } = conversation;
  if (document.form === 'mail') return 'mail';
  if (template !== undefined) return template;
  if (conversation.isMemo) return 'meeting';
  if (!document.speech) return isSpokenTo(conversation) ? 'lecture' : 'article';
  // A student's question now and then makes no interview of it.
  if (named && isOneTalking(conversation) && teaches(conversation)) return 'lecture';
  if (named && isInterview(conversation)) return 'interview';
  if (named) return isOneTalking(conversation) ? 'lecture' : 'meeting';
  if (teaches(conversation)) return 'lecture';
  const share = (of: (remark: Remark) => boolean): number =>
    remarks.filter(of).length / Math.max(1, remarks.length);
  // A lecturer's `Right, so …` answers no one.
  const answers = share(
    ({ agrees, objects, index, unit }) =>
      (agrees || objects) &&
      ((unit?.length ?? 0) <= ANSWER_WORDS || remarks[index - 1]?.asks === true),
  );
  const promises = share(({ raw }) => talk.promises.test(raw) && !talk.noPromise.test(raw));
  const isTalk = answers >= TALK_SHARE || (answers >= SOME_TALK && promises >= PROMISES_SHARE);
  return isTalk ? 'meeting' : 'lecture';
}

/** Explains terms, and speaks of lectures and exams: a lecturer who answers his own questions sounds like a meeting. */
function teaches({ remarks, talk }: Conversation): boolean {
  const explained = remarks.filter(({ unit }) => unit && termExplained(talk, unit.text) !== null);
  const ofSchool = remarks.filter(({ raw }) => talk.explaining.school.test(raw)).length;
  return (
    explained.length >= TERMS_OF_LECTURE ||
    (explained.length > 0 && ofSchool > 0 && explained.length + ofSchool >= SIGNS_OF_SCHOOL)
  );
}

/**
 * A text that greets its listeners, or speaks to them throughout, and asks them something: the script or the transcript of a talk,
 * without a speaker's name.
 */
function isSpokenTo(conversation: Conversation): boolean {
  const { remarks, talk } = conversation;
  const greets = remarks.slice(0, GREETING_REMARKS).some(({ raw }) => talk.smallTalk.test(raw));
  const asked = remarks.filter((remark, at) => remark.asks && remarks[at + 1]?.asks === false);
  return asked.length >= LEAST_ASKED && (greets || speaksToListeners(conversation, asked));
}

/** Whether someone who says `I` speaks to others, asks and goes on to answer, and opens sentences as talk does. */
function speaksToListeners({ remarks, talk }: Conversation, asked: readonly Remark[]): boolean {
  const { classes } = talk.marks;
  const said = remarks.map(({ raw }) => withoutQuotations(raw));
  const words = said.map((sentence) => wordsOf(sentence.toLowerCase()));
  const own = words.filter((sentence) => classes.saysI(sentence)).length / words.length;
  const toOthers = said.filter((sentence) => talk.addresses.test(sentence)).length / said.length;
  const opened = words.filter(([first = '']) => classes.isOpener(first)).length;
  const answered = asked.filter(({ index, refs }) => remarks[index + 1]?.refs[0] === refs.at(-1));
  const signs = said.join(' ').match(/[()[\]{}|<>=*#_`/]/gu)?.length ?? 0;
  return (
    remarks.length >= TALK_SENTENCES &&
    answered.length >= LEAST_ANSWERED &&
    own >= LEAST_OWN &&
    toOthers >= LEAST_TO_OTHERS &&
    own + toOthers >= LEAST_PERSONAL &&
    opened >= words.length * LEAST_OPENED &&
    signs <= words.flat().length * MOST_SIGNS
  );
}

/** Nearly all is said by one of them, and the others only ask. */
function isOneTalking({ document, remarks }: Conversation): boolean {
  const words = (name?: string): number =>
    remarks
      .filter(({ speaker }) => name === undefined || speaker === name)
      .reduce((sum, { unit }) => sum + (unit?.length ?? 0), 0);
  const all = words();
  return (
    all >= LECTURE_WORDS && document.speakers.some((name) => words(name) >= all * LECTURER_SHARE)
  );
}

/** Remarks in which a show greets its listeners, at least and as a share, and how many take part in one. */
const OPENING_REMARKS = 8;
const OPENING = 0.1;
const MOST_OF_SHOW = 5;

/** Who interviews asks more than once. */
const FEWEST_QUESTIONS = 2;

function isInterview(conversation: Conversation): boolean {
  const { document, remarks, talk } = conversation;
  const { speakers } = document;
  const isShow = remarks
    .slice(0, Math.max(OPENING_REMARKS, Math.round(remarks.length * OPENING)))
    .some(({ raw }) => talk.genres.show.test(raw));
  // Of three who talk, one who asks may chair a meeting.
  if (speakers.length < 2 || speakers.length > (isShow ? MOST_OF_SHOW : 2)) return false;
  const names = nameBookOf(conversation);
  // Who asks for a favour or for consent asks nothing that an answer would be printed to.
  const questions = remarks.filter(
    ({ asks, raw }) =>
      asks && names.requestIn(raw) === null && !talk.asksAssent.test(raw) && !talk.offers.test(raw),
  );
  const answering = whoAnswers(conversation);
  const asked = questions.filter(
    ({ speaker }) => speaker === undefined || answering?.has(speaker) !== true,
  ).length;
  const runs = remarks.at(-1)?.run ?? 1;
  return (
    questions.length >= Math.max(FEWEST_QUESTIONS, runs * QUESTIONS_SHARE) &&
    asked >= questions.length * INTERVIEWER_SHARE
  );
}
