import type { Conversation, Remark } from './conversation.ts';
import type { NameBook } from './name-book.ts';

/** Remarks before one in which someone is called by name who is then asked, or takes it on. */
const REMARKS_BACK = 6;
/** Remarks behind one in which someone is thanked for it. */
const REMARKS_TO_THANKS = 2;
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

/** Where no speaker is known: who is thanked by name just behind, else whom someone called by name before, unless they said no. */
export function addressedAround(
  conversation: Conversation,
  remark: Remark,
  names: NameBook,
): string | undefined {
  const { remarks, named } = conversation;
  if (named) return undefined;
  const after = remarks.slice(remark.index, remark.index + 1 + REMARKS_TO_THANKS);
  const thanked = after.map(({ raw }) => names.thankedIn(raw)).find((name) => name !== undefined);
  return thanked ?? addressedBefore(conversation, remark, names);
}

function addressedBefore(
  { remarks, talk }: Conversation,
  remark: Remark,
  names: NameBook,
): string | undefined {
  for (let at = remark.index - 1; at >= Math.max(0, remark.index - REMARKS_BACK); at -= 1) {
    const raw = remarks[at]?.raw ?? '';
    if (talk.refuses.test(raw) || talk.withdraws.test(raw)) return undefined;
    const next = remarks[at + 1]?.raw ?? '';
    const speaksTo = talk.iOrYou.test(next.slice(0, EARLY)) && !talk.promises.test(next);
    const name =
      names.addressedIn(raw) ?? names.aloneIn(raw) ?? (speaksTo ? names.lastIn(raw) : undefined);
    if (name !== undefined) return name;
  }
  return undefined;
}
