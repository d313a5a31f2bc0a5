import type { ImportPreview } from '@notelark/api/imports';
import type { OutputType } from '@notelark/api/library';
import { BYTES_PER_MEGABYTE } from '@notelark/api/plans';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { MAX_TRANSCRIPT_MEGABYTES } from '@notelark/api/transcript-formats';
import { useRef, useState } from 'react';
import { errorMessages } from '../../messages/index.ts';
import { hasCode } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { contentsOf, nameOf, transcriptsIn } from './transcript-files.ts';

export type ImportStep =
  | { step: 'reading' }
  | { step: 'read'; preview: ImportPreview }
  | { step: 'refused'; message: string }
  | { step: 'saving'; preview: ImportPreview }
  | { step: 'saved'; summaryId: string };

export type ImportItem = ImportStep & {
  key: number;
  name: string;
  files: readonly File[];
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
        item.key === key ? { key, name: item.name, files: item.files, ...step } : item,
      ),
    );

  const newItem = (files: readonly File[]): ImportItem =>
    Object.assign(
      { key: nextKey.current++, name: nameOf(files), files },
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

  const add = async (chosen: readonly File[]) => {
    const added = transcriptsIn(chosen).map(newItem);
    setItems((present) => [...present, ...added]);
    for (const item of added) if (item.step === 'reading') await read(item);
  };

  /** @returns the results of those that were saved */
  const save = async ({ outputType, summaryOptions }: ImportWishes): Promise<string[]> => {
    const { template, instructions, outputLanguage } = summaryOptions;
    const options = { template, instructions, outputLanguage };
    const saved: string[] = [];
    for (const item of items) {
      if (item.step !== 'read') continue;
      const { key, preview, files } = item;
      change(key, { step: 'saving', preview });
      try {
        const body = { files: await contentsOf(files), outputType, summaryOptions: options };
        const { summaryId } = await request('POST /api/imports', { body });
        saved.push(summaryId);
        change(key, { step: 'saved', summaryId });
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
  return { items, add: (files: readonly File[]) => void add(files), save, remove };
}
