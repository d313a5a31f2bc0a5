import { preceding, type Conversation, type Remark } from '../findings/conversation.ts';
import type { Answers } from '../language/answers/answers.ts';

/** Words of a heading at most, and of its content words. */
const LONGEST_HEAD = 4;
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

/** `And the insurance?`, `The lower field.`: a few words just before a question, by who asks it, name what it is about. */
export function headOf({ remarks, talk, document }: Conversation, said: Remark): Remark | null {
  const head = remarks[said.index - 1];
  if (head?.run !== said.run || head.terms.length === 0 || head.terms.length > MOST_TERMS)
    return null;
  const words = head.raw.replace(/[.?!]+$/u, '').split(/\s+/u);
  const speaks = [talk.smallTalk, talk.settles, talk.past, talk.iOrYou, talk.points, talk.weDo];
  const isClause = words.some((word) => talk.endsTitle.test(word.replace(/\P{L}+$/u, '')));
  const isNoun =
    document.language.tag !== 'de' || words.some((word) => /^\p{Lu}\p{Ll}{2}/u.test(word));
  return words.length <= LONGEST_HEAD &&
    (head.asks ||
      talk.determiners.has(words[0]?.toLowerCase() ?? '') ||
      closes(talk.answers, head.raw)) &&
    !isClause &&
    isNoun &&
    !head.agrees &&
    !head.objects &&
    !speaks.some((pattern) => pattern.test(head.raw))
    ? head
    : null;
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
