import type { StudyCard, StudyOverview } from '@notelark/api/study';
import { CARD_GAP, type CardStatus, MAX_CARD_CHARACTERS } from '@notelark/api/study-cards';
import { linkTo } from '@notelark/api/places';
import { scheduleFrom } from '@notelark/study';
import {
  cardKey,
  makeCardsInThread,
  type StudyCard as MadeCard,
  type SummaryDocument,
  type SummarySource,
} from '@notelark/summarizer';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import { idOfRequest } from '../../platform/id-of-request.ts';
import { createLimiter } from '../../platform/limiter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Material, MaterialService } from '../recordings/material.service.ts';
import { overviewOf } from './decks.policy.ts';
import { asReview, freshColumns, fromColumns, toColumns } from './schedule.policy.ts';
import * as repo from './study.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  material: MaterialService;
  /** Notes of a source whose own ones were written by hand: made without a language model. */
  outline: (source: SummarySource, signal: AbortSignal) => Promise<SummaryDocument>;
}

/** One review, or the withdrawal of one. */
export interface SentReview {
  requestId: string;
  cardId: string;
  rating: 1 | 2 | 3 | 4 | null;
  undoes: string | null;
  at: string;
}

const MADE_AT_ONCE = 1;
/** Of a session: more cards are due only after months without one. */
const MOST_CARDS = 300;
/** So far ahead cards are sent along, for a device that is offline by then. */
const DAYS_AHEAD = 3;
const DAY_MS = 86_400_000;

/** Cards to learn, and their reviews (product rules Y1 to Y4). */
export class StudyService {
  readonly #deps: Deps;
  readonly #inTurn = createLimiter(MADE_AT_ONCE);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async overview({ userId, timeZone }: Actor): Promise<StudyOverview> {
    const { db, clock } = this.#deps;
    const now = clock.now();
    const groups = await repo.deckCounts(db, userId, now);
    return overviewOf(groups, await repo.reviewCounts(db, userId, { now, timeZone }));
  }

  /** Of a deck: what is due, and what will be in the next days. */
  async due(actor: Actor, deck: repo.DeckChoice): Promise<StudyCard[]> {
    const { db, clock } = this.#deps;
    const until = new Date(clock.now().getTime() + DAYS_AHEAD * DAY_MS);
    const choice = { deck, until, limit: MOST_CARDS };
    return await this.#shown(actor, await repo.approvedCards(db, actor.userId, choice));
  }

  /** @throws {AppError} `not-found` */
  async ofResult(actor: Actor, id: string): Promise<StudyCard[]> {
    const { db, material } = this.#deps;
    const source = await material.sourceOf(actor, id);
    return await this.#shown(actor, await repo.cardsOfSource(db, actor.userId, source));
  }

  /** The cards of a result that its reader has approved, for files. @throws {AppError} `not-found` */
  async approvedOf(actor: Actor, id: string): Promise<{ front: string; back: string }[]> {
    const { db, material } = this.#deps;
    const source = await material.sourceOf(actor, id);
    const cards = await repo.cardsOfSource(db, actor.userId, source);
    return cards.flatMap(({ card: { status, front, back } }) =>
      status === 'approved' ? [{ front, back }] : [],
    );
  }

  /** Proposes cards. @throws {AppError} `not-found`, `not-ready` */
  async make(actor: Actor, id: string, signal: AbortSignal): Promise<StudyCard[]> {
    const { db, clock, material, outline } = this.#deps;
    const found = await material.of(actor, id);
    const { document, language, source } = found;
    await this.#inTurn(async () => {
      const request = {
        document: document ?? (await outline(source.summarizable, signal)),
        source: source.summarizable,
        language,
        known: await repo.keysOf(db, actor.userId),
      };
      const made = await makeCardsInThread(request, signal);
      await db.transaction((tx) =>
        repo.addCards(tx, rowsOf(actor, found, { made, now: clock.now() })),
      );
    }, actor.userId);
    return await this.ofResult(actor, id);
  }

  /** @throws {AppError} `not-found`, `card-exists`, `card-without-gap` */
  async edit(actor: Actor, id: string, words: { front: string; back: string }): Promise<StudyCard> {
    await this.#deps.db.transaction(async (tx) => {
      await repo.lockOwner(tx, actor.userId);
      const [card] = await repo.lockCards(tx, actor.userId, [id]);
      if (!card) throw new AppError('not-found');
      if (card.kind === 'cloze' && !words.front.includes(CARD_GAP))
        throw new AppError('card-without-gap');
      const textKey = cardKey({ kind: card.kind, ...words });
      const others = await repo.keysOfOthers(tx, actor.userId, id);
      if (others.has(textKey)) throw new AppError('card-exists');
      await repo.changeCard(tx, id, { ...words, textKey, edited: true });
    });
    return await this.#one(actor, id);
  }

  /** @throws {AppError} `not-found` */
  async decide(actor: Actor, id: string, status: CardStatus): Promise<StudyCard> {
    const { db } = this.#deps;
    await db.transaction(async (tx) => {
      const [card] = await repo.lockCards(tx, actor.userId, [id]);
      if (!card) throw new AppError('not-found');
      await repo.changeCard(tx, id, { status });
    });
    return await this.#one(actor, id);
  }

  /**
   * Adds reviews to the log and schedules their cards anew, from all of their reviews in the order of their times: what a device
   * sends late counts as if it had come at once. Idempotent. Cards that are not the actor's are left out.
   */
  async review(actor: Actor, sent: readonly SentReview[]): Promise<StudyCard[]> {
    const { db, clock } = this.#deps;
    const { userId } = actor;
    const now = clock.now();
    const ids = [...new Set(sent.map(({ cardId }) => cardId))];
    await db.transaction(async (tx) => {
      const cards = await repo.lockCards(tx, userId, ids);
      const own = new Set(cards.map(({ id }) => id));
      const rows = sent
        .filter(
          ({ cardId, rating, undoes }) =>
            own.has(cardId) && (rating === null) !== (undoes === null),
        )
        .map((review) => toRow(review, userId, now));
      await repo.addReviews(tx, rows);
      const log = Map.groupBy(await repo.reviewsOf(tx, [...own]), ({ cardId }) => cardId);
      for (const { id, createdAt } of cards) {
        const reviews = (log.get(id) ?? []).map(asReview);
        await repo.changeCard(tx, id, toColumns(scheduleFrom(createdAt.toISOString(), reviews)));
      }
    });
    return await this.#shown(actor, await repo.cardsById(db, userId, ids));
  }

  async sweep(): Promise<void> {
    await repo.deleteOrphans(this.#deps.db);
  }

  async #one(actor: Actor, id: string): Promise<StudyCard> {
    const [card] = await this.#shown(
      actor,
      await repo.cardsById(this.#deps.db, actor.userId, [id]),
    );
    if (!card) throw new AppError('not-found');
    return card;
  }

  async #shown(actor: Actor, cards: readonly repo.SourcedCard[]): Promise<StudyCard[]> {
    const pages = await this.#deps.material.pagesOf(
      actor,
      cards.map(({ card }) => card),
    );
    return cards.map((sourced) => shown(sourced, pages));
  }
}

