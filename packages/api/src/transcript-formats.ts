/** Formats of transcripts that were made elsewhere. `text`: paragraphs without times or speakers. */
export const transcriptFormats = [
  'srt',
  'vtt',
  'zoom-vtt',
  'teams-vtt',
  'notelark-json',
  'notelark-text',
  'whisper',
  'whisperx',
  'whisper-cpp',
  'assemblyai',
  'deepgram',
  'rev-json',
  'json',
  'slack',
  'whatsapp',
  'zoom-chat',
  'zoom-text',
  'teams-text',
  'meet',
  'otter',
  'rev',
  'speakers',
  'text',
] as const;
export type TranscriptFormat = (typeof transcriptFormats)[number];

/**
 * What is wrong at a line. `time`: its time can't be read, its words are kept. `cut-off`: the file ends in the middle.
 * `characters`: some characters are lost. `skipped`: not part of the conversation. `shape`: not as the format has it.
 */
export const problemReasons = ['time', 'cut-off', 'characters', 'skipped', 'shape'] as const;
export type ProblemReason = (typeof problemReasons)[number];

/** Of all files of one transcript together, in mebibytes. */
export const MAX_TRANSCRIPT_MEGABYTES = 16;
/** The days of a Slack channel come in one file each. */
export const MAX_TRANSCRIPT_FILES = 400;

/** What files of transcripts are called; recordings have other endings. */
export const transcriptEndings = [
  '.srt',
  '.vtt',
  '.json',
  '.txt',
  '.csv',
  '.tsv',
  '.md',
  '.docx',
  '.pdf',
  '.zip',
] as const;
