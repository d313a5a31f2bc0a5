import type { DecodedText } from './files/decode-text.ts';
import { readSrt } from './formats/srt.ts';
import { isMailThread } from '@notelark/api/talk/mail-thread';
import { labelsIn, readNamedTalk, readTimedLines, talkIn } from './formats/talk.ts';
import { fewTurns, textFormats } from './formats/text-formats.ts';
import { headsIn, readTurns, type TurnFormat } from './formats/turns.ts';
import { isVtt, readVtt } from './formats/vtt.ts';
import { isWhatsapp, readWhatsapp } from './formats/whatsapp.ts';
import type { TranscriptFormat } from '@notelark/api/transcript-formats';
import type { Reading } from './transcript.ts';

/** What the text comes from: Teams writes Word documents in the form of Otter's texts. */
type Container = 'text' | 'document';

/** What is read without regard to the program finds so many times the labels where these have several forms. */
const MORE = 1.2;

/** In fewer lines no name has to come again. */
const FEW_LINES = 12;

/** The times of a cue. */
const CUE_TIMES =
  /^\s{0,20}[\d:]{1,9}:\d{1,2}[.,:\d]{0,12}\s{0,20}-{2,3}>\s{0,20}[\d:.,]{1,20}(?:\s+[\w-]{1,20}:\S{1,40})*\s*$/;

/** Reads a text in the format that its lines have; one in none of them is read by its paragraphs. */
export function readText({ text, problems }: DecodedText, container: Container): Reading {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const found = readLines(lines, container);
  return { ...found, problems: [...problems, ...found.problems] };
}

function readLines(lines: readonly string[], container: Container): Reading {
  if (isVtt(lines)) return readVtt(lines);
  if (isWhatsapp(lines)) return readWhatsapp(lines);
  if (isMailThread(lines)) return readParagraphs(lines);
  const format = formatOf(lines);
  const isCued = isSubtitles(lines);
  if (format?.format === 'teams-text' || (format && !isCued)) {
    const found = { ...readTurns(lines, format), language: null };
    return withMoreSpeakers({ ...found, format: nameOf(format, lines, container) }, lines);
  }
  if (isCued) return readSrt(lines);
  const talk = talkIn(lines);
  if (talk) return readNamedTalk(talk);
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length <= FEW_LINES && isIn(fewTurns, filled))
    return { ...readTurns(lines, fewTurns), language: null, format: 'speakers' };
  return readTimedLines(lines) ?? readParagraphs(lines);
}

/** A text may have labels of several forms, and a time in front of what is no name in its form. */
function withMoreSpeakers(found: Reading, lines: readonly string[]): Reading {
  const talk = talkIn(lines);
  const named = found.lines.filter(({ speaker }) => speaker !== null).length;
  return talk && labelsIn(talk) > named * MORE ? readNamedTalk(talk) : found;
}

/** Blocks of times with words below. */
const isSubtitles = (lines: readonly string[]): boolean =>
  lines.some((line) => CUE_TIMES.test(line));

/** The format with the most heads, where they are enough. */
function formatOf(lines: readonly string[]): TurnFormat | null {
  const filled = lines.filter((line) => line.trim() !== '');
  let best: { format: TurnFormat; heads: number } | null = null;
  for (const format of textFormats) {
    const heads = headsIn(filled, format);
    const isMeet = format.format !== 'meet' || filled.some((line) => format.timeMark?.(line));
    if (isIn(format, filled) && isMeet && heads > (best?.heads ?? 0)) best = { format, heads };
  }
  return best?.format ?? null;
}

function isIn(format: TurnFormat, filled: readonly string[]): boolean {
  const heads = headsIn(filled, format);
  return (
    heads >= filled.length * format.leastShare &&
    heads >= Math.min(format.leastHeads, filled.length)
  );
}

function nameOf(
  { format }: TurnFormat,
  lines: readonly string[],
  container: Container,
): TranscriptFormat {
  if (format !== 'otter') return format;
  const isTeams =
    container === 'document' || lines.some((line) => /started transcription\s*$/.test(line));
  const isOtter = lines.some((line) => /otter\.ai/i.test(line));
  return isTeams && !isOtter ? 'teams-text' : 'otter';
}

function readParagraphs(lines: readonly string[]): Reading {
  const spoken = lines.flatMap((line) => {
    const text = line.trim();
    return text === '' ? [] : [{ text, speaker: null, start: null, end: null }];
  });
  return { format: 'text', title: null, language: null, lines: spoken, problems: [] };
}
