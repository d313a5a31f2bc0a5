import { z } from 'zod';
import { Completeness } from './completeness.ts';
import { audioTimes } from './import-audio.ts';
import { Origin, Stretch } from './intake.ts';
import { Engine, Id, OutputType } from './library.ts';
import { defineRoutes } from './routes.ts';

/** Why a stretch of a recording has no words. */
export const gapReasons = ['no-words', 'cut-off', 'not-transcribed'] as const;

/** What became of a source, counted at each step. Null: not counted. */
export const Receipt = z.object({
  format: z.literal('notelark-receipt/1'),
  /** Address of the installation. */
  installation: z.string(),
  software: z.string(),
  issuedAt: z.iso.datetime(),
  result: z.object({ id: Id, title: z.string(), createdAt: z.iso.datetime() }),
  completeness: Completeness.extend({
    /** The same in words. */
    sentence: z.string(),
  }),
  source: z.object({
    kind: z.enum(['recording', 'imported-transcript', 'live-recording', 'text']),
    name: z.string(),
    receivedAt: z.iso.datetime(),
    origin: Origin.nullable(),
    bytes: z.number().nullable(),
    characters: z.number().nullable(),
    /** Of the bytes as they were received, in hexadecimal. */
    sha256: z.string().nullable(),
  }),
  /** Of a recording, in seconds. */
  sound: z
    .object({
      /** By the file's own header. */
      declared: z.number().nullable(),
      /** Counted from the samples. */
      decoded: z.number().nullable(),
      /** Given to the engine, and silence, together; null also where the transcript was imported. */
      transcribed: z.number().nullable(),
      speech: z.number().nullable(),
      silence: z.number().nullable(),
      gaps: z.array(Stretch.extend({ reason: z.enum(gapReasons) })),
    })
    .nullable(),
  /** Of a live recording. */
  live: z
    .object({
      seconds: z.number(),
      /** Parts, as far as their numbers tell. */
      sent: z.number(),
      received: z.number(),
      /** Numbers of the parts that did not arrive, from 0. */
      missing: z.array(z.number()),
    })
    .nullable(),
  /** The audio that was added to an imported transcript; its lengths are in `sound`. Absent in receipts of earlier releases. */
  audio: z
    .object({
      name: z.string(),
      receivedAt: z.iso.datetime(),
      bytes: z.number().nullable(),
      sha256: z.string().nullable(),
      /** Where the times of the transcript come from; null where it was left without. */
      times: z.enum(audioTimes).nullable(),
    })
    .nullable()
    .optional(),
  /** Of an imported transcript. */
  lines: z.object({ read: z.number(), unread: z.number() }).nullable(),
  transcript: z
    .object({
      engine: Engine,
      language: z.string().nullable(),
      version: z.number().int(),
      edited: z.boolean(),
    })
    .nullable(),
  /** Null until they are made. */
  notes: z
    .object({
      type: OutputType,
      engine: z.object({ id: z.string(), label: z.string() }).nullable(),
      version: z.number().int(),
      edited: z.boolean(),
      /** The words of the source have changed since. */
      stale: z.boolean(),
      /** 0 to 1 of the source. */
      shareRead: z.number().nullable(),
      /** Parts where the language model failed and the engine without a model stood in. */
      fallbackParts: z.number().int(),
    })
    .nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

/** Ed25519 over the receipt as canonical JSON (RFC 8785). */
const Signature = z.object({
  algorithm: z.literal('Ed25519'),
  canonicalization: z.literal('RFC 8785'),
  /** SHA-256 of the public key, the first 16 characters in hexadecimal. */
  keyId: z.string(),
  /** In base64url. */
  value: z.string(),
});

export const SignedReceipt = z.object({ receipt: Receipt, signature: Signature });
export type SignedReceipt = z.infer<typeof SignedReceipt>;

export const verdicts = ['valid', 'unsigned', 'altered', 'other-key'] as const;
export const Verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof Verdict>;

export const receiptFormats = ['json', 'pdf'] as const;

export const receiptRoutes = defineRoutes({
  'GET /api/results/{id}/receipt': {
    operationId: 'getReceipt',
    scope: 'read',
    summary:
      'What of a source was received, transcribed and read for the notes, counted at each step and signed',
    access: 'user',
    params: z.object({ id: Id }),
    status: 200,
    output: SignedReceipt,
    errors: ['not-found'],
  },
  'GET /api/receipts/key': {
    operationId: 'getReceiptKey',
    scope: null,
    summary: 'The public key that receipts of this installation are verified with',
    access: 'public',
    status: 200,
    output: z.object({
      algorithm: z.literal('Ed25519'),
      keyId: z.string(),
      /** SubjectPublicKeyInfo. */
      pem: z.string(),
    }),
    errors: [],
  },
  'POST /api/receipts/verify': {
    operationId: 'verifyReceipt',
    scope: null,
    summary: 'Whether a receipt was signed by this installation and is as it was signed',
    access: 'public',
    bodyLimit: 512 * 1024,
    maxStructure: 200_000,
    body: z.record(z.string(), z.unknown()),
    status: 200,
    output: z.object({
      verdict: Verdict,
      /** What it says, where it is valid. */
      says: z.object({ title: z.string(), issuedAt: z.string(), sentence: z.string() }).nullable(),
    }),
    errors: [],
  },
});
