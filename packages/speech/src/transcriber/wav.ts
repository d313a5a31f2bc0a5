const SAMPLE_RATE = 16_000;
const HEADER_BYTES = 44;

/** A WAV file of 16 kHz mono 16-bit PCM (RIFF, one `fmt ` and one `data` chunk). */
export function wavOf(pcm: Int16Array): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(HEADER_BYTES + pcm.byteLength);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(pcm.byteLength, 40);
  file.set(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength), HEADER_BYTES);
  return file;
}
