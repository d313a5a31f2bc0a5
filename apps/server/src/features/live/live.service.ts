import { randomUUID } from 'node:crypto';
import { live } from '@notelark/api/live-audio';
import type { LiveAnswer, LiveSettings, LiveText } from '@notelark/api/live';
import type { Actor } from '../../platform/actor.ts';
import type { AdvisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SpeechService, SpokenPiece } from '../recordings/pipeline/speech.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import type { VocabularyService } from '../vocabulary/vocabulary.service.ts';
import type { UnmeteredAllowance } from './allowance.ts';
import { asAppError, ClosingError } from './faults.ts';
import { joinChunks, splitAt } from './join.ts';
import type { PreparedChunk } from './chunk-buffer.ts';
import { linesOf } from './lines.ts';
import { endHashOf, meteredSeconds, overlapOf } from './live.policy.ts';
import * as repo from './live.repo.ts';
import { toEngineRate } from './resample.ts';
import { samplesOf } from './wav.ts';
import type { PrefetchService } from './prefetch.service.ts';
import { textOf, wordsOf } from './words.ts';

export interface NewChunk {
  /** A WAV file as base64. */
  audioChunk: string;
  /** Samples of the chunk that came before this file. */
  samplesAhead: number;
  sessionId?: string | undefined;
  sequence: number;
  overlapSeconds: number;
  last: boolean;
}

interface Deps {
  db: Database;
  clock: Clock;
  locks: AdvisoryLocks;
  usage: UsageService;
  speech: SpeechService;
  prefetch: PrefetchService;
  vocabulary: VocabularyService;
  chunkSeconds: number;
  /** What newly metered seconds restore. */
  allowances: readonly UnmeteredAllowance[];
}

interface Chunk extends NewChunk {
  sessionId: string;
  pcm: Int16Array;
  /** What is prepared of it already. */
  prepared: PreparedChunk | null;
}

/** Live recordings, a chunk at a time: each is transcribed and metered once, however often it is sent. */
export class LiveService {
  readonly #deps: Deps;
  readonly #closing = new AbortController();
  #underWay = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether someone waits for the text of a chunk in this process. */
  get busy(): boolean {
    return this.#underWay > 0;
  }

