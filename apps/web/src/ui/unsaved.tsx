import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { controls } from '../lib/words.ts';
import { LeaveGuard } from './leave-guard.tsx';

type Report = (editor: string, dirty: boolean) => void;

const ReportUnsaved = createContext<Report>(() => undefined);

interface Scope {
  /** Whether an editor in it holds changes. */
  isDirty: boolean;
  report: Report;
}

/** A part of the page that can be closed alone, such as a dialog; the page around it learns of its changes, too. */
export function useUnsavedScope(): Scope {
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
  const isDirty = dirty.size > 0;
  useUnsaved(isDirty);
  return useMemo(() => ({ isDirty, report }), [isDirty, report]);
}

export function UnsavedScope({ value, children }: { value: Scope; children: ReactNode }) {
  return <ReportUnsaved value={value.report}>{children}</ReportUnsaved>;
}

/** Asks before the page is left while any of its editors holds changes: the router has room for one such question. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const scope = useUnsavedScope();
  const { leaveTitle, text, stay, leave } = controls.unsaved;
  return (
    <UnsavedScope value={scope}>
      {children}
      {scope.isDirty && (
        <LeaveGuard title={leaveTitle} description={text} stay={stay} leave={leave} danger />
      )}
    </UnsavedScope>
  );
}

/** Tells the page, and the dialog around it, whether this editor holds changes, until it is gone. */
export function useUnsaved(dirty: boolean): void {
  const report = use(ReportUnsaved);
  const editor = useId();
  useEffect(() => {
    report(editor, dirty);
    return () => report(editor, false);
  }, [report, editor, dirty]);
}

/** The same for a form that makes its dialog itself: it stands inside the dialog. */
export function Unsaved({ when }: { when: boolean }) {
  useUnsaved(when);
  return null;
}
