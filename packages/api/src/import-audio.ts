import { z } from 'zod';

/**
 * Where the audio of an imported transcript stands. `checking`: it is decoded. `aligning`: its voices or words are looked for.
 * `failed`: it could not be used, and is gone.
 */
export const audioStatuses = ['checking', 'aligning', 'ready', 'failed'] as const;

/**
 * Where the times of the transcript come from. `transcript`: it had them. `words`: a recognizer found its words in the audio.
 * `voice`: estimated from where there is a voice.
 */
export const audioTimes = ['transcript', 'words', 'voice'] as const;
export type AudioTimes = (typeof audioTimes)[number];

/** What its owner should know of an audio and its transcript. */
export const audioFindings = [
  /** The transcript goes on for so many seconds after the audio has ended. */
  'overrun',
  /** The lines seem to be so many seconds too early; negative: too late. */
  'offset',
  /** The header declares more sound than there is. */
  'cut-off',
  /** Few words of the transcript were recognized: the times were estimated. */
  'few-words',
  /** Hardly any word of the transcript was recognized. */
  'differs',
  /** The audio has room for less than half of the transcript. */
  'too-short',
  /** There is no voice. */
  'no-voice',
  /** Why times were estimated: no speech engine, one for another language, no minutes left, or it failed. */
  'no-engine',
  'other-language',
  'no-minutes',
  'engine-failed',
  /** Alignment did not end. */
  'not-aligned',
] as const;
export type AudioFindingCode = (typeof audioFindings)[number];

/** Those for which the transcript was left without times. */
const UNPLACED: ReadonlySet<AudioFindingCode> = new Set([
  'differs',
  'too-short',
  'no-voice',
  'not-aligned',
]);

export const AudioFinding = z.object({
  code: z.enum(audioFindings),
  /** How much, where it is a length. */
  seconds: z.number().nullable(),
});
export type AudioFinding = z.infer<typeof AudioFinding>;

/** The audio of an imported transcript. */
export const ImportAudio = z.object({
  /** Name of its file. */
  filename: z.string(),
  status: z.enum(audioStatuses),
  /** 0 to 1 of the aligning. */
  progress: z.number(),
  /** Null until it is known, and where the transcript was left without times. */
  times: z.enum(audioTimes).nullable(),
  /** Why it could not be used. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  findings: z.array(AudioFinding),
  /** Indexes of the segments whose times are approximate. */
  approximate: z.array(z.number().int()),
});
export type ImportAudio = z.infer<typeof ImportAudio>;

export const isAudioUnderWay = ({ status }: Pick<ImportAudio, 'status'>): boolean =>
  status === 'checking' || status === 'aligning';

/** Whether this is why the transcript has no times. */
export const leavesUnplaced = ({ code }: AudioFinding): boolean => UNPLACED.has(code);
