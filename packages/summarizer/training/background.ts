import type { Document } from '../src/embedded/document.ts';
import type { Background } from '../src/embedded/weighing/term-weights.ts';

/** Units that are looked at together: about what is said in two minutes. */
const STRETCH = 20;
/** Weight of a stem that is no common one, and the frequency (e to the minus this) from which on it is one. */
const RARE = 5;
const COMMON_BELOW = 3.5;
/** Keeps the logarithm of a frequency of 0 finite. */
const SMOOTHING = 0.002;

/**
 * A table of the words that people use whatever they talk about: for each stem the median, over the domains, of how many
 * stretches have it. A word of one domain only (`remote` in meetings about remote controls) is therefore none.
 * @param domains documents by domain; at least three.
 */
export function backgroundOf(domains: readonly (readonly Document[])[]): Background {
  const rates = domains.map(ratesOf);
  const stems = new Set(rates.flatMap((rate) => [...rate.keys()]));
  const common = new Map<string, number>();
  for (const stem of stems) {
    const rate = median(rates.map((domain) => domain.get(stem) ?? 0));
    const weight = -Math.log(rate + SMOOTHING);
    if (weight < COMMON_BELOW) common.set(stem, (RARE * weight) / COMMON_BELOW);
  }
  return { rare: RARE, common };
}

function ratesOf(documents: readonly Document[]): Map<string, number> {
  const counts = new Map<string, number>();
  let stretches = 0;
  for (const { units, terms } of documents)
    for (let at = 0; at < units.length; at += STRETCH) {
      stretches += 1;
      for (const term of new Set(units.slice(at, at + STRETCH).flatMap((unit) => unit.terms)))
        counts.set(terms[term] ?? '', (counts.get(terms[term] ?? '') ?? 0) + 1);
    }
  return new Map([...counts].map(([stem, count]) => [stem, count / stretches]));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
