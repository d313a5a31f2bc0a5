import { z } from 'zod';
import { Carried } from './carried.ts';
import { CalendarEvent } from './calendar-event.ts';
import { Completeness } from './completeness.ts';
import { fallbackReasons } from './fallback-reasons.ts';
import { ImportAudio } from './import-audio.ts';
import { LineMark } from './live-details.ts';
import { outputTypes } from './output-types.ts';
import { uploadLimits } from './plans.ts';
import { teamAccesses } from './team-roles.ts';
import { SummaryOptions } from './summary-options.ts';

export const OutputType = z.enum(outputTypes);
export type OutputType = z.infer<typeof OutputType>;

/** Where the work on a result stands; one status from upload to notes (ARCHITECTURE, "From recording to notes"). */
export const WorkStatus = z.enum([
  'queued',
  'decoding',
  'transcribing',
  'summarizing',
  'ready',
  'failed',
]);
export type WorkStatus = z.infer<typeof WorkStatus>;

/** What the history shows and filters by: derived from WorkStatus. */
export const HistoryStatus = z.enum(['processing', 'ready', 'error']);
export type HistoryStatus = z.infer<typeof HistoryStatus>;

export const Id = z.uuid();

/** Longer than any recording. */
const MAX_SECONDS = 1_000_000;
const MAX_LINE_CHARACTERS = 100_000;

/** Progress of the work on one summary. */
export const Progress = z.object({
  status: WorkStatus,
  /** 0 to 1 within the whole work; never falls while the status advances. */
  progress: z.number().min(0).max(1),
  /** Of a long text that is summarised in parts: how many have been read. */
  part: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
  /** An engine that is reached over the network takes no more until then, and the work goes on by itself; null while it runs. */
  waitsUntil: z.iso.datetime().nullable(),
  /** The failure's code and sentence, for `failed`. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Changes whenever there is more to read (segments, a draft of the notes): fetch the result again. */
  revision: z.number().int(),
});
export type Progress = z.infer<typeof Progress>;

export const Segment = z.object({
  index: z.number().int(),
  /** Seconds from the start of the recording. */
  start: z.number(),
  end: z.number(),
  text: z.string(),
  speaker: z.string().nullable(),
  /** How sure the engine was of the words, 0 to 1. Null where it doesn't say, and for words that were corrected. */
  confidence: z.number().nullable(),
});
export type Segment = z.infer<typeof Segment>;

/** A line of a transcript as its editor sends it. */
export const EditedLine = z
  .object({
    /** Of the segment that it was; null: a part of another one, or one that was added. */
    index: z.number().int().min(0).nullable(),
    start: z.number().min(0).max(MAX_SECONDS),
    end: z.number().min(0).max(MAX_SECONDS),
    text: z.string().trim().min(1).max(MAX_LINE_CHARACTERS),
    speaker: z.string().trim().min(1).max(uploadLimits.maxSpeakerNameCharacters).nullable(),
  })
  .refine(({ start, end }) => start <= end);
export type EditedLine = z.infer<typeof EditedLine>;

export const Engine = z.object({ id: z.string(), label: z.string(), draft: z.boolean() });

/** The text that a result rests on: a transcript or a pasted text. */
export const ResultSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('upload'),
    id: Id,
    filename: z.string(),
    createdAt: z.iso.datetime(),
    /** Measured from the samples, seconds; null until decoded. */
    durationSeconds: z.number().nullable(),
    /** A sentence the user should read, e.g. that much less sound came out than the file declares. */
    warning: z.string().nullable(),
    /** Where the recording can be played, by its owner; the address is signed and expires. Null where no file was kept. */
    playbackUrl: z.string().nullable(),
    /** Where the copy of a kept file stands that its owner can listen to; `none` for a file that is not kept, and for others. */
    playback: z.enum(['none', 'pending', 'ready', 'failed']),
    /** Loudness of stretches of equal length, 0 to 255, for the player; null where there is none to play. */
    waveform: z.array(z.number()).nullable(),
    /** The audio that its owner has added to an imported transcript; null where there is none. */
    audio: ImportAudio.nullable(),
    transcript: z
      .object({
        text: z.string(),
        version: z.number().int(),
        /** Its owner has rewritten some of what the engine wrote. */
        edited: z.boolean(),
        language: z.string().nullable(),
        engine: Engine,
        /** False while segments are still coming. */
        complete: z.boolean(),
        /** False for an imported transcript without times: those of its segments only order them. */
        timed: z.boolean(),
        segments: z.array(Segment),
      })
      .nullable(),
  }),
  z.object({
    kind: z.literal('text'),
    id: Id,
    origin: z.enum(['typed', 'live']),
    /** Label of the recognizer that wrote a live text, where its text is a draft. */
    draftEngine: z.string().nullable(),
    createdAt: z.iso.datetime(),
    text: z.string(),
    /** Of a live transcript: one for each paragraph; null where times are not known. */
    lines: z.array(LineMark).nullable(),
    /** What was marked while it was said, in seconds. */
    bookmarks: z.array(z.number()),
    version: z.number().int(),
  }),
]);
export type ResultSource = z.infer<typeof ResultSource>;

/** What a source turned out to be where no template was chosen. */
export const detectedKinds = ['meeting', 'lecture', 'interview', 'article', 'mail'] as const;
export type DetectedKind = (typeof detectedKinds)[number];

