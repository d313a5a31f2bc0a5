import type { ErrorCode } from '@notelark/api/errors';
import type { HistoryStatus, Progress, WorkStatus } from '@notelark/api/library';
import { uploadLimits } from '@notelark/api/plans';
import { errorSentence } from '../../../platform/errors.ts';

/** The rows that say how far a result is: its summary, and the upload that it is made of, if it is made of one. */
export interface WorkRows {
  summary: StageRow<'waiting' | 'queued' | 'summarizing' | 'ready' | 'failed'> &
    Pick<Progress, 'part'>;
  upload: StageRow<'queued' | 'decoding' | 'transcribing' | 'transcribed' | 'failed'> | null;
}

export interface StageRow<Status> {
  status: Status;
  /** 0 to 1 of the row's own work. */
  progress: number;
  /** An engine has put the row's work off until then. */
  waitsUntil: Date | null;
  errorCode: string | null;
  revision: number;
  createdAt: Date;
}

/** Where in the whole way from a file to its first summary a stage begins and ends; about how long each takes. */
const DECODING = { from: 0.02, to: 0.05 };
const TRANSCRIBING = { from: 0.05, to: 0.9 };
const SUMMARIZING = { from: 0.9, to: 1 };
const WHOLE = { from: 0, to: 1 };

/** One status and one share for the whole way, in which nothing ever falls back. */
export function progressOf({ summary, upload }: WorkRows): Progress {
  const revision = summary.revision + (upload?.revision ?? 0);
  const waiting: Partial<Record<WorkStatus, StageRow<unknown> | null>> = {
    transcribing: upload,
    summarizing: summary,
  };
  const at = (status: WorkStatus, progress: number, failure: string | null = null): Progress => ({
    status,
    progress,
    part: status === 'summarizing' ? summary.part : null,
    waitsUntil: waiting[status]?.waitsUntil?.toISOString() ?? null,
    error: failure === null ? null : failureOf(failure),
    revision,
  });
  if (upload && upload.status !== 'transcribed') {
    const done = within(TRANSCRIBING, upload.progress);
    if (upload.status === 'queued') return at('queued', 0);
    if (upload.status === 'decoding') return at('decoding', DECODING.from);
    if (upload.status === 'transcribing') return at('transcribing', done);
    return at('failed', done, upload.errorCode);
  }
  // A summary that was asked for later begins at nothing; the first one goes on where the transcript ended.
  const isFirst = upload !== null && summary.createdAt <= upload.createdAt;
  const share = within(isFirst ? SUMMARIZING : WHOLE, summary.progress);
  if (summary.status === 'ready') return at('ready', 1);
  if (summary.status === 'failed') return at('failed', share, summary.errorCode);
  return at(upload || summary.status === 'summarizing' ? 'summarizing' : 'queued', share);
}

/** What the history calls it. */
export function historyStatusOf({ status }: Progress): HistoryStatus {
  if (status === 'ready') return 'ready';
  return status === 'failed' ? 'error' : 'processing';
}

/** A stored failure in words. */
function failureOf(code: string): { code: string; message: string } {
  const params = { hours: uploadLimits.maxRecordingHours };
  return { code, message: errorSentence(code as ErrorCode, params) };
}

const within = ({ from, to }: { from: number; to: number }, share: number): number =>
  from + (to - from) * Math.min(1, Math.max(0, share));
