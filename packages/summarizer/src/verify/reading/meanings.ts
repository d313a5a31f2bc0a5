import { type Meaning, meaningsIn } from '../lexicon/concepts.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from './sentences.ts';

/** A word as what it means, so that it can be compared with one of another language. */
export interface Unit {
  token: Token;
  /** One of them in common makes two words mean the same. */
  keys: readonly string[];
  /** Its meanings that have an opposite. */
  signed: readonly Meaning[];
}

const LEAST_KNOWN = 4;
/** Words of other languages that begin alike are mostly the same: `contract`, `contrato`. */
const ALIKE = 5;

const known = new WeakMap<Token, Unit>();

/** The words of some text that carry meaning. */
export const unitsOf = (tokens: readonly Token[], lexicon: Lexicon): Unit[] =>
  tokens.filter(({ content }) => content).map((token) => unitOf(token, lexicon));

export function unitOf(token: Token, lexicon: Lexicon): Unit {
  const present = known.get(token);
  if (present) return present;
  const meanings = meaningsOf(token, lexicon);
  const unit: Unit = {
    token,
    keys: [
      ...meanings.map(({ concept, sign }) => `#${concept}${sign < 0 ? '-' : ''}`),
      ...(token.content ? [`${lexicon.tag}=${token.stem}`, `=${token.folded}`] : []),
      ...(token.content && token.folded.length > ALIKE ? [`~${token.folded.slice(0, ALIKE)}`] : []),
    ],
    signed: meanings.filter(({ sign }) => sign !== 0),
  };
  known.set(token, unit);
  return unit;
}

function meaningsOf({ folded, stem, content }: Token, lexicon: Lexicon): readonly Meaning[] {
  const meanings = meaningsIn(lexicon);
  const found = meanings.get(folded) ?? (content ? meanings.get(`/${stem}`) : undefined);
  if (found) return found;
  return lexicon.tag === 'de' && content ? partsOf(folded, meanings) : [];
}

/** `Ausleihgebühr` means what its parts do. */
function partsOf(word: string, meanings: ReadonlyMap<string, readonly Meaning[]>): Meaning[] {
  const unsigned = (part: string): readonly Meaning[] =>
    (meanings.get(part) ?? []).filter(({ sign }) => sign === 0);
  for (let at = LEAST_KNOWN; at <= word.length - LEAST_KNOWN; at += 1) {
    const tail = unsigned(word.slice(at));
    if (tail.length === 0) continue;
    const head = unsigned(word.slice(0, at));
    return [
      ...(head.length > 0 ? head : unsigned(word.slice(0, at).replace(/e?[sn]$/u, ''))),
      ...tail,
    ];
  }
  return [];
}

/** How two words relate: they mean the same, or the opposite of each other. */
export function relationOf(one: Unit, other: Unit): 'same' | 'opposite' | null {
  if (one.keys.some((key) => other.keys.includes(key))) return 'same';
  const opposes = one.signed.some(({ concept, sign }) =>
    other.signed.some((theirs) => theirs.concept === concept && theirs.sign === -sign),
  );
  return opposes ? 'opposite' : null;
}
