/** Draws from 0 (with) to 1 (without); the same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Search {
  start: readonly number[];
  /** First step, in the units of the numbers searched for. */
  step: number;
  generations: number;
  seed: number;
  /** Higher is better. Within one generation the same numbers must give the same value. */
  fitness: (candidate: readonly number[], generation: number) => number;
}

/**
 * Maximises a function of some dozens of numbers without its derivative: CMA-ES with a diagonal covariance matrix (Ros &
 * Hansen 2008), constants as published there.
 */
export function evolve({ start, step, generations, seed, fitness }: Search): number[] {
  const n = start.length;
  const population = 4 + Math.floor(3 * Math.log(n));
  const shares = parentShares(Math.floor(population / 2));
  const effective = 1 / sum(shares.map((share) => share * share));
  const pathRate = (effective + 2) / (n + effective + 5);
  const damping = 1 + pathRate + 2 * Math.max(0, Math.sqrt((effective - 1) / (n + 1)) - 1);
  const rankOneRate = 4 / (n + 4);
  const varianceRate = covarianceRate(n, effective);
  const expectedLength = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
  const random = randomFrom(seed);

  let [mean, sigma] = [[...start], step];
  let variances = mean.map(() => 1);
  let stepPath = mean.map(() => 0);
  let variancePath = mean.map(() => 0);
  for (let generation = 0; generation < generations; generation += 1) {
    const parents = Array.from({ length: population }, () => {
      const draw = mean.map(() => gaussian(random));
      const at = mean.map(
        (value, i) => value + sigma * Math.sqrt(variances[i] ?? 1) * (draw[i] ?? 0),
      );
      return { draw, at, value: fitness(at, generation) };
    })
      .sort((a, b) => b.value - a.value)
      .slice(0, shares.length);
    const drift = mean.map((_, i) =>
      sum(parents.map(({ draw }, k) => (shares[k] ?? 0) * (draw[i] ?? 0))),
    );
    const spread = mean.map((_, i) =>
      sum(parents.map(({ draw }, k) => (shares[k] ?? 0) * (draw[i] ?? 0) ** 2)),
    );
    mean = mean.map((value, i) => value + sigma * Math.sqrt(variances[i] ?? 1) * (drift[i] ?? 0));
    stepPath = fade(stepPath, drift, pathRate, effective);
    const length = Math.sqrt(sum(stepPath.map((value) => value * value)));
    const settled = Math.sqrt(1 - (1 - pathRate) ** (2 * (generation + 1)));
    const moving = length / settled < (1.4 + 2 / (n + 1)) * expectedLength;
    const move = drift.map((value, i) => (moving ? value * Math.sqrt(variances[i] ?? 1) : 0));
    variancePath = fade(variancePath, move, rankOneRate, effective);
    variances = variances.map(
      (variance, i) =>
        (1 - varianceRate) * variance +
        varianceRate *
          ((variancePath[i] ?? 0) ** 2 / effective +
            (1 - 1 / effective) * variance * (spread[i] ?? 0)),
    );
    sigma *= Math.exp((pathRate / damping) * (length / expectedLength - 1));
  }
  return mean;
}

function parentShares(parents: number): number[] {
  const raw = Array.from({ length: parents }, (_, k) => Math.log(parents + 0.5) - Math.log(k + 1));
  return raw.map((share) => share / sum(raw));
}

function covarianceRate(n: number, effective: number): number {
  const rankOne = (1 / effective) * (2 / (n + Math.SQRT2) ** 2);
  const rankMany =
    (1 - 1 / effective) * Math.min(1, (2 * effective - 1) / ((n + 2) ** 2 + effective));
  return ((n + 2) / 3) * (rankOne + rankMany);
}

function fade(path: number[], move: number[], rate: number, effective: number): number[] {
  return path.map(
    (value, i) => (1 - rate) * value + Math.sqrt(rate * (2 - rate) * effective) * (move[i] ?? 0),
  );
}

function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
