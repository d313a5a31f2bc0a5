import { resultScreen } from '../../messages/index.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DiscardDialog } from '../../ui/discard-dialog.tsx';

interface EditorBarProps {
  dirty: boolean;
  saving: boolean;
  onSave: () => void;
  onClose: () => void;
  /** The tools of the editor. */
  children?: ReactNode;
}

/** Save and Cancel of an editor, in sight however far one scrolls. Ctrl+S saves, Escape cancels and asks if there are changes. */
export function EditorBar({ dirty, saving, onSave, onClose, children }: EditorBarProps) {
  const [asking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEditorKeys(bar, {
    onSave: () => {
      if (!saving) onSave();
    },
    onEscape: () => {
      if (dirty) setAsking(true);
      else onClose();
    },
  });
  return (
    <div
      ref={bar}
      className="sticky top-14 z-10 -mx-2 flex flex-wrap items-center gap-1 border-b border-line bg-canvas/95 opaque:bg-canvas px-2 py-1.5 backdrop-blur-md sm:top-16 wide:top-16 print:hidden"
    >
      {children}
      <div className="ml-auto flex items-center gap-2">
        <Button variant="ghost" size="s" className="max-sm:h-11" onClick={onClose}>
          {resultScreen.cancel}
        </Button>
        <Button size="s" className="max-sm:h-11" busy={saving} onClick={onSave}>
          {saving ? resultScreen.saving : resultScreen.save}
        </Button>
      </div>
      <DiscardDialog open={asking} onOpenChange={setAsking} onDiscard={onClose} />
    </div>
  );
}

/** Keys that mean the editor around the bar, wherever in it the focus is. */
function useEditorKeys(
  bar: React.RefObject<HTMLDivElement | null>,
  { onSave, onEscape }: { onSave: () => void; onEscape: () => void },
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSave();
    } else if (event.key === 'Escape') onEscape();
  });
  useEffect(() => {
    const editor = bar.current?.parentElement;
    const listen = (event: KeyboardEvent) => pressed(event);
    editor?.addEventListener('keydown', listen);
    return () => editor?.removeEventListener('keydown', listen);
  }, [bar]);
}
