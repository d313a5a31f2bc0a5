import { liveScreen } from '../../messages/index.ts';
import { bookmarkedLines } from '@notelark/api/live-lines';
import { Download, Plus, Save, Trash2 } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.tsx';
import { BookmarkList } from './bookmarks.tsx';
import type { LineMark } from './draft.ts';
import { downloadText } from './download.ts';
import { StopFirst } from './stop-first.tsx';
import { TranscriptLines } from './transcript-lines.tsx';
import { isUnderWay } from './recorder.ts';
import type { Live } from './use-live-recorder.ts';

interface TranscriptCardProps {
  live: Live;
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onNew: () => void;
  /** The line that something led to. */
  shown: { line: number } | null;
  onShow: (line: number) => void;
  /** What a reader must know of the text, where it is a draft: goes into its file as well. */
  notice: string | null;
}

export function TranscriptCard(props: TranscriptCardProps) {
  const { live, saving, shown, onShow, notice } = props;
  const { text, marks, bookmarks, recorder } = live;
  const bookmarked = useMemo(() => new Set(linesMarkedIn(marks, bookmarks)), [marks, bookmarks]);
  return (
    <section aria-labelledby="live-transcript" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="grid gap-0.5">
          <h2 id="live-transcript" className="text-lg font-semibold">
            {liveScreen.transcriptTitle}
          </h2>
          <p className="min-h-6 text-sm text-ink-soft">{statusOf(live)}</p>
        </div>
        <Actions {...props} />
      </div>
      <TranscriptLines
        text={text}
        marks={marks}
        bookmarked={bookmarked}
        shown={shown}
        readOnly={saving}
        onChange={(edited, seen) => recorder.edit(edited, seen)}
      >
        <Pending live={live} />
      </TranscriptLines>
      <BookmarkList
        bookmarks={bookmarks}
        onShow={(at) => onShow(bookmarkedLines(marks, [at])[0] ?? 0)}
        onRemove={(at) => recorder.removeBookmark(at)}
      />
      {notice !== null && text !== '' && <p className="mt-3 text-xs text-ink-faint">{notice}</p>}
    </section>
  );
}

/** What was marked since the last line waits for its own. */
const linesMarkedIn = (marks: readonly LineMark[], bookmarks: readonly number[]): number[] => {
  const end = marks.at(-1)?.end ?? 0;
  return bookmarkedLines(
    marks,
    bookmarks.filter((at) => at <= end),
  );
};

function Actions({ live, saving, onSave, onDiscard, onNew, notice }: TranscriptCardProps) {
  const { text, own } = live;
  const recording = isUnderWay(live);
  const reason = useId();
  const download = () => {
    if (text.trim() === '') toast.error(liveScreen.noTranscript.download);
    else downloadText(notice === null ? text : `${notice}\n\n${text}`);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!recording && (text !== '' || own !== '' || live.seconds > 0) && (
        <>
          <Button variant="ghost" size="s" disabled={saving} onClick={onDiscard}>
            <Trash2 aria-hidden="true" />
            {liveScreen.discardDraft}
          </Button>
          <Button variant="ghost" size="s" disabled={saving} onClick={onNew}>
            <Plus aria-hidden="true" />
            {liveScreen.newRecording}
          </Button>
        </>
      )}
      <Button variant="secondary" size="s" onClick={download}>
        <Download aria-hidden="true" />
        {liveScreen.download}
      </Button>
      <Button
        size="s"
        busy={saving}
        disabled={recording}
        aria-describedby={recording ? reason : undefined}
        onClick={onSave}
      >
        {!saving && <Save aria-hidden="true" />}
        {saving ? liveScreen.saving : liveScreen.save}
      </Button>
      {recording && <StopFirst id={reason} />}
    </div>
  );
}

/** What was heard and may still change. */
function Pending({ live }: { live: Live }) {
  const { provisional } = live;
  const isLast = live.phase === 'stopping' || (live.phase !== 'recording' && isTranscribing(live));
  if (provisional === '' && !isLast) return null;
  return (
    <div className="flex gap-2.5 pr-4 pb-3 pl-(--gutter) text-ink-faint">
      {isLast && <Spinner className="mt-1.5 shrink-0" />}
      {provisional === '' ? (
        <p>{liveScreen.lastWords}</p>
      ) : (
        <p role="note" aria-label={liveScreen.provisional} className="leading-7 italic">
          {provisional}
        </p>
      )}
    </div>
  );
}

const isTranscribing = ({ sending }: Live): boolean => sending.kind === 'sending';

function statusOf({ phase, sending, text }: Live): string {
  // What a recording ends with is being kept, and is sent next.
  if (sending.kind === 'sending' || phase === 'stopping') return liveScreen.sending.sending;
  if (phase === 'recording')
    return sending.kind === 'idle' ? liveScreen.listening : liveScreen.sending.waiting;
  if (phase === 'paused') return liveScreen.pausedText;
  if (sending.kind === 'idle' && text !== '') return liveScreen.sending.idle;
  return text === '' ? liveScreen.nothingYet : '';
}
