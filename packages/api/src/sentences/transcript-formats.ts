import type { ProblemReason, TranscriptFormat } from '../transcript-formats.ts';

/** What each format is called. */
export const formatLabels: Record<TranscriptFormat, string> = {
  srt: 'Subtitles (SRT)',
  vtt: 'Subtitles (WebVTT)',
  'zoom-vtt': 'Zoom transcript (WebVTT)',
  'teams-vtt': 'Teams transcript (WebVTT)',
  'notelark-json': 'Notelark transcript (JSON)',
  'notelark-text': 'Transcript with times',
  whisper: 'Whisper (JSON)',
  whisperx: 'WhisperX (JSON)',
  'whisper-cpp': 'whisper.cpp (JSON)',
  assemblyai: 'AssemblyAI (JSON)',
  deepgram: 'Deepgram (JSON)',
  'rev-json': 'Rev (JSON)',
  json: 'Transcript with speakers (JSON)',
  slack: 'Slack conversation',
  whatsapp: 'WhatsApp chat',
  'zoom-chat': 'Zoom chat',
  'zoom-text': 'Zoom captions',
  'teams-text': 'Teams transcript',
  meet: 'Google Meet transcript',
  otter: 'Otter transcript',
  rev: 'Rev transcript',
  speakers: 'Text with speakers',
  text: 'Plain text',
};

/** What became of a line that is not as its format has it. */
export const problemSentences: Record<ProblemReason, string> = {
  time: 'The time can’t be read. The words are kept.',
  'cut-off': 'The file breaks off here. Everything before is kept.',
  characters: 'Some characters are damaged.',
  skipped: 'Not part of the conversation. Left out.',
  shape: 'Damaged. Left out.',
};
