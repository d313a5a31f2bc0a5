import type { StudyCard } from './cards/card.ts';

export type OutputType = 'summary' | 'notes';

/** What kind of source the reader says it is. A lecture's questions are questions to test oneself with. */
export type Template = 'meeting' | 'lecture' | 'interview' | 'article';

/** What a source turned out to be, for a reader who did not say: also a thread of mails. */
export type DocumentKind = Template | 'mail';

/** What one speaker said, or one paragraph of a text. Times in seconds, where there are any. */
export interface Turn {
  text: string;
  speaker?: string;
  start?: number;
  end?: number;
  /** How sure the recognizer is of the words, 0 to 1; undefined where it doesn't say. */
  confidence?: number;
}

/** What is summarised, whole. An implementation may take it in parts but never drops any of it silently. */
export interface SummarySource {
  /** How it came to be: decides about the clean-up of spoken language. */
  kind: 'speech' | 'text';
  title?: string;
  /** BCP 47 primary tag; undefined: detect it. */
  language?: string;
  turns: Turn[];
}

export interface SummaryRequest {
  source: SummarySource;
  outputType: OutputType;
  /** Upper bound for the overview in words; undefined: chosen from the length of the source. */
  maxWords?: number;
  /** Primary tag of the language to write in; undefined: the source's own. */
  outputLanguage?: string;
  template?: Template;
  /** What the user wants of it: a template's instructions or their own. */
  instructions?: string;
  /**
   * No one asks again after this request: an engine that a fault has put out of reach then answers with what there is
   * without it, and counts that in `fallbackParts`.
   */
  lastTry?: boolean;
  signal?: AbortSignal;
  /**
   * Called as the work advances: `share` is 0 to 1, never falling; `draft` is the document as far as it is, to show
   * while the rest is made; `part` says which part of a long source has just been finished.
   */
  onProgress?: (share: number, draft?: SummaryDocument, part?: SummaryPart) => void;
}

/** "Part `number` of `of`", from 1. */
export interface SummaryPart {
  number: number;
  of: number;
}

/** Why a statement is marked as not verified. */
export interface Doubt {
  kind:
    | 'number'
    | 'date'
    | 'name'
    | 'person'
    | 'owner'
    | 'due'
    | 'quote'
    | 'negation'
    | 'direction'
    | 'cause'
    | 'decision'
    | 'postponed'
    | 'rejected'
    | 'proposal'
    | 'open'
    | 'wording'
    | 'gone'
    | 'model';
  /** The words of the statement that it is about; of `model`, the reason that a language model gave. */
  said?: string;
  /** The turn that speaks against it. */
  turn?: number;
}

/** A statement inside a sentence that sums up several. */
export interface StatementPart {
  /** `topics` only says what was talked about, and nothing of it. */
  kind: 'point' | 'decision' | 'topics';
  text: string;
  /** As in {@link Point}. */
  refs: number[];
}

/** One statement, and the turns that it rests on. */
export interface Point {
  /** Trimmed, never empty. */
  text: string;
  /** Indices into `source.turns`, ascending, each once; empty only where the point is not verified. */
  refs: number[];
  /** False where the check of references, numbers and names did not hold: shown as unverified. */
  verified: boolean;
  /** Why it is not verified, where a rule found something. */
  doubt?: Doubt;
  /** Of a sentence that sums up several statements: each by itself, with what it rests on. Checked one by one. */
  parts?: StatementPart[];
  /** Of an interview: the question that it answers, as it was asked. */
  asked?: string;
  /** Of an article: who says something, why something is so, or how much it is. */
  facet?: 'who' | 'why' | 'figure';
  /** Where its sentence stands in the source, counted by the engine: the order of what one turn says. */
  at?: number;
  /** A passage that it cites was edited after the check: it has to be checked again. */
  changed?: true;
  /** A person has kept it although it is not verified, for this reason. */
  kept?: string;
  /** A person has put it into other words: these are the engine's. */
  corrected?: string;
}

/** A statement that a person has removed, and where it stood. */
export interface DroppedStatement {
  text: string;
  /** As in {@link Point}. */
  refs: number[];
}

export interface ActionItem extends Point {
  owner?: string;
  /** As it was said, e.g. `by Friday`. */
  due?: string;
  /** Ticked by the reader. */
  done?: boolean;
}

export interface Question extends Point {
  /** Of a question to test oneself with: what stands in the gap. */
  answer?: string;
}

export interface Topic {
  title: string;
  /** Index of the topic's first turn; ascending, though several topics may start in the same turn. */
  firstTurn: number;
  points: Point[];
}

