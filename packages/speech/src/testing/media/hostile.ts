import { box, replaceBoxes } from './boxes.ts';
import { chunk, list } from './riff.ts';

/** Texts that make a media library read other files or addresses, if it takes them for a playlist. */
export function playlists(target: string): Record<string, string> {
  return {
    'HLS playlist': `#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\n${target}\n#EXT-X-ENDLIST\n`,
    'ffconcat script': `ffconcat version 1.0\nfile '${target}'\n`,
    'DASH manifest':
      '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT3S">' +
      `<Period><AdaptationSet mimeType="audio/mp4"><Representation id="1"><BaseURL>${target}</BaseURL>` +
      '</Representation></AdaptationSet></Period></MPD>',
    'session description': `v=0\nc=IN IP4 127.0.0.1\nm=audio 5004 RTP/AVP 0\na=control:${target}\n`,
  };
}

/** Bytes without meaning, the same every time (the generator of Numerical Recipes). */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let i = 0; i < length; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[i] = state >>> 24;
  }
  return bytes;
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Files that people call recordings by mistake, or on purpose. */
export const NO_RECORDINGS: Record<string, Buffer> = {
  'nothing at all': Buffer.alloc(0),
  'one byte': Buffer.from('I'),
  text: Buffer.from('Meeting notes. '.repeat(500)),
  'UTF-16 text': Buffer.from(`\ufeff${'Meeting notes. '.repeat(500)}`, 'utf16le'),
  'a web page': Buffer.from(`<!doctype html><title>Talk</title>${'<p>Hello</p>'.repeat(300)}`),
  'a vector image': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
  ),
  'a PNG image': Buffer.from(PIXEL, 'base64'),
  'a PDF document': Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
  'a ZIP archive': Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0'), noise(20_000)]),
  'an executable': Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0'), noise(20_000)]),
};

/** An MP3 file's cover picture, as an ID3v2.3 tag to put in front of it (id3.org, 4.15). */
export function coverPicture(): Buffer {
  const content = Buffer.concat([
    Buffer.from('\0image/png\0\x03\0', 'latin1'),
    Buffer.from(PIXEL, 'base64'),
  ]);
  const frame = Buffer.alloc(10);
  frame.write('APIC');
  frame.writeUInt32BE(content.length, 4);
  const tag = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1');
  const size = frame.length + content.length;
  tag.writeUInt8(size >> 7, 8);
  tag.writeUInt8(size & 0x7f, 9);
  return Buffer.concat([tag, frame, content]);
}

/** An MP4 file in which every track is there `times` times. */
export function multiplyTracks(file: Buffer, times: number): Buffer {
  return replaceBoxes(file, (type, content) =>
    type === 'trak'
      ? Buffer.concat(Array<Buffer>(times).fill(box(type, content)))
      : box(type, content),
  );
}

/** An MP4 file of a few kilobytes whose sample tables say that it has 100 million samples of one byte, in one chunk. */
export function swellSampleTable(file: Buffer): Buffer {
  const samples = 100_000_000;
  return replaceBoxes(file, (type, content) => {
    if (type === 'stsz') return box(type, table(1, samples));
    if (type === 'stsc') return box(type, table(1, 1, samples, 1));
    if (type === 'stts') return box(type, table(1, samples, 1_024));
    return box(type, content);
  });
}

/** A box's content: version and flags, then 32-bit numbers. */
function table(...fields: number[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.length * 4);
  for (const [i, field] of fields.entries()) bytes.writeUInt32BE(field, 4 + i * 4);
  return bytes;
}

/** An MP4 file whose samples are said to lie in another file: a Macintosh alias as its data reference. */
export function referToFile(file: Buffer, target: string): Buffer {
  const path = Buffer.from(target.length % 2 === 0 ? target : `${target}\0`);
  const record = Buffer.alloc(4);
  record.writeUInt16BE(2, 0);
  record.writeUInt16BE(path.length, 2);
  const alias = Buffer.concat([
    Buffer.alloc(4 + 10 + 1 + 27 + 12 + 1 + 63 + 16 + 4 + 16),
    record,
    path,
    Buffer.from([0xff, 0xff, 0, 0]),
  ]);
  const entries = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]);
  return replaceBoxes(file, (type, content) =>
    type === 'dref' ? box(type, entries, box('alis', alias)) : box(type, content),
  );
}

/** A Matroska or WebM file that declares another length (the element Duration, in milliseconds). */
export function declareLength(file: Buffer, seconds: number): Buffer {
  const changed = Buffer.from(file);
  const at = changed.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  if (at < 0) throw new Error('no duration to change');
  changed.writeDoubleBE(seconds * 1_000, at + 3);
  return changed;
}

/**
 * An AVI file with 16-bit mono sound and a subtitle in the form `GAB2`: a whole subtitle file inside a packet, for which
 * the demuxer opens a second demuxer. It was the way to make FFmpeg read a playlist out of an AVI file.
 */
export function aviWithSubtitles(sound: Buffer, sampleRate: number, subtitles: string): Buffer {
  const audioFormat = fields('HHIIHH', 1, 1, sampleRate, sampleRate * 2, 2, 16);
  const audioHeader = streamHeader('auds', 2, sampleRate * 2, sound.length / 2, 2);
  const header = list(
    'hdrl',
    chunk('avih', fields('IIIIIIIIIIIIII', 40_000, 0, 0, 0x10, 75, 0, 2, 0, 0, 0, 0, 0, 0, 0)),
    list('strl', chunk('strh', audioHeader), chunk('strf', audioFormat)),
    list(
      'strl',
      chunk('strh', streamHeader('txts', 1, 1_000, 1, 0)),
      chunk('strf', Buffer.alloc(0)),
    ),
  );
  const text = Buffer.from(subtitles);
  const gab2 = Buffer.concat([
    Buffer.from('GAB2\0', 'latin1'),
    fields('HIHI', 2, 0, 4, text.length),
    text,
  ]);
  const movie = list('movi', chunk('01tx', gab2), chunk('00wb', sound));
  return chunk('RIFF', Buffer.concat([Buffer.from('AVI '), header, movie]));
}

function streamHeader(
  type: string,
  scale: number,
  rate: number,
  length: number,
  sampleSize: number,
): Buffer {
  const rest = fields(
    'IIHHIIIIIIIIII',
    0,
    0,
    0,
    0,
    0,
    scale,
    rate,
    0,
    length,
    0,
    0,
    sampleSize,
    0,
    0,
  );
  return Buffer.concat([Buffer.from(type), rest]);
}

/** Little-endian numbers in a row: `H` of 16 bits, `I` of 32. */
function fields(shape: string, ...values: number[]): Buffer {
  return Buffer.concat(
    values.map((value, i) => {
      const bytes = Buffer.alloc(shape[i] === 'H' ? 2 : 4);
      bytes.writeUIntLE(value, 0, bytes.length);
      return bytes;
    }),
  );
}
