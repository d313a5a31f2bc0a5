import { sharedTerms, type Conversation, type Remark } from '../conversation.ts';
import type { Decision } from './decision.ts';

/** What a later mail wants of what an earlier one offered. */
const WEIGHT = 3.6;
const LONGEST_WORDS = 40;

/** `The Friday costs less.` – `We'd like the Friday, please.`: who was given a choice says in a later mail what it is to be. */
export function chosenIn(conversation: Conversation): Decision[] {
  return conversation.remarks.flatMap((remark): Decision[] => {
    const offer = isChoice(conversation, remark) ? offerBefore(conversation, remark) : undefined;
    if (!offer || isRefused(conversation, remark)) return [];
    return [{ said: remark, also: [], agreed: [offer], weight: WEIGHT, isWhole: true }];
  });
}

function isChoice({ talk }: Conversation, { raw, asks, unit, abandoned }: Remark): boolean {
  const at = raw.search(talk.settling.chooses);
  if (at < 0 || asks || abandoned || (unit?.length ?? LONGEST_WORDS) >= LONGEST_WORDS) return false;
  const clause = raw.slice(at);
  return ![talk.joining.if, talk.unsure, talk.defers, talk.procedure, talk.wonders].some((form) =>
    form.test(clause),
  );
}

/** The last sentence of an earlier mail that has most in common with it, rather of another writer: `We stay with 40 copies.` */
function offerBefore({ remarks }: Conversation, chosen: Remark): Remark | undefined {
  const before = remarks.filter(
    (other) => other.run < chosen.run && sharedTerms(other, chosen) > 0,
  );
  const ofOthers = before.filter(({ voice }) => voice !== chosen.voice);
  return (ofOthers.length > 0 ? ofOthers : before)
    .toReversed()
    .toSorted((a, b) => sharedTerms(b, chosen) - sharedTerms(a, chosen))[0];
}

/** Whether another writer says no to it in a later mail. */
const isRefused = ({ remarks, talk }: Conversation, chosen: Remark): boolean =>
  remarks.some(
    (other) =>
      other.run > chosen.run &&
      other.voice !== chosen.voice &&
      sharedTerms(other, chosen) > 0 &&
      (other.objects || talk.refuses.test(other.raw)),
  );
