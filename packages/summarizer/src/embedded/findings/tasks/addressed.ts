import type { Conversation, Remark } from '../conversation.ts';
import type { NameBook } from '../name-book.ts';
import { spacedWords } from '../../words.ts';

/** Remarks before one in which someone is called by name who is then asked, or takes it on. */
const REMARKS_BACK = 6;
/** A name at the end of another sentence addresses the owner at most this many remarks before. */
const REMARKS_BACK_TO_LAST = 3;
/** Remarks behind one in which someone is thanked for it. */
const REMARKS_TO_THANKS = 3;
/** Words of a remark that only acknowledges what was said. */
const LONGEST_ACKNOWLEDGEMENT = 4;
/** Characters in which a remark shows that it speaks to someone: `can you`, `that's you`. */
const EARLY = 12;

/** Who is called by name in the same turn before a request: `Daniel, the offer runs out. Could you change that?` */
export function calledInTurn(
  { remarks, named }: Conversation,
  remark: Remark,
  names: NameBook,
): string | undefined {
  if (!named) return undefined;
  return remarks
    .slice(Math.max(0, remark.index - REMARKS_BACK), remark.index)
    .toReversed()
    .filter(({ run, refs }) => run === remark.run && refs[0] === remark.refs[0])
    .map(({ raw }) => names.vocativeIn(raw))
    .find((name) => name !== undefined && name !== remark.speaker);
}

/** A name, and the remark that calls someone by it. */
export interface Addressed {
  name: string;
  by: Remark;
}

/** Where no speaker is known: who is thanked by name just behind, else whom someone called by name before, unless they said no. */
export function addressedAround(
  conversation: Conversation,
  remark: Remark,
  names: NameBook,
): Addressed | undefined {
  if (conversation.named) return undefined;
  return (
    thankedBehind(conversation, remark, names) ??
    acknowledgedBehind(conversation, remark, names) ??
    addressedBefore(conversation, remark, names)
  );
}

const addressed = (name: string | undefined, by: Remark): Addressed | undefined =>
  name === undefined ? undefined : { name, by };

const behind = ({ remarks }: Conversation, { index }: Remark): Remark[] =>
  remarks.slice(index + 1, index + 1 + REMARKS_TO_THANKS);

function thankedBehind(
  conversation: Conversation,
  remark: Remark,
  names: NameBook,
): Addressed | undefined {
  return [remark, ...behind(conversation, remark)]
    .map((other) => addressed(names.thankedIn(other.raw), other))
    .find((found) => found !== undefined);
}

/** `Good man Ted.`, `Oh would you Pat?`: who is addressed in a short reply to it. */
function acknowledgedBehind(
  conversation: Conversation,
  remark: Remark,
  names: NameBook,
): Addressed | undefined {
  for (const other of behind(conversation, remark)) {
    const { raw } = other;
    if (conversation.talk.promises.test(raw) || names.addressedIn(raw) !== undefined) break;
    const isShort = spacedWords(raw) <= LONGEST_ACKNOWLEDGEMENT;
    const name = isShort ? names.lastIn(raw) : undefined;
    if (name !== undefined) return { name, by: other };
  }
  return undefined;
}

function addressedBefore(
  { remarks, talk }: Conversation,
  remark: Remark,
  names: NameBook,
): Addressed | undefined {
  const before = remarks.slice(Math.max(0, remark.index - REMARKS_BACK), remark.index);
  for (const other of before.toReversed()) {
    const { raw, index } = other;
    // The person thanked took on what was said before that.
    if (names.thankedIn(raw) !== undefined) return undefined;
    if (talk.refuses.test(raw) || talk.withdraws.test(raw)) return undefined;
    const [asked, next] = [remarks[index - 1], remarks[index + 1]?.raw ?? ''];
    const speaksTo = talk.iOrYou.test(next.slice(0, EARLY)) && !talk.promises.test(next);
    const isAsked = asked?.asks === true && talk.addresses.test(asked.raw);
    const last = remark.index - index <= REMARKS_BACK_TO_LAST ? names.lastIn(raw) : undefined;
    const name =
      names.addressedIn(raw) ??
      names.aloneIn(raw) ??
      (isAsked ? names.firstIn(raw) : undefined) ??
      (speaksTo || names.isOftenCalled(last) ? last : undefined);
    if (name !== undefined) return { name, by: other };
  }
  return undefined;
}
