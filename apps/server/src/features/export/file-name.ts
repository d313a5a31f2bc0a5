/** What file systems refuse, or a header would be broken by. */
const FORBIDDEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;
const MAX_CHARACTERS = 100;

/** A file's name from a title, any script: `Lecture 1 - notes.pdf`. `ending` has no dot. */
export function fileNameOf(title: string, panel: string, ending: string): string {
  const name = title
    .replace(/\.(mp3|wav|mp4|mov|m4a|aac|ogg|webm|mkv|avi)$/i, '')
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const short = Array.from(name).slice(0, MAX_CHARACTERS).join('').trim();
  return `${short || 'Notelark'} - ${panel}.${ending}`;
}
