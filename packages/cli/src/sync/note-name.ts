/** What file systems and Obsidian's links refuse. */
const FORBIDDEN = /[\p{Cc}\p{Cf}<>:"/\\|?*#^[\]]/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/iu;
const MAX_CHARACTERS = 100;

/** A file's name from a title, without its ending. */
export function noteName(title: string): string {
  const clean = title
    .replace(/\.(?:mp3|wav|mp4|mov|m4a|aac|ogg|webm|mkv|avi)$/iu, '')
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/gu, ' ');
  const short = Array.from(clean).slice(0, MAX_CHARACTERS).join('');
  const trimmed = short.replaceAll(/^[. ]+|[. ]+$/gu, '');
  return trimmed === '' || DEVICE.test(trimmed) ? `Note ${trimmed}`.trim() : trimmed;
}
