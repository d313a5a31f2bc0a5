import { answersTo, following, type Conversation, type Remark } from '../conversation.ts';
import type { Talk } from '../../language/talk/talk.ts';
import { settledDue } from './due-dates.ts';
import type { NameBook } from '../name-book.ts';
import { datedBy, type Task } from './task.ts';

/** Who was named is said to do something within so many remarks of the same turn. */
const REMARKS_TO_DOING = 2;

/** What someone is given to do, and how that reads. */
interface Given {
  said: Remark;
  who: string;
  /** What they are to do, where it is an infinitive. */
  rest?: string;
  /** Up from their name. */
  clause?: string;
  /** Nothing but a task can be meant. */
  isSure: boolean;
}

/**
 * What someone is given who is not asked, mostly as they are not there: `Kip will have the boat out by Friday`, `That's one for
 * Ann, she can have it done by then`. A report of what people do has no date on which they settle.
 */
export function delegatedAt(
  conversation: Conversation,
  remark: Remark,
  names: NameBook,
): Task | null {
  if (remark.asks || remark.abandoned) return null;
  const given = givenIn(conversation, remark, names);
  if (!given || isRefused(conversation, given)) return null;
  const { said, who, rest, clause, isSure } = given;
  const [answer] = answersTo(conversation, said, 1);
  const due = settledDue(conversation, {
    said: [
      withoutAbsence(conversation, said, clause),
      ...(said === remark ? [] : [withoutAbsence(conversation, remark)]),
    ],
    sides: new Set([remark.voice, answer?.voice, who]),
    owner: conversation.named ? who : (answer?.voice ?? who),
  });
  if (!isSure && due === undefined) return null;
  const { willDo } = conversation.talk.phrases;
  const told =
    (rest === undefined ? null : willDo(who, ownClause(conversation.talk, rest))) ??
    (clause && ownClause(conversation.talk, clause));
  return {
    said,
    with: said === remark ? null : remark,
    kind: 'mention',
    owner: who,
    ...datedBy(due),
    weight: 1,
    ...(told === undefined ? {} : { wording: told }),
  };
}

function givenIn(conversation: Conversation, remark: Remark, names: NameBook): Given | null {
  const { delegating } = conversation.talk;
  for (const pattern of delegating.does) {
    const found = pattern.exec(remark.raw);
    const who = personNamed(conversation, found?.groups?.who, names);
    if (!found || who === undefined) continue;
    const { rest, sure } = found.groups ?? {};
    if (isReal(conversation, clauseAt(remark.raw, found.index + 1)))
      return {
        said: remark,
        who,
        isSure: sure !== undefined,
        ...(rest === undefined ? {} : { rest }),
        ...(isSubject(found) ? { clause: remark.raw.slice(nameAt(found)) } : {}),
      };
  }
  for (const pattern of delegating.isFor) {
    const found = pattern.exec(remark.raw)?.groups;
    const who = personNamed(conversation, found?.who, names);
    if (who === undefined) continue;
    const doing = [remark, ...following(conversation, remark, 0).slice(0, REMARKS_TO_DOING)].find(
      ({ raw }) => delegating.goesOn.test(raw),
    );
    const rest = doing && delegating.goesOn.exec(doing.raw)?.groups?.rest;
    const isSure = doing !== undefined || found?.sure !== undefined;
    return { said: doing ?? remark, who, isSure, ...(rest === undefined ? {} : { rest }) };
  }
  return null;
}

const nameAt = (found: RegExpExecArray): number =>
  found.index + found[0].indexOf(found.groups?.who ?? '');

/** Whether the name opens the clause that was found, as its subject. */
const isSubject = ({ groups }: RegExpExecArray): boolean =>
  groups?.verb === undefined && groups?.sure === undefined;

/** Up to where the speaker goes on about themselves: `…, and I want to know by Friday`. */
const ownClause = ({ joining }: Talk, rest: string): string => rest.replace(joining.ownClause, '.');

/** The name of a person, as it is written in full where they speak; undefined for days, places in a language's closed lists, and function words. */
function personNamed(
  { document, talk }: Conversation,
  word: string | undefined,
  names: NameBook,
): string | undefined {
  if (word === undefined) return undefined;
  const known = names.find(word);
  if (known !== undefined) return known;
  const isOther =
    talk.noTopics.test(word) ||
    talk.countWords.test(word) ||
    document.language.stopWords.has(word.toLowerCase());
  return isOther ? undefined : word.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** The clause that a place stands in; what is said beside it is something else: `Lou takes the sizes, he hasn't done it`. */
function clauseAt(raw: string, index: number): string {
  const end = raw.slice(index).search(/[,;:]/u);
  const before = raw.slice(0, index).match(/^.*[,;:](?= )/u)?.[0].length ?? 0;
  return raw.slice(before, end < 0 ? undefined : index + end).trim();
}

function isReal({ talk }: Conversation, clause: string): boolean {
  return ![
    talk.past,
    talk.unreal,
    talk.conditional,
    talk.unsure,
    talk.done,
    talk.noPromise,
    talk.quotesOther,
  ].some((pattern) => pattern.test(clause));
}

/** A remark, from where it is about them, without the clauses that say when someone is back: `she's back on Thursday` sets no date. */
function withoutAbsence({ talk }: Conversation, remark: Remark, from = remark.raw): Remark {
  const clauses = from.split(/(?<=[,;]) /u);
  const kept = clauses.filter((clause) => !talk.delegating.absent.test(clause));
  return { ...remark, raw: kept.join(' ') };
}

/** Whether who is given it, or the one who answers, says no. */
function isRefused(conversation: Conversation, { said }: Given): boolean {
  const { talk } = conversation;
  return answersTo(conversation, said, 1)
    .slice(0, 2)
    .some(({ raw, objects }) => objects || talk.refuses.test(raw) || talk.withdraws.test(raw));
}
