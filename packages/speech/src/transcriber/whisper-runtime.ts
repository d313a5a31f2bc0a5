import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Piece } from './whisper-words.ts';

interface RuntimeOptions {
  threads: number;
  /** Whisper's code, or `auto`. */
  language: string;
  /** Names and terms to expect; null: none. */
  prompt: string | null;
}

/** What was said: the whole, its tokens with their times in seconds, and the language. */
export interface RuntimeResult {
  text: string;
  pieces: Piece[];
  language: string | null;
}

/** A model that is loaded. One call at a time. */
export interface Runtime {
  transcribe: (pcm: Int16Array, options: RuntimeOptions) => Promise<RuntimeResult>;
}

export type RuntimeName = 'napi-rs' | 'fugood';

/** Instructions that the fast build was compiled for. */
const FAST_INSTRUCTIONS = ['avx2', 'fma', 'f16c', 'bmi2'];

/**
 * Which build of whisper.cpp is the fastest here. That of @fugood/whisper.node runs everywhere, but for Linux on x64 it
 * was compiled without AVX: a model of base's shape took it 50 s of processor time for 30 s of sound, and the build of
 * napi-rs 4.6 s (see docs/adr/0010-two-builds-of-whisper.md).
 */
export function fastestRuntime(): RuntimeName {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'fugood';
  const [flags = ''] = /^flags\s*:.*$/m.exec(readCpuInfo()) ?? [];
  const known = new Set(flags.split(/\s+/));
  return FAST_INSTRUCTIONS.every((name) => known.has(name)) ? 'napi-rs' : 'fugood';
}

function readCpuInfo(): string {
  try {
    return readFileSync('/proc/cpuinfo', 'utf8');
  } catch {
    return '';
  }
}

/** A native module, or null where it is not installed or its system libraries are too old. */
export function loadNative(name: string): unknown {
  try {
    // Not imported: the sources of one's types don't pass our compiler, and the other has none.
    return createRequire(import.meta.url)(name);
  } catch {
    return null;
  }
}
