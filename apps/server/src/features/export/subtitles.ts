import type { ExportSegment } from './document.ts';
import { subRipTime, webVttTime } from './times.ts';

/** Readers of both formats refuse a cue that ends when it starts. */
const MIN_CUE_SECONDS = 0.001;

interface Cue {
  start: number;
  end: number;
  text: string;
  speaker: string | null;
}

/** Cues in order of time that never overlap; a blank line would end a cue, so there is none in its text. */
function cuesOf(segments: readonly ExportSegment[]): Cue[] {
  const ordered = segments
    .filter((segment) => segment.text.trim() !== '')
    .toSorted((a, b) => a.start - b.start);
  return ordered.map((segment, at) => {
    const next = ordered[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const end = Math.max(segment.start + MIN_CUE_SECONDS, Math.min(segment.end, next));
    const text = segment.text.trim().replaceAll(/\s*\n\s*/g, '\n');
    return { start: segment.start, end, text, speaker: segment.speaker };
  });
}

/** SubRip. It has no comments, so the notice of a draft is shown with the first words. */
export function toSrt(segments: readonly ExportSegment[], notice: string | null = null): string {
  return cuesOf(segments)
    .map((cue, at) => {
      const warning = at === 0 && notice !== null ? `[${notice.replaceAll('-->', '→')}]\n` : '';
      const times = `${subRipTime(cue.start)} --> ${subRipTime(cue.end)}`;
      return `${at + 1}\n${times}\n${warning}${said(cue)}\n`;
    })
    .join('\n');
}

/** An arrow in the words would be read as a cue's times. */
const said = ({ speaker, text }: Cue): string =>
  `${speaker === null ? '' : `${speaker}: `}${text}`.replaceAll('-->', '→');

/** WebVTT, the notice of a draft as a comment behind the cues: https://www.w3.org/TR/webvtt1/ */
export function toVtt(segments: readonly ExportSegment[], notice: string | null = null): string {
  const cues = cuesOf(segments).map((cue) => {
    const voice =
      cue.speaker === null ? '' : `<v ${escapeVtt(cue.speaker.replaceAll(/[\n>]/g, ' '))}>`;
    return `${webVttTime(cue.start)} --> ${webVttTime(cue.end)}\n${voice}${escapeVtt(cue.text)}\n`;
  });
  const note = notice === null ? '' : `\nNOTE ${escapeVtt(notice).replaceAll('-->', '→')}\n`;
  return `WEBVTT\n\n${cues.join('\n')}${note}`;
}

const escapeVtt = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
