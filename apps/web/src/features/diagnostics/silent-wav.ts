const RATE = 24_000;
const HEADER = 44;

/** Seconds of silence as Live Notes sends them: a WAV file, 24 kHz, mono, 16 bits, in base64. */
export function silentWav(seconds: number): string {
  const data = seconds * RATE * 2;
  const view = new DataView(new ArrayBuffer(HEADER + data));
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1)
      view.setUint8(at + index, text.charCodeAt(index));
  };
  write(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + data, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, data, true);
  return btoa(String.fromCharCode(...new Uint8Array(view.buffer)));
}
