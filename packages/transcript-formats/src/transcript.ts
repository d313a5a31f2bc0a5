import type { ProblemReason, TranscriptFormat } from '@notelark/api/transcript-formats';

export interface Problem {
  /** From 1; of a document, its paragraph. Null where it is about the whole file. */
  line: number | null;
  reason: ProblemReason;
  /** The beginning of what stands there. */
  text: string;
}

/** A line as its format has it. */
export interface SpokenLine {
  text: string;
  speaker: string | null;
  /** Seconds from the beginning; null where the file does not tell. */
  start: number | null;
  end: number | null;
}

/** What a format's reader makes of a file. */
export interface Reading {
  format: TranscriptFormat;
  title: string | null;
  /** Primary tag; null where the file does not tell. */
  language: string | null;
  lines: SpokenLine[];
  problems: Problem[];
}

export interface TimedLine {
  /** Seconds from the beginning; in a transcript without times, the place of the line. */
  start: number;
  end: number;
  text: string;
  speaker: string | null;
}

/** A transcript that was made elsewhere. */
export interface ReadTranscript {
  format: TranscriptFormat;
  title: string | null;
  language: string | null;
  /** Whether the lines' times mean anything. */
  timed: boolean;
  segments: TimedLine[];
  /** The first ones. */
  problems: Problem[];
  /** How many there are. */
  problemCount: number;
}

export interface TranscriptFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * Why nothing could be read. `unsupported`: no format that is known. `damaged`: its container can't be opened. `locked`: it
 * asks for a password. `no-text`: pictures of pages. `empty`: no line of a transcript. `too-long`: over a limit. `several`:
 * an archive or a folder with more than one transcript.
 */
export const readFaults = [
  'unsupported',
  'damaged',
  'locked',
  'no-text',
  'empty',
  'too-long',
  'several',
] as const;
export type ReadFault = (typeof readFaults)[number];

export class ReadError extends Error {
  readonly fault: ReadFault;

  constructor(fault: ReadFault, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = 'ReadError';
    this.fault = fault;
  }
}

const PROBLEM_CHARACTERS = 120;

export const problemAt = (line: number | null, reason: ProblemReason, text: string): Problem => ({
  line,
  reason,
  text: text.trim().slice(0, PROBLEM_CHARACTERS),
});
