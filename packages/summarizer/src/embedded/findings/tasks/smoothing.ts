/** Mean over the acts around, weighted by a Gaussian of this standard deviation in acts. */
export function smoothed(scores: Float64Array, deviation: number): Float64Array {
  if (deviation === 0) return scores;
  const reach = Math.ceil(3 * deviation);
  return scores.map((_, at) => {
    let [sum, weight] = [0, 0];
    const last = Math.min(scores.length - 1, at + reach);
    for (let other = Math.max(0, at - reach); other <= last; other += 1) {
      const share = Math.exp(-((other - at) ** 2) / (2 * deviation ** 2));
      sum += share * (scores[other] ?? 0);
      weight += share;
    }
    return sum / weight;
  });
}

/** The best places by score, best first, at most `count`, each `apart` or more from the others. Of equal ones the earlier comes first. */
export function bestApart(scores: Float64Array, count: number, apart: number): number[] {
  const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const picks: number[] = [];
  for (const at of order) {
    if (picks.length >= count) break;
    if (picks.every((pick) => Math.abs(pick - at) >= apart)) picks.push(at);
  }
  return picks;
}
