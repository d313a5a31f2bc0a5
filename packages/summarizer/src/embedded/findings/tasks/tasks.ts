import type { Document } from '../../document.ts';
import { wordsOf } from '../../words.ts';
import type { Conversation, Remark } from '../conversation.ts';
import { askedOfAllIn } from './asked-of-all.ts';
import { delegatedAt } from './delegated.ts';
import { homeworkIn } from './homework.ts';
import { joinedTasks } from './joined-tasks.ts';
import { nameBookOf } from '../name-book.ts';
import { namedForIn } from './named-for.ts';
import { plansIn } from './plans.ts';
import { promisesIn } from './promises.ts';
import { requestsIn } from './requests.ts';
import { sharedOutIn } from './shared-out.ts';
import type { Task } from './task.ts';

const MOST = 20;
/** Names within a sentence. */
const NAMED_INSIDE = /(?<=(?<before>\p{L}+),? )\p{Lu}\p{Ll}{2,}/gu;
/** In front of a name, and behind it. */
const TITLE = /^(?:Mrs?\.?|Ms|Dr\.?|Frau|Herr|Mme|Madame|Monsieur|M\.|Don|Doña) /u;
const SURNAME = /^ \p{Lu}\p{Ll}+/u;

/**
 * Tasks in order: what was asked for and accepted, and what was promised; what was refused, withdrawn or done is gone.
 * @param isLecture whether listeners may be given homework
 */
export function tasksIn(conversation: Conversation, isLecture = !conversation.voiced): Task[] {
  if (conversation.isMemo) return plansIn(conversation);
  const names = nameBookOf(conversation);
  const shared = sharedOutIn(conversation, names);
  const ofAll = askedOfAllIn(conversation);
  const isOfAll = ({ said }: Task): boolean =>
    saidIn(ofAll).includes(said) && conversation.talk.takingOn.asksAll.test(said.raw);
  const requests = requestsIn(conversation, names).filter(
    (task) => !saidIn(shared).includes(task.said) && !isOfAll(task),
  );
  const assigned = isLecture ? homeworkIn(conversation, new Set(saidIn(requests))) : [];
  // `For Thursday read chapter six, I'll do the rest`: homework, and no promise.
  const given = [...shared, ...requests, ...assigned, ...namedForIn(conversation, names)];
  const used = [...saidIn(given), ...given.flatMap((task) => task.with ?? [])];
  const others = besides(conversation, [...used, ...saidIn(ofAll)]);
  const promises = promisesIn(conversation, others, names);
  // `Will do`, `I'll do it tonight`: who says so is given it.
  const toAll = ofAll.filter(
    ({ said }) =>
      !used.includes(said) &&
      !promises.some((task) => task.with === said || isOnlyYes(task.said, said)),
  );
  const taken = [...used, ...saidIn(promises), ...saidIn(toAll)];
  const delegated = besides(conversation, taken).flatMap(
    (remark) => delegatedAt(conversation, remark, names) ?? [],
  );
  return joinedTasks(conversation, [...given, ...toAll, ...promises, ...delegated])
    .filter((task) => task.with !== null || saysWhatIsDone(conversation, task))
    .filter((task) => !isReportedDone(conversation, task) && !hasCome(conversation, task))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.said.index - b.said.index);
}

/** `I mean, the day after tomorrow.` names no task, and what someone needs is another one's. */
function saysWhatIsDone({ talk }: Conversation, { said, kind, due = '', wording }: Task): boolean {
  const text = wording ?? said.raw;
  const onlyNeeds = kind === 'promise' && talk.needs.test(text) && !talk.vows.test(text);
  return !onlyNeeds && /\p{L}/u.test(text.replace(talk.phrases.trimStart, '').replace(due, ''));
}

/** `I'll pay the deposit tomorrow`, and in a later message by the same person `The deposit is paid`. */
function isReportedDone(
  { remarks, talk, document }: Conversation,
  { said, with: other, owner }: Task,
): boolean {
  const named = new Set(contentOf(document, `${said.raw} ${other?.raw ?? ''}`));
  return remarks
    .slice(said.index + 1)
    .filter(({ run, speaker }) => run > said.run + 1 && speaker === owner)
    .some(({ raw }) => {
      const { thing, deed } = talk.takingOn.reportsDone.exec(raw)?.groups ?? {};
      const done = contentOf(document, deed ?? (talk.due.test(raw) ? '' : (thing ?? '')));
      return done.some((word) => named.has(word));
    });
}

/** `I'll write to Mr Poole.`, and in a later mail by the same person `Mr Poole has agreed.`: it was done, and this came of it. */
function hasCome(
  { remarks, talk, document }: Conversation,
  { said, kind, owner, due = '' }: Task,
): boolean {
  if (kind !== 'promise' || !(document.form === 'mail' || document.chat)) return false;
  const before = remarks[said.index - 1];
  // `I know a joiner, Ruth Poole. I'll get her round.`
  const named = talk.person.test(said.raw) && before?.run === said.run ? before.raw : '';
  const names = [...`${said.raw.replace(due, ' ')} ${named}`.matchAll(NAMED_INSIDE)]
    .filter(({ groups }) => !talk.determiners.has((groups?.before ?? '').toLowerCase()))
    .map(([name]) => name);
  return remarks
    .slice(said.index + 1)
    .filter(({ run, speaker, asks }) => run > said.run && speaker === owner && !asks)
    .some(({ raw }) => {
      const bare = raw.replace(talk.phrases.trimStart, '').replace(TITLE, '');
      return names.some(
        (name) =>
          !talk.noTopics.test(name) &&
          bare.startsWith(name) &&
          talk.takingOn.hasActed.test(bare.slice(name.length).replace(SURNAME, '')),
      );
    });
}

/** `Will do.`, behind it. */
const isOnlyYes = ({ run, terms }: Remark, asked: Remark): boolean =>
  terms.length === 0 && run === asked.run + 1;

const contentOf = ({ language }: Document, text: string): string[] =>
  wordsOf(text.toLowerCase()).filter((word) => !language.stopWords.has(word));

const saidIn = (tasks: readonly Task[]): Remark[] => tasks.map(({ said }) => said);

const besides = ({ remarks }: Conversation, used: readonly Remark[]): Remark[] =>
  remarks.filter((remark) => !used.includes(remark));
