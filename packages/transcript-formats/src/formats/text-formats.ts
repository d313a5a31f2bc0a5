import { labelOfLine } from '@notelark/api/talk/labels';
import { CLOCK, secondsOf, secondsOfDay } from './clock.ts';
import { prefixOf } from './speaker-prefix.ts';
import type { SpokenLine } from '../transcript.ts';
import type { Head, TurnFormat } from './turns.ts';

const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 'u');

/** Who is named before a colon in what follows a time. */
function spokenAt(start: number | null, text: string): Head {
  const prefix = prefixOf(text);
  return { start, speaker: prefix?.name ?? null, text: prefix?.text ?? text };
}

const OWN = [
  // TXT
  pattern(String.raw`\[(?<clock>${CLOCK})(?: \(bookmark\))?\] (?<text>.+)`),
  // Markdown
  pattern(
    String.raw`\*\*(?<clock>${CLOCK})(?: \(bookmark\))?\*\* (?:\*\*(?<name>.{1,60})\*\* )?(?<text>.+)`,
  ),
  // DOCX and PDF
  pattern(String.raw`(?<clock>${CLOCK})(?: \(bookmark\))? {1,3}(?<text>\S.*)`),
];

/** `[01:02] Ann: Good morning`: our own exports, and what many write by hand. */
const notelark: TurnFormat = {
  format: 'notelark-text',
  leastShare: 0.3,
  leastHeads: 2,
  head(line) {
    for (const own of OWN) {
      const found = own.exec(line.trim())?.groups;
      if (!found?.text) continue;
      const start = secondsOf(found.clock ?? '');
      if (start === null) continue;
      if (found.name === undefined) return spokenAt(start, found.text);
      return { start, speaker: unescape(found.name), text: unescape(found.text) };
    }
    return null;
  },
};

const unescape = (text: string): string => text.replaceAll(/\\([\\`*_[\]<>#|~])/g, '$1');

/** How a program marks off the times that it sets beside names. */
interface Marks {
  time: RegExp;
  secondsOf: (time: string) => number | null;
  /** What else its lines have. */
  line?: RegExp;
}

/** Lines that the grammar of talk finds to name someone, in the form of one program. */
const labelledBy =
  ({ time: isIts, secondsOf: read, line: hasMarks }: Marks): TurnFormat['head'] =>
  (line) => {
    const label = labelOfLine(line);
    const time = label?.time ?? '';
    if (!label || !isIts.test(time) || hasMarks?.test(line) === false) return null;
    return { speaker: label.name, start: read(time.replaceAll(/[[\]()]/gu, '')), text: label.text };
  };

const PLAIN_TIME = new RegExp(`^${CLOCK}$`, 'u');

/** `Ann Lee  0:03`, and the words below; a PDF has no wide spaces. */
const namedBlock = labelledBy({
  time: PLAIN_TIME,
  secondsOf,
  line: new RegExp(String.raw`[ \t]${CLOCK}\s*$`, 'u'),
});

function isAboutTranscription(line: string): boolean {
  return (
    /^\s*Transcribed by https:\/\/otter\.ai/i.test(line) ||
    /\b(?:started|stopped) transcription\s*$/.test(line)
  );
}

const otter: TurnFormat = {
  format: 'otter',
  leastShare: 0.1,
  leastHeads: 1,
  head: namedBlock,
  isNoise: isAboutTranscription,
};

const TEAMS_TIMES = pattern(
  String.raw`(?<start>\d{1,2}:\d{1,2}:\d{1,2}(?:\.\d{1,6})?) --> (?<end>\d{1,2}:\d{1,2}:\d{1,2}(?:\.\d{1,6})?)\s*`,
);

/** Word files of Teams: names and times above the words; older ones begin with `0:0:0.0 --> 0:0:3.5`. */
const teams: TurnFormat = {
  format: 'teams-text',
  leastShare: 0.1,
  leastHeads: 1,
  head(line) {
    const found = TEAMS_TIMES.exec(line)?.groups;
    if (!found) return namedBlock(line);
    const [start, end] = [secondsOf(found.start ?? ''), secondsOf(found.end ?? '')];
    return { start, end, speaker: null, text: '' };
  },
  isNoise: isAboutTranscription,
  whole: nameBelowTimes,
};

/** In older files the name stands between the times and the words. */
function nameBelowTimes(turn: SpokenLine): SpokenLine {
  const [name = '', ...words] = turn.text.split('\n');
  const isName = turn.end !== null && words.length > 0 && name.length <= 60;
  return isName ? { ...turn, speaker: name, text: words.join('\n') } : turn;
}

/** `Ann Lee (00:03):`, and the words below or behind. */
const rev: TurnFormat = {
  format: 'rev',
  leastShare: 0.2,
  leastHeads: 1,
  head: labelledBy({ time: /^\(/u, secondsOf }),
};

const DAY_TIME = /^\d{1,2}:\d{2}:\d{2}$/u;

/** `[Ann Lee] 10:32:05`, and the words below: a transcript that Zoom shows and saves. */
const zoomText: TurnFormat = {
  format: 'zoom-text',
  ofDay: true,
  leastShare: 0.2,
  leastHeads: 1,
  head: labelledBy({ time: DAY_TIME, secondsOf: secondsOfDay, line: /^\s*\[/u }),
};

/** `10:32:05 From Ann Lee to Everyone: Hello`. */
const zoomChat: TurnFormat = {
  format: 'zoom-chat',
  ofDay: true,
  leastShare: 0.2,
  leastHeads: 1,
  head: labelledBy({ time: DAY_TIME, secondsOf: secondsOfDay, line: /^\S+\s+[Ff]rom\s/u }),
};

/** `Ann: Good morning`. */
const untimedHead: TurnFormat['head'] = (line) => {
  const prefix = prefixOf(line.trim());
  return prefix && { speaker: prefix.name, start: null, text: prefix.text };
};

const MEET_TIME = pattern(String.raw`\s*(?<clock>\d{2}:\d{2}:\d{2})\s*`);

/** Names before colons, and a time on a line of its own every few minutes. */
const meet: TurnFormat = {
  format: 'meet',
  leastShare: 0.3,
  leastHeads: 2,
  head: untimedHead,
  timeMark: (line) => secondsOf(MEET_TIME.exec(line)?.groups?.clock ?? ''),
  isNoise: (line) =>
    /^\s*(?:Transcription ended after|Meeting ended after|This editable transcript was)/.test(line),
};

/** `Ann Lee  10:32 AM`, and the words below: copied from Slack or Teams. */
const copiedChat: TurnFormat = {
  format: 'slack',
  ofDay: true,
  leastShare: 0.1,
  leastHeads: 1,
  head: labelledBy({ time: /[ap]\.?m/iu, secondsOf: secondsOfDay, line: /[ap]\.?m\.?\]?\s*$/iu }),
};

/** `Ann: Good morning`, in so few lines that no name comes again. */
export const fewTurns: TurnFormat = {
  format: 'speakers',
  leastShare: 0.4,
  leastHeads: 2,
  head: untimedHead,
};

/** From the most to the least telling. */
export const textFormats: readonly TurnFormat[] = [
  zoomChat,
  zoomText,
  rev,
  copiedChat,
  otter,
  teams,
  notelark,
  meet,
];
