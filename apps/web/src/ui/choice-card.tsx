import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../lib/class-names.ts';

const look = cx(
  'group grid content-start gap-3 rounded-lg border border-line bg-surface p-6 text-left shadow-sm no-underline',
  'transition-colors duration-(--quick) hover:border-accent-line hover:bg-raised',
);

interface ChoiceCardProps {
  icon: LucideIcon;
  title: string;
  hint: string;
  action: () => void;
}

/** A card that is one big button, whose name is the title alone. */
export function ChoiceCard({ icon: Icon, title, hint, action }: ChoiceCardProps) {
  const id = useId();
  const named = { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-hint` };
  const content = (
    <>
      <span className="grid size-11 place-items-center rounded-md bg-accent-wash text-accent-text">
        <Icon className="size-5.5" aria-hidden="true" />
      </span>
      <span className="grid gap-1">
        <span id={`${id}-title`} className="text-lg font-semibold text-ink">
          {title}
        </span>
        <span id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </span>
      </span>
    </>
  );
  return (
    <button type="button" onClick={action} className={look} {...named}>
      {content}
    </button>
  );
}
