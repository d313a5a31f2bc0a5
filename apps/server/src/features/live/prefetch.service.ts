import { live } from '@notelark/api/live-audio';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { VoiceDetection } from '@notelark/speech';
import type { UsageService } from '../usage/usage.service.ts';
import type { UnmeteredAllowance } from './allowance.ts';
import { ChunkBuffer, type PreparedChunk } from './chunk-buffer.ts';
import { samplesOf } from './wav.ts';

export interface SoundPart {
  sessionId: string;
  sequence: number;
  /** Samples of the chunk before this part. */
  from: number;
  /** A WAV file as base64. */
  audioChunk: string;
}

interface Deps {
  clock: Clock;
  usage: UsageService;
  voice: VoiceDetection;
  allowance: UnmeteredAllowance;
}

interface Held {
  userId: string;
  sound: ChunkBuffer;
  touchedAt: number;
}

/** A chunk is 30 s; what no one has added to for longer than any network's pause is forgotten. */
const FORGOTTEN_MS = 3 * live.maxChunkSeconds * 1000;
/** One that is recorded, one that is sent, and the same of another device. */
const MOST_FOR_USER = 4;
/** Prefetched audio is processed before it is metered: the unmetered samples are capped per user. */
export const PREFETCH_ALLOWANCE_SECONDS = MOST_FOR_USER * live.maxChunkSeconds;
/** Of all users: each takes 4 MB. A page whose sound was let go of sends its chunk whole. */
const MOST = 64;

/** Sound of chunks that are still being recorded, in this process's memory: what makes their end quick, and can always be lost. */
export class PrefetchService {
  readonly #deps: Deps;
  /** By user, session and number; what was touched last is last. */
  readonly #held = new Map<string, Held>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Takes the next part of a chunk.
   * @returns samples of the chunk that are here now
   * @throws {AppError} `live-not-in-plan`, `live-chunk-invalid`.
   */
  async add(actor: Actor, { audioChunk, from, ...chunk }: SoundPart): Promise<number> {
    const { allowance, usage } = this.#deps;
    if (!(await usage.includes(actor, 'live'))) throw new AppError('live-not-in-plan');
    const part = samplesOf(audioChunk);
    const key = keyOf(actor, chunk);
    const present = this.#held.get(key);
    const sound = from === 0 ? new ChunkBuffer(this.#deps.voice.start()) : (present?.sound ?? null);
    const seconds = part.length / live.sampleRate;
    if (!allowance.has(actor.userId, seconds) || sound?.length !== from || !sound.add(part))
      return present?.sound.length ?? 0;
    allowance.spend(actor.userId, seconds);
    this.#held.delete(key);
    this.#held.set(key, { userId: actor.userId, sound, touchedAt: this.#now() });
    this.#tidy(actor.userId);
    return sound.length;
  }

  /**
   * A chunk made whole by what came last; its parts are gone from here then.
   * @throws {AppError} `live-sound-missing`: not all of what came before is here.
   */
  consume(actor: Actor, chunk: ChunkName, ahead: number, rest: Int16Array): PreparedChunk {
    const key = keyOf(actor, chunk);
    const prepared = this.#held.get(key)?.sound.finish(ahead, rest);
    this.#held.delete(key);
    if (!prepared) throw new AppError('live-sound-missing');
    return prepared;
  }

  stop(): void {
    this.#held.clear();
  }

  #tidy(userId: string): void {
    const old = this.#now() - FORGOTTEN_MS;
    for (const [key, { touchedAt }] of this.#held) if (touchedAt < old) this.#held.delete(key);
    const mine = [...this.#held].filter(([, one]) => one.userId === userId).map(([key]) => key);
    const tooMany = [
      ...mine.slice(0, Math.max(0, mine.length - MOST_FOR_USER)),
      ...[...this.#held.keys()].slice(0, Math.max(0, this.#held.size - MOST)),
    ];
    for (const key of tooMany) this.#held.delete(key);
  }

  #now(): number {
    return this.#deps.clock.now().getTime();
  }
}

type ChunkName = Pick<SoundPart, 'sessionId' | 'sequence'>;

const keyOf = ({ userId }: Actor, { sessionId, sequence }: ChunkName): string =>
  `${userId} ${sessionId} ${sequence}`;
