import type { TranscriptFormat } from '@notelark/api/transcript-formats';
import type { Reading, SpokenLine } from '../transcript.ts';
import { type Cue, lineOfCue, readCues } from './cues.ts';
import { withPrefixedSpeakers } from './speaker-prefix.ts';

export const isVtt = (lines: readonly string[]): boolean => /^\s*WEBVTT\b/.test(lines[0] ?? '');

const isComment = (line: string): boolean => /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line);

/**
 * WebVTT: https://www.w3.org/TR/webvtt1/. Speakers are voice tags (Teams, Notelark) or names before a colon (Zoom, Google Meet).
 */
export function readVtt(lines: readonly string[]): Reading {
  const header = lines.findIndex((line, at) => at > 0 && (line.trim() === '' || /-->/.test(line)));
  const head = lines.slice(0, header === -1 ? lines.length : header);
  const { cues, problems } = readCues(lines, {
    from: header === -1 ? lines.length : header,
    isComment,
  });
  const spoken = cues.flatMap(linesOfCue);
  return {
    format: dialectOf(cues),
    title: null,
    language: languageOf(head),
    lines: withPrefixedSpeakers(spoken),
    problems,
  };
}

const VOICE = /<v(?:\.[^\s>]*)?\s+(?<name>[^>]{1,200})>(?<text>[^]*?)(?=<\/v>|<v[\s.]|$)/g;

/** A cue may hold several voices. */
function linesOfCue(cue: Cue): SpokenLine[] {
  const voices = [...cue.text.matchAll(VOICE)];
  const [first] = voices;
  if (!first) return [lineOfCue(cue, plain(cue.text))];
  const before = plain(cue.text.slice(0, first.index));
  const spoken = voices.map(({ groups = {} }) =>
    lineOfCue(cue, plain(groups.text ?? ''), plain(groups.name ?? '')),
  );
  return before === '' ? spoken : [lineOfCue(cue, before), ...spoken];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200E',
  rlm: '\u200F',
  quot: '"',
  apos: "'",
};

/** Without tags; character references as what they stand for. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]{0,500}>/g, '')
    .replaceAll(/&(\w{2,4}|#\d{1,6});/g, (whole, name: string) =>
      name.startsWith('#')
        ? (characterOf(Number(name.slice(1))) ?? whole)
        : (ENTITIES[name] ?? whole),
    )
    .trim();

const characterOf = (code: number): string | null =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;

/** Teams names cues by identifiers and speakers by tags, Zoom counts cues and writes names before colons. */
function dialectOf(cues: readonly Cue[]): TranscriptFormat {
  const share = (is: (cue: Cue) => boolean): number => cues.filter(is).length / cues.length;
  if (share(({ id }) => /^[\da-f]{8}-[\da-f]{4}-.{1,60}$/i.test(id)) > 0.5) return 'teams-vtt';
  const isZoom = share(({ id, text }) => /^\d+$/.test(id) && /^[^:<\n]{1,60}: /.test(text)) > 0.3;
  return isZoom ? 'zoom-vtt' : 'vtt';
}

function languageOf(head: readonly string[]): string | null {
  const [, tag = null] = /^Language:\s*([a-z]{2,3})\b/im.exec(head.join('\n')) ?? [];
  return tag?.toLowerCase() ?? null;
}