  /** @throws {AppError} `live-not-in-plan`, `live-quota-exceeded`, `team-quota-exceeded`, `not-found` for a session of another user's. */
  async begin(actor: Actor, sessionId: string): Promise<LiveSettings> {
    const { usage, chunkSeconds } = this.#deps;
    await usage.assertRoom(actor, 'live', 1);
    await this.#session(actor, sessionId);
    return { chunkSeconds, secondsLeft: await this.#secondsLeft(actor) };
  }

  /**
   * The text of a chunk. It is transcribed to its end even if its sender is gone, so that the next try finds it done.
   * @throws {AppError} `live-not-in-plan`, `live-quota-exceeded`, `team-quota-exceeded`, `live-chunk-invalid`, `live-session-closed`,
   * `live-sound-missing`, `speech-failed`, `speech-unavailable`, `temporarily-unavailable`, `not-found`. Nothing is metered then.
   */
  async transcribe(actor: Actor, sent: NewChunk): Promise<LiveAnswer> {
    const chunk = await this.#whole(actor, sent);
    const { signal } = this.#closing;
    this.#underWay += 1;
    try {
      const lock = { signal, onWanted: () => {} };
      const release = await this.#deps.locks.acquire(`live:${chunk.sessionId}`, lock);
      try {
        const text = await this.#once(actor, chunk);
        return { ...text, secondsLeft: await this.#secondsLeft(actor) };
      } finally {
        await release();
      }
    } catch (error) {
      throw asAppError(error);
    } finally {
      this.#underWay -= 1;
    }
  }

  /**
   * Closes a recording, or all that are open. What it used was metered when it was transcribed (product rule Q6).
   * @returns its minutes, rounded up.
   */
  async close(actor: Actor, sessionId?: string): Promise<number> {
    const { db, clock } = this.#deps;
    const lengths = await repo.closeSessions(db, actor.userId, clock.now(), sessionId);
    return Math.ceil(lengths.reduce((sum, seconds) => sum + seconds, 0) / 60);
  }

  /** What languages a recording of the user's was heard in so far. */
  async heardIn({ userId }: Actor, sessionId: string): Promise<repo.LiveSession['heard']> {
    return (await repo.findSession(this.#deps.db, sessionId, userId))?.heard ?? {};
  }

  stop(): void {
    this.#closing.abort(new ClosingError('the server stops'));
  }

  /** With what came ahead of it. */
  async #whole(actor: Actor, sent: NewChunk): Promise<Chunk> {
    const rest = samplesOf(sent.audioChunk);
    const { sessionId, sequence, samplesAhead } = sent;
    const name = { sessionId: sessionId ?? randomUUID(), sequence };
    const prepared =
      samplesAhead > 0 ? await this.#deps.prefetch.consume(actor, name, samplesAhead, rest) : null;
    const last = sent.last || sessionId === undefined;
    return { ...sent, ...name, last, pcm: prepared?.pcm ?? rest, prepared };
  }

  /** Under the session's lock: what is there already is answered as it was. */
  async #once(actor: Actor, chunk: Chunk): Promise<LiveText> {
    const { db, usage, speech, vocabulary } = this.#deps;
    const session = await this.#session(actor, chunk.sessionId);
    const present = await repo.findChunk(db, chunk.sessionId, chunk.sequence);
    if (present) return answerOf(present);
    if (session.endedAt) throw new AppError('live-session-closed');
    await usage.assertRoom(actor, 'live', Math.floor(chunk.pcm.length / live.sampleRate));
    const { engine, detector } = chunk.prepared ?? { engine: toEngineRate(chunk.pcm) };
    const { signal } = this.#closing;
    const { heard } = session;
    const terms = await vocabulary.promptTerms(actor.userId);
    const options = { priority: 'live', signal, detector, heard, terms } as const;
    const piece = await speech.transcribe(engine, options);
    const { text, metered } = await db.transaction((tx) => this.#keep(tx, actor, chunk, piece));
    for (const allowance of this.#deps.allowances) allowance.restore(actor.userId, metered);
    return text;
  }

  /** Meters and keeps a chunk in one transaction: both or neither. */
  async #keep(
    tx: Transaction,
    { userId }: Actor,
    chunk: Chunk,
    { segments, heard }: SpokenPiece,
  ): Promise<{ text: LiveText; metered: number }> {
    const { pcm, sessionId, sequence, last } = chunk;
    const session = await repo.lockSession(tx, sessionId, userId);
    if (!session) throw new AppError('not-found');
    const present = await repo.findChunk(tx, sessionId, sequence);
    if (present) return { text: answerOf(present), metered: 0 };
    const before = sequence > 0 ? await repo.findChunk(tx, sessionId, sequence - 1) : null;
    const overlapSeconds = overlapOf(pcm, chunk.overlapSeconds, before) / live.sampleRate;
    const start = session.seconds - overlapSeconds;
    const end = start + pcm.length / live.sampleRate;
    const amount = meteredSeconds(session.seconds, end);
    const id = randomUUID();
    await this.#deps.usage.reserve(tx, { userId, kind: 'live', sourceId: id, amount });
    const shared = { start, end: session.seconds };
    const words = joinChunks(before?.tail ?? [], wordsOf(segments, start), shared);
    const { settled, tail } = splitAt(words, last ? Infinity : end - live.overlapSeconds);
    const correct = await this.#deps.vocabulary.correctorFor(tx, userId);
    const lines = linesOf(settled).map((line) => Object.assign(line, { text: correct(line.text) }));
    const kept = { text: correct(textOf(settled)), lines, tail, endHash: endHashOf(pcm) };
    const seconds = end - session.seconds;
    const added = { id, sessionId, sequence, end, seconds, overlapSeconds, ...kept };
    await repo.appendChunk(tx, added, heard);
    return { text: answerOf(kept), metered: amount };
  }

  async #secondsLeft(actor: Actor): Promise<number | null> {
    const left = await this.#deps.usage.left(actor, 'live');
    return Number.isFinite(left) ? left : null;
  }

  /** @throws {AppError} `not-found`: it is another user's. */
  async #session({ userId }: Actor, id: string): Promise<repo.LiveSession> {
    const { db, clock } = this.#deps;
    await repo.ensureSession(db, { id, userId, startedAt: clock.now() });
    const session = await repo.findSession(db, id, userId);
    if (!session) throw new AppError('not-found');
    return session;
  }
}

const answerOf = ({
  text,
  lines,
  tail,
}: Pick<repo.LiveChunk, 'text' | 'lines' | 'tail'>): LiveText => ({
  text,
  lines,
  tail: textOf(tail),
});
