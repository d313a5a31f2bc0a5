import type { Talk } from '../language/talk/talk.ts';
import { endsWithQuestionMark } from '../words.ts';

type Groups = Record<string, string | undefined>;

/** Where a clause begins behind what its speaker says first. */
const CLAUSE = /[,:;–] /gu;

/**
 * What a sentence asks a person to do, by the groups of {@link Talk.asks}; also behind what it says first: `I'm away on Friday,
 * could you take the minutes?`, `I need three lines for it: Claire, could you …?`
 */
export const groupsAsked = (talk: Talk, raw: string): Groups | undefined =>
  placeAsked(talk, raw)?.groups;

/** What is said in front of a request, and its clause; `lead` is empty where it begins the sentence. */
export function partsAsked(talk: Talk, raw: string): { lead: string; clause: string } {
  const at = placeAsked(talk, raw)?.at ?? 0;
  return { lead: raw.slice(0, at), clause: raw.slice(at) };
}

/** `That would solve it` asks no one whose name is `solve`. */
function asksIn(talk: Talk, raw: string): Groups | undefined {
  const groups = raw.match(talk.asks)?.groups;
  return groups?.named === undefined || /^\p{Lu}/u.test(groups.named) ? groups : undefined;
}

function placeAsked(talk: Talk, raw: string): { groups: Groups; at: number } | undefined {
  const whole = asksIn(talk, raw);
  if (whole && whole.wish === undefined) return { groups: whole, at: 0 };
  const wish = talk.wishes.wishIn(raw) ?? whole;
  if (wish) return { groups: wish, at: 0 };
  if (!endsWithQuestionMark(raw) || talk.conditional.test(raw)) return undefined;
  for (const { index, 0: mark } of raw.matchAll(CLAUSE)) {
    const at = index + mark.length;
    const groups = asksIn(talk, raw.slice(at));
    if (groups) return { groups, at };
  }
  return undefined;
}
