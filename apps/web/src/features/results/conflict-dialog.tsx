import { resultScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { differenceOf } from './versions.ts';

interface ConflictDialogProps {
  open: boolean;
  /** The lines of the version that was saved meanwhile. */
  theirs: readonly string[];
  /** The lines of the version that is being edited. */
  mine: readonly string[];
  onKeep: () => void;
  onReplace: () => void;
  onDiscard: () => void;
}

/** The same text was changed elsewhere meanwhile: the user sees how both versions differ and decides which one stands. */
export function ConflictDialog({ open, theirs, mine, ...on }: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) on.onKeep();
      }}
      title={resultScreen.conflictTitle}
      description={resultScreen.conflictText}
      width="l"
      actions={
        <>
          <Button variant="ghost" onClick={on.onDiscard}>
            {resultScreen.conflictDiscard}
          </Button>
          <Button variant="secondary" onClick={on.onReplace}>
            {resultScreen.conflictReplace}
          </Button>
          <Button onClick={on.onKeep}>{resultScreen.conflictKeep}</Button>
        </>
      }
    >
      {open && <Versions theirs={theirs} mine={mine} />}
    </Dialog>
  );
}

function Versions({ theirs, mine }: Pick<ConflictDialogProps, 'theirs' | 'mine'>) {
  const difference = differenceOf(theirs, mine);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Version title={resultScreen.conflictTheirs} lines={difference.theirs} />
      <Version title={resultScreen.conflictMine} lines={difference.mine} />
    </div>
  );
}

function Version({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="grid content-start gap-1.5" aria-label={title}>
      <h3 className="text-sm font-medium">{title}</h3>
      <ul
        // It scrolls: the keyboard has to reach it.
        tabIndex={0}
        aria-label={title}
        className="grid max-h-48 content-start gap-1.5 overflow-y-auto rounded-md border border-line bg-raised p-3 text-sm wrap-anywhere"
      >
        {lines.length === 0 && <li className="text-ink-faint">{resultScreen.conflictSame}</li>}
        {lines.map((line, index) => (
          // The lines of a version stay as they are while it is shown, and one can occur twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
