/** For each place in order of writing the turn of the source. */
export type ReadingOrder = readonly number[];

/** What cites turns by their places in order of writing, with the turns of the source instead. */
export function withSourceTurns<T>(value: T, order: ReadingOrder | undefined): T {
  return order ? (mapped(value, (place) => order[place] ?? place) as T) : value;
}

function mapped(value: unknown, turnAt: (place: number) => number): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, turnAt));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => {
      if (key === 'refs' && Array.isArray(one))
        return [
          key,
          one
            .map(Number)
            .map(turnAt)
            .toSorted((a, b) => a - b),
        ];
      if (key === 'firstTurn' && typeof one === 'number') return [key, turnAt(one)];
      return [key, mapped(one, turnAt)];
    }),
  );
}
