import { createDiffer } from './language-model/differ.ts';
import type { Point } from './port.ts';
import { contentStems, cosine } from './verify/stems.ts';

type Cited = Pick<Point, 'text' | 'refs'>;

/** Compares statements of two sets of notes about one source. */
export interface Likeness {
  /** 0 to 1: how many of their content words two texts share, as a cosine. */
  of: (a: string, b: string) => number;
  /** The same words; or nearly the same words about a common passage, with the same numbers, dates, names and polarity. */
  areSame: (a: Cited, b: Cited) => boolean;
}

/** From here on two statements about one passage have nearly the same words. */
const NEARLY = 0.75;

/** @param language primary tag of the statements' language; null: not known. */
export function createLikeness(language: string | null): Likeness {
  const differ = createDiffer(language, []);
  return {
    of: likeness,
    areSame: (a, b) =>
      folded(a.text) === folded(b.text) ||
      (a.refs.some((ref) => b.refs.includes(ref)) &&
        likeness(a.text, b.text) >= NEARLY &&
        differ.agree(asPoint(a), asPoint(b))),
  };
}

const asPoint = ({ text, refs }: Cited): Point => ({ text, refs: [...refs], verified: true });

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const likeness = (a: string, b: string): number => cosine(contentStems(a), contentStems(b));
