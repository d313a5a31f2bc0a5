import type { Conversation, Remark } from '../conversation.ts';
import { dateSaid } from './due-dates.ts';
import type { Task } from './task.ts';

const MOST = 20;
/** A longer sentence reports more than one thing. */
const LONGEST = 45;
/** A quotation says `I` of someone else. */
const QUOTED = /^\s*["“„«]/u;
const CAPITALS = /(?<!\p{L})\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)+/gu;

/** What a written text reports as still to be done: by a date, or as someone has promised. */
export function dutiesIn(conversation: Conversation): Task[] {
  const { remarks, talk } = conversation;
  const { due, pledged } = talk.duties;
  return remarks
    .filter(({ asks, unit }) => !asks && (unit?.length ?? LONGEST) < LONGEST)
    .flatMap((said): Task[] => {
      const isPledged = pledged.test(said.raw) && !QUOTED.test(said.raw);
      if (!isPledged && !due.test(said.raw)) return [];
      const owner = doerOf(conversation, said);
      const date = dateSaid(talk, said.raw);
      if (isPledged && owner === undefined && date === undefined) return [];
      return [{ said, with: null, kind: 'mention', owner, due: date, weight: 1 }];
    })
    .slice(0, MOST);
}

/** Who has to do it, if the sentence calls them by a name. */
function doerOf(conversation: Conversation, { raw }: Remark): string | undefined {
  const { doers, agent, passive } = conversation.talk.duties;
  const forms = passive.test(raw) ? [agent] : doers;
  return forms
    .flatMap((form) => form.exec(raw)?.groups?.who ?? [])
    .find((name) => isName(conversation, name));
}

/** Several words with capitals, or one that the text writes so inside of sentences too. */
function isName({ document, remarks, talk }: Conversation, name: string): boolean {
  const words = name.split(' ');
  // `Ende September`, but `Jan Thoms`.
  if (talk.noTopics.test(words.at(-1) ?? '')) return false;
  if (words.length > 1) return true;
  if (document.language.capitalizesNouns)
    return remarks.some(({ raw }) =>
      [...raw.matchAll(CAPITALS)].some(([run]) => run.split(' ').at(-1) === name),
    );
  return remarks.some(
    ({ raw }) => raw.search(new RegExp(`(?<=\\p{Ll},? )${name}(?!\\p{L})`, 'u')) > 0,
  );
}
