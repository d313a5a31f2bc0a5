import { z } from 'zod';
import { Id, OutputType } from './library.ts';
import { defineRoutes } from './routes.ts';

/** The most that a person writes about one statement. */
export const MAX_REASON_CHARACTERS = 300;
export const MAX_STATEMENT_CHARACTERS = 2_000;

/** A passage, word for word, that a statement rests on. */
export const Quotation = z.object({
  /** Where it stands on the page, e.g. `#s12`. */
  place: z.string(),
  /** When it was said, e.g. `14:02`; of a text its paragraph, e.g. `¶13`. */
  moment: z.string(),
  speaker: z.string().nullable(),
  text: z.string(),
});
export type Quotation = z.infer<typeof Quotation>;

export const minutesFormat = 'notelark-minutes/1';

/** What is signed off. Its form is documented (docs/signed-minutes.md) and never changes within a format. */
export const SignedMinutes = z.object({
  format: z.literal(minutesFormat),
  /** Address of the installation. */
  installation: z.string(),
  /** From 1. */
  version: z.number().int(),
  signedAt: z.iso.datetime(),
  signedBy: z.string(),
  /** Fingerprint of the version before; null: this is the first. */
  previous: z.string().nullable(),
  result: z.object({
    id: Id,
    type: OutputType,
    title: z.string(),
    language: z.string().nullable(),
  }),
  source: z.object({
    kind: z.enum(['recording', 'imported-transcript', 'live-recording', 'text']),
    name: z.string(),
    receivedAt: z.iso.datetime(),
    /** Of its words as they stood, by speaker, in hexadecimal. */
    wordsSha256: z.string(),
  }),
  /** The notes, as Markdown. */
  text: z.string(),
  statements: z.array(
    z.object({
      section: z.string().nullable(),
      text: z.string(),
      owner: z.string().nullable(),
      due: z.string().nullable(),
      done: z.boolean().nullable(),
      /** `verified`: checked against the quotations by rule. `confirmed`: kept by a person. `written`: notes that a person has rewritten. */
      standing: z.enum(['verified', 'confirmed', 'written']),
      /** Why it was kept. */
      reason: z.string().nullable(),
      quotations: z.array(Quotation),
    }),
  ),
});
export type SignedMinutes = z.infer<typeof SignedMinutes>;

export const SignedVersion = z.object({
  number: z.number().int(),
  signedAt: z.iso.datetime(),
  signedBy: z.string(),
  title: z.string(),
  /** SHA-256, in hexadecimal. */
  fingerprint: z.string(),
});
export type SignedVersion = z.infer<typeof SignedVersion>;

/** A statement that has to be settled before notes are signed off. */
export const UnsettledStatement = z.object({
  /** Which of the notes' statements, from 0. */
  at: z.number().int(),
  section: z.string().nullable(),
  text: z.string(),
  /** Why it is not verified; null where that is not known. */
  reason: z.string().nullable(),
  quotations: z.array(Quotation),
});
export type UnsettledStatement = z.infer<typeof UnsettledStatement>;

export const minutesFormats = ['json', 'md', 'pdf', 'docx'] as const;
export type MinutesFormat = (typeof minutesFormats)[number];

const ById = z.object({ id: Id });
const AtVersion = z.object({ version: z.int32() });

export const minutesRoutes = defineRoutes({
  'GET /api/results/{id}/versions': {
    operationId: 'listSignedVersions',
    scope: 'read',
    forTeams: true,
    summary:
      'The signed-off versions of a result, the newest first; for those who may read the result',
    access: 'public',
    params: ById,
    status: 200,
    output: z.object({
      versions: z.array(SignedVersion),
      /** The notes or what they rest on have changed since the newest version. */
      changed: z.boolean(),
      /** Earlier notes of the same source, from which these were made, whose newest version this is; null: none are signed off. */
      earlier: z.object({ summaryId: Id, number: z.number().int() }).nullable(),
    }),
    errors: ['not-found'],
  },
  'GET /api/results/{id}/sign-off': {
    operationId: 'prepareSignOff',
    scope: null,
    summary: 'What stands between a result and its next signed-off version',
    access: 'user',
    params: ById,
    status: 200,
    output: z.object({
      /** Of the notes: what a decision is made about. */
      version: z.number().int(),
      unsettled: z.array(UnsettledStatement),
      /** How many statements the notes have. */
      statements: z.number().int(),
      /** What the signer will be called. */
      signedBy: z.string(),
      /** What the next version is called. */
      next: z.number().int(),
      /** The notes are as the newest version has them. */
      unchanged: z.boolean(),
    }),
    errors: ['not-found', 'not-ready'],
  },
  'POST /api/results/{id}/settle': {
    operationId: 'settleStatement',
    scope: null,
    summary:
      'Settle a statement that is not verified: keep it with a reason, correct its words (they are checked again), or drop it',
    access: 'user',
    params: ById,
    body: AtVersion.extend({
      at: z.int32().min(0),
      how: z.discriminatedUnion('do', [
        z.object({
          do: z.literal('keep'),
          reason: z.string().trim().min(1).max(MAX_REASON_CHARACTERS),
        }),
        z.object({
          do: z.literal('correct'),
          text: z.string().trim().min(1).max(MAX_STATEMENT_CHARACTERS),
        }),
        z.object({ do: z.literal('drop') }),
      ]),
    }),
    status: 200,
    output: z.object({ version: z.number().int() }),
    errors: ['not-found', 'not-ready', 'edited-elsewhere'],
  },
  'POST /api/results/{id}/sign-off': {
    operationId: 'signOff',
    scope: null,
    summary:
      'Sign off a result as a new version, which never changes. Refused while a statement is not settled, or nothing has changed since the newest version',
    access: 'user',
    params: ById,
    body: AtVersion,
    status: 201,
    output: SignedVersion,
    errors: ['not-found', 'not-ready', 'edited-elsewhere', 'not-settled', 'already-signed'],
  },
  'POST /api/receipts/find': {
    operationId: 'findFingerprint',
    scope: null,
    summary: 'Whether minutes with this fingerprint were signed off on this installation',
    access: 'public',
    body: z.object({
      fingerprint: z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[0-9a-f]{64}$/),
    }),
    status: 200,
    output: z.object({
      found: z.object({ number: z.number().int(), signedAt: z.iso.datetime() }).nullable(),
    }),
    errors: ['validation-failed'],
  },
});
