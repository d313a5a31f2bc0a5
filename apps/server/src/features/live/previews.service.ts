import type { LiveAnswer } from '@notelark/api/live';
import { live } from '@notelark/api/live-audio';
import type { Actor } from '../../platform/actor.ts';
import { TranscribeError } from '@notelark/speech';
import type { SpeechService, SpokenPiece } from '../recordings/pipeline/speech.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import type { UnmeteredAllowance } from './allowance.ts';
import { ClosingError } from './faults.ts';
import { toEngineRate } from './resample.ts';
import { samplesOf } from './wav.ts';
import type { LiveService } from './live.service.ts';
import { textOf, wordsOf } from './words.ts';

interface Deps {
  usage: UsageService;
  speech: SpeechService;
  live: LiveService;
  /** Clips that the engine works on at once. */
  workers: number;
  /** A chunk, and the seconds that a slow network may hold it back. */
  allowance: UnmeteredAllowance;
}

const NOTHING: LiveAnswer = { text: '', lines: [], tail: '', secondsLeft: null };

/**
 * What the next chunk will say, before it is whole. Previews are a gift: they cost the user nothing, and no one's chunk
 * waits for one. So they are left out while there is a chunk to work on, always leave a worker free, and are no more sound
 * than what is metered soon after.
 */
export class PreviewService {
  readonly #deps: Deps;
  readonly #closing = new AbortController();
  #underWay = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @param sessionId the recording that it is of, if it is known
   * @throws {AppError} `live-not-in-plan`, `live-quota-exceeded`, `team-quota-exceeded`, `live-chunk-invalid`.
   */
  async preview(actor: Actor, audioChunk: string, sessionId?: string): Promise<LiveAnswer> {
    const { usage, live: chunks, workers } = this.#deps;
    const pcm = samplesOf(audioChunk);
    const seconds = pcm.length / live.sampleRate;
    await usage.assertRoom(actor, 'live', Math.floor(seconds));
    if (chunks.busy || this.#underWay >= workers - 1 || !this.#allocate(actor.userId, seconds))
      return NOTHING;
    this.#underWay += 1;
    try {
      const heard = sessionId === undefined ? {} : await chunks.heardIn(actor, sessionId);
      return { ...NOTHING, tail: await this.#hear(pcm, heard) };
    } catch (error) {
      if (error instanceof TranscribeError || error instanceof ClosingError) return NOTHING;
      throw error;
    } finally {
      this.#underWay -= 1;
    }
  }

  stop(): void {
    this.#closing.abort(new ClosingError('the server stops'));
  }

  async #hear(pcm: Int16Array, heard: SpokenPiece['heard']): Promise<string> {
    const { signal } = this.#closing;
    const options = { priority: 'preview', signal, heard } as const;
    const { segments } = await this.#deps.speech.transcribe(toEngineRate(pcm), options);
    return textOf(wordsOf(segments, 0));
  }

  #allocate(userId: string, seconds: number): boolean {
    const { allowance } = this.#deps;
    const isLeft = allowance.has(userId, seconds);
    if (isLeft) allowance.spend(userId, seconds);
    return isLeft;
  }
}
