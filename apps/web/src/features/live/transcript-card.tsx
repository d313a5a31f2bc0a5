import { liveScreen } from '../../messages/index.ts';
import { Download, Save } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.tsx';
import { downloadText } from './download.ts';
import type { Live } from './use-live-recorder.ts';

/** Nearer than this to its end, a reader follows the text. */
const NEAR_PIXELS = 48;

interface TranscriptCardProps {
  live: Live;
  saving: boolean;
  onSave: () => void;
  /** What a reader must know of the text, where it is a draft: goes into its file as well. */
  notice: string | null;
}

export function TranscriptCard({ live, saving, onSave, notice }: TranscriptCardProps) {
  const { text, provisional, phase, sending, recorder } = live;
  const recording = phase === 'recording' || phase === 'stopping';
  const download = () => {
    if (text.trim() === '') toast.error(liveScreen.noTranscript.download);
    else downloadText(notice === null ? text : `${notice}\n\n${text}`);
  };
  return (
    <Card>
      <CardHeader title={liveScreen.transcript} description={statusOf(live)}>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="s" onClick={download}>
            <Download aria-hidden="true" />
            {liveScreen.download}
          </Button>
          <Button size="s" busy={saving} disabled={recording} onClick={onSave}>
            <Save aria-hidden="true" />
            {saving ? liveScreen.saving : liveScreen.save}
          </Button>
        </div>
      </CardHeader>
      <FollowingText
        text={text}
        // Text that comes goes to the end: nothing of it may land in the middle of an edit.
        readOnly={recording || sending.kind === 'sending' || saving}
        onChange={(edited) => recorder.edit(edited)}
      />
      {provisional !== '' && (
        <p
          role="note"
          aria-label={liveScreen.provisional}
          className="mt-3 border-l-2 border-line pl-3 text-sm text-ink-faint italic"
        >
          {provisional}
        </p>
      )}
    </Card>
  );
}

function statusOf({ phase, sending, text }: Live): string {
  // What a recording ends with is being kept, and is sent next.
  if (sending.kind === 'sending' || phase === 'stopping') return liveScreen.sending.sending;
  if (phase === 'recording') return liveScreen.listening;
  if (sending.kind === 'idle' && text !== '') return liveScreen.sending.idle;
  return text === '' ? liveScreen.nothingYet : '';
}

interface FollowingTextProps {
  text: string;
  readOnly: boolean;
  onChange: (text: string) => void;
}

/** Stays at its end while text comes, unless somebody has scrolled back to read. */
function FollowingText({ text, readOnly, onChange }: FollowingTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    if (area.current && follows.current && readOnly && text !== '')
      area.current.scrollTop = area.current.scrollHeight;
  }, [text, readOnly]);
  return (
    <Textarea
      ref={area}
      aria-label={liveScreen.transcript}
      rows={14}
      value={text}
      readOnly={readOnly}
      placeholder={liveScreen.transcriptHint}
      className={cx('max-h-[60dvh] min-h-56', readOnly && 'cursor-default')}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR_PIXELS;
      }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
