import { z } from 'zod';
import { Id } from './library.ts';
import { bodyLimitOf, defineRoutes } from './routes.ts';
import {
  CARD_GAP,
  cardKinds,
  cardStatuses,
  deckFormats,
  MAX_CARD_CHARACTERS,
  MAX_NEW_CARDS,
  MAX_REVIEWS,
} from './study-cards.ts';

/** When a card comes again; made by FSRS from its reviews, alike on the server and in the browser. */
const Schedule = z.object({
  due: z.iso.datetime(),
  state: z.enum(['new', 'learning', 'review', 'relearning']),
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.number(),
  learningSteps: z.number().int(),
  reps: z.number().int(),
  lapses: z.number().int(),
  lastReview: z.iso.datetime().nullable(),
});

export const StudyCard = z.object({
  id: Id,
  kind: z.enum(cardKinds),
  status: z.enum(cardStatuses),
  /** What is shown first; `_____` stands for hidden words. */
  front: z.string(),
  back: z.string(),
  edited: z.boolean(),
  createdAt: z.iso.datetime(),
  source: z.object({
    /** Of the recording or text when the card was made. */
    title: z.string(),
    /** The passage that it rests on. */
    quote: z.string(),
    /** Seconds from the start; null for a text without times. */
    start: z.number().nullable(),
    /** The page and its passage; null: the recording was deleted, or is no longer shared. */
    link: z.string().nullable(),
    /** The passage reads otherwise today. */
    changed: z.boolean(),
  }),
  schedule: Schedule,
});
export type StudyCard = z.infer<typeof StudyCard>;

/** All cards, those of a folder, or those of one recording or text. */
const DeckChoice = z.object({
  folder: z.string().max(100).optional(),
  /** Of the recording or text. */
  uploadId: Id.optional(),
  textInputId: Id.optional(),
});

/** Cards that were never reviewed are shown so many a day, by the account's time zone; reviews have no limit. */
const NewCards = z.object({
  perDay: z.number().int(),
  left: z.number().int(),
  day: z.iso.date(),
  timeZone: z.string(),
  asOf: z.iso.datetime(),
});

const Deck = z.object({
  kind: z.enum(['folder', 'source', 'none']),
  name: z.string(),
  uploadId: Id.nullable(),
  textInputId: Id.nullable(),
  cards: z.number().int(),
  due: z.number().int(),
  fresh: z.number().int(),
});
export type Deck = z.infer<typeof Deck>;

export const StudyOverview = z.object({
  decks: z.array(Deck),
  cards: z.number().int(),
  /** To be reviewed now, and new ones as far as the day's number goes. */
  due: z.number().int(),
  newCards: NewCards,
  /** When the next comes after those; null: none. */
  nextDue: z.iso.datetime().nullable(),
  progress: z.object({
    fresh: z.number().int(),
    learning: z.number().int(),
    young: z.number().int(),
    mature: z.number().int(),
    /** Share of the last 30 days' reviews of learned cards that were known; null: no such review. */
    retention: z.number().nullable(),
    reviewedToday: z.number().int(),
  }),
});
export type StudyOverview = z.infer<typeof StudyOverview>;

/** A recording or text whose proposed cards were neither approved nor dropped yet. */
export const WaitingProposals = z.object({
  /** Its newest notes: the page that lists its cards is `/study/{resultId}`. */
  resultId: Id,
  title: z.string(),
  cards: z.number().int(),
});
export type WaitingProposals = z.infer<typeof WaitingProposals>;

const Cards = z.object({ cards: z.array(StudyCard) });
const ById = z.object({ id: Id });
const Words = z.string().trim().min(1).max(MAX_CARD_CHARACTERS);

