import type { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cx } from '../lib/class-names.ts';

export const scrimLook = 'fixed inset-0 z-40 animate-fade bg-scrim backdrop-blur-[2px]';
export const panelLook = cx(
  'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 gap-5',
  'overflow-y-auto rounded-lg border border-line bg-surface p-6 shadow-lg sm:p-7',
);

/** Takes the focus back to where it was: dialogs that no trigger of their own opens would leave it nowhere. */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
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
