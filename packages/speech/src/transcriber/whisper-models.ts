import { existsSync } from 'node:fs';
import path from 'node:path';
import catalogue from './whisper-models.json' with { type: 'json' };

/** A file of weights. It is opened only if its size and checksum are these: a wrong file can abort a process. */
interface ModelFile {
  path: string;
  bytes: number;
  /** SHA-256, in hexadecimal. */
  sha256: string;
}

export interface WhisperModel extends ModelFile {
  /** As in WHISPER_MODEL, e.g. `base` or `large-v3-turbo-q5_0`. */
  id: string;
  /** Knows English only; the others know 99 languages. */
  englishOnly: boolean;
  /** Resident memory of one process at its peak, in MiB. */
  memoryMb: number;
}

/**
 * What a process holds at its peak besides twice the weights, in MiB: a build of whisper.cpp reads the file whole before it makes
 * the model of it. Measured with models of these shapes by `npm run bench -- whisper` (docs/evaluation/speech.md).
 */
const WORKING_MEMORY_MB: Readonly<Record<string, { whole: number; quantised: number }>> = {
  tiny: { whole: 170, quantised: 240 },
  base: { whole: 150, quantised: 285 },
  small: { whole: 180, quantised: 220 },
  medium: { whole: 310, quantised: 310 },
  turbo: { whole: 155, quantised: 155 },
};

/** The names that WHISPER_MODEL may have. */
export const WHISPER_MODELS = Object.keys(catalogue.models);

/**
 * The model of that name, where set-up puts it: in `models/` of the data folder (tools/speech.mjs). Null for a name that
 * is not in the catalogue.
 */
export function whisperModel(id: string, dataDir: string): WhisperModel | null {
  const entry = Object.entries(catalogue.models).find(([name]) => name === id)?.[1];
  if (!entry) return null;
  const working = WORKING_MEMORY_MB[entry.size]?.[id.includes('-q') ? 'quantised' : 'whole'] ?? 0;
  return {
    id,
    path: path.join(dataDir, 'models', entry.file),
    bytes: entry.bytes,
    sha256: entry.sha256,
    englishOnly: id.includes('.en'),
    memoryMb: Math.ceil((2 * entry.bytes) / 2 ** 20) + working,
  };
}

/**
 * The fetched model that best stands in for one that was not: one of as many languages, if there is any; of those the next
 * smaller, else the smallest. Null where none is there.
 */
export function standInFor(wanted: WhisperModel, dataDir: string): WhisperModel | null {
  const fetched = WHISPER_MODELS.flatMap((id) => whisperModel(id, dataDir) ?? [])
    .filter((model) => existsSync(model.path))
    .toSorted((a, b) => a.bytes - b.bytes);
  const alike = fetched.filter(({ englishOnly }) => wanted.englishOnly || !englishOnly);
  const choice = alike.length > 0 ? alike : fetched;
  return choice.findLast(({ bytes }) => bytes < wanted.bytes) ?? choice[0] ?? null;
}
