import { Check } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

interface CheckListProps {
  items: readonly string[];
  className?: string;
}

/** What one gets, each with a mark. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={cx('grid text-sm text-ink-soft', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Check className="mt-1 size-4 shrink-0 text-accent-text" aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}
