/** A run of text in one style. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  /** Less than the words around it: the moment that a statement cites. */
  quiet?: boolean;
  /** Where it leads, for links to the outside. */
  href?: string;
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  /** `checked` is null for an item that is no task; `depth` counts from 0; `marker` is null for a bullet, else `1.` and so on. */
  | { kind: 'item'; depth: number; marker: string | null; checked: boolean | null; runs: Run[] }
  /** A piece of a transcript: when and who, then what. */
  | { kind: 'segment'; time: string; speaker: string | null; text: string };

/** What PDF, DOCX and TXT are made of, whatever it came from. */
export interface ExportDocument {
  title: string;
  /** Primary tag; null: not known. */
  language: string | null;
  blocks: Block[];
}

export interface ExportSegment {
  /** Seconds. */
  start: number;
  end: number;
  text: string;
  speaker: string | null;
  /** Its reader marked it while it was said. */
  marked?: true;
}

/** One panel of a result, as it is exported. */
export interface ExportSource {
  title: string;
  /** Markdown of notes; plain text of a pasted text; null where `segments` are the text. */
  markdown: string | null;
  plainText: string | null;
  /** A transcript's pieces, in order of time. */
  segments: ExportSegment[] | null;
  /** What a reader must know before the text: that it is a draft. */
  notice: string | null;
  language: string | null;
}

export const plain = (runs: readonly Run[]): string => runs.map((run) => run.text).join('');
