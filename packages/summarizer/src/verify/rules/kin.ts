import type { Doubt } from '../../port.ts';
import { anyMention, anyWord } from '../lexicon/any-language.ts';
import { KIN } from '../units.ts';
import { fold } from '../words.ts';
import type { Told } from './routes.ts';

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** Unless one gave the word in full, these may be meant: `my brother's wife` is a sister-in-law. */
const kinIn = (text: string, language: string): Set<string> =>
  new Set(
    (text.replaceAll(/ in[ -]law/gu, '-in-law').match(WORD) ?? []).flatMap(
      (word) => KIN.of(fold(word.replace(/['’]s$/u, '')), language) ?? [],
    ),
  );

/** A relative who is not named near the citation, where others are: in any language. */
export function otherRelative(claim: Told, near: Told): Doubt | null {
  const claimed = kinIn(claim.text, claim.language);
  if (claimed.size === 0) return null;
  const said = kinIn(near.text, near.language);
  const strange = [...claimed].some((one) => !said.has(one));
  return strange && [...said].some((one) => !claimed.has(one)) ? { kind: 'person' } : null;
}

/**
 * `Henrike's brother-in-law` where Gesa says `my brother-in-law`: in any two languages.
 * @param cited the turns with who says each, first names folded
 */
export function otherKin(
  { text, language }: Told,
  cited: readonly (Told & { speaker: string })[],
  speakers: ReadonlySet<string>,
): Doubt | null {
  for (const { groups } of [...text.matchAll(OF_SOMEONE), ...text.matchAll(SOMEONES)]) {
    const kin = KIN.of(fold(groups?.['kin'] ?? ''), language);
    const whose = fold(groups?.['name'] ?? '');
    if (kin === undefined || !speakers.has(whose)) continue;
    const named = cited.filter((turn) => kinIn(turn.text, turn.language).has(kin));
    const own = named.filter((turn) =>
      Array.from(turn.text.matchAll(MINE)).some(
        (found) => KIN.of(fold(found.groups?.['kin'] ?? ''), turn.language) === kin,
      ),
    );
    const isOthers = own.length > 0 && own.length === named.length;
    if (isOthers && own.every(({ speaker }) => speaker !== '' && speaker !== whose))
      return { kind: 'person', said: groups?.['name'] ?? '' };
  }
  return null;
}

const ANY_KIN = String.raw`(?<kin>[\p{L}-]+)`;
const ANY_NAME = String.raw`(?<name>\p{Lu}[\p{L}-]+)`;
/** `Ann's uncle`, `Annas Onkel`. */
const SOMEONES = new RegExp(String.raw`(?<!\p{L})${ANY_NAME}(?:['’]s?| s) ${ANY_KIN}`, 'gu');
/** `El tío de Ana`, `l'oncle d'Ana`, `der Onkel von Anna`. */
const OF_SOMEONE = new RegExp(
  String.raw`${ANY_KIN} ${anyMention(({ of }) => of)} ?${ANY_NAME}`,
  'gu',
);
const MINE = new RegExp(String.raw`(?<!\p{L})${anyWord(({ mine }) => mine)} ${ANY_KIN}`, 'giu');