function rowsOf(
  { userId }: Actor,
  material: Material,
  { made, now }: { made: readonly MadeCard[]; now: Date },
): repo.NewCard[] {
  const { uploadId, textInputId, title } = material;
  const schedule = freshColumns(now);
  return made
    .filter(({ front, back }) => Math.max(front.length, back.length) <= MAX_CARD_CHARACTERS)
    .map((card) => {
      const { kind, front, back } = card;
      const [textKey, passages] = [cardKey(card), passagesOf(card, material)];
      const source = { userId, uploadId, textInputId, title, passages, createdAt: now };
      const words = { kind, front, back, textKey, madeKey: textKey };
      return Object.assign(source, words, schedule);
    });
}

/** A device whose clock is ahead reviews now. */
function toRow({ requestId, cardId, rating, undoes, at }: SentReview, userId: string, now: Date) {
  const reviewedAt = new Date(Math.min(Date.parse(at), now.getTime()));
  return {
    id: idOfRequest(userId, requestId),
    cardId,
    userId,
    rating,
    undoes: undoes === null ? null : idOfRequest(userId, undoes),
    reviewedAt,
  };
}

function passagesOf({ refs }: MadeCard, { source }: Material): repo.CardPassage[] {
  return refs.flatMap((ref) => {
    const place = source.places[ref];
    const turn = source.summarizable.turns[ref];
    if (!place || !turn) return [];
    return [{ index: place.index, part: place.part, start: place.start ?? null, quote: turn.text }];
  });
}

function shown({ card, changed }: repo.SourcedCard, pages: ReadonlyMap<string, string>): StudyCard {
  const [passage] = card.passages;
  const page = pages.get(card.uploadId ?? card.textInputId ?? '');
  const { id, kind, status, front, back, edited, title, createdAt } = card;
  return {
    id,
    kind,
    status,
    front,
    back,
    edited,
    createdAt: createdAt.toISOString(),
    source: {
      title,
      quote: card.passages.map(({ quote }) => quote).join(' '),
      start: passage?.start ?? null,
      link: page === undefined ? null : `/results/${page}${passage ? linkTo(passage) : ''}`,
      changed: page !== undefined && changed,
    },
    schedule: fromColumns(card),
  };
}
