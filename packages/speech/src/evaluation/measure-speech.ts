import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Decoder } from '../ports/decoder.ts';
import type { Transcriber } from '../ports/transcriber.ts';
import type { VoiceDetection } from '../ports/voice-detector.ts';
import { transcribeRecording } from '../recording/recording.ts';
import { peakMemory } from './peak-memory.ts';
import { normalizedWords } from './normalized-words.ts';
import { wordErrors } from './word-error-rate.ts';

const MAX_SECONDS = 12 * 3600;

interface MeasuredClip {
  file: string;
  seconds: number;
  words: number;
  errors: number;
  text: string;
}

export interface MeasuredSpeech {
  engine: string;
  /** Errors over words of the references (characters, where a language is written without spaces), of all recordings together. */
  wordErrorRate: number;
  /** Wall time over the length of the audio, decoding included. */
  realTimeFactor: number;
  /** Of this process and its children together, in MiB. */
  peakMemoryMb: number;
  seconds: number;
  words: number;
  clips: MeasuredClip[];
}

export interface SpeechEngines {
  decoder: Decoder;
  voice: VoiceDetection;
  transcriber: Transcriber;
}

/** Transcribes every recording that `references.json` of the folder names, and compares. */
export async function measureSpeech(
  folder: string,
  engines: SpeechEngines,
): Promise<MeasuredSpeech> {
  const references = readReferences(await readFile(join(folder, 'references.json'), 'utf8'));
  const memory = peakMemory();
  const clips: MeasuredClip[] = [];
  const started = performance.now();
  for (const reference of references) clips.push(await measureClip(folder, reference, engines));
  const took = (performance.now() - started) / 1000;
  const sum = (of: (clip: MeasuredClip) => number) =>
    clips.reduce((total, clip) => total + of(clip), 0);
  const [seconds, words] = [sum((clip) => clip.seconds), sum((clip) => clip.words)];
  // The last sample of the memory is taken while the processes still stand.
  await pause(0);
  return {
    engine: engines.transcriber.engine.label,
    wordErrorRate: words === 0 ? 0 : sum((clip) => clip.errors) / words,
    realTimeFactor: seconds === 0 ? 0 : took / seconds,
    peakMemoryMb: memory.stop(),
    seconds,
    words,
    clips,
  };
}

async function measureClip(
  folder: string,
  { file, said, language }: Reference,
  engines: SpeechEngines,
): Promise<MeasuredClip> {
  const { decoder, voice, transcriber } = engines;
  const { signal } = new AbortController();
  const { pcm, summary } = decoder.decode(resolve(folder, file), { maxSeconds: MAX_SECONDS });
  const texts: string[] = [];
  await transcribeRecording({
    pcm,
    voice,
    transcriber,
    signal,
    onSegments: (segments) => {
      texts.push(...segments.map((segment) => segment.text));
    },
  });
  const wanted = normalizedWords(said, language);
  const text = texts.join(' ');
  return {
    file,
    seconds: (await summary).seconds,
    words: wanted.length,
    errors: wordErrors(wanted, normalizedWords(text, language)),
    text,
  };
}

interface Reference {
  file: string;
  said: string;
  /** Primary tag: which rules its words are compared by. */
  language: string;
}

const Said = z.object({ text: z.string(), language: z.string().default('en') });
const References = z.record(
  z.string(),
  z.union([z.string().transform((text) => ({ text, language: 'en' })), Said]),
);

/** `{"a.wav": "what is said"}`, or `{"a.wav": {"text": "was gesagt wird", "language": "de"}}`; English without a language. */
function readReferences(json: string): Reference[] {
  const read = References.safeParse(JSON.parse(json));
  if (!read.success) throw new Error(`references.json: ${z.prettifyError(read.error)}`);
  return Object.entries(read.data).map(([file, { text, language }]) => {
    return { file, said: text, language: language.toLowerCase().split('-')[0] ?? 'en' };
  });
}
