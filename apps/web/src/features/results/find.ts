/** A place where the search matched: the block's index, and where in its text. */
export interface Match {
  block: number;
  from: number;
  to: number;
}

/** Every match of `query` in the blocks, in order, without case. Empty for a blank query. */
export function findMatches(blocks: readonly string[], query: string): Match[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  return blocks.flatMap((text, block) =>
    startsIn(text, wanted).map((from) => ({ block, from, to: from + wanted.length })),
  );
}

function startsIn(text: string, wanted: string): number[] {
  const starts = [];
  const lower = text.toLowerCase();
  // Some letters change their length with their case; then places in one would be wrong in the other.
  const searched = lower.length === text.length ? lower : text;
  for (
    let from = searched.indexOf(wanted);
    from !== -1;
    from = searched.indexOf(wanted, from + wanted.length)
  )
    starts.push(from);
  return starts;
}
