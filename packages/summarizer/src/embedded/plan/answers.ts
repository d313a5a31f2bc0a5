import type { Conversation, Remark } from '../findings/conversation.ts';
import type { Writer } from '../wording/writer.ts';

/** A question without a content word (`Is it?`) only keeps the other one talking: the one before it counts. */
const LEAST_TERMS = 1;
/** In so many words it asks something all the same: `Why has it gone up so much?` */
const LEAST_WORDS = 5;
/** So many changes of speaker back. */
const RUNS_BACK = 3;
const REMARKS_BACK = 20;
const FEWEST_WORDS = 3;
const MOST_WORDS = 28;
/** An answer in fewer words says little without its question. */
const BRIEF_ANSWER = 10;

/** The question that a unit answers, by its index, as a reader of notes reads it; undefined where none was put. */
export type QuestionOf = (unit: number) => string | undefined;

/** Of an interview: the question that each answer was given to. */
export function questionsAnswered(conversation: Conversation, writer: Writer): QuestionOf {
  const interviewer = mostAsking(conversation);
  const remarkOf = remarksByUnit(conversation);
  return (unit) => {
    const answer = remarkOf(unit);
    if (!answer || answer.speaker === interviewer) return undefined;
    const asked = questionBefore(conversation, answer, interviewer);
    return asked && printed(writer.plain(asked.unit?.text ?? asked.raw));
  };
}

/** Of other talk: the question right before a brief answer, or one that begins with a pronoun. Open ones are listed elsewhere. */
export function questionsNeeded(
  conversation: Conversation,
  writer: Writer,
  placed: ReadonlySet<number>,
): QuestionOf {
  const { talk, remarks, document } = conversation;
  // Where marks are missing no one can tell where a question ends.
  if (document.unmarked) return () => undefined;
  const remarkOf = remarksByUnit(conversation);
  return (unit) => {
    const answer = remarkOf(unit);
    const asked = answer && remarks[answer.index - 1];
    if (!answer || !asked?.asks || asked.terms.length < LEAST_TERMS || placed.has(asked.index))
      return undefined;
    const isBrief = (answer.unit?.length ?? 0) < BRIEF_ANSWER;
    if (!isBrief && !talk.leans.test(answer.raw) && !talk.reason.test(answer.raw)) return undefined;
    if (talk.smallTalk.test(asked.raw) || talk.asksAssent.test(asked.raw)) return undefined;
    const text = writer.plain(asked.unit?.text ?? asked.raw);
    const told = writer.reported(text, asked.speaker);
    return printed(told !== null && writer.standsAlone(told) ? told : text);
  };
}

/** With what an answer says yes or no before it goes on, as a sentence of its own. */
const YES_OR_NO = /^(?:yes|yeah|no|nope|ja|nein|nee|doch|oui|si|non|sí)(?=[,.!])/iu;

/** `No.` where what its speaker says before and with a unit begins so; undefined where it says neither. */
export function yesOrNoOf(conversation: Conversation): (unit: number) => string | undefined {
  const remarkOf = remarksByUnit(conversation);
  return (unit) => {
    const run = remarkOf(unit)?.run;
    const first = conversation.remarks.find((remark) => remark.run === run);
    const word = first?.raw.match(YES_OR_NO)?.[0].toLowerCase();
    return word === undefined ? undefined : `${word.charAt(0).toUpperCase()}${word.slice(1)}.`;
  };
}

function remarksByUnit({ document, remarks }: Conversation): (unit: number) => Remark | undefined {
  const byUnit = new Map(remarks.flatMap((remark) => (remark.unit ? [[remark.unit, remark]] : [])));
  return (unit) => {
    const one = document.units[unit];
    return one && byUnit.get(one);
  };
}

function printed(text: string): string | undefined {
  const words = text.split(/\s+/u).length;
  return /[?？]$/u.test(text) && words >= FEWEST_WORDS && words <= MOST_WORDS ? text : undefined;
}

function questionBefore(
  { remarks }: Conversation,
  answer: Remark,
  interviewer: string | undefined,
): Remark | undefined {
  const before = remarks
    .slice(Math.max(0, answer.index - REMARKS_BACK), answer.index)
    .filter(({ run, speaker }) => answer.run - run <= RUNS_BACK && speaker === interviewer);
  const runs = [...Map.groupBy(before, ({ run }) => run).values()].toReversed();
  // What does more than keep the other one talking is what is answered, a question or not.
  const told = runs.find((run) => run.some(saysMore));
  return told?.findLast((remark) => remark.asks && saysMore(remark));
}

function saysMore({ terms, unit }: Remark): boolean {
  return terms.length >= LEAST_TERMS || (unit?.length ?? 0) >= LEAST_WORDS;
}

function mostAsking({ document, remarks }: Conversation): string | undefined {
  const asked = (name: string): number =>
    remarks.filter(({ asks, speaker }) => asks && speaker === name).length;
  return document.speakers.toSorted((a, b) => asked(b) - asked(a))[0];
}

/** Who answers in an interview, where that is a name and not `Speaker 2`. */
export function whoIsAsked(conversation: Conversation): string | undefined {
  const interviewer = mostAsking(conversation);
  const [name, ...others] = conversation.document.speakers.filter((one) => one !== interviewer);
  return name === undefined || others.length > 0 || /\p{N}/u.test(name) ? undefined : name;
}
