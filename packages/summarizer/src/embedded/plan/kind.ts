import type { DocumentKind, Template } from '../../port.ts';
import type { Conversation } from '../findings/conversation.ts';
import { NameBook } from '../findings/name-book.ts';

/** Share of the questions that one of two speakers asks in an interview. */
const INTERVIEWER_SHARE = 0.75;
/** Questions of an interview, as a share of the changes of speaker. */
const QUESTIONS_SHARE = 0.3;
/** Share of remarks that agree or object, below which one person talks. */
const TALK_SHARE = 0.05;

/** What kind of source it is: the reader's word for it, else what it looks like. */
export function kindOf(conversation: Conversation, template: Template | undefined): DocumentKind {
  const { document, remarks, named } = conversation;
  if (document.form === 'mail') return 'mail';
  if (template !== undefined) return template;
  if (!document.speech) return 'article';
  if (named) return isInterview(conversation) ? 'interview' : 'meeting';
  const answers = remarks.filter(({ agrees, objects }) => agrees || objects).length;
  return answers >= remarks.length * TALK_SHARE ? 'meeting' : 'lecture';
}

function isInterview(conversation: Conversation): boolean {
  const { document, remarks, talk } = conversation;
  if (document.speakers.length !== 2) return false;
  const names = new NameBook(conversation);
  // Who asks for a favour or for consent asks nothing that an answer would be printed to.
  const questions = remarks.filter(
    ({ asks, raw }) =>
      asks && names.requestIn(raw) === null && !talk.asksAssent.test(raw) && !talk.offers.test(raw),
  );
  const [first = 0, second = 0] = document.speakers.map(
    (name) => questions.filter(({ speaker }) => speaker === name).length,
  );
  const runs = remarks.at(-1)?.run ?? 1;
  return (
    questions.length >= runs * QUESTIONS_SHARE &&
    Math.max(first, second) >= questions.length * INTERVIEWER_SHARE
  );
}
