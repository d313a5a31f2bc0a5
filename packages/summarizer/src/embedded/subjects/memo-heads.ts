import type { Conversation, Remark } from '../findings/conversation.ts';
import type { TitleWords } from '../titles/title-words.ts';
import { capitalized, spacedWords } from '../words.ts';
import type { OpenedSubject } from './opened.ts';

/** A paragraph names its subject among so many sentences, and in so many words. */
const SENTENCES = 4;
const LONGEST_HEAD = 6;
/** Words of a sentence that names a thing and says who or what it is: `Mrs Pell, the cook.` */
const LONGEST_NAMING = 10;
/** With fewer named paragraphs their words tell more. */
const FEWEST_NAMED = 2;

const HEAD = /^(?<head>\p{L}[^.,:;!?…]{2,45}?) ?(?<end>[.:,])(?= |$)/u;

/** The paragraphs of a memo under what they name at their start: `The boiler.`, `The two temps: I asked for three.` None where few do. */
export function memoSubjectsIn(conversation: Conversation, words: TitleWords): OpenedSubject[] {
  const paragraphs = [...Map.groupBy(conversation.remarks, ({ refs: [turn] }) => turn).values()];
  const subjects = paragraphs.flatMap((paragraph): OpenedSubject[] => {
    const [remark] = paragraph;
    const name = paragraph
      .slice(0, SENTENCES)
      .map((one) => headOf(conversation, one, words))
      .find((head) => head !== null);
    return remark ? [{ remark, name: name ?? null, sure: name !== undefined }] : [];
  });
  return subjects.filter(({ sure }) => sure).length < FEWEST_NAMED ? [] : subjects;
}

function headOf(conversation: Conversation, { raw }: Remark, words: TitleWords): string | null {
  const { talk } = conversation;
  const bare = raw.replace(talk.phrases.trimStart, '').replace(talk.opening.leads, '').trim();
  const { head = '', end } = HEAD.exec(bare)?.groups ?? {};
  const named = end === ',' ? bare : head;
  if (head === '' || !isThing(conversation, head, end === ':')) return null;
  if (spacedWords(named) > (end === ',' ? LONGEST_NAMING : LONGEST_HEAD)) return null;
  if (hasVerb(conversation, named) || words.titleOf(head) === null) return null;
  return capitalized(withoutArticle(conversation, head));
}

/** `La dalle du bâtiment B` is called so to its end. */
function withoutArticle({ talk, document }: Conversation, head: string): string {
  const [first = ''] = head.split(' ');
  if (talk.determiners.has(first.toLowerCase())) return head.slice(first.length + 1);
  const [elided = ''] = document.language.elision?.exec(first.toLowerCase()) ?? [];
  return head.slice(elided.length);
}

/** Begins with an article; before a colon a noun needs none. */
function isThing({ talk, document }: Conversation, head: string, isBare: boolean): boolean {
  const [first = ''] = head.toLowerCase().split(' ');
  const isOther = [talk.iOrYou, talk.past, talk.date, talk.smallTalk].some((form) =>
    form.test(head),
  );
  const isLed = talk.determiners.has(first) || document.language.elision?.test(first) === true;
  return !isOther && (isBare || isLed);
}

const hasVerb = ({ talk }: Conversation, text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .some((word) => talk.endsTitle.test(word) || talk.marks.classes.of(word, false) === 'ver');
