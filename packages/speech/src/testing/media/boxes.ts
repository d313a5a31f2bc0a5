/** Boxes of an MP4 or QuickTime file (ISO 14496-12) that hold nothing but boxes. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'dinf']);
const HEADER_BYTES = 8;

export function box(type: string, ...contents: Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const content = Buffer.concat(contents);
  header.writeUInt32BE(HEADER_BYTES + content.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
}

/**
 * The file with some of its boxes replaced. Offsets into the media data are not corrected.
 * @param replace gets each box's type and content, inner boxes first; gives what to put in its place
 */
export function replaceBoxes(
  file: Buffer,
  replace: (type: string, content: Buffer) => Buffer,
): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at + HEADER_BYTES <= file.length;) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + HEADER_BYTES);
    const content = file.subarray(at + HEADER_BYTES, at + size);
    parts.push(replace(type, CONTAINERS.has(type) ? replaceBoxes(content, replace) : content));
    at += size;
  }
  return Buffer.concat(parts);
}

/** The file up to and with the first box of a type at its top level. */
export function throughBox(file: Buffer, wanted: string): Buffer {
  for (let at = 0; at + HEADER_BYTES <= file.length;) {
    const end = at + file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + HEADER_BYTES) === wanted) return file.subarray(0, end);
    at = end;
  }
  throw new Error(`no box ${wanted}`);
}
