/** The first bytes of a file; null where it can't be read here. */
export async function headOf(file: File, bytes: number): Promise<Uint8Array | null> {
  const head = await file
    .slice(0, bytes)
    .arrayBuffer()
    .catch(() => null);
  return head && new Uint8Array(head);
}
