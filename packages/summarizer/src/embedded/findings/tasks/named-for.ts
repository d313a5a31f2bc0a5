import { answersTo, following, type Conversation, type Remark } from '../conversation.ts';
import type { NameBook } from '../name-book.ts';
import { dateSaid } from './due-dates.ts';
import { onlyTakesUp } from './taking-up.ts';
import { datedBy, type Task } from './task.ts';

/** `Who takes the keys back?` – `Gil. He's in town anyway.`: who is looked for is named by someone else. */
export function namedForIn(conversation: Conversation, names: NameBook): Task[] {
  if (!conversation.named || conversation.document.form === 'mail') return [];
  return conversation.remarks.flatMap((remark) => namedFor(conversation, remark, names) ?? []);
}

function namedFor(conversation: Conversation, call: Remark, names: NameBook): Task | null {
  const { talk } = conversation;
  if (!call.asks || !talk.calls.some((form) => form.test(call.raw))) return null;
  const [answer] = answersTo(conversation, call, 1);
  const name = talk.takingOn.namesWho.exec(answer?.raw ?? '')?.groups?.name;
  if (!answer || name === undefined || !isName(conversation, name)) return null;
  if (onlyTakesUp(talk, answer.raw)) return null;
  const rest = [answer, ...following(conversation, answer, 0)];
  // `Guess.` is a word with a capital, too: of a name more is said, there or elsewhere.
  const isKnown = rest.length > 1 || conversation.remarks.some(({ raw }) => namesPerson(raw, name));
  const owner = names.find(name) ?? (isKnown ? name : undefined);
  if (owner === undefined) return null;
  const isDeclined = answersTo(conversation, answer, 1).some(
    ({ raw, objects, speaker }) =>
      objects || talk.withdraws.test(raw) || (speaker === owner && talk.refuses.test(raw)),
  );
  if (isDeclined || rest.some(({ raw }) => talk.past.test(raw) || talk.unsure.test(raw)))
    return null;
  const dated = rest.find(({ raw }) => dateSaid(talk, raw) !== undefined) ?? call;
  const text = dateSaid(talk, dated.raw);
  return {
    said: answer,
    with: call,
    kind: 'promise',
    owner,
    ...datedBy(text === undefined ? undefined : { text, remark: dated }),
    weight: 2,
  };
}

/** Whether a sentence has the word with its capital, and not only since it begins with it. */
const namesPerson = (raw: string, name: string): boolean =>
  new RegExp(String.raw`(?<=\p{L},? )${name}(?!\p{L})`, 'u').test(raw);

function isName({ talk, document }: Conversation, word: string): boolean {
  const small = word.toLowerCase();
  return !(
    talk.noTopics.test(word) ||
    talk.countWords.test(word) ||
    talk.agrees.test(word) ||
    talk.marks.classes.isClosed(small) ||
    document.language.stopWords.has(small)
  );
}
