import type { Progress } from '@notelark/api/library';
import { describe, expect, it } from 'vitest';
import { historyStatusOf, progressOf, type StageRow, type WorkRows } from './work.policy.ts';

const created = new Date('2026-05-01T12:00:00Z');
const later = new Date('2026-05-02T12:00:00Z');
type Row<S> = StageRow<S> & Pick<Progress, 'part'>;
const row = <S>(status: S, values: Partial<Row<S>> = {}): Row<S> => ({
  status,
  progress: 0,
  part: null,
  waitsUntil: null,
  errorCode: null,
  revision: 0,
  createdAt: created,
  ...values,
});

/** A recording on its way to its first summary, as the rows stand one after the other. */
const WAY: WorkRows[] = [
  { upload: row('queued'), summary: row('waiting') },
  { upload: row('decoding', { revision: 1 }), summary: row('waiting') },
  { upload: row('transcribing', { revision: 2 }), summary: row('waiting') },
  { upload: row('transcribing', { revision: 3, progress: 0.5 }), summary: row('waiting') },
  { upload: row('transcribing', { revision: 4, progress: 1 }), summary: row('waiting') },
  { upload: row('transcribed', { revision: 5, progress: 1 }), summary: row('queued') },
  {
    upload: row('transcribed', { revision: 5, progress: 1 }),
    summary: row('summarizing', { revision: 1 }),
  },
  {
    upload: row('transcribed', { revision: 5, progress: 1 }),
    summary: row('summarizing', { revision: 2, progress: 0.7 }),
  },
  {
    upload: row('transcribed', { revision: 5, progress: 1 }),
    summary: row('ready', { revision: 3, progress: 1 }),
  },
];

describe('the way of a recording', () => {
  it('has one status at a time, in order', () => {
    expect(WAY.map((rows) => progressOf(rows).status)).toEqual([
      'queued',
      'decoding',
      'transcribing',
      'transcribing',
      'transcribing',
      'summarizing',
      'summarizing',
      'summarizing',
      'ready',
    ]);
  });

  it('never falls back, from nothing to all', () => {
    const shares = WAY.map((rows) => progressOf(rows).progress);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  });

  it('has a new revision whenever there is more to read', () => {
    const revisions = WAY.map((rows) => progressOf(rows).revision);
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
  });
});

it('says why and where the work has failed', () => {
  const noWords = progressOf({
    upload: row('failed', { errorCode: 'too-long', progress: 0 }),
    summary: row('waiting'),
  });
  expect(noWords.status).toBe('failed');
  expect(noWords.error).toEqual({
    code: 'too-long',
    message: 'This recording is longer than 12 hours. Please split it and upload the parts.',
  });
  const noSummary = progressOf({
    upload: row('transcribed', { progress: 1 }),
    summary: row('failed', { errorCode: 'summary-failed' }),
  });
  expect(noSummary.error?.code).toBe('summary-failed');
  expect(noSummary.progress).toBe(0.9);
});

it('begins at nothing for a text, and for a summary that was asked for later', () => {
  expect(progressOf({ upload: null, summary: row('queued') })).toMatchObject({
    status: 'queued',
    progress: 0,
  });
  const switched = {
    upload: row('transcribed' as const, { progress: 1 }),
    summary: row('summarizing' as const, { progress: 0.5, createdAt: later }),
  };
  expect(progressOf(switched)).toMatchObject({ status: 'summarizing', progress: 0.5 });
});

it('says which part of a long text has been read, while it is being read', () => {
  const part = { number: 2, of: 5 };
  const of = (status: 'summarizing' | 'ready' | 'failed') =>
    progressOf({ upload: null, summary: row(status, { part }) }).part;
  expect(of('summarizing')).toEqual(part);
  expect([of('ready'), of('failed')]).toEqual([null, null]);
});

it('is one of three for the history', () => {
  expect(WAY.map((rows) => historyStatusOf(progressOf(rows)))).toEqual([
    ...Array.from({ length: 8 }, () => 'processing'),
    'ready',
  ]);
  const failed = { upload: null, summary: row('failed' as const, { errorCode: 'summary-failed' }) };
  expect(historyStatusOf(progressOf(failed))).toBe('error');
});
