import { type Bytes, type DeclaredSound, lengthOf, tagBytes, UNDECLARED } from './bytes.ts';

/** Where the first frame is looked for behind the tag. */
const SEARCH_BYTES = 8192;
const RATES = [44_100, 48_000, 32_000] as const;
const VBRI_AT = 36;

interface Frame {
  at: number;
  rate: number;
  samples: number;
  /** From the frame's start to where Xing's header would be. */
  xingAt: number;
}

/** The first layer III frame (ISO 11172-3, 2.4.2.3; MPEG-2.5 as LAME writes it). */
function firstFrame(bytes: Buffer): Frame | null {
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    const [sync = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
    if (sync !== 0xff || (second & 0xe6) !== 0xe2) continue;
    const version = (second >> 3) & 3;
    const rate = RATES[(third >> 2) & 3];
    if (version === 1 || rate === undefined || third >> 4 === 15) continue;
    const isMpeg1 = version === 3;
    const isMono = fourth >> 6 === 3;
    const sideBytes = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
    return {
      at,
      rate: rate / (isMpeg1 ? 1 : version === 2 ? 2 : 4),
      samples: isMpeg1 ? 1152 : 576,
      xingAt: 4 + sideBytes,
    };
  }
  return null;
}

/** The number of frames that an encoder noted in the first one: Xing, Info or VBRI. Others declare nothing. */
export async function declaredOfMp3(bytes: Bytes): Promise<DeclaredSound> {
  const head = await bytes.at(await tagBytes(bytes), SEARCH_BYTES);
  const frame = firstFrame(head);
  const frames = frame === null ? 0 : framesIn(head, frame);
  if (frame === null || frames === 0) return UNDECLARED;
  return { seconds: lengthOf(frames * frame.samples, frame.rate), truncated: false };
}

function framesIn(head: Buffer, frame: Frame): number {
  const nameAt = (at: number): string => head.toString('latin1', at, at + 4);
  const numberAt = (at: number): number => (at + 4 <= head.length ? head.readUInt32BE(at) : 0);
  const xing = frame.at + frame.xingAt;
  if (['Xing', 'Info'].includes(nameAt(xing)))
    return (numberAt(xing + 4) & 1) === 1 ? numberAt(xing + 8) : 0;
  const vbri = frame.at + VBRI_AT;
  return nameAt(vbri) === 'VBRI' ? numberAt(vbri + 14) : 0;
}
