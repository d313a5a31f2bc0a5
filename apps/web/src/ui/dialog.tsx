import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { controls } from '../lib/words.ts';

export const scrimLook = 'fixed inset-0 z-40 animate-fade bg-scrim backdrop-blur-[2px]';
export const panelLook = cx(
  'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 gap-5',
  'overflow-y-auto rounded-lg border border-line bg-surface p-6 shadow-lg sm:p-7',
);

interface DialogProps {
  open: boolean;
  /** Absent: only its own buttons close it. */
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the end; the main one last. */
  actions?: ReactNode;
  width?: 'm' | 'l';
  /** Selects what the focus goes to where it is there; otherwise that is the first control. */
  initialFocus?: string;
}

/** The focus goes in, stays in, and returns to where it was; Escape and a click outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  width = 'm',
  initialFocus,
}: DialogProps) {
  return (
    <Primitive.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimLook} />
        <Primitive.Content
          className={cx(panelLook, width === 'm' ? 'max-w-md' : 'max-w-2xl')}
          onOpenAutoFocus={(event) => {
            if (initialFocus !== undefined) focusOn(initialFocus, event);
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <DialogHeading of={Primitive} title={title} description={description} className="pr-8" />
          {children}
          {actions !== undefined && <DialogActions>{actions}</DialogActions>}
          {onOpenChange && (
            <Primitive.Close
              aria-label={controls.close}
              className="absolute top-4 right-4 grid size-9 place-items-center rounded-sm text-ink-faint hover:bg-raised hover:text-ink"
            >
              <X className="size-4.5" aria-hidden="true" />
            </Primitive.Close>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function focusOn(selector: string, event: Event): void {
  const { currentTarget: dialog } = event;
  const control =
    dialog instanceof HTMLElement ? dialog.querySelector<HTMLElement>(selector) : null;
  if (!control) return;
  event.preventDefault();
  control.focus();
}

interface DialogHeadingProps {
  /** Each kind of dialog has its own parts, of the same shape. */
  of: Pick<typeof Primitive, 'Title' | 'Description'>;
  title: string;
  description: ReactNode;
  className?: string;
}

export function DialogHeading({ of: Parts, title, description, className }: DialogHeadingProps) {
  return (
    <div className={cx('grid gap-2', className)}>
      <Parts.Title className="text-lg font-semibold">{title}</Parts.Title>
      {description !== undefined && (
        <Parts.Description asChild className="text-sm text-ink-soft">
          <div>{description}</div>
        </Parts.Description>
      )}
    </div>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:flex-wrap sm:justify-end">
      {children}
    </div>
  );
}
