import { DropdownMenu as Primitive } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useRef,
} from 'react';
import { cx } from '../lib/class-names.ts';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
}

/** Takes what is to be done once the menu has closed. */
const AfterClose = createContext<(action: () => void) => void>((action) => action());

export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const afterClose = useRef<(() => void) | null>(null);
  const keep = useCallback((action: () => void) => {
    afterClose.current = action;
  }, []);
  const finish = (event: Event) => {
    const action = afterClose.current;
    if (!action) return;
    afterClose.current = null;
    // In place of the menu's own, which would come behind the action and take its focus away.
    event.preventDefault();
    button.current?.focus();
    action();
  };
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild ref={button}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          onCloseAutoFocus={finish}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="bottom-sheet z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-[min(22rem,calc(100vw-1.5rem))] animate-rise overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-md"
        >
          <AfterClose value={keep}>{children}</AfterClose>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface MenuItemProps extends ComponentProps<typeof Primitive.Item> {
  /** What moves the focus, or opens something that does: done once the menu has closed and given the focus back. */
  onAfterClose?: () => void;
}

/** `asChild` with a link inside makes it a link. */
export function MenuItem({ className, onAfterClose, ...rest }: MenuItemProps) {
  const afterClose = use(AfterClose);
  return (
    <Primitive.Item
      {...(onAfterClose && { onSelect: () => afterClose(onAfterClose) })}
      className={cx(
        'flex cursor-pointer items-center gap-2.5 rounded-sm px-3 py-2 text-sm text-ink no-underline outline-none max-sm:min-h-11',
        'data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-accent-wash',
        '[&_svg]:size-4 [&_svg]:text-ink-faint',
        className,
      )}
      {...rest}
    />
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-3 py-2">{children}</Primitive.Label>;
}

export function MenuSeparator() {
  return <Primitive.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}
