import { type Bytes, type DeclaredSound, lengthOf, tagBytes, UNDECLARED } from './bytes.ts';

/** The total number of samples in STREAMINFO (RFC 9639, 8.2); 0 where its writer did not know. */
export async function declaredOfFlac(bytes: Bytes): Promise<DeclaredSound> {
  const head = await bytes.at(await tagBytes(bytes), 26);
  if (head.length < 26) return UNDECLARED;
  const rate = head.readUIntBE(18, 3) >> 4;
  const samples = ((head[21] ?? 0) & 0x0f) * 2 ** 32 + head.readUInt32BE(22);
  return { seconds: lengthOf(samples, rate), truncated: false };
}
