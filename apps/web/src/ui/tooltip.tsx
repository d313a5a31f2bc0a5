import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** More words on a control; never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-72 animate-fade rounded-sm bg-ink px-2.5 py-1.5 text-xs text-canvas shadow-md"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
