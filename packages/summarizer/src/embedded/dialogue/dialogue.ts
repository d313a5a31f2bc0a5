import type { Turn } from '../../port.ts';
import type { ReadingOrder } from './reading-order.ts';

/** A turn of a source, or a part of one, with the speaker that its text names. */
export interface PlacedTurn extends Turn {
  /** Index of the turn of the source that it stands in. */
  at: number;
  /** Index of the turn that names the writer of a mail. */
  from?: number;
  /** To whom a mail is written, where it is one person. */
  to?: string;
  /** A later mail quotes it and answers below. */
  takenUp?: true;
  /** The next line continues this one: a program broke the text there. */
  goesOn?: true;
}

export interface Dialogue {
  turns: PlacedTurn[];
  /** Who is heard or has written; `captions` and `none` name no one, but captions were said. */
  form: 'speakers' | 'transcript' | 'mail' | 'captions' | 'none';
  /** The first subject of a thread of mails, and the turn that names it. */
  subject?: { text: string; at: number };
  /**
   * For each place in order of writing the turn of the source, where these differ: a thread has its newest mail on top. All
   * indexes above are such places.
   */
  order?: ReadingOrder;
}
