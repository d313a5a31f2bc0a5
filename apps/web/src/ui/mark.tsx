import { Check, Minus } from 'lucide-react';
import { controls } from '../lib/words.ts';

/** Yes and no as a mark that a screen reader reads as a word; a text as it is. */
export function Mark({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <Check aria-hidden="true" className="size-4.5 text-accent-text" />
      <span className="sr-only">{controls.yes}</span>
    </>
  ) : (
    <>
      <Minus aria-hidden="true" className="size-4.5 text-ink-faint" />
      <span className="sr-only">{controls.no}</span>
    </>
  );
}
