import { rm, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createDecoder,
  createSileroDetection,
  transcribeRecording,
  type Decoder,
  SAMPLE_RATE,
  type Clip,
  type Transcriber,
  type VoiceDetection,
} from '@notelark/speech';
import { createPocketSphinx } from '@notelark/speech/transcriber/pocketsphinx';
import { speechClips } from '@notelark/speech/recording/speech-clips';
import { babbleWithPauses } from '@notelark/speech/testing/babble';
import { wavOf } from '@notelark/speech/testing/media/riff';
import type { BenchResult } from './result.ts';

/** Ten minutes, or what SPEECH_BENCH_SECONDS says: the engine takes about as long as the sound, three times over. */
const SECONDS = Number(process.env.SPEECH_BENCH_SECONDS ?? 600);
const PHRASE_SECONDS = 6;
const PAUSE_SECONDS = 1;
const MOST_OVER_BARE = 1.1;
const LEAST_OF_TWO = 1.6;

interface Parts {
  decoder: Decoder;
  voice: VoiceDetection;
}

/** A recording through the pipeline, against its clips through the bare engine; then with an engine on each of two cores. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-speech-'));
  const voice = createSileroDetection();
  const parts = { decoder: await createDecoder(), voice };
  const one = engineOf(1);
  const two = engineOf(2);
  try {
    const file = path.join(folder, 'talk.wav');
    await writeFile(file, recording());
    const clips = await cut(file, parts, one);
    for (const engine of [one, two]) await warm(engine, clips);
    const bare = await seconds(() => inTurn(clips, one));
    const single = await seconds(() => pipeline(file, parts, one));
    const double = await seconds(() => pipeline(file, parts, two));
    return [resultOf({ bare, single, double, clips: clips.length })];
  } finally {
    await Promise.all([one.close(), two.close()]);
    await voice.close();
    await rm(folder, { recursive: true });
  }
}

const engineOf = (processes: number): Transcriber =>
  createPocketSphinx({ program: 'pocketsphinx_batch', processes });

function recording(): Buffer {
  const phrases = Math.round(SECONDS / (PHRASE_SECONDS + PAUSE_SECONDS));
  const phrase: [number, number] = [PHRASE_SECONDS, PAUSE_SECONDS];
  return wavOf(babbleWithPauses(Array.from({ length: phrases }, () => phrase)), SAMPLE_RATE);
}

async function cut(file: string, { decoder, voice }: Parts, engine: Transcriber): Promise<Clip[]> {
  const { pcm } = decoder.decode(file, { maxSeconds: 2 * SECONDS });
  const clips: Clip[] = [];
  for await (const step of speechClips(pcm, voice, engine))
    if ('clip' in step) clips.push({ pcm: step.clip.pcm });
  return clips;
}

/** Each process of the engine loads its model before anything is timed. */
async function warm(engine: Transcriber, clips: readonly Clip[]): Promise<void> {
  const first = clips.slice(0, engine.concurrency);
  await Promise.all(first.map((clip) => engine.transcribe(clip)));
}

async function inTurn(clips: readonly Clip[], engine: Transcriber): Promise<void> {
  for (const clip of clips) await engine.transcribe(clip);
}

async function pipeline(
  file: string,
  { decoder, voice }: Parts,
  transcriber: Transcriber,
): Promise<void> {
  const { signal } = new AbortController();
  const { pcm } = decoder.decode(file, { maxSeconds: 2 * SECONDS });
  await transcribeRecording({ pcm, voice, transcriber, signal, onSegments: () => {} });
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

interface Times {
  bare: number;
  single: number;
  double: number;
  clips: number;
}

function resultOf({ bare, single, double, clips }: Times): BenchResult {
  const overBare = single / bare;
  const gain = single / double;
  return {
    name: `a recording of ${SECONDS} s through the pipeline, PocketSphinx`,
    figures: {
      clips,
      'bare engine, one process, s': bare,
      'pipeline, one process, s': single,
      'pipeline, two processes, s': double,
      'pipeline over bare engine': overBare,
      'two processes, times as fast as one': gain,
    },
    target: `at most ${MOST_OVER_BARE} over the bare engine, two at least ${LEAST_OF_TWO} times as fast`,
    met: overBare <= MOST_OVER_BARE && gain >= LEAST_OF_TWO,
  };
}
