import type { LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

/** The look of a card that is one big button or link. */
export const choiceLook = cx(
  'group grid content-start gap-3 rounded-lg border border-line bg-surface p-6 text-left shadow-sm no-underline',
  'transition-colors duration-(--quick) hover:border-accent-line hover:bg-raised',
);

interface ChoiceContentProps {
  icon: LucideIcon;
  title: string;
  hint: string;
  /** Ids that tie name and description to the control. */
  titleId: string;
  hintId: string;
}

/** What stands in such a card; the title alone is the control's name. */
export function ChoiceContent({ icon: Icon, title, hint, titleId, hintId }: ChoiceContentProps) {
  return (
    <>
      <span className="grid size-11 place-items-center rounded-md bg-accent-wash text-accent-text">
        <Icon className="size-5.5" aria-hidden="true" />
      </span>
      <span className="grid gap-1">
        <span id={titleId} className="text-lg font-semibold text-ink">
          {title}
        </span>
        <span id={hintId} className="text-sm text-ink-soft">
          {hint}
        </span>
      </span>
    </>
  );
}
