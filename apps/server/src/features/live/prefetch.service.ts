import { randomUUID } from 'node:crypto';
import { live } from '@notelark/api/live-audio';
import { seal, unseal } from '@notelark/toolkit/sealed';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { VoiceDetection } from '@notelark/speech';
import type { UsageService } from '../usage/usage.service.ts';
import type { UnmeteredAllowance } from './allowance.ts';
import { ChunkBuffer, type PreparedChunk } from './chunk-buffer.ts';
import * as repo from './prefetch.repo.ts';
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
  db: Database;
  clock: Clock;
  usage: UsageService;
  voice: VoiceDetection;
  allowance: UnmeteredAllowance;
  /** What the sound is encrypted with on its way to another process. */
  storageKey: Buffer;
}

interface Held {
  userId: string;
  /** See `live_prefetch`. */
  take: string;
  sound: ChunkBuffer;
  touchedAt: number;
}

/** A chunk is 30 s; what no one has added to for longer than any network's pause is forgotten. */
const FORGOTTEN_MS = 3 * live.maxChunkSeconds * 1000;
/** One that is recorded, one that is sent, and the same of another device. */
const MOST_FOR_USER = 4;
/** Prefetched audio is processed before it is metered: the unmetered samples are capped per user. */
export const PREFETCH_ALLOWANCE_SECONDS = MOST_FOR_USER * live.maxChunkSeconds;
/** Of all users: each takes 4 MB. What is let go of here is read from the database again. */
const MOST = 64;

/**
 * Sound of chunks that are still being recorded, prepared in this process's memory: what makes their end quick, and can always be
 * lost. Its parts are in the database as well, where the process finds them that gets the next part, or the chunk.
 */
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
  async add(actor: Actor, { audioChunk, from, ...name }: SoundPart): Promise<number> {
    const { allowance, usage } = this.#deps;
    if (!(await usage.includes(actor, 'live'))) throw new AppError('live-not-in-plan');
    const part = samplesOf(audioChunk);
    const { userId } = actor;
    const present = await this.#recall({ userId, ...name });
    const held = from === 0 ? this.#begin(userId) : present;
    const seconds = part.length / live.sampleRate;
    if (!allowance.has(userId, seconds) || held?.sound.length !== from || !held.sound.add(part))
      return present?.sound.length ?? 0;
    allowance.spend(userId, seconds);
    await this.#store({ userId, ...name }, { take: held.take, from, part });
    this.#hold({ userId, ...name }, held);
    return held.sound.length;
  }

  /**
   * A chunk made whole by what came last; its parts are gone then.
   * @throws {AppError} `live-sound-missing`: not all of what came before is here.
   */
  async consume(
    { userId }: Actor,
    name: ChunkName,
    ahead: number,
    rest: Int16Array,
  ): Promise<PreparedChunk> {
    const chunk = { userId, ...name };
    const held = await this.#recall(chunk);
    const prepared = held?.sound.finish(ahead, rest);
    this.#held.delete(keyOf(chunk));
    await repo.deleteParts(this.#deps.db, chunk);
    if (!prepared) throw new AppError('live-sound-missing');
    return prepared;
  }

  stop(): void {
    this.#held.clear();
  }

  /** All that is stored of a chunk: what is held here, and what other processes have got since. Null where nothing is. */
  async #recall(chunk: repo.ChunkKey): Promise<Held | null> {
    const { db, storageKey } = this.#deps;
    const take = await repo.findTake(db, chunk);
    const here = this.#held.get(keyOf(chunk));
    if (here && here.take !== take) this.#held.delete(keyOf(chunk));
    if (take === null) return null;
    const held = here?.take === take ? here : { ...this.#begin(chunk.userId), take };
    const missing = { take, from: held.sound.length };
    for (const { from, sealed } of await repo.partsFrom(db, chunk, missing)) {
      // Sent twice, to two processes.
      if (from < held.sound.length) continue;
      if (from > held.sound.length) break;
      const plain = Buffer.concat(await Array.fromAsync(unseal(storageKey, [sealed])));
      held.sound.add(new Int16Array(Uint8Array.from(plain).buffer));
    }
    this.#hold(chunk, held);
    return held;
  }

  #begin(userId: string): Held {
    const sound = new ChunkBuffer(this.#deps.voice.start());
    return { userId, take: randomUUID(), sound, touchedAt: this.#now() };
  }

  async #store(
    chunk: repo.ChunkKey,
    { take, from, part }: { take: string; from: number; part: Int16Array },
  ): Promise<void> {
    const { db, storageKey } = this.#deps;
    const plain = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    const sealed = Buffer.concat(await Array.fromAsync(seal(storageKey, [plain])));
    const sentAt = new Date(this.#now());
    if (from === 0) await repo.deleteParts(db, chunk);
    await repo.insertPart(db, chunk, { take, from, sealed, sentAt });
    if (from > 0) return;
    await repo.deleteSentBefore(db, new Date(this.#now() - FORGOTTEN_MS));
    await repo.keepNewest(db, chunk.userId, MOST_FOR_USER);
  }

  #hold(chunk: repo.ChunkKey, held: Held): void {
    const key = keyOf(chunk);
    this.#held.delete(key);
    this.#held.set(key, { ...held, touchedAt: this.#now() });
    this.#tidy(chunk.userId);
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

const keyOf = ({ userId, sessionId, sequence }: repo.ChunkKey): string =>
  `${userId} ${sessionId} ${sequence}`;
