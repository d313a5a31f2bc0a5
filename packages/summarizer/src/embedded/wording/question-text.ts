import { preceding, type Conversation, type Remark } from '../findings/conversation.ts';
import type { Answers } from '../language/talk/answers.ts';

/** Words of a heading at most, of one that asks, and of its content words. */
const LONGEST_HEAD = 4;
const LONGEST_ASKING_HEAD = 6;
/** A question of more content words says itself what it is about. */
const TERMS_UNDER_HEAD = 3;
/** So many remarks back. */
const REMARKS_TO_HEAD = 4;
const MOST_TERMS = 2;
/** A remark with fewer content words explains nothing. */
const LEAST_TERMS = 2;

/** A question without what calls for attention before it and what is added behind it: `Hang on, …`, `…, by the way?` */
export function bareQuestion({ opener, closer }: Answers, text: string): string {
  let bare = text;
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(opener, '').replace(closer, '');
  }
  return bare.replace(/^[¿\s]*\p{Ll}/u, (first) => first.toUpperCase());
}

/**
 * `And the insurance?`, `The lower field.`: a few words before a question, by who asks it, name what it is about. They may stand
 * further back in the same turn: `And the van? It smells. Will it last?`
 */
export function headOf(conversation: Conversation, said: Remark): Remark | null {
  const { remarks, talk } = conversation;
  const head = remarks[said.index - 1];
  if (head?.run !== said.run) return null;
  if (isHead(conversation, head)) return head;
  if (said.terms.length > TERMS_UNDER_HEAD && !talk.points.test(said.raw)) return null;
  const further = remarks
    .slice(Math.max(0, said.index - REMARKS_TO_HEAD), said.index - 1)
    .filter(({ run, refs }) => run === said.run && refs[0] === said.refs[0]);
  return further.findLast((one) => isHead(conversation, one)) ?? null;
}

function isHead({ talk, document }: Conversation, head: Remark): boolean {
  if (head.terms.length === 0 || head.terms.length > MOST_TERMS) return false;
  const words = head.raw.replace(/[.?!]+$/u, '').split(/\s+/u);
  const speaks = [talk.smallTalk, talk.settles, talk.past, talk.iOrYou, talk.points, talk.weDo];
  const isClause = words.some((word) => talk.endsTitle.test(word.replace(/\P{L}+$/u, '')));
  const isNoun =
    !document.language.capitalizesNouns || words.some((word) => /^\p{Lu}\p{Ll}{2}/u.test(word));
  return (
    words.length <= (head.asks ? LONGEST_ASKING_HEAD : LONGEST_HEAD) &&
    (head.asks ||
      talk.determiners.has(words[0]?.toLowerCase() ?? '') ||
      closes(talk.answers, head.raw)) &&
    !isClause &&
    isNoun &&
    !head.agrees &&
    !head.objects &&
    !speaks.some((pattern) => pattern.test(head.raw))
  );
}

/** The name that it gives. */
export function headName(answers: Answers, plain: string): string {
  const asked = plain.replace(/[\s¿¡.,;:!?…]+$|^[¿¡\s]+/gu, '');
  return bareQuestion(answers, `${asked}?`).replace(/\?$/u, '');
}

/** `Parking, though.` */
function closes({ closer }: Answers, raw: string): boolean {
  return closer.test(raw.replace(/[.!?]*$/u, '?'));
}

/** What who asks a question has just said: nothing explains it better. */
export function lead(conversation: Conversation, said: Remark): Remark | null {
  const [before] = preceding(conversation, said, 0);
  return before?.run === said.run &&
    !before.asks &&
    before.unit !== undefined &&
    before.terms.length >= LEAST_TERMS
    ? before
    : null;
}

/** `, right?` at its end was all that made a question of it. */
export function asked(text: string, isQuestion: boolean): string {
  return isQuestion ? text.replace(/\.$/u, '?') : text;
}