/** What came out: data, not Markdown. One renderer makes the Markdown, for every summarizer. */
export interface SummaryDocument {
  title: string;
  /** What the source is, by the reader's word or by its content; undefined where that was not looked at. */
  kind?: DocumentKind;
  /** The summary proper: sentences in order. For `notes` a short overview. */
  overview: Point[];
  /** Key phrases of the whole, best first. */
  keyPhrases: string[];
  /** The points of the whole that weigh most and that the overview does not state already, in order of the source. */
  keyPoints: Point[];
  /** Sections of the notes in the order of the source; may be empty for `summary`. */
  topics: Topic[];
  decisions: Point[];
  actionItems: ActionItem[];
  questions: Question[];
  /** Terms explained in the source: `text` is the explanation. */
  terms: (Point & { term: string })[];
  /** Turns that were left out, since the recognizer was not sure of their words; undefined: none. */
  unclear?: number;
  /** Dates named in the source: `text` is the passage, `date` as named there. */
  dates: (Point & { date: string })[];
  /** Not shown; notes that are made again leave them out. */
  dropped?: DroppedStatement[];
  /** Lines that a person has written, taken over from earlier notes of the source. Not checked. */
  byHand?: string[];
}

/** What the embedded engine finds in a source: material for an engine that words it. */
export interface Outline {
  /** Its notes. */
  document: SummaryDocument;
  /** Who talks or writes, each once, also where only the text names them (`Ann: …`). */
  speakers: string[];
}

/**
 * Why the engine without a model had to stand in: no one answered at the server's address; it took requests and said
 * nothing, or was busy for too long; it failed; it refused the key; the account has no credit left; it does not have the
 * model; the model does not run on this machine; it rejected the requests; or no usable answer came.
 */
export type FallbackReason =
  | 'unreachable'
  | 'silent'
  | 'busy'
  | 'failing'
  | 'key'
  | 'credit'
  | 'no-model'
  | 'unfit'
  | 'rejected'
  | 'unusable';

export interface Summarized {
  /** What wrote it: the embedded engine where a language model wrote nothing that could be used. */
  engine: SummaryEngine;
  document: SummaryDocument;
  /** Language of the document, primary tag, where known. */
  language: string | null;
  /** Language of the source, primary tag, where known. */
  sourceLanguage: string | null;
  /** How many turns were read: always all of them, or the summarizer throws. */
  coveredTurns: number;
  /** Parts where a language model failed and the embedded engine stood in: said on the page. 0 for the embedded engine. */
  fallbackParts: number;
  /** Why they did, by the first of them; null where there are none. */
  fallbackReason: FallbackReason | null;
  /** Statements of a language model that were left out, since they cite nothing that is there. */
  refusedStatements: number;
}

/** What made a summary; shown on the page. */
export interface SummaryEngine {
  /** Stable id: `embedded`, `openai`, `anthropic`, `ollama`. */
  id: string;
  /** For people, e.g. `Notelark (no model)` or `gpt-5-mini`. */
  label: string;
}

/** The engine failed as a whole. `retry`: whether the same request may succeed later. */
export class SummarizeError extends Error {
  readonly retry: boolean;
  /** Not before this many seconds, where the server wants to be left alone for long (Retry-After). */
  readonly retryAfterSeconds: number | null;
  constructor(
    message: string,
    options: ErrorOptions & { retry: boolean; retryAfterSeconds?: number | undefined },
  ) {
    super(message, options);
    this.name = 'SummarizeError';
    this.retry = options.retry;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** A question, and the passages that may answer it. */
export interface AnswerRequest {
  question: string;
  /** The turns of the passages, the best passage first. */
  source: SummarySource;
  /** Of each turn, which recording or text it is from. */
  groups: readonly number[];
  signal?: AbortSignal;
}

export interface Answered {
  /** Each rests on turns of one recording or text, and has passed the verifier. */
  sentences: { text: string; refs: number[] }[];
  /** Sentences that have not. */
  leftOut: number;
}

/** A source to learn from, and the cards that the embedded engine has found in it. */
export interface CardProposalRequest {
  source: SummarySource;
  /** Primary tag of the language to write in; null: the source's. */
  language: string | null;
  candidates: readonly StudyCard[];
  signal?: AbortSignal;
}

/** Unchecked: each has to pass `makeCardsInProcess`. */
export interface CardProposals {
  cards: StudyCard[];
  /** Cards that cited nothing, had no answer, or no gap. */
  malformed: number;
  /** Parts of the source that the model failed at, or did not come to. */
  failedParts: number;
}

export interface Summarizer {
  readonly engine: SummaryEngine;
  /**
   * A source of at least one word gives at least one sentence of overview; a source without a word gives a document
   * whose lists are empty.
   * @throws {SummarizeError}; the AbortSignal's reason when cancelled.
   */
  summarize(request: SummaryRequest): Promise<Summarized>;
  /**
   * Answers a question from passages; absent for an engine without a language model.
   * @throws {SummarizeError}; the AbortSignal's reason when cancelled.
   */
  answer?: (request: AnswerRequest) => Promise<Answered>;
  /**
   * Proposes study cards; absent for an engine without a language model. Where the model fails or the signal ends, what it has
   * proposed by then.
   */
  proposeCards?: (request: CardProposalRequest) => Promise<CardProposals>;
  /** Ends the processes that are kept for the next request: without it they keep this one alive for some minutes. */
  close?: () => void;
}
