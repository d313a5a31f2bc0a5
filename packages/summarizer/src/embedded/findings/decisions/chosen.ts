import { sharedTerms, type Conversation, type Remark } from '../conversation.ts';
import type { Decision } from './decision.ts';
import { spacedWords, wordsOf } from '../../words.ts';

/** What a later mail wants of what an earlier one offered. */
const WEIGHT = 3.6;
const LONGEST_WORDS = 40;
/** Words of an answer that names one of two things. */
const LONGEST_ANSWER = 4;

/** `The Friday costs less.` – `We'd like the Friday, please.`: who was given a choice says in a later mail what it is to be. */
export function chosenIn(conversation: Conversation): Decision[] {
  return conversation.remarks.flatMap((remark): Decision[] => {
    const asked = alternativesBefore(conversation, remark);
    if (asked) return [{ said: remark, about: asked, also: [], agreed: [asked], weight: WEIGHT }];
    const offer = isChoice(conversation, remark) ? offerBefore(conversation, remark) : undefined;
    if (!offer || isRefused(conversation, remark)) return [];
    return [{ said: remark, also: [], agreed: [offer], weight: WEIGHT, isWhole: true }];
  });
}

/** `Then I have to know: painted or oiled?` – `Oiled, please.`: a question of another mail that names what a few words take. */
function alternativesBefore(
  conversation: Conversation,
  { raw, run, voice, asks, abandoned }: Remark,
): Remark | undefined {
  const { document, remarks, talk } = conversation;
  const isBrief = spacedWords(raw) <= LONGEST_ANSWER;
  const bare = raw.replace(talk.phrases.trimStart, '').replace(talk.phrases.trimEnd, '');
  const isReserved = [talk.unsure, talk.defers, talk.joining.if].some((form) => form.test(bare));
  if (!isBrief || asks || abandoned || isReserved) return undefined;
  const words = wordsOf(bare.toLowerCase()).filter(
    (word) => !document.language.stopWords.has(word),
  );
  return remarks.findLast((other) => {
    if (!other.asks || other.run >= run || other.voice === voice) return false;
    const either = other.raw.toLowerCase().split(talk.joining.or);
    return either.length === 2 && either.filter((part) => names(part, words)).length === 1;
  });
}

/** Whether one of two alternatives holds the first of these words. */
const names = (alternative: string, [first]: readonly string[]): boolean =>
  first !== undefined && wordsOf(alternative).includes(first);

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
