import { Search } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isShortcut, isVisible } from '../../lib/shortcuts.ts';
import { clientMessages, palette } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { toast } from '../../ui/toast.tsx';

const CommandPalette = lazyPart(() => import('../../features/palette/command-palette.tsx'));
const ShortcutsDialog = lazyPart(() => import('../../features/palette/shortcuts-dialog.tsx'));

type Opened = 'palette' | 'shortcuts' | null;

/** The button and the keys that work on every page of an account. What they open is loaded with the first of them. */
export function PaletteOutlet() {
  const [opened, setOpened] = useState<Opened>(null);
  const [wanted, setWanted] = useState<ReadonlySet<Opened>>(new Set());
  const [typedAhead, setTypedAhead] = useState('');
  const open = (what: Opened) => {
    setOpened(what);
    setWanted((before) => new Set([...before, what]));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      open('palette');
      return;
    }
    if (!isShortcut(event)) return;
    if (event.key === '?') open('shortcuts');
    if (event.key === '/' && focusSearch()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const close = () => setOpened(null);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={palette.title}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('palette')}
      >
        <Search aria-hidden="true" />
      </Button>
      <Suspense
        fallback={
          opened === 'palette' && (
            <TypedAhead
              onType={(letter) => setTypedAhead((before) => before + letter)}
              onGiveUp={() => {
                close();
                setTypedAhead('');
                toast.error(clientMessages.unreachable);
              }}
            />
          )
        }
      >
        {wanted.has('palette') && (
          <CommandPalette
            open={opened === 'palette'}
            typedAhead={typedAhead}
            onOpenChange={close}
            onShortcuts={() => open('shortcuts')}
          />
        )}
      </Suspense>
      <Suspense>
        {wanted.has('shortcuts') && (
          <ShortcutsDialog open={opened === 'shortcuts'} onOpenChange={close} />
        )}
      </Suspense>
    </>
  );
}

/** How long what is typed waits for the palette, in milliseconds. */
const PATIENCE_MS = 3_000;

interface TypedAheadProps {
  onType: (letter: string) => void;
  /** The palette does not come: what is typed belongs to the page again. */
  onGiveUp: () => void;
}

/** Collects what is typed while the palette is loaded: the field for it is not there yet. */
function TypedAhead({ onType, onGiveUp }: TypedAheadProps) {
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    const timer = setTimeout(() => giveUp(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onType(event.key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the page's own shortcuts.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return null;
}

/** @returns whether the page has a search that can be seen. */
function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')];
  const field = fields.find(isVisible);
  field?.focus();
  return field !== undefined;
}
