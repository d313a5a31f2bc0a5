import { lazy, Suspense, useEffect, useState } from 'react';

const CommandPalette = lazy(() => import('../../features/palette/command-palette.tsx'));
const ShortcutsDialog = lazy(() => import('../../features/palette/shortcuts-dialog.tsx'));

type Opened = 'palette' | 'shortcuts' | null;

/** Listens for the keys that work on every page of an account. What they open is loaded with the first of them. */
export function PaletteOutlet() {
  const [opened, setOpened] = useState<Opened>(null);
  const [wanted, setWanted] = useState<ReadonlySet<Opened>>(new Set());
  useEffect(() => {
    const open = (what: Opened) => {
      setOpened(what);
      setWanted((before) => new Set([...before, what]));
    };
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        open('palette');
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '?') open('shortcuts');
      if (event.key === '/' && focusSearch()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpened(null);
  return (
    <Suspense>
      {wanted.has('palette') && (
        <CommandPalette
          open={opened === 'palette'}
          onOpenChange={close}
          onShortcuts={() => {
            setWanted((before) => new Set([...before, 'shortcuts']));
            setOpened('shortcuts');
          }}
        />
      )}
      {wanted.has('shortcuts') && (
        <ShortcutsDialog open={opened === 'shortcuts'} onOpenChange={close} />
      )}
    </Suspense>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;

/** @returns whether the page has a search that can be seen. */
function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')];
  const field = fields.find((candidate) => candidate.getClientRects().length > 0);
  field?.focus();
  return field !== undefined;
}