export const Result = z.object({
  id: Id,
  /** Given by the owner, or made from the content: see `PATCH /api/results/{id}/title`. */
  title: z.string(),
  /** Where its owner has filed it, for the owner alone; null: in no folder. */
  folder: z.string().nullable(),
  tags: z.array(z.string()),
  /** Titles of the topics in `summaryText`, as the engine wrote them; empty once the text was edited. */
  topics: z.array(z.string()),
  outputType: OutputType,
  summaryOptions: SummaryOptions,
  /** Null where a template was chosen, where it is not known, and once the text was edited. */
  detectedKind: z.enum(detectedKinds).nullable(),
  /** Markdown with citation links `[00:14](#s12)`; null until generated. */
  summaryText: z.string().nullable(),
  /** The part that is made already, to show while the rest is made. */
  draftText: z.string().nullable(),
  version: z.number().int(),
  /** Its owner has rewritten some of what the engine wrote. */
  edited: z.boolean(),
  /** The words of the source have changed since this was made. */
  stale: z.boolean(),
  engine: z.object({ id: z.string(), label: z.string() }).nullable(),
  /** Primary tag of the language that it is written in; null where that is not known. */
  language: z.string().nullable(),
  /** Primary tag of the source's language, as the engine found it; null where that is not known. */
  sourceLanguage: z.string().nullable(),
  /** Parts where the language model failed and the engine without a model stood in: worth a word to the reader. */
  fallbackParts: z.number().int(),
  /** Why they did; null where there are none. */
  fallbackReason: z.enum(fallbackReasons).nullable(),
  /** How much of the source was read, e.g. 1 for all of it; null until generated. */
  coverage: z.number().nullable(),
  /** What was taken over from earlier notes, for those who may edit; null: nothing. */
  carried: Carried.nullable(),
  /** The notes that these were made again from, for their owner; null: none, or they are gone. */
  madeFrom: Id.nullable(),
  createdAt: z.iso.datetime(),
  work: Progress,
  source: ResultSource,
  /** What the owner's calendar had while it was recorded; null where nothing is known of it, and for visitors. */
  event: CalendarEvent.nullable(),
  /** Whether all that came was received, transcribed and read; the receipt has the whole of it. */
  completeness: Completeness,
  /** "Anyone with the link can view". */
  shared: z.boolean(),
  /** The reader made it, and decides about it. */
  mine: z.boolean(),
  /** The reader may change texts, tasks, speakers and the title: its owner, and the team where it can edit. */
  editable: z.boolean(),
  /** What members of the owner's team may do with it and its source. */
  teamAccess: z.enum(teamAccesses),
  /** Address of the owner, for members of the team; null for the owner, and for visitors. */
  maker: z.string().nullable(),
  /** When it is deleted because the plan keeps it no longer; null until its owner has been told so by mail, and for others. */
  deletedFrom: z.iso.datetime().nullable(),
});
export type Result = z.infer<typeof Result>;

/** Of the same source, made in another way or earlier. */
export const OtherSummary = z.object({
  id: Id,
  outputType: OutputType,
  summaryOptions: SummaryOptions,
  edited: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type OtherSummary = z.infer<typeof OtherSummary>;

export const HistorySummary = z.object({ id: Id, outputType: OutputType });

export const historySorts = ['newest', 'oldest', 'title'] as const;
export type HistorySort = (typeof historySorts)[number];

const MAX_LABEL_CHARACTERS = 40;
/** Of one recording or text. */
export const MAX_TAGS = 20;
/** The name of a folder or a tag. */
export const Label = z
  .string()
  .max(200)
  .transform((name) => name.replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().min(1).max(MAX_LABEL_CHARACTERS));

export const HistoryQuery = z.object({
  q: z.string().trim().max(200).optional(),
  status: HistoryStatus.optional(),
  type: OutputType.optional(),
  folder: Label.optional(),
  tag: Label.optional(),
  sort: z.enum(historySorts).default('newest'),
  offset: z.coerce.number<number>().int().min(0).default(0),
});

const HistoryRow = z.object({
  id: Id,
  createdAt: z.iso.datetime(),
  summaries: z.array(HistorySummary),
  /** Of the newest summary: what the row links to and shows. */
  status: HistoryStatus,
  outputType: OutputType.nullable(),
  work: Progress.nullable(),
  /** What the newest summary says first, without marks; null until there is one. */
  gist: z.string().nullable(),
  /** Where the search matched inside a transcript, text or summary; null without a search or for a name match. */
  match: z.string().nullable(),
  /** Where `match` stands: in the transcript or text itself, or only in its notes. */
  matchedIn: z.enum(['source', 'notes']).nullable(),
  /** Where its owner has filed it; null: nowhere. */
  folder: z.string().nullable(),
  /** Sorted. */
  tags: z.array(z.string()),
  /** It comes with the product. */
  sample: z.boolean(),
  /** When it is deleted because the plan keeps it no longer; null until its owner has been told so by mail. */
  deletedFrom: z.iso.datetime().nullable(),
});
export const UploadRow = HistoryRow.extend({
  filename: z.string(),
  /** The file's name where the recording has no title yet. */
  title: z.string(),
  /** Measured from the samples, seconds; null until decoded. */
  durationSeconds: z.number().nullable(),
  /** How many speakers were recognized; 0 without diarization. */
  speakers: z.number().int(),
});
export type UploadRow = z.infer<typeof UploadRow>;
export const TextRow = HistoryRow.extend({
  snippet: z.string(),
  /** The first words where the text has no title. */
  title: z.string(),
});
export type TextRow = z.infer<typeof TextRow>;
