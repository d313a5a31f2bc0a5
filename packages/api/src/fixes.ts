import { z } from 'zod';
import { Id } from './library.ts';
import { defineRoutes } from './routes.ts';
import { Term } from './vocabulary.ts';
import { MAX_FIX_PLACES, MAX_MISHEARD } from './vocabulary-limits.ts';

/** What is wrong, and what is right. */
const Correction = z.object({
  /** Words or phrases; found as whole words, in any case. */
  from: z.array(Term).min(1).max(MAX_MISHEARD),
  to: Term,
});

const Kind = z.enum(['upload', 'text']);

/** Segment or line, and which match in it. */
const PlaceId = z.string().max(16);

export const FixPlace = z.object({
  /** Unique in its recording. */
  id: PlaceId,
  /** Seconds from the start of the recording; null where the time is not known. */
  start: z.number().nullable(),
  /** The words around it. */
  before: z.string(),
  from: z.string(),
  to: z.string(),
  after: z.string(),
});
export type FixPlace = z.infer<typeof FixPlace>;

export const FixSource = z.object({
  /** `text`: a live recording. */
  kind: Kind,
  id: Id,
  /** That `places` are of. */
  version: z.number().int(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  /** The newest notes or summary of it; null: none. */
  summaryId: Id.nullable(),
  /** Of a colleague, who shares it with the team to edit. */
  shared: z.boolean(),
  places: z.array(FixPlace),
});
export type FixSource = z.infer<typeof FixSource>;

export const Fix = z.object({
  id: Id,
  from: z.array(z.string()),
  to: z.string(),
  /** How many were corrected. */
  places: z.number().int(),
  recordings: z.number().int(),
  createdAt: z.iso.datetime(),
  /** It can be undone until then. */
  undoUntil: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  /** Passages that an undo left as they were, because they had been edited. */
  left: z.number().int(),
});
export type Fix = z.infer<typeof Fix>;

export const VocabularyChange = z.object({
  /** Unique in its transcript. */
  id: z.string(),
  /** Of the segment. */
  index: z.number().int(),
  start: z.number(),
  from: z.string(),
  to: z.string(),
});
export type VocabularyChange = z.infer<typeof VocabularyChange>;

const ById = z.object({ id: Id });
const Outcome = z.object({
  /** Passages that have their former words again. */
  restored: z.number().int(),
  /** Passages that were edited since, and stay as they are. */
  left: z.number().int(),
});

export const fixRoutes = defineRoutes({
  'POST /api/fixes/preview': {
    operationId: 'previewFix',
    scope: 'read',
    summary: `Every place of words that are to be corrected in all recordings that one may edit, the newest recordings first, ${MAX_FIX_PLACES.toLocaleString('en')} places at most`,
    access: 'user',
    body: Correction,
    status: 200,
    output: z.object({
      recordings: z.array(FixSource),
      /** There are more places: apply these, then ask again. */
      more: z.boolean(),
    }),
    example: { body: { from: ['Kubernetis'], to: 'Kubernetes' } },
    errors: [],
  },
  'POST /api/fixes': {
    operationId: 'applyFix',
    scope: 'write',
    summary:
      'Correct words in the places of a preview, all or none. Recordings that have changed since are left out. Notes are checked again',
    access: 'user',
    bodyLimit: 1_000_000,
    maxStructure: 400_000,
    body: Correction.extend({
      recordings: z
        .array(
          z.object({
            kind: Kind,
            id: Id,
            version: z.number().int(),
            /** The ids of the places to correct; others stay. */
            places: z.array(PlaceId).min(1).max(MAX_FIX_PLACES),
          }),
        )
        .min(1)
        .max(MAX_FIX_PLACES),
    }),
    status: 201,
    output: z.object({
      fix: Fix,
      /** Recordings that have changed since the preview, or are gone. */
      skipped: z.number().int(),
    }),
    errors: ['fix-outdated'],
  },
  'GET /api/fixes': {
    operationId: 'listFixes',
    scope: 'read',
    summary: 'The own corrections of the last 30 days, the newest first',
    access: 'user',
    status: 200,
    output: z.object({ fixes: z.array(Fix) }),
    errors: [],
  },
  'POST /api/fixes/{id}/undo': {
    operationId: 'undoFix',
    scope: 'write',
    summary:
      'Undo a correction of the last 30 days. Passages that were edited since stay as they are. Idempotent',
    access: 'user',
    params: ById,
    status: 200,
    output: Outcome,
    errors: ['not-found'],
  },
  'GET /api/transcripts/{id}/vocabulary-changes': {
    operationId: 'listVocabularyChanges',
    scope: 'read',
    summary: 'What the vocabulary has changed in a transcript when it was made',
    access: 'user',
    params: ById,
    status: 200,
    output: z.object({ changes: z.array(VocabularyChange) }),
    errors: ['not-found'],
  },
  'POST /api/transcripts/{id}/vocabulary-changes/undo': {
    operationId: 'undoVocabularyChanges',
    scope: 'write',
    summary: 'Restore what the engine wrote where the vocabulary has changed it. Idempotent',
    access: 'user',
    params: ById,
    status: 200,
    output: Outcome,
    errors: ['not-found'],
  },
});
