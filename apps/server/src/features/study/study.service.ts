import type { StudyCard, StudyOverview, WaitingProposals } from '@notelark/api/study';
import {
  CARD_GAP,
  type CardStatus,
  DEFAULT_NEW_CARDS,
  MAX_CARD_CHARACTERS,
} from '@notelark/api/study-cards';
import { linkTo } from '@notelark/api/places';
import { type NewCards, scheduleFrom } from '@notelark/study';
import {
  type CardProposalRequest,
  type CardProposals,
  cardKey,
  makeCardsInProcess,
  type StudyCard as MadeCard,
  type SummaryDocument,
  type Summarizer,
  type SummarySource,
} from '@notelark/summarizer';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import { idOfRequest } from '../../platform/id-of-request.ts';
import { createLimiter } from '@notelark/toolkit/limiter';
import type { Logger } from '../../platform/log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Material, MaterialService } from '../recordings/results/material.service.ts';
import { newCardsOf, overviewOf } from './decks.policy.ts';
import { asReview, freshColumns, fromColumns, toColumns } from './schedule.policy.ts';
import * as repo from './study.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  material: MaterialService;
  /** Notes of a source whose own ones were written by hand: made without a language model. */
  outline: (source: SummarySource, signal: AbortSignal) => Promise<SummaryDocument>;
  /** Words cards better; without a language model it proposes none. */
  summarizer: Pick<Summarizer, 'engine' | 'proposeCards'>;
  log: Logger;
}

/** What has come of a wish for cards. */
export interface MadeCards {
  cards: StudyCard[];
  /** The language model that was asked; null: there is none. */
  engineLabel: string | null;
  /** Its cards that were not used: their answer is not in the passages that they name, or another card has the same. */
  leftOut: number;
  /** It gave no, or not all, cards: the engine without a model stood in. */
  modelFailed: boolean;
}

/** A page waits for it, and a proxy between gives up after a minute. */
const MODEL_MS = 45_000;

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
    const counts = await repo.reviewCounts(db, userId, { now, timeZone });
    const perDay = (await repo.newCardsPerDay(db, userId)) ?? DEFAULT_NEW_CARDS;
    return overviewOf(groups, counts, newCardsOf(perDay, counts.begun, { now, timeZone }));
  }

  /** Where proposed cards wait for a decision. What is no longer shared is left out. */
  async proposals(actor: Actor): Promise<WaitingProposals[]> {
    const { db, material } = this.#deps;
    const waiting = await repo.proposedCounts(db, actor.userId);
    const pages = await material.pagesOf(actor, waiting);
    return waiting.flatMap(({ uploadId, textInputId, title, cards }) => {
      const resultId = pages.get(uploadId ?? textInputId ?? '');
      return resultId === undefined ? [] : [{ resultId, title, cards }];
    });
  }

  async setNewCards(actor: Actor, perDay: number): Promise<NewCards> {
    await repo.setNewCardsPerDay(this.#deps.db, actor.userId, perDay);
    return await this.#newCards(actor);
  }

  async #newCards({ userId, timeZone }: Actor): Promise<NewCards> {
    const { db, clock } = this.#deps;
    const now = clock.now();
    const { begun } = await repo.reviewCounts(db, userId, { now, timeZone });
    const perDay = (await repo.newCardsPerDay(db, userId)) ?? DEFAULT_NEW_CARDS;
    return newCardsOf(perDay, begun, { now, timeZone });
  }

  /** Of a deck: what is due, what will be in the next days, and the new cards of these days. */
  async due(
    actor: Actor,
    deck: repo.DeckChoice,
  ): Promise<{ cards: StudyCard[]; newCards: NewCards }> {
    const { db, clock } = this.#deps;
    const { userId } = actor;
    const newCards = await this.#newCards(actor);
    const until = new Date(clock.now().getTime() + DAYS_AHEAD * DAY_MS);
    const known = { deck, until, isNew: false, limit: MOST_CARDS };
    const ofNew = newCards.left + DAYS_AHEAD * newCards.perDay;
    const fresh = { deck, isNew: true, limit: Math.min(ofNew, MOST_CARDS) };
    const cards = await this.#shown(actor, [
      ...(await repo.approvedCards(db, userId, known)),
      ...(await repo.approvedCards(db, userId, fresh)),
    ]);
    return { cards: cards.toSorted(byDue), newCards };
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
  async make(actor: Actor, id: string, signal: AbortSignal): Promise<MadeCards> {
    const { db, clock, material, outline, summarizer } = this.#deps;
    const found = await material.of(actor, id);
    const source = found.source.summarizable;
    const { request, candidates } = await this.#inTurn(async () => {
      const document = found.document ?? (await outline(source, signal));
      const known = await repo.keysOf(db, actor.userId);
      const present = await repo.wordsOfSource(db, actor.userId, found);
      const asked = { document, source, language: found.language, known, present };
      return { request: asked, candidates: await makeCardsInProcess(asked, signal) };
    }, actor.userId);
    const {
      cards: proposed,
      malformed,
      failedParts,
    } = await this.#proposed({ source, language: found.language, candidates }, signal);
    const made =
      proposed.length === 0
        ? candidates
        : await this.#inTurn(
            () => makeCardsInProcess({ ...request, proposed }, signal),
            actor.userId,
          );
    await db.transaction((tx) =>
      repo.addCards(tx, rowsOf(actor, found, { made, now: clock.now() })),
    );
    const isUsed = ({ front, back }: MadeCard): boolean =>
      made.some((card) => card.front === front && card.back === back);
    return {
      cards: await this.ofResult(actor, id),
      engineLabel: summarizer.proposeCards ? summarizer.engine.label : null,
      leftOut: malformed + proposed.filter((card) => !isUsed(card)).length,
      modelFailed: failedParts > 0,
    };
  }

  /** What a language model proposes within its time. A failure leaves the cards of the engine without a model. */
  async #proposed(
    request: Omit<CardProposalRequest, 'signal'>,
    signal: AbortSignal,
  ): Promise<CardProposals> {
    const { summarizer, log } = this.#deps;
    const none = { cards: [], malformed: 0 };
    if (!summarizer.proposeCards) return { ...none, failedParts: 0 };
    try {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(MODEL_MS)]);
      const outcome = await summarizer.proposeCards({ ...request, signal: inTime });
      signal.throwIfAborted();
      return outcome;
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error }, 'the language model proposed no cards');
      return { ...none, failedParts: 1 };
    }
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

const byDue = (a: StudyCard, b: StudyCard): number => a.schedule.due.localeCompare(b.schedule.due);

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
