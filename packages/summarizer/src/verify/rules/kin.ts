import type { Doubt } from '../../port.ts';
import { KIN } from '../units.ts';
import { fold } from '../words.ts';
import type { Rule } from './statement.ts';

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** Unless one gave the word in full, these may be meant: `my brother's wife` is a sister-in-law. */
const kinIn = (text: string): Set<string> =>
  new Set(
    (text.replaceAll(/ in[ -]law/gu, '-in-law').match(WORD) ?? []).flatMap(
      (word) => KIN.get(fold(word.replace(/['’]s$/u, ''))) ?? [],
    ),
  );

/** A relative who is not named near the citation, where others are: in any language. */
export function otherRelative(text: string, near: string): Doubt | null {
  const claimed = kinIn(text);
  if (claimed.size === 0) return null;
  const said = kinIn(near);
  const strange = [...claimed].some((one) => !said.has(one));
  return strange && [...said].some((one) => !claimed.has(one)) ? { kind: 'person' } : null;
}

/** A passage that says this much of the best is about the same. */
const AS_GOOD = 0.8;
const LEAST_SHARED = 2;

/** `His uncle wanted it` where the sentence that says so names the mother; `Ann marries` where Ann says that her sister does. */
export const relatives: Rule = ({ text, matches }) => {
  const [best] = matches;
  if (!best || best.shared.length < LEAST_SHARED) return null;
  const claimed = kinIn(text);
  const close = matches.filter(({ share }) => share >= best.share * AS_GOOD);
  const doubt: Doubt = { kind: 'person', turn: best.said.turn };
  if (claimed.size > 0) {
    const all = close.map(({ said }) => kinIn(said.text));
    const isRival = all.every((kin) => kin.size > 0 && [...kin].every((one) => !claimed.has(one)));
    return isRival ? doubt : null;
  }
  return close.every(({ said }) => OWN_RELATIVE.test(said.lower) && !SELF.test(said.lower))
    ? doubt
    : null;
};

const RELATIVES = [...KIN.keys()].join('|');
/** Begins with a relative of who speaks. */
const OWN_RELATIVE = new RegExp(
  `^(?:and |und |y |et )?(?:my|mein|meine|mi|mon|ma) (?:${RELATIVES})(?!\\p{L})`,
  'u',
);
const SELF = /(?<!\p{L})(?:i|we|ich|wir|yo|nosotros|je|nous)(?!\p{L})/u;
