import { live } from '@notelark/api/live-audio';

const HEADER_BYTES = 44;
/** As many bytes as a call takes as arguments; a multiple of 3, so that pieces of base64 meet without padding. */
const PIECE = 3 * 8192;

/** A WAV file of 24 kHz mono 16-bit PCM. */
export function wavOf(buffers: readonly Int16Array[]): Uint8Array<ArrayBuffer> {
  const dataBytes = buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const file = new Uint8Array(HEADER_BYTES + dataBytes);
  file.set(wavHeader(dataBytes));
  let at = HEADER_BYTES;
  for (const { buffer, byteOffset, byteLength } of buffers) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return file;
}

/** What such a file begins with. */
export function wavHeader(dataBytes: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  const ascii = (at: number, text: string): void => header.set(new TextEncoder().encode(text), at);
  ascii(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, live.sampleRate, true);
  view.setUint32(28, live.sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  ascii(36, 'data');
  view.setUint32(40, dataBytes, true);
  return header;
}

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  return text;
}
