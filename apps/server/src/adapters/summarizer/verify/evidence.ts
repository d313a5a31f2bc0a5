import type { Turn } from '../../../ports/summarizer.ts';
import { monthNumber, supportedDates } from './calendar.ts';
import { fold } from './names.ts';
import { supportedNumbers } from './numbers.ts';
import { contentStems } from './stems.ts';

/** What the turns that a statement rests on can support. */
export interface Evidence {
  numbers: Set<number>;
  dates: Set<string>;
  /** Every word of theirs and every speaker, folded. */
  words: Set<string>;
  stems: Set<string>;
}

export function evidenceOf(turns: Turn[], language: string): Evidence {
  const text = turns.map((turn) => `${turn.speaker ?? ''}: ${turn.text}`).join('\n');
  const dates = supportedDates(text, language);
  const months = [...dates].flatMap((entry) => monthNumber(entry) ?? []);
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  return {
    numbers: new Set([...supportedNumbers(text, language), ...months]),
    dates,
    words: new Set(words.map(fold)),
    stems: contentStems(text),
  };
}
