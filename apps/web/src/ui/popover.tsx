import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name of what opens. */
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
}

/** A small panel beside its button; from the bottom edge on a phone. The rest of the page stays usable. */
export function Popover({ open, onOpenChange, label, trigger, children }: PopoverProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="bottom-sheet z-50 w-88 max-w-[calc(100vw-1.5rem)] animate-rise rounded-md border border-line bg-raised p-2 shadow-md"
        >
          <div className="p-3">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
