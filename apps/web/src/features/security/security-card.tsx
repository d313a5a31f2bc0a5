import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface SecurityCardProps {
  title: string;
  description: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** A region of the profile. */
export function SecurityCard({ title, description, children, actions }: SecurityCardProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={heading} className="text-lg font-semibold">
            {title}
          </h2>
          <p className="text-sm text-ink-soft">{description}</p>
        </div>
        {children}
        {actions !== undefined && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </Card>
    </section>
  );
}
