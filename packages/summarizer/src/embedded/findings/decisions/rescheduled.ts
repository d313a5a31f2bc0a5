import type { Conversation, Remark } from '../conversation.ts';
import { valuesIn } from '../values.ts';
import type { Decision } from './decision.ts';
import { spacedWords } from '../../words.ts';

const WEIGHT = 2.2;
/** What takes its place is said in the next so many sentences. */
const SENTENCES_BEHIND = 4;
/** Words of what is moved and where to. */
const LONGEST_TOGETHER = 40;

/** `There's no lecture next Thursday, I'm away. We'll do it on the Monday after instead.`: what a lecturer moves. */
export function rescheduledIn(conversation: Conversation): Decision[] {
  const { remarks } = conversation;
  const found = remarks.flatMap((remark): Decision[] => {
    if (!isMoved(conversation, remark)) return [];
    const behind = remarks.slice(remark.index + 1, remark.index + 1 + SENTENCES_BEHIND);
    const instead = behind.find((other) => takesItsPlace(conversation, other));
    const dated = [remark, instead].some((part) => part && namesDay(conversation, part));
    if (!dated) return [];
    // `I'm away` is nothing that was decided.
    const isOwn = conversation.talk.iOrYou.test(remark.raw);
    if (isOwn && instead)
      return [{ said: instead, about: remark, also: [], agreed: [], weight: WEIGHT }];
    const words = spacedWords(remark.raw) + spacedWords(instead?.raw ?? '');
    const also = instead && words <= LONGEST_TOGETHER ? [instead] : [];
    return [{ said: remark, also, agreed: [], weight: WEIGHT }];
  });
  return found.filter(
    ({ said }, at) => !found.slice(0, at).some(({ also }) => also.includes(said)),
  );
}

/** Says that something is not where or when it was to be. */
function isMoved({ talk }: Conversation, { raw, asks, unit }: Remark): boolean {
  const { moved, courses, longAgo } = talk.telling;
  return unit !== undefined && !asks && moved.test(raw) && courses.test(raw) && !longAgo.test(raw);
}

/** What they do on another day. */
function takesItsPlace(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw, asks } = remark;
  return (
    !asks &&
    talk.date.test(raw) &&
    !talk.past.test(raw) &&
    [talk.weDo, talk.telling.instead].some((form) => form.test(raw))
  );
}

/** A day of the calendar: `today` is the day of the lecture. */
const namesDay = (conversation: Conversation, remark: Remark): boolean =>
  conversation.talk.date.test(remark.raw) && valuesIn(conversation, remark).length > 0;
