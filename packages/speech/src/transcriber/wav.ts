const SAMPLE_RATE = 16_000;
export const WAV_HEADER_BYTES = 44;

/** A WAV file of 16 kHz mono 16-bit PCM (RIFF, one `fmt ` and one `data` chunk). */
export function wavOf(pcm: Int16Array): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(WAV_HEADER_BYTES + pcm.byteLength);
  file.set(wavHeader(pcm.byteLength));
  file.set(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength), WAV_HEADER_BYTES);
  return file;
}

/** What comes before so many bytes of such samples. */
export function wavHeader(dataBytes: number): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(WAV_HEADER_BYTES + dataBytes - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
