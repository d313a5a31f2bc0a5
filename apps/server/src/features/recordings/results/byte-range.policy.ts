import type { ByteRange } from '../../../ports/file-store.ts';

/**
 * The range that a `Range` header asks for (RFC 9110, section 14): one range of bytes; null for the whole file, also where
 * we need not understand the header. `unsatisfiable`: it lies outside the file.
 */
export function parseRange(
  header: string | undefined,
  bytes: number,
): ByteRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    return length === 0 || bytes === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, bytes - length), end: bytes - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= bytes) return 'unsatisfiable';
  return { start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
