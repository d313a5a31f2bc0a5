import { UploadCloud } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { dashboardScreen } from '../../messages/index.ts';
import { leaveFiles } from '../../lib/dropped-files.ts';
import { webAddressOf } from '../../lib/web-address.ts';
import { toast } from '../../ui/toast.tsx';
import { filesIn } from './dropped.ts';
import { pastedFile } from './pasted-file.ts';
import { isTimedTalk } from './timed-talk.ts';

/** Starts work with whatever is dropped or pasted anywhere on the page: recordings, transcripts, folders of them, or a text. */
export function DropAnywhere({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [over, setOver] = useState(false);

  useEffect(() => {
    const startWith = async (text: string) => {
      const link = webAddressOf(text);
      if (link !== null) return void navigate('/upload', { state: { link } });
      if (!(await isTimedTalk(text).catch(() => false)))
        return void navigate('/summarize-text', { state: { text, outputType: 'summary' } });
      leaveFiles([pastedFile(text)]);
      return void navigate('/upload');
    };
    const take = async (data: DataTransfer) => {
      const text = data.getData('text/plain').trim();
      if (!hasFiles(data)) {
        if (text !== '') await startWith(text);
        return;
      }
      const files = await filesIn(data);
      if (files.length > 0) {
        leaveFiles(files);
        void navigate('/upload');
      } else toast.error(dashboardScreen.nothingDropped);
    };
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer || isField(event.target)) return;
      event.preventDefault();
      setOver(hasFiles(event.dataTransfer));
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer || isField(event.target)) return;
      event.preventDefault();
      void take(event.dataTransfer);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData || isField(event.target)) return;
      event.preventDefault();
      void take(event.clipboardData);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('paste', onPaste, { signal });
    return () => listening.abort();
  }, [navigate]);

  return (
    <>
      {children}
      {over && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-3 z-40 grid animate-fade place-items-center rounded-lg border-2 border-dashed border-accent bg-canvas/90 opaque:bg-canvas"
        >
          <p className="grid justify-items-center gap-3 text-lg font-semibold">
            <UploadCloud className="size-10 text-accent-text" />
            {dashboardScreen.dropHere}
          </p>
        </div>
      )}
    </>
  );
}

const hasFiles = (data: DataTransfer): boolean => data.types.includes('Files');

/** What is dropped or pasted into a field belongs to the field. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;
