import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../lib/class-names.ts';

interface DisclosureProps {
  label: string;
  children: ReactNode;
  className?: string;
}

/** A part of the page that is closed until its button opens it. */
export function Disclosure({ label, children, className }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={cx('rounded-md border border-line', className)}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex w-full items-center gap-2 rounded-md px-4 py-3 text-left text-sm font-medium"
      >
        <ChevronRight
          aria-hidden="true"
          className={cx('size-4 text-ink-faint transition-transform', open && 'rotate-90')}
        />
        {label}
      </button>
      <div id={id} hidden={!open} className="px-4 pb-4">
        {children}
      </div>
    </div>
  );
}
