import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { cx } from '../lib/class-names.ts';
import { controls } from '../lib/words.ts';
import {
  DialogActions,
  DialogHeading,
  panelLook,
  scrimLook,
  useReturnFocus,
} from './dialog-parts.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { UnsavedScope, useUnsavedScope } from './unsaved.tsx';

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

/**
 * The focus goes in, stays in, and returns to where it was. Escape and a click outside close it, and ask first where something
 * that was typed would be lost.
 */
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
  const unsaved = useUnsavedScope();
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const [asking, setAsking] = useState(false);
  const change = (next: boolean) => {
    if (!next && unsaved.isDirty) setAsking(true);
    else onOpenChange?.(next);
  };
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimLook} />
        <Primitive.Content
          className={cx(panelLook, width === 'm' ? 'max-w-md' : 'max-w-2xl')}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            if (initialFocus !== undefined) focusOn(initialFocus, event);
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <DialogHeading of={Primitive} title={title} description={description} className="pr-8" />
          <UnsavedScope value={unsaved}>{children}</UnsavedScope>
          {actions !== undefined && <DialogActions>{actions}</DialogActions>}
          {onOpenChange && (
            <Primitive.Close
              aria-label={controls.close}
              className="absolute top-4 right-4 grid size-9 place-items-center rounded-sm text-ink-faint hover:bg-raised hover:text-ink"
            >
              <X className="size-4.5" aria-hidden="true" />
            </Primitive.Close>
          )}
          <DiscardDialog
            open={asking}
            onOpenChange={setAsking}
            onDiscard={() => {
              setAsking(false);
              onOpenChange?.(false);
            }}
          />
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
