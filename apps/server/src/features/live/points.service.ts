import type { LivePoint } from '@notelark/api/live';
import { factsBehind } from '@notelark/api/tasks';
import { SummarizeError } from '@notelark/summarizer';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NotesService } from '../recordings/notes/notes.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { readDetails } from './details.ts';
import { coveredCharacters } from './live.policy.ts';
import type { LiveService } from './live.service.ts';
import * as repo from './live.repo.ts';

export interface SpokenSoFar {
  transcript: string;
  /** As in `LiveDetails`. */
  lines?: string | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  usage: UsageService;
  chunks: Pick<LiveService, 'busy'>;
  /** With the engine without a model. */
  notes: NotesService;
}

/** A user's points rest this many times as long as they took, and this long at least. */
const REST = 5;
const LEAST_REST_MS = 5_000;

/** More is no note of what matters. */
const MOST_KEY_POINTS = 8;

/**
 * Points of what has been said so far, while it goes on. Like previews they cost the user nothing, so they come last: not while
 * a chunk is transcribed, one run at a time in this process, and after each the user's next one rests.
 */
export class PointsService {
  readonly #deps: Deps;
  readonly #closing = new AbortController();
  /** When each user may ask again; those whose time has passed are dropped. */
  readonly #restUntil = new Map<string, number>();
  #isRunning = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Null where there is no room for it now, or more text than was recorded.
   * @throws {AppError} `live-not-in-plan`, `malformed-request`.
   */
  async points(actor: Actor, said: SpokenSoFar): Promise<LivePoint[] | null> {
    const { usage, chunks } = this.#deps;
    if (!(await usage.includes(actor, 'live'))) throw new AppError('live-not-in-plan');
    if (chunks.busy || this.#isRunning || this.#isResting(actor.userId)) return null;
    this.#isRunning = true;
    const begun = this.#now();
    try {
      return (await this.#isCovered(actor, said)) ? await this.#read(said) : null;
    } finally {
      const now = this.#now();
      this.#restUntil.set(actor.userId, now + Math.max(LEAST_REST_MS, REST * (now - begun)));
      this.#isRunning = false;
    }
  }

  stop(): void {
    this.#closing.abort(new Error('the server stops'));
  }

  #isResting(userId: string): boolean {
    const now = this.#now();
    for (const [id, until] of this.#restUntil) if (until <= now) this.#restUntil.delete(id);
    return this.#restUntil.has(userId);
  }

  async #isCovered({ userId }: Actor, { transcript }: SpokenSoFar): Promise<boolean> {
    const seconds = await repo.recordedSeconds(this.#deps.db, userId);
    return transcript.length <= coveredCharacters(seconds);
  }

  async #read({ transcript, lines }: SpokenSoFar): Promise<LivePoint[] | null> {
    const { signal } = this.#closing;
    const said = { transcript, details: readDetails({ lines }) };
    try {
      return pointsOf(await this.#deps.notes.outline(said, signal));
    } catch (error) {
      if (error instanceof SummarizeError || signal.aborted) return null;
      throw error;
    }
  }

  #now(): number {
    return this.#deps.clock.now().getTime();
  }
}

type Outline = Awaited<ReturnType<NotesService['outline']>>;

/** What was decided, what is to be done, and what else weighs most, each in the order in which it was said. */
function pointsOf({ document, places }: Outline): LivePoint[] {
  const { decisions, actionItems, overview, keyPoints, topics } = document;
  const placed = new Set([...decisions, ...actionItems].flatMap(({ refs }) => refs));
  const weighty = [...overview, ...keyPoints, ...topics.flatMap(({ points }) => points)].filter(
    ({ text, refs }) => !text.endsWith('?') && !refs.some((ref) => placed.has(ref)),
  );
  const groups = [
    ['decision', decisions],
    ['task', actionItems.map((item) => ({ text: taskText(item), refs: item.refs }))],
    ['key-point', uniqueByText(weighty).slice(0, MOST_KEY_POINTS)],
  ] as const;
  return groups.flatMap(([kind, points]) =>
    points
      .map(({ text, refs }) => ({ kind, text, line: places[refs[0] ?? -1]?.index ?? null }))
      .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  );
}

type Item = Outline['document']['actionItems'][number];

const taskText = (item: Item): string =>
  [item.text, factsBehind(item).join(', ')].filter((part) => part !== '').join(' — ');

const uniqueByText = <P extends { text: string }>(points: readonly P[]): P[] => [
  ...new Map(points.map((point) => [point.text, point])).values(),
];
