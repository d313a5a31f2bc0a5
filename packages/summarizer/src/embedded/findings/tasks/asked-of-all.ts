import { answersTo, pointsBack, type Conversation, type Remark } from '../conversation.ts';
import { dateSaid } from './due-dates.ts';
import type { Task } from './task.ts';

/** With fewer speakers the other one is meant. */
const LEAST_SPEAKERS = 3;
const WEIGHT = 2;
const PLEASE =
  /(?<!\p{L})(?:please|pls|plz|bitte|svp|stp|s['’]il (?:vous|te) plaît|merci|por favor|porfa)(?!\p{L})/iu;

/** `Can everyone send me their share by Friday, please?`: what each of them is to do. */
export function askedOfAllIn(conversation: Conversation): Task[] {
  return conversation.remarks.flatMap((remark): Task[] => {
    const wording = askedOfAll(conversation, remark);
    if (wording === null || isWithdrawn(conversation, remark)) return [];
    const { talk } = conversation;
    const due = dateSaid(talk, wording) ?? dateSaid(talk, remark.raw);
    return [
      {
        said: remark,
        with: null,
        kind: 'mention',
        owner: undefined,
        due,
        weight: WEIGHT,
        wording,
      },
    ];
  });
}

/** What a remark asks all of them to do: by a date, or with a please in what they write to one another. */
export function askedOfAll(conversation: Conversation, remark: Remark): string | null {
  const { talk, document, named } = conversation;
  const { raw, abandoned, refs } = remark;
  if (!named || abandoned || document.speakers.length < LEAST_SPEAKERS) return null;
  if (document.addressees.has(refs[0] ?? -1)) return null;
  const groups = talk.delegating.toAll
    .map((form) => form.exec(raw)?.groups)
    .find((found) => found !== undefined);
  const order = groups?.order ?? groups?.demand;
  if (order === undefined || talk.conditional.test(raw)) return null;
  const isWritten = document.form === 'mail' || document.chat;
  const isAsked = dateSaid(talk, raw) !== undefined || (isWritten && PLEASE.test(raw));
  if (!isAsked) return null;
  // `The holidays: you put them on the list by the 15th.`
  return (pointsBack(conversation, order) ? raw : order).replace(/[\s?]+$/u, '');
}

const isWithdrawn = (conversation: Conversation, remark: Remark): boolean =>
  answersTo(conversation, remark, 2).some(({ raw }) => conversation.talk.withdraws.test(raw));
