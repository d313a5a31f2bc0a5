import { type ReactNode, useId } from 'react';
import { cx } from '../lib/class-names.ts';

/** What ties a control to its label, hint and error: spread it on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** A sentence; it is announced when it comes. */
  error?: string | undefined;
  /** Ids of more that describes it, outside of the field. */
  describedBy?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** `<Field label="Email" error={…}>{(control) => <Input type="email" {...control} />}</Field>` */
export function Field({ label, hint, error, describedBy, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const description = cx(error && errorId, hint !== undefined && hintId, describedBy);
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': description === '' ? undefined : description,
        'aria-invalid': error ? true : undefined,
      })}
      {hint !== undefined && (
        <div id={hintId} className="text-xs text-ink-faint">
          {hint}
        </div>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The alert is always in the page, so that a screen reader notices when it fills. */
function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} role="alert" className="text-sm text-danger-text empty:hidden">
      {children}
    </p>
  );
}
