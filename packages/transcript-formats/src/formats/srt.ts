import type { Reading } from '../transcript.ts';
import { type Cue, lineOfCue, readCues } from './cues.ts';
import { withPrefixedSpeakers } from './speaker-prefix.ts';

/** SubRip: a number, `00:00:01,000 --> 00:00:02,500`, the words. It has no fixed way to name who speaks. */
export function readSrt(lines: readonly string[]): Reading {
  const { cues, problems } = readCues(lines, {});
  const spoken = cues.map((cue) => lineOfCue(cue, plain(cue)));
  return {
    format: 'srt',
    title: null,
    language: null,
    lines: withPrefixedSpeakers(spoken),
    problems,
  };
}

/** Without the formatting that players understand, and the notice that our own exports of drafts begin with. */
const plain = ({ text }: Cue): string =>
  text
    .replaceAll(/<\/?(?:[biu]|font)(?:\s[^>]{0,200})?>/gi, '')
    .replaceAll(/\{\\[^}]{0,200}\}/g, '')
    .trim();
