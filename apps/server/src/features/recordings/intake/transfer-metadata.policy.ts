import { asLanguageTag, type LanguageTag } from '@notelark/api/languages';
import { type OutputType, outputTypes } from '@notelark/api/output-types';
import { MAX_OWN_INSTRUCTIONS, templateIds } from '@notelark/api/templates';
import type { SummaryOptions } from '@notelark/api/summary-options';

/** What a client says about a file that it sends. */
export interface TransferMetadata {
  filename: string;
  outputType: OutputType;
  keepOriginal: boolean;
}

/** The title of an upload whose file has no name. */
const NAMELESS = 'Audio/Video Upload';
const MAX_NAME = 255;

/** Reads tus' Upload-Metadata; what is missing or makes no sense gets its default. */
export function readTransferMetadata(raw: Record<string, string | null>): TransferMetadata {
  return {
    filename: cleanFilename(raw.filename ?? ''),
    outputType: outputTypes.find((type) => type === raw.outputType) ?? 'summary',
    keepOriginal: raw.keepOriginal === 'true',
  };
}

/** What a client wants of the file that it sends, and what it knows about it; read as `readTransferMetadata` does. */
export function readTransferOptions(raw: Record<string, string | null>): {
  summaryOptions: SummaryOptions;
  spokenLanguage: LanguageTag | null;
  recordedAt: Date | null;
} {
  return {
    summaryOptions: {
      template: templateIds.find((id) => id === raw.template) ?? 'general',
      instructions: (raw.instructions ?? '').toWellFormed().trim().slice(0, MAX_OWN_INSTRUCTIONS),
      outputLanguage: asLanguageTag(raw.outputLanguage),
    },
    spokenLanguage: asLanguageTag(raw.spokenLanguage),
    recordedAt: asMoment(raw.recordedAt),
  };
}

/** The imported transcript that a file is the audio of, as the client names it; null: it is a recording of its own. */
export const readAudioOf = (raw: Record<string, string | null>): string | null =>
  raw.audioOf || null;

/** Before this, cameras without a clock date their files. */
const OLDEST = Date.parse('2001-01-01T00:00:00Z');
const NEWEST = Date.parse('2200-01-01T00:00:00Z');

function asMoment(text: string | null | undefined): Date | null {
  const at = Date.parse(text ?? '');
  return at > OLDEST && at < NEWEST ? new Date(at) : null;
}

/**
 * A name to show: of any script, without folders, and without the characters that are invisible or that turn the reading
 * direction of what follows (an ending could hide behind them). It never becomes a path.
 */
export function cleanFilename(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (clean === '') return NAMELESS;
  if (clean.length <= MAX_NAME) return clean;
  const ending = /\.\w{1,8}$/.exec(clean)?.[0] ?? '';
  return (
    clean
      .slice(0, MAX_NAME - ending.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '') + ending
  );
}
