import type { LanguageTag } from '@notelark/api/languages';
import type { OutputType } from '@notelark/api/library';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { useEffect, useRef, useState } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { markSessionExpired } from '../../lib/session.ts';
import { CANCELLED, metadataOf, sendFile } from './send-file.ts';

export type UploadState =
  | { step: 'idle' }
  /** `share`: 0 to 1 of the whole way to a row in the library. */
  | {
      step: 'sending';
      filename: string;
      share: number;
      number: number;
      of: number;
      /** The connection is broken, and it is tried again. */
      broken: boolean;
      /** All bytes of all files are at the server, which goes on with them without this page. */
      arrived: boolean;
    }
  | { step: 'done'; summaryId: string }
  /** Several files: each has gone its way, and the failed ones have been reported. */
  | { step: 'all-done'; sent: number; of: number };

export interface UploadOrder {
  file: File;
  outputType: OutputType;
  keepOriginal: boolean;
  summaryOptions: SummaryOptions;
  /** Null: to be detected. */
  spokenLanguage: LanguageTag | null;
  /** Called once the file has its row in the library. */
  onArrived?: ((summaryId: string) => Promise<void>) | undefined;
}

/** The specification's steps: the stored file is 80% of the way, the rows the rest. */
const STORED = 0.8;

/** How often the end of an upload is asked for. */
const TRY_MS = 3_000;

/**
 * One upload at a time; several files go one after the other, and one that fails doesn't hold up the others. Leaving the page
 * stops what is left; what was sent can be resumed by choosing the file again. Cancelling deletes what has not arrived as a whole.
 */
export function useUpload(onFailure: (error: Error, filename: string) => void) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (orders: readonly UploadOrder[]): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const of = orders.length;
    const sent: string[] = [];
    for (const [at, order] of orders.entries()) {
      const { name: filename } = order.file;
      const known = { step: 'sending', filename, number: at + 1, of, broken: false } as const;
      const isLast = at === of - 1;
      const onProgress = (share: number) => setState({ ...known, share, arrived: false });
      const onStored = () => setState({ ...known, share: STORED, arrived: isLast });
      const onBreak = () =>
        setState((now) => (now.step === 'sending' ? { ...now, broken: true } : now));
      try {
        const summaryId = await sendOne(order, { signal, onProgress, onBreak, onStored });
        sent.push(summaryId);
        void order.onArrived?.(summaryId);
      } catch (error) {
        if (signal.aborted) break;
        if (hasCode(error, 'not-signed-in')) markSessionExpired();
        onFailure(error instanceof Error ? error : new Error(String(error)), filename);
        // The next file would fail for the same reason.
        if (hasCode(error, 'not-signed-in', 'audio-quota-exceeded', 'team-quota-exceeded')) break;
      }
    }
    setState(outcomeOf(sent, of));
  };
  return { state, start, cancel: () => running.current?.abort(CANCELLED) };
}

function outcomeOf(sent: readonly string[], of: number): UploadState {
  const [summaryId] = sent;
  if (summaryId === undefined) return { step: 'idle' };
  return of === 1 ? { step: 'done', summaryId } : { step: 'all-done', sent: sent.length, of };
}

interface Sending {
  signal: AbortSignal;
  /** 0 to 1 of the whole way. */
  onProgress: (share: number) => void;
  onBreak: () => void;
  onStored: () => void;
}

/** @returns the id of the result. */
async function sendOne(
  { file, ...wanted }: UploadOrder,
  { signal, onProgress, onBreak, onStored }: Sending,
): Promise<string> {
  onProgress(0);
  const id = await sendFile(file, {
    metadata: metadataOf(file, wanted),
    signal,
    onProgress: (share) => onProgress(share * STORED),
    onBreak,
  });
  onStored();
  return await complete(id, { signal, onBreak });
}

/**
 * Waits for the row of a file whose bytes have all arrived. The server makes it in any case: where the connection breaks now, only
 * its answer is missing. @throws the signal's reason
 */
async function complete(
  id: string,
  { signal, onBreak }: Pick<Sending, 'signal' | 'onBreak'>,
): Promise<string> {
  for (;;)
    try {
      const params = { id };
      const made = await request('POST /api/uploads/{id}/complete', { params, signal });
      return made.summaryId;
    } catch (error) {
      signal.throwIfAborted();
      if (!hasCode(error, 'unreachable')) throw error;
      onBreak();
      await new Promise((resolve) => setTimeout(resolve, TRY_MS));
      signal.throwIfAborted();
    }
}
