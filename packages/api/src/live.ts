import { z } from 'zod';
import { Id, OutputType } from './library.ts';
import { LiveDetails } from './live-details.ts';
import { live } from './live-audio.ts';
import { bodyLimitOf, defineRoutes } from './routes.ts';
import { SummaryOptions } from './summary-options.ts';

/** The base64 of a WAV file of at most `live.maxChunkSeconds`; its content is checked, not its alphabet. */
const MAX_CHUNK_CHARACTERS = Math.ceil((live.maxChunkSeconds * live.sampleRate * 2 + 1024) / 3) * 4;
const AudioChunk = z.string().min(1).max(MAX_CHUNK_CHARACTERS);
/** Base64 needs no escapes. */
const CHUNK_BODY = MAX_CHUNK_CHARACTERS + 16 * 1024;

const Line = z.object({
  text: z.string(),
  /** Seconds from the start of the recording. */
  start: z.number(),
  end: z.number(),
});

export const LiveText = z.object({
  /** To append to the transcript; it never changes again. */
  text: z.string(),
  /** The same, cut at pauses and ends of sentences. The first line may go on with the last one of the chunk before. */
  lines: z.array(Line),
  /** What was heard in the chunk's last seconds. The next chunk says it again, better, or the last one said it for good. */
  tail: z.string(),
});
export type LiveText = z.infer<typeof LiveText>;

/** What may still be transcribed this month, in seconds; null: as much as there is, or it was not looked up. */
const SecondsLeft = z.number().nullable();

export const LiveAnswer = LiveText.extend({ secondsLeft: SecondsLeft });
export type LiveAnswer = z.infer<typeof LiveAnswer>;

/** How a page records. */
export const LiveSettings = z.object({
  /** New sound in a chunk, in seconds. */
  chunkSeconds: z.number(),
  secondsLeft: SecondsLeft,
});
export type LiveSettings = z.infer<typeof LiveSettings>;

/** Something of what has been said so far that is worth a note. */
export const LivePoint = z.object({
  kind: z.enum(['decision', 'task', 'key-point']),
  text: z.string(),
  /** The line that it rests on: its place among those of the transcript that are not blank. */
  line: z.number().int().nullable(),
});
export type LivePoint = z.infer<typeof LivePoint>;

