import type { ImportPreview } from '@notelark/api/imports';
import type { OutputType } from '@notelark/api/library';
import { BYTES_PER_MEGABYTE } from '@notelark/api/plans';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { MAX_TRANSCRIPT_MEGABYTES } from '@notelark/api/transcript-formats';
import { useEffect, useRef, useState } from 'react';
import { errorMessages } from '../../messages/index.ts';
import { hasCode } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import type { PairedTranscript } from './pair-audio.ts';
import { sendAudio } from './send-audio.ts';
import { contentsOf, nameOf } from './transcript-files.ts';

export type ImportStep =
  | { step: 'reading' }
  | { step: 'read'; preview: ImportPreview }
  | { step: 'refused'; message: string }
  | { step: 'saving'; preview: ImportPreview }
  /** The transcript is saved, and so much of its audio is sent, 0 to 1. */
  | { step: 'sending'; share: number; summaryId: string }
  /** `audioFailure`: why the transcript is there without its audio. */
  | { step: 'saved'; summaryId: string; audioFailure: string | null };

export type ImportItem = ImportStep & {
  key: number;
  name: string;
  files: readonly File[];
  audio: File | null;
};

export interface ImportWishes {
  outputType: OutputType;
  summaryOptions: SummaryOptions;
}

const isTooLarge = (files: readonly File[]): boolean =>
  files.reduce((sum, { size }) => sum + size, 0) > MAX_TRANSCRIPT_MEGABYTES * BYTES_PER_MEGABYTE;

const sentence = (error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? error.message
    : errorMessages['import-unsupported'];

/** Transcripts that were made elsewhere: each is read and shown, then saved. One that fails doesn't hold up the others. */
export function useImports(onQuota: (message: string) => void) {
  const [items, setItems] = useState<readonly ImportItem[]>([]);
  const nextKey = useRef(0);
  const change = (key: number, step: ImportStep) =>
    setItems((present) =>
      present.map((item) =>
        item.key === key
          ? { key, name: item.name, files: item.files, audio: item.audio, ...step }
          : item,
      ),
    );
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const newItem = ({ files, audio }: PairedTranscript): ImportItem =>
    Object.assign(
      { key: nextKey.current++, name: nameOf(files), files, audio },
      isTooLarge(files)
        ? { step: 'refused' as const, message: errorMessages['import-too-long'] }
        : { step: 'reading' as const },
    );

  const read = async ({ key, files }: ImportItem) => {
    try {
      const body = { files: await contentsOf(files) };
      change(key, { step: 'read', preview: await request('POST /api/imports/preview', { body }) });
    } catch (error) {
      change(key, { step: 'refused', message: sentence(error) });
    }
  };

  const add = async (chosen: readonly PairedTranscript[]) => {
    const added = chosen.map(newItem);
    setItems((present) => [...present, ...added]);
    for (const item of added) if (item.step === 'reading') await read(item);
  };

  /** @returns why it was not sent; null where it was */
  const bring = async (key: number, audio: File, made: { uploadId: string; summaryId: string }) => {
    const { uploadId, summaryId } = made;
    const controller = new AbortController();
    running.current = controller;
    const onProgress = (share: number) => change(key, { step: 'sending', share, summaryId });
    onProgress(0);
    try {
      await sendAudio({ uploadId, file: audio, onProgress, signal: controller.signal });
      return null;
    } catch (error) {
      return sentence(error);
    } finally {
      running.current = null;
    }
  };

  /** @returns the results of those that were saved, with their audio */
  const save = async ({ outputType, summaryOptions }: ImportWishes): Promise<string[]> => {
    const { template, instructions, outputLanguage } = summaryOptions;
    const options = { template, instructions, outputLanguage };
    const saved: string[] = [];
    for (const item of items) {
      if (item.step !== 'read') continue;
      const { key, preview, files, audio } = item;
      change(key, { step: 'saving', preview });
      try {
        const body = { files: await contentsOf(files), outputType, summaryOptions: options };
        const made = await request('POST /api/imports', { body });
        const audioFailure = audio && (await bring(key, audio, made));
        const { summaryId } = made;
        if (audioFailure === null) saved.push(summaryId);
        change(key, { step: 'saved', summaryId, audioFailure });
      } catch (error) {
        if (hasCode(error, 'text-quota-exceeded')) {
          change(key, { step: 'read', preview });
          onQuota(sentence(error));
          break;
        }
        change(key, { step: 'refused', message: sentence(error) });
      }
    }
    return saved;
  };

  const remove = (key: number) => setItems((present) => present.filter((item) => item.key !== key));
  const setAudio = (key: number, audio: File | null) =>
    setItems((present) => present.map((item) => (item.key === key ? { ...item, audio } : item)));
  return {
    items,
    add: (chosen: readonly PairedTranscript[]) => void add(chosen),
    save,
    remove,
    setAudio,
  };
}
