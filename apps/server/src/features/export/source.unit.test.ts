import type { Result } from '@notelark/api/library';
import { expect, it } from 'vitest';
import { sourceOf } from './source.ts';

const RESULT: Result = {
  id: 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a01',
  title: 'A text',
  outputType: 'notes',
  summaryOptions: { template: 'general', instructions: '', outputLanguage: null },
  detectedKind: null,
  summaryText: 'Notes.',
  folder: null,
  tags: [],
  topics: [],
  draftText: null,
  version: 1,
  edited: false,
  stale: false,
  engine: { id: 'ollama', label: 'qwen3:4b' },
  fallbackParts: 0,
  fallbackReason: null,
  language: 'de',
  sourceLanguage: 'de',
  coverage: 1,
  createdAt: '2026-03-10T09:00:00.000Z',
  work: { status: 'ready', progress: 1, part: null, waitsUntil: null, error: null, revision: 3 },
  source: {
    kind: 'text',
    id: 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a02',
    origin: 'typed',
    draftEngine: null,
    createdAt: '2026-03-10T09:00:00.000Z',
    text: 'Ein Text.',
    lines: null,
    bookmarks: [],
    version: 1,
  },
  event: null,
  completeness: { status: 'complete', seconds: null, missing: [] },
  shared: false,
  mine: true,
  editable: true,
  teamAccess: 'none',
  carried: null,
  madeFrom: null,
  maker: null,
  deletedFrom: null,
};

const noticeOf = (more: Partial<Result>, panel: 'summary' | 'source' = 'summary') =>
  sourceOf({ ...RESULT, ...more }, panel)?.notice;

it('says nothing where all went as it was asked', () => {
  expect(noticeOf({})).toBeNull();
});

it('says what a language model failed at, and in which language it answered instead', () => {
  expect(noticeOf({ fallbackParts: 1, fallbackReason: 'busy', language: 'en' })).toBe(
    "The language model failed at one part; the engine without a model wrote that one. The model's server was too busy. " +
      'The language model answered in English, though it was asked twice for German.',
  );
});

it('says nothing of the notes in an export of their source', () => {
  expect(noticeOf({ language: 'en' }, 'source')).toBeNull();
});

it('names the language of each panel, which a reader’s voice and spelling need', () => {
  const result = { ...RESULT, sourceLanguage: 'fr' };
  expect(sourceOf(result, 'summary')?.language).toBe('de');
  expect(sourceOf(result, 'source')?.language).toBe('fr');
});
