import { palette } from '../../messages/index.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Which keys do what. */
export default function ShortcutsDialog(props: ShortcutsDialogProps) {
  return (
    <Dialog {...props} title={palette.shortcuts}>
      <Keys keys={palette.keys} />
      <h3 className="text-sm">{palette.onResult}</h3>
      <Keys keys={palette.resultKeys} />
      <h3 className="text-sm">{palette.onStudy}</h3>
      <Keys keys={palette.studyKeys} />
      <h3 className="text-sm">{palette.onLive}</h3>
      <Keys keys={palette.liveKeys} />
    </Dialog>
  );
}

function Keys({ keys: list }: { keys: readonly { keys: string; what: string }[] }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-3 text-sm">
      {list.map(({ keys, what }) => (
        <div key={what} className="contents">
          <dt className="text-ink-soft">{what}</dt>
          <dd>
            <kbd className="rounded-sm border border-line-strong bg-raised px-2 py-0.5 font-sans text-xs">
              {keys}
            </kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
