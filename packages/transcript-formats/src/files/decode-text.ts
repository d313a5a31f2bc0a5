import { type Problem, problemAt } from '../transcript.ts';

/** Bytes of a file without a byte order mark that are looked at for UTF-16. */
const SAMPLE_BYTES = 4_096;
const LOST = '\u{FFFD}';

export interface DecodedText {
  text: string;
  problems: Problem[];
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252, with LF at the ends of its lines. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = utf16Of(bytes);
  if (encoding) return decoded(new TextDecoder(encoding).decode(bytes));
  const text = new TextDecoder('utf-8').decode(bytes);
  const lost = text.split(LOST).length - 1;
  // In a text of Windows-1252 each accented letter is an error of UTF-8; in a damaged UTF-8 most are not.
  const accented = text.length - text.replaceAll(/[^\0-\x7F]/gu, '').length - lost;
  return decoded(lost > accented ? new TextDecoder('windows-1252').decode(bytes) : text);
}

/** By its byte order mark, else by zeros in every other byte. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 5;
  if (odd > most && even < odd / 4) return 'utf-16le';
  if (even > most && odd < even / 4) return 'utf-16be';
  return null;
}

function decoded(raw: string): DecodedText {
  const text = raw.replaceAll(/\r\n?|\u2028|\u2029|\u0085/g, '\n').replaceAll('\0', '');
  const problems = text.includes(LOST)
    ? text
        .split('\n')
        .flatMap((line, at) => (line.includes(LOST) ? problemAt(at + 1, 'characters', line) : []))
    : [];
  return { text, problems };
}
