import type { LanguageTag } from '@notelark/api/languages';
import type { OutputType } from '@notelark/api/library';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { markSessionExpired } from '../../lib/session.ts';
import { sendFile } from './send-file.ts';

export type UploadState =
  | { step: 'idle' }
  /** `share`: 0 to 1 of the whole way to a row in the library. */
  | { step: 'sending'; filename: string; share: number }
  | { step: 'done'; filename: string; summaryId: string };

export interface UploadOrder {
  file: File;
  outputType: OutputType;
  keepOriginal: boolean;
  wishes: SummaryOptions;
  /** Null: to be detected. */
  spokenLanguage: LanguageTag | null;
}

/** The specification's steps: the stored file is 80% of the way, the rows the rest. */
const STORED = 0.8;

/** One upload at a time. Leaving the page cancels it; what was sent can be resumed by choosing the file again. */
export function useUpload(onFailure: (error: Error) => void) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async ({ file, ...wanted }: UploadOrder): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const show = (share: number) => setState({ step: 'sending', filename: file.name, share });
    show(0);
    try {
      const id = await sendFile(file, {
        ...wanted,
        signal: controller.signal,
        onProgress: (share) => show(share * STORED),
      });
      // All bytes are there: leaving the page no longer drops them.
      running.current = null;
      show(STORED);
      const { summaryId } = await request('POST /api/uploads/{id}/complete', { params: { id } });
      setState({ step: 'done', filename: file.name, summaryId });
    } catch (error) {
      setState({ step: 'idle' });
      if (controller.signal.aborted) return;
      if (error instanceof ApiError && error.code === 'not-signed-in') markSessionExpired();
      onFailure(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return { state, start, cancel: () => running.current?.abort() };
}
