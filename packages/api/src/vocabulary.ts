import { z } from 'zod';
import { Id } from './library.ts';
import { bodyLimitOf, defineRoutes } from './routes.ts';
import {
  MAX_LIST_CHARACTERS,
  MAX_MISHEARD,
  MAX_NOTE_CHARACTERS,
  MAX_TERM_CHARACTERS,
  vocabularyOwners,
} from './vocabulary-limits.ts';
import { lineFaults } from './vocabulary-lists.ts';

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A word or a phrase of one line, of at least one letter or digit; `|` separates forms in lists. */
export const Term = z
  .string()
  .max(2 * MAX_TERM_CHARACTERS)
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(MAX_TERM_CHARACTERS)
      .refine((text) => hasWords(text) && !text.includes('|')),
  );

const Owner = z.enum(vocabularyOwners);

const Content = z.object({
  term: Term,
  /** How it is misheard. */
  misheard: z.array(Term).max(MAX_MISHEARD).default([]),
  note: z.string().trim().max(MAX_NOTE_CHARACTERS).default(''),
});

export const VocabularyEntry = z.object({
  id: Id,
  term: z.string(),
  misheard: z.array(z.string()),
  note: z.string(),
  /** When it last corrected a recording; null: never. */
  lastUsedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type VocabularyEntry = z.infer<typeof VocabularyEntry>;

const ById = z.object({ id: Id });
const NOT_ALLOWED = ['not-found', 'team-forbidden', 'team-read-only'] as const;

export const vocabularyRoutes = defineRoutes({
  'GET /api/vocabulary': {
    operationId: 'listVocabulary',
    scope: 'read',
    summary: 'The own vocabulary, or that of the team, by term',
    access: 'user',
    query: z.object({ of: Owner.default('own') }),
    status: 200,
    output: z.object({
      entries: z.array(VocabularyEntry),
      /** Whether the reader may change it. */
      editable: z.boolean(),
    }),
    errors: ['not-found'],
  },
  'POST /api/vocabulary': {
    operationId: 'addVocabulary',
    scope: 'write',
    summary:
      'Add a term; one that is there already gets the further forms, and the note if it has none',
    access: 'user',
    bodyLimit: bodyLimitOf(4_000),
    body: Content.extend({ of: Owner.default('own') }),
    status: 201,
    output: VocabularyEntry,
    example: { body: { term: 'Kubernetes', misheard: ['Kubernetis', 'cooper netties'] } },
    errors: [...NOT_ALLOWED, 'vocabulary-full'],
  },
  'PATCH /api/vocabulary/{id}': {
    operationId: 'changeVocabulary',
    scope: 'write',
    summary: 'Change an entry of a vocabulary',
    access: 'user',
    params: ById,
    body: Content,
    status: 200,
    output: VocabularyEntry,
    errors: [...NOT_ALLOWED, 'term-exists'],
  },
  'DELETE /api/vocabulary/{id}': {
    operationId: 'deleteVocabulary',
    scope: 'write',
    summary: 'Delete an entry of a vocabulary; recordings stay as they are',
    access: 'user',
    params: ById,
    status: 204,
    errors: NOT_ALLOWED,
  },
  'POST /api/vocabulary/import': {
    operationId: 'importVocabulary',
    scope: 'write',
    summary:
      'Add a list of terms: CSV of term, misheard forms (separated by "|") and note, or one term a line',
    access: 'user',
    bodyLimit: bodyLimitOf(MAX_LIST_CHARACTERS),
    body: z.object({ of: Owner.default('own'), list: z.string().max(MAX_LIST_CHARACTERS) }),
    status: 200,
    output: z.object({
      added: z.number().int(),
      /** Terms that were there already and got further forms or a note. */
      changed: z.number().int(),
      /** Lines that were left out, the first 100. */
      skipped: z.array(
        z.object({ line: z.number().int(), reason: z.enum(lineFaults), text: z.string() }),
      ),
      skippedCount: z.number().int(),
    }),
    example: {
      body: { of: 'own', list: 'Kubernetes,Kubernetis | cooper netties,Our cluster\nNotelark\n' },
    },
    errors: NOT_ALLOWED,
  },
});