export const liveRoutes = defineRoutes({
  'POST /api/live/sessions': {
    operationId: 'beginLiveRecording',
    scope: 'live',
    summary: 'Begin a live recording; the same id again is the same recording',
    access: 'user',
    body: z.object({ sessionId: Id }),
    status: 200,
    output: LiveSettings,
    errors: ['live-not-in-plan', 'live-quota-exceeded', 'team-quota-exceeded', 'not-found'],
  },
  'POST /api/live/prefetch': {
    operationId: 'prefetchLiveAudio',
    scope: 'live',
    summary:
      'Send a part of a chunk ahead, while the rest of it is still being recorded: only what is left has to be sent and prepared at its end. Neither kept nor metered',
    access: 'user',
    bodyLimit: CHUNK_BODY,
    body: z.object({
      sessionId: Id,
      sequence: z.number().int().min(0).max(1_000_000),
      /** Samples of the chunk that were sent before; 0 begins it anew. */
      from: z.number().int().min(0),
      audioChunk: AudioChunk,
    }),
    status: 200,
    /** Samples of the chunk that are there by now. Where that is not all of them, the chunk has to be sent whole. */
    output: z.object({ samples: z.number() }),
    errors: ['live-not-in-plan', 'live-chunk-invalid'],
  },
  'POST /api/functions/live-transcribe': {
    operationId: 'transcribeLiveChunk',
    scope: 'live',
    summary:
      'Transcribe a chunk of a live recording (WAV, 24 kHz mono 16-bit, as base64). A chunk that comes again, by its session and number, is transcribed and metered once',
    access: 'user',
    bodyLimit: CHUNK_BODY,
    body: z.object({
      audioChunk: AudioChunk,
      /** Samples of the chunk that came ahead of it, by `POST /api/live/prefetch`: `audioChunk` is what follows them. */
      samplesAhead: z.number().int().min(0).default(0),
      /** Without one, the chunk is a recording of its own. */
      sessionId: Id.optional(),
      /** From 0, in order. */
      sequence: z.number().int().min(0).max(1_000_000).default(0),
      /** How much of the chunk's beginning the chunk before ended with, in seconds: heard again, not metered again. */
      overlapSeconds: z.number().min(0).max(live.overlapSeconds).default(0),
      /** No chunk comes after it: all of its text is given. */
      last: z.boolean().default(false),
      /** A preview of what the next chunk will say: neither kept nor metered, and left out where there is no room for it. */
      provisional: z.boolean().default(false),
    }),
    status: 200,
    output: LiveAnswer,
    errors: [
      'live-not-in-plan',
      'live-quota-exceeded',
      'team-quota-exceeded',
      'live-chunk-invalid',
      'live-session-closed',
      'live-sound-missing',
      'speech-failed',
      'speech-unavailable',
      'not-found',
    ],
  },
  'POST /api/live/points': {
    operationId: 'findLivePoints',
    scope: 'live',
    summary:
      'Decisions, tasks and key points of what has been said so far, by the engine without a model. Neither kept nor metered, and left out where there is no room for it',
    access: 'user',
    bodyLimit: bodyLimitOf(2_000_000),
    body: z.object({
      transcript: z.string().min(1).max(2_000_000),
      lines: LiveDetails.shape.lines,
    }),
    status: 200,
    /** Null: ask again later. */
    output: z.object({ points: z.array(LivePoint).nullable() }),
    errors: ['live-not-in-plan'],
  },
  'POST /api/functions/track-live-notes-usage': {
    operationId: 'trackLiveUsage',
    scope: 'live',
    summary:
      'Close a live recording, or all that are open. What it used was metered by the server; the minutes sent change nothing',
    access: 'user',
    body: z.object({ minutesUsed: z.number().min(0), sessionId: Id.optional() }),
    status: 200,
    output: z.object({
      success: z.literal(true),
      /** Metered in the recordings that this closed, rounded up. */
      minutesUsed: z.number(),
    }),
    errors: [],
  },
  'POST /api/functions/generate-notes': {
    operationId: 'generateLiveNotes',
    scope: 'live',
    summary:
      "Notes or a summary of a live transcript, without saving it. A transcript that is longer than the user's live recordings counts as a text summary",
    access: 'user',
    bodyLimit: bodyLimitOf(2_000_000),
    body: z.object({
      transcript: z.string().min(1).max(2_000_000),
      outputType: OutputType,
      summaryOptions: SummaryOptions.optional(),
      details: LiveDetails.optional(),
    }),
    status: 200,
    output: z.object({ notes: z.string() }),
    errors: ['text-empty', 'text-too-long', 'text-quota-exceeded', 'summary-failed'],
  },
  'POST /api/live/notes': {
    operationId: 'saveLiveNotes',
    scope: 'live',
    summary:
      'Save the transcript of a live recording, with the notes that were made of it, or start them; uses up no text summary',
    access: 'user',
    bodyLimit: bodyLimitOf(2 * 2_000_000),
    body: z.object({
      text: z.string().max(2_000_000),
      outputType: OutputType,
      /** Notes or a summary, as generated and edited on the page. */
      notes: z.string().max(2_000_000).optional(),
      summaryOptions: SummaryOptions.optional(),
      details: LiveDetails.optional(),
      /** The recordings that it is of; without them, all of the user's that are not saved yet. */
      sessionIds: z.array(Id).min(1).max(1_000).optional(),
      /** Made by the client, which may ask again with the same id where no answer has come: nothing is saved twice. */
      requestId: Id.optional(),
    }),
    status: 201,
    output: z.object({ textInputId: Id, summaryId: Id }),
    errors: ['text-empty', 'live-not-in-plan'],
  },
});
