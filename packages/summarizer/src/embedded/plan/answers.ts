import type { Unit } from '../document.ts';
import type { Conversation, Remark } from '../findings/conversation.ts';
import type { Writer } from '../wording/writer.ts';

/** A question without a content word (`Is it?`) only keeps the other one talking: the one before it counts. */
const LEAST_TERMS = 1;
/** So many changes of speaker back. */
const RUNS_BACK = 3;
const REMARKS_BACK = 20;
const FEWEST_WORDS = 3;
const MOST_WORDS = 28;

/** The question of an interview that a unit answers, as a reader of notes reads it; undefined where none was put. */
export type QuestionOf = (unit: Unit) => string | undefined;

export function questionsAnswered(conversation: Conversation, writer: Writer): QuestionOf {
  const interviewer = mostAsking(conversation);
  const remarkOf = new Map(
    conversation.remarks.flatMap((remark) => (remark.unit ? [[remark.unit, remark] as const] : [])),
  );
  return (unit) => {
    const answer = remarkOf.get(unit);
    if (!answer || answer.speaker === interviewer) return undefined;
    const asked = questionBefore(conversation, answer, interviewer);
    const text = asked && writer.plain(asked.unit?.text ?? asked.raw);
    const words = text?.split(/\s+/u).length ?? 0;
    const isWhole = text !== undefined && /[?？]$/u.test(text);
    return isWhole && words >= FEWEST_WORDS && words <= MOST_WORDS ? text : undefined;
  };
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
  const told = runs.find((run) => run.some(({ terms }) => terms.length >= LEAST_TERMS));
  return told?.findLast(({ asks, terms }) => asks && terms.length >= LEAST_TERMS);
}

function mostAsking({ document, remarks }: Conversation): string | undefined {
  const asked = (name: string): number =>
    remarks.filter(({ asks, speaker }) => asks && speaker === name).length;
  return document.speakers.toSorted((a, b) => asked(b) - asked(a))[0];
}
