import { z } from 'zod';
import { MAX_QUESTION_CHARACTERS } from './ask-limits.ts';
import { Id, Label } from './library.ts';
import { MomentCursor } from './moment-cursor.ts';
import { defineRoutes } from './routes.ts';

/** Where to look: everything that the person may read, unless a folder or one source is named. */
export const AskScope = z.object({
  folder: Label.optional(),
  uploadId: Id.optional(),
  textInputId: Id.optional(),
});
export type AskScope = z.infer<typeof AskScope>;

/** A line of a transcript, or a piece of a text. */
const Line = z.object({
  text: z.string(),
  speaker: z.string().nullable(),
  /** Seconds; null: not known. */
  start: z.number().nullable(),
  /** Its place within the result's page, e.g. `#s12`. */
  target: z.string(),
});

/** A part of an answer, with the source that it rests on. */
export const Finding = z.object({
  id: Id,
  /** A sentence of a language model, a statement of checked notes, or a passage as it was said. */
  kind: z.enum(['sentence', 'statement', 'passage']),
  /** Null for a passage. */
  text: z.string().nullable(),
  lines: z.array(Line),
  /** Words of the lines that the question is about. */
  marks: z.array(z.string()),
  source: z.object({
    kind: z.enum(['upload', 'text']),
    id: Id,
    title: z.string(),
    /** Whose page shows it; null: none does. */
    summaryId: Id.nullable(),
    createdAt: z.iso.datetime(),
  }),
});
export type Finding = z.infer<typeof Finding>;

/** A passage that a search found, or a statement of checked notes with the lines that it rests on. */
const FoundPassage = Finding.omit({ id: true });
export type FoundPassage = z.infer<typeof FoundPassage>;

const AskedScope = z.object({
  kind: z.enum(['all', 'folder', 'source']),
  /** The folder, or the title of the source. */
  name: z.string().nullable(),
});

export const Asked = z.object({
  id: Id,
  question: z.string(),
  scope: AskedScope,
  createdAt: z.iso.datetime(),
});
export type Asked = z.infer<typeof Asked>;

export const Answer = Asked.extend({
  findings: z.array(Finding),
  /** Whether it is said in what was searched; if not, the findings are only the closest passages. */
  said: z.boolean(),
  /** The language model that wrote sentences; null: none did. */
  engineLabel: z.string().nullable(),
  /** Sentences of it that the check did not let through. */
  leftOut: z.int(),
});
export type Answer = z.infer<typeof Answer>;

/** What the stream of an answer carries. */
export type AnswerEvent =
  | { type: 'begun'; asked: Asked; said: boolean }
  | { type: 'finding'; finding: Finding }
  /** A language model is at work. */
  | { type: 'writing'; engineLabel: string }
  | { type: 'done'; engineLabel: string | null; leftOut: number; modelFailed: boolean };

const ById = z.object({ id: Id });

export const askRoutes = defineRoutes({
  'GET /api/search': {
    operationId: 'searchPassages',
    scope: 'read',
    summary:
      'The passages of all recordings and texts that words are about, in any of their forms, the best first; before them the checked statements of notes that hold most of them',
    access: 'user',
    query: z.object({ q: z.string().trim().min(1).max(MAX_QUESTION_CHARACTERS) }),
    status: 200,
    output: z.object({ passages: z.array(FoundPassage) }),
    errors: [],
  },
  'POST /api/ask': {
    operationId: 'ask',
    scope: 'write',
    summary:
      'Ask the own recordings and texts, and what the team shares. The answer comes as server-sent events, each an event as JSON: `begun`, `finding` for each of its parts, `done`',
    access: 'user',
    body: AskScope.extend({
      question: z.string().trim().min(1).max(MAX_QUESTION_CHARACTERS),
      /** The question that this one follows. */
      followsId: Id.optional(),
    }),
    status: 200,
    raw: 'text/event-stream',
    example: { body: { question: 'What did we decide about the tent?' } },
    errors: ['not-found', 'rate-limited'],
  },
  'GET /api/ask': {
    operationId: 'listQuestions',
    scope: 'read',
    summary: 'The questions that were asked, the newest first, 20 a page',
    access: 'user',
    query: z.object({ after: MomentCursor.optional() }),
    status: 200,
    output: z.object({ questions: z.array(Asked), next: z.string().nullable() }),
    errors: [],
  },
  'GET /api/ask/{id}': {
    operationId: 'getAnswer',
    scope: 'read',
    summary: 'A question and its answer, as far as its sources can still be read',
    access: 'user',
    params: ById,
    status: 200,
    output: Answer,
    errors: ['not-found'],
  },
  'DELETE /api/ask/{id}': {
    operationId: 'deleteQuestion',
    scope: 'write',
    summary: 'Delete a question with its answer',
    access: 'user',
    params: ById,
    status: 204,
    errors: ['not-found'],
  },
});
