/** Brings times, in seconds, into a clip and into order: engines let them overlap, go back, or lie beyond the end. */
export function inOrder<T extends { start: number; end: number }>(
  items: T[],
  seconds: number,
): T[] {
  let last = 0;
  return items.map((item) => {
    const start = Math.min(Math.max(item.start, last), seconds);
    last = Math.min(Math.max(item.end, start), seconds);
    return Object.assign({}, item, { start, end: last });
  });
}
