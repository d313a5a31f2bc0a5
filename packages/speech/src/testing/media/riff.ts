export interface WavHeader {
  sampleRate: number;
  channels: number;
  /** What the header says of the sound's length, in bytes. Default: the truth. */
  declaredBytes?: number;
}

const BITS = 16;

/** A WAV file with a header of our own making, however absurd. */
export function wav(data: Buffer, { sampleRate, channels, declaredBytes }: WavHeader): Buffer {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(Math.min(0xffff_ffff, sampleRate * channels * (BITS / 8)), 8);
  format.writeUInt16LE((channels * (BITS / 8)) & 0xffff, 12);
  format.writeUInt16LE(BITS, 14);
  const length = declaredBytes ?? data.length;
  return chunk(
    'RIFF',
    Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), chunk('data', data, length)]),
  );
}

/** A WAV file of samples, mono. */
export function wavOf(pcm: Int16Array, sampleRate = 16_000): Buffer {
  const data = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  return wav(data, { sampleRate, channels: 1 });
}

export function chunk(id: string, content: Buffer, declaredBytes = content.length): Buffer {
  const header = Buffer.alloc(8);
  header.write(id, 'latin1');
  header.writeUInt32LE(declaredBytes, 4);
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)]);
}

export function list(form: string, ...chunks: Buffer[]): Buffer {
  return chunk('LIST', Buffer.concat([Buffer.from(form, 'latin1'), ...chunks]));
}
