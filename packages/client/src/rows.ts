/** Rows of a page of the history. */
const PAGE = 20;

interface PagedInput {
  query: { offset?: number | undefined };
}

/**
 * Every row of a list that comes in pages, one after the other: `for await (const row of eachRow(notelark.listUploads))`.
 * @param query filters and order, as the list takes them
 */
export async function* eachRow<Input extends PagedInput, Row>(
  list: (input: Input) => Promise<{ rows: Row[] }>,
  query?: Omit<Input['query'], 'offset'>,
): AsyncGenerator<Row, void> {
  for (let offset = 0; ; offset += PAGE) {
    // The list's own query with another offset: generic types can't say so.
    const { rows } = await list({ query: { ...query, offset } } as unknown as Input);
    yield* rows;
    if (rows.length < PAGE) return;
  }
}
