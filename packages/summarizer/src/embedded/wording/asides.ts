import type { Conversation } from '../findings/conversation.ts';
import { spacedWords } from '../words.ts';

/** Words before an aside at least: what is left is whole. */
const LEAST_WORDS = 4;

/**
 * A task without the reason or remark that hangs behind its comma: `Ann will ring the hall, they owe us one`. It stays whole
 * where the aside says when it is due, or what is taken on (`I'm going there tomorrow, so I'll ask`), or little stands before it.
 */
export function withoutAside(
  { talk }: Conversation,
  text: string,
  due: string | undefined,
): string {
  const found = talk.phrases.aside.exec(text);
  if (!found) return text;
  const task = text.slice(0, found.index);
  const aside = found[0];
  const takesOn =
    talk.promises.test(aside) && !aside.startsWith(', que ') && !talk.noPromise.test(aside);
  const saysWhen = due !== undefined && aside.includes(due) && !task.includes(due);
  const isWhole = spacedWords(task) >= LEAST_WORDS && !/[„“"«]/u.test(aside);
  return saysWhen || takesOn || !isWhole ? text : `${task}.`;
}
