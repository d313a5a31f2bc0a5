import type { Completeness, Missing, MissingKind } from '../completeness.ts';
import { fill } from '../fill.ts';
import type { AudioTimes } from '../import-audio.ts';
import type { gapReasons, Receipt } from '../receipts.ts';

/** `61 min 02 s`, or `45 s`. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

const WORDS = {
  sound: 'Complete: {length} received, transcribed and read.',
  text: 'Complete: the whole text was received and read.',
  unfinished: 'The work on this is not finished.',
  unrecorded: 'Completeness was not recorded when this was made.',
};

const MISSING: Record<MissingKind, string> = {
  sound: 'the file declares {length} more than it holds',
  transcript: '{length} were not transcribed',
  words: 'no words were recognized in {length} with a voice',
  parts: 'parts of the live recording that did not arrive: {amount}',
  lines: 'lines that could not be read: {amount}',
  reading: '{percent}% of the transcript was not read for the notes',
};
const ALL_UNKNOWN = 'the file is cut off';

/** Whether a result is complete, in one sentence. */
export function completenessSentence({ status, seconds, missing }: Completeness): string {
  if (status === 'unfinished' || status === 'unrecorded') return WORDS[status];
  const length = seconds === null ? null : formatLength(seconds);
  if (status === 'complete') return length === null ? WORDS.text : fill(WORDS.sound, { length });
  const gaps = `${missing.map(missingSentence).join('; ')}.`;
  if (length === null) return `${gaps[0]?.toUpperCase() ?? ''}${gaps.slice(1)}`;
  return `${length} received; ${gaps}`;
}

export function missingSentence({ kind, amount }: Missing): string {
  if (amount === null) return ALL_UNKNOWN;
  return fill(MISSING[kind], {
    amount,
    length: formatLength(amount),
    percent: Math.max(1, Math.round(amount * 100)),
  });
}

const KINDS: Record<Receipt['source']['kind'], string> = {
  recording: 'Recording',
  'imported-transcript': 'Imported transcript',
  'live-recording': 'Live recording',
  text: 'Pasted text',
};
const FROM = {
  upload: 'uploaded',
  link: 'brought by link',
  folder: 'from the watched folder',
  import: 'imported',
};
const REASONS: Record<(typeof gapReasons)[number], string> = {
  'no-words': 'a voice, but no words were recognized',
  'cut-off': 'declared by the file, but not in it',
  'not-transcribed': 'not transcribed',
};
const NOT_RECORDED = 'not recorded';
const IMPORTED = 'not here: the words are those of the imported transcript';

/** A line of a receipt for people. */
export interface ReceiptFact {
  label: string;
  value: string;
}

/** All that a receipt says, line by line. */
export function receiptFacts(receipt: Receipt): ReceiptFact[] {
  const { source, sound, audio, live, lines, transcript, notes } = receipt;
  return [
    { label: KINDS[source.kind], value: source.name || receipt.result.title },
    { label: 'Received', value: receivedValue(source) },
    { label: 'Size', value: sizeOf(source) },
    { label: 'SHA-256', value: source.sha256 ?? NOT_RECORDED },
    ...(audio ? audioFacts(audio) : []),
    ...(sound ? soundFacts(sound, source.kind) : []),
    ...(live ? [{ label: 'Live parts', value: liveValue(live) }] : []),
    ...(lines
      ? [{ label: 'Lines', value: `${lines.read} read, ${lines.unread} could not be read` }]
      : []),
    ...(transcript ? [{ label: 'Transcript', value: versionOf(transcript) }] : []),
    ...(notes ? noteFacts(notes) : []),
  ];
}

function receivedValue({ receivedAt, origin }: Receipt['source']): string {
  const how = origin === null ? null : FROM[origin.from];
  const from = [how, origin?.address].filter(Boolean).join(' ');
  return `${readableMoment(receivedAt)}${from === '' ? '' : `, ${from}`}`;
}

function sizeOf({ bytes, characters }: Receipt['source']): string {
  if (bytes !== null) return `${bytes.toLocaleString('en')} bytes`;
  return characters === null ? NOT_RECORDED : `${characters.toLocaleString('en')} characters`;
}

const TIMES: Record<AudioTimes, string> = {
  transcript: 'those of the imported transcript',
  words: 'found by words that were recognized in the audio',
  voice: 'estimated from where there is a voice',
};
const NO_TIMES = 'none';

function audioFacts(audio: NonNullable<Receipt['audio']>): ReceiptFact[] {
  const { name, receivedAt, bytes, sha256, times } = audio;
  return [
    { label: 'Audio', value: name },
    { label: 'Audio received', value: readableMoment(receivedAt) },
    {
      label: 'Size of the audio',
      value: bytes === null ? NOT_RECORDED : `${bytes.toLocaleString('en')} bytes`,
    },
    { label: 'SHA-256 of the audio', value: sha256 ?? NOT_RECORDED },
    { label: 'Times', value: times === null ? NO_TIMES : TIMES[times] },
  ];
}

function soundFacts(
  sound: NonNullable<Receipt['sound']>,
  kind: Receipt['source']['kind'],
): ReceiptFact[] {
  const length = (seconds: number | null) =>
    seconds === null ? NOT_RECORDED : formatLength(seconds);
  const { speech, silence, gaps } = sound;
  const parts =
    speech === null || silence === null
      ? ''
      : ` (${formatLength(speech)} with speech, ${formatLength(silence)} silence)`;
  return [
    {
      label: 'Declared by the file',
      value: sound.declared === null ? 'nothing' : length(sound.declared),
    },
    { label: 'Decoded', value: length(sound.decoded) },
    {
      label: 'Transcribed',
      value: kind === 'imported-transcript' ? IMPORTED : `${length(sound.transcribed)}${parts}`,
    },
    ...gaps.map(({ start, end, reason }) => ({
      label: `Gap at ${formatLength(start)}`,
      value: `${formatLength(end - start)}: ${REASONS[reason]}`,
    })),
  ];
}

function liveValue({ seconds, sent, received, missing }: NonNullable<Receipt['live']>): string {
  const gone = missing.length === 0 ? 'none missing' : `missing: ${missing.join(', ')}`;
  return `${received} of ${sent} received (${formatLength(seconds)}), ${gone}`;
}

function versionOf({ engine, version, edited }: NonNullable<Receipt['transcript']>): string {
  return `${engine.label}, version ${version}${edited ? ', edited' : ''}`;
}

function noteFacts(notes: NonNullable<Receipt['notes']>): ReceiptFact[] {
  const { shareRead, fallbackParts, stale, edited, version } = notes;
  const label = notes.engine?.label ?? NOT_RECORDED;
  const read = shareRead === null ? NOT_RECORDED : `${Math.floor(shareRead * 100)}%`;
  const marks = [
    edited && 'edited',
    stale && 'the transcript has changed since',
    fallbackParts > 0 && `${fallbackParts} parts by the engine without a model`,
  ].filter(Boolean);
  return [
    { label: 'Read for the notes', value: read },
    { label: 'Notes', value: [label, `version ${version}`, ...marks].join(', ') },
  ];
}

/** `2026-03-10 09:00 UTC`: the same for every reader. */
const readableMoment = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`;
