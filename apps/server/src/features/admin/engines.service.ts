import { fileURLToPath } from 'node:url';
import { type EngineKind, engineKinds } from '@notelark/api/engine-kinds';
import {
  type Decoder,
  type Diarizer,
  type Transcriber,
  transcribeRecording,
  type VoiceDetection,
} from '@notelark/speech';
import type { Summarizer } from '@notelark/summarizer';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Clock } from '../../ports/clock.ts';
import * as enginesRepo from './engines.repo.ts';
import * as log from './log.repo.ts';

interface TestedEngines {
  decoder: Decoder;
  voice: VoiceDetection;
  transcriber: Transcriber;
  diarizer: Diarizer | null;
  summarizer: Summarizer;
  embedder: Embedder | null;
}

interface Deps {
  db: Database;
  clock: Clock;
  engines: TestedEngines;
}

/** A synthetic voice: "This is a short test of the speech engine. It should take only a few seconds." */
const SPEECH = fileURLToPath(new URL('sample/speech.mp3', import.meta.url));
const TEXT =
  'Anna will send the report to the customer by Friday. The team decided to move the launch to June. Peter asks who writes the invitation.';
const SAMPLE_SECONDS = 60;
const TEST_TIMEOUT_MS = 120_000;
const LONGEST_FAILURE = 300;

/** The engines that serve, and whether they work. */
export class EnginesService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Records what serves now. Called when the product starts. */
  async begin(): Promise<void> {
    const { db, clock } = this.#deps;
    for (const kind of engineKinds) {
      const label = this.#labelOf(kind);
      if (label !== null) await enginesRepo.serve(db, { kind, label, at: clock.now() });
    }
  }

  async list() {
    const states = new Map((await enginesRepo.all(this.#deps.db)).map((row) => [row.kind, row]));
    return engineKinds.map((kind) => {
      const label = this.#labelOf(kind);
      const state = states.get(kind);
      if (!state || state.label !== label)
        return { kind, label, since: null, failedAt: null, failure: null };
      const { since, failedAt, failure } = state;
      return {
        kind,
        label,
        since: since.toISOString(),
        failedAt: failedAt?.toISOString() ?? null,
        failure,
      };
    });
  }

  /** Runs a short sample through an engine. @throws {AppError} `not-found` where there is no such engine */
  async test(
    actor: Actor,
    kind: EngineKind,
  ): Promise<{ ok: boolean; seconds: number; text: string }> {
    if (this.#labelOf(kind) === null) throw new AppError('not-found');
    const startedAt = performance.now();
    const outcome = await this.#run(kind).then(
      (text) => ({ ok: text !== '', text }),
      (error: unknown) => ({ ok: false, text: failureOf(error) }),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    await log.append(this.#deps.db, {
      actorId: actor.userId,
      action: 'engine-tested',
      targetId: null,
      details: { kind, outcome: outcome.ok ? 'worked' : 'failed' },
    });
    return { ...outcome, seconds };
  }

  #run(kind: EngineKind): Promise<string> {
    const signal = AbortSignal.timeout(TEST_TIMEOUT_MS);
    if (kind === 'recognizer') return this.#recognize(signal);
    if (kind === 'embedder') return this.#embed(signal);
    return kind === 'diarizer' ? this.#diarize(signal) : this.#summarize(signal);
  }

  async #recognize(signal: AbortSignal): Promise<string> {
    const { decoder, voice, transcriber } = this.#deps.engines;
    const { pcm } = decoder.decode(SPEECH, { maxSeconds: SAMPLE_SECONDS, signal });
    const heard: string[] = [];
    await transcribeRecording({
      pcm,
      voice,
      transcriber,
      language: 'en',
      fromSeconds: 0,
      signal,
      onSegments: async (segments) => {
        heard.push(...segments.map(({ text }) => text));
      },
    });
    return heard.join(' ');
  }

  async #diarize(signal: AbortSignal): Promise<string> {
    const { decoder, diarizer } = this.#deps.engines;
    const { pcm } = decoder.decode(SPEECH, { maxSeconds: SAMPLE_SECONDS, signal });
    const turns = (await diarizer?.diarize(pcm, signal)) ?? [];
    return turns
      .map(
        ({ speaker, start, end }) =>
          `Speaker ${speaker + 1}: ${start.toFixed(1)}–${end.toFixed(1)} s`,
      )
      .join(', ');
  }

  async #summarize(signal: AbortSignal): Promise<string> {
    const made = await this.#deps.engines.summarizer.summarize({
      source: { kind: 'text', language: 'en', turns: [{ text: TEXT }] },
      outputType: 'summary',
      signal,
    });
    // The embedded engine stood in: the language model did not work.
    if (made.fallbackReason !== null) throw new Error(made.fallbackReason);
    return made.document.overview.map(({ text }) => text).join(' ');
  }

  async #embed(signal: AbortSignal): Promise<string> {
    const { embedder } = this.#deps.engines;
    const vectors = (await embedder?.embed([TEXT], { as: 'passage', signal })) ?? [];
    return vectors.map(({ length }) => `${length} dimensions`).join();
  }

  #labelOf(kind: EngineKind): string | null {
    const { transcriber, diarizer, summarizer, embedder } = this.#deps.engines;
    if (kind === 'embedder') return embedder?.model ?? null;
    if (kind === 'summarizer') return summarizer.engine.label;
    if (kind === 'diarizer') return diarizer === null ? null : 'sherpa-onnx';
    return transcriber.engine.id === 'none' ? null : transcriber.engine.label;
  }
}

/** What an engine reports, on one line. */
export function failureOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_FAILURE);
}
