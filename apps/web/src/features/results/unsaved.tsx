import { resultScreen } from '../../messages/index.ts';
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';
import { LeaveGuard } from '../../ui/leave-guard.tsx';

type Report = (editor: string, dirty: boolean) => void;

const ReportUnsaved = createContext<Report>(() => undefined);

/** Asks before the page is left while any of its editors holds changes: the router has room for one such question. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>((editor, isDirty) => {
    setDirty((known) => {
      if (known.has(editor) === isDirty) return known;
      const next = new Set(known);
      if (isDirty) next.add(editor);
      else next.delete(editor);
      return next;
    });
  }, []);
  return (
    <ReportUnsaved value={report}>
      {children}
      {dirty.size > 0 && (
        <LeaveGuard
          title={resultScreen.unsavedTitle}
          description={resultScreen.unsavedText}
          stay={resultScreen.stay}
          leave={resultScreen.leave}
          danger
        />
      )}
    </ReportUnsaved>
  );
}

/** Tells the page whether this editor holds changes, until it is gone. */
export function useUnsaved(dirty: boolean): void {
  const report = use(ReportUnsaved);
  const editor = useId();
  useEffect(() => {
    report(editor, dirty);
    return () => report(editor, false);
  }, [report, editor, dirty]);
}
