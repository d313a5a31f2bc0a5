import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { Button } from './button.tsx';
import {
  DialogActions,
  DialogHeading,
  panelLook,
  scrimLook,
  useReturnFocus,
} from './dialog-parts.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** More to fill in before confirming, e.g. a password. */
  children?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** The work runs: the dialog stays open and can't be confirmed twice. */
  busy?: boolean;
  danger?: boolean;
}

/** A question that has to be answered. It stays open until `open` says otherwise: close it when the work is done. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  cancelLabel,
  confirmLabel,
  onConfirm,
  busy = false,
  danger = false,
}: ConfirmDialogProps) {
  const focus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimLook} />
        <Primitive.Content
          className={cx(panelLook, 'max-w-md')}
          {...focus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <DialogHeading of={Primitive} title={title} description={description} />
          {children}
          <DialogActions>
            <Primitive.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
