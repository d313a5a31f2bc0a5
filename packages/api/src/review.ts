import { z } from 'zod';
import { Id } from './library.ts';
import { defineRoutes } from './routes.ts';

/** What a word of the notes is. */
export const factKinds = ['number', 'date', 'name', 'owner', 'due'] as const;
export type FactKind = (typeof factKinds)[number];

/** The most that stands in the place of a word. */
export const MAX_REVIEWED_CHARACTERS = 200;

/** A word that the recognizer was unsure of and that a fact of the notes rests on. */
export const ReviewItem = z.object({
  kind: z.enum(factKinds),
  /** What the notes say. */
  statement: z.string(),
  /** The segment that it rests on. */
  passage: z.object({
    index: z.number().int(),
    /** Seconds; null where the transcript has no times. */
    start: z.number().nullable(),
    end: z.number().nullable(),
    speaker: z.string().nullable(),
    text: z.string(),
  }),
  /** Where the word stands in the passage. */
  from: z.number().int(),
  to: z.number().int(),
  /** When the word is said, in seconds; null where that is not known. */
  saidAt: z.number().nullable(),
});
export type ReviewItem = z.infer<typeof ReviewItem>;

const ById = z.object({ id: Id });

export const reviewRoutes = defineRoutes({
  'GET /api/results/{id}/review': {
    operationId: 'listUnsureWords',
    scope: 'read',
    forTeams: true,
    summary:
      'The words that the recognizer was unsure of and that a number, name, date or owner in the notes rests on, in the order of the recording. Words that were kept or corrected are left out',
    access: 'user',
    params: ById,
    status: 200,
    output: z.object({
      items: z.array(ReviewItem),
      /** Of the transcript: what a decision is made about. */
      version: z.number().int(),
    }),
    errors: ['not-found'],
  },
  'POST /api/results/{id}/review': {
    operationId: 'reviewWord',
    scope: 'write',
    forTeams: true,
    summary:
      'Keep an unsure word, or put another in its place. A correction is one of the transcript: notes are checked again, and take over the word where the transcript has it nowhere else',
    access: 'user',
    params: ById,
    body: z.object({
      version: z.int32(),
      /** Of the passage, and where the word stands in it. */
      index: z.int32().min(0),
      from: z.int32().min(0),
      to: z.int32().min(1),
      /** Null: the word is right. */
      text: z.string().trim().min(1).max(MAX_REVIEWED_CHARACTERS).nullable(),
    }),
    status: 201,
    output: z.object({
      /** Of the decision, to undo it. */
      id: Id,
      /** Of the transcript. */
      version: z.number().int(),
    }),
    errors: ['not-found', 'edited-elsewhere'],
  },
  'POST /api/reviews/{id}/undo': {
    operationId: 'undoReview',
    scope: 'write',
    forTeams: true,
    summary:
      'Undo a decision about an unsure word. A passage that was edited since stays as it is, and the word is asked for again',
    access: 'user',
    params: ById,
    status: 200,
    output: z.object({
      /** False: the passage was edited since. */
      restored: z.boolean(),
    }),
    errors: ['not-found'],
  },
});
