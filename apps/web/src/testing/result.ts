import type { Result } from '@notelark/api/library';

/** Notes of a text, made without a language model: what a test changes is what it is about. */
export const notesOfText: Result = {
  id: 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a01',
  title: 'A text',
  topics: [],
  outputType: 'notes',
  summaryOptions: { template: 'general', instructions: '', outputLanguage: null },
  summaryText: 'Notes.',
  draftText: null,
  version: 1,
  edited: false,
  stale: false,
  engine: { id: 'embedded', label: 'Notelark (no model)' },
  fallbackParts: 0,
  fallbackReason: null,
  language: 'en',
  sourceLanguage: 'en',
  coverage: 1,
  createdAt: '2026-03-10T09:00:00.000Z',
  work: { status: 'ready', progress: 1, part: null, waitsUntil: null, error: null, revision: 3 },
  source: {
    kind: 'text',
    id: 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a02',
    origin: 'typed',
    draftEngine: null,
    createdAt: '2026-03-10T09:00:00.000Z',
    text: 'A text.',
    lines: null,
    bookmarks: [],
    version: 1,
  },
  shared: false,
  mine: true,
  editable: true,
  teamAccess: 'none',
  maker: null,
};

/** The source of a result: a recording without a transcript yet. */
export const recording: Extract<Result['source'], { kind: 'upload' }> = {
  kind: 'upload',
  id: 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a03',
  filename: 'talk.mp3',
  createdAt: '2026-03-10T09:00:00.000Z',
  durationSeconds: 60,
  warning: null,
  playbackUrl: null,
  playback: 'none',
  waveform: null,
  transcript: null,
};