export const studyRoutes = defineRoutes({
  'GET /api/study': {
    operationId: 'studyOverview',
    scope: 'read',
    summary: 'Decks with what is due in them, and the progress',
    access: 'user',
    status: 200,
    output: StudyOverview,
    errors: [],
  },
  'GET /api/study/proposals': {
    operationId: 'listProposals',
    scope: 'read',
    summary: 'The recordings and texts with proposed cards that wait for a decision, newest first',
    access: 'user',
    status: 200,
    output: z.object({ proposals: z.array(WaitingProposals) }),
    errors: [],
  },
  'PUT /api/study/new-cards': {
    operationId: 'setNewCards',
    scope: 'write',
    summary: 'How many new cards a day are shown',
    access: 'user',
    body: z.object({ perDay: z.int32().min(0).max(MAX_NEW_CARDS) }),
    status: 200,
    output: NewCards,
    errors: [],
  },
  'GET /api/study/cards': {
    operationId: 'listStudyCards',
    scope: 'read',
    summary:
      'The approved cards of a deck that are due now or in the next days, the first due first, and new ones for these days',
    access: 'user',
    query: DeckChoice,
    status: 200,
    output: Cards.extend({ newCards: NewCards }),
    errors: [],
  },
  'POST /api/study/reviews': {
    operationId: 'addReviews',
    scope: 'write',
    summary:
      'Add reviews, also ones that were made without a connection; each counts once, in the order of their times',
    access: 'user',
    bodyLimit: bodyLimitOf(MAX_REVIEWS * 250),
    maxStructure: MAX_REVIEWS * 80,
    body: z.object({
      reviews: z
        .array(
          z.object({
            /** Made by the client; the same when it is sent again. */
            requestId: Id,
            cardId: Id,
            /** 1 again, 2 hard, 3 good, 4 easy; null: takes back the review whose request `undoes` names. */
            rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).nullable(),
            undoes: Id.nullable().default(null),
            at: z.iso.datetime(),
          }),
        )
        .min(1)
        .max(MAX_REVIEWS),
    }),
    status: 200,
    /** The cards that were reviewed, as they are now. Deleted cards are left out. */
    output: Cards,
    errors: [],
  },
  'GET /api/study/export': {
    operationId: 'exportStudyCards',
    scope: 'read',
    summary: 'The approved cards of a deck as a file: apkg for Anki, or csv',
    access: 'user',
    query: DeckChoice.extend({ format: z.enum(deckFormats) }),
    status: 200,
    raw: 'application/octet-stream',
    errors: ['export-no-cards', 'export-not-in-plan'],
  },
  'GET /api/results/{id}/cards': {
    operationId: 'listResultCards',
    scope: 'read',
    summary: 'The own cards of a recording or text: proposed and approved ones',
    access: 'user',
    params: ById,
    status: 200,
    output: Cards,
    errors: ['not-found'],
  },
  'POST /api/results/{id}/cards': {
    operationId: 'makeResultCards',
    scope: 'write',
    summary:
      'Propose cards from notes and what they rest on. None that is there, or was dropped, comes twice',
    access: 'user',
    params: ById,
    status: 200,
    output: Cards.extend({
      /** The language model that was asked; null: there is none. */
      engineLabel: z.string().nullable(),
      /** Its cards that were not used: their answer is not in the passages that they name, or another card asks the same. */
      leftOut: z.number().int(),
      /** It gave not all, or no, cards: those of the engine without a model stand in. */
      modelFailed: z.boolean(),
    }),
    errors: ['not-found', 'not-ready'],
  },
  'PATCH /api/study/cards/{id}': {
    operationId: 'changeStudyCard',
    scope: 'write',
    summary: 'Change the words of a card; its source stays',
    access: 'user',
    params: ById,
    bodyLimit: bodyLimitOf(2 * MAX_CARD_CHARACTERS),
    body: z.object({ front: Words, back: Words }),
    status: 200,
    output: StudyCard,
    example: { body: { front: `Larks sing in ${CARD_GAP}.`, back: 'flight' } },
    errors: ['not-found', 'card-exists', 'card-without-gap'],
  },
  'PUT /api/study/cards/{id}/status': {
    operationId: 'decideStudyCard',
    scope: 'write',
    summary: 'Approve a card, drop it, or put it back among the proposed ones',
    access: 'user',
    params: ById,
    body: z.object({ status: z.enum(cardStatuses) }),
    status: 200,
    output: StudyCard,
    errors: ['not-found'],
  },
});
