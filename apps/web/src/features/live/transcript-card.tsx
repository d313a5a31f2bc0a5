import { liveScreen } from '../../messages/index.ts';
import { Download, Plus, Save, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.tsx';
import { downloadText } from './download.ts';
import { TranscriptLines } from './transcript-lines.tsx';
import type { Live } from './use-live-recorder.ts';

interface TranscriptCardProps {
  live: Live;
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onNew: () => void;
  /** What a reader must know of the text, where it is a draft: goes into its file as well. */
  notice: string | null;
}

export function TranscriptCard({
  live,
  saving,
  onSave,
  onDiscard,
  onNew,
  notice,
}: TranscriptCardProps) {
  const { text, marks, phase, recorder } = live;
  const recording = phase === 'recording' || phase === 'stopping';
  const download = () => {
    if (text.trim() === '') toast.error(liveScreen.noTranscript.download);
    else downloadText(notice === null ? text : `${notice}\n\n${text}`);
  };
  return (
    <Card>
      <CardHeader title={liveScreen.transcript} description={statusOf(live)}>
        <div className="flex flex-wrap gap-2">
          {(text !== '' || live.seconds > 0) && (
            <>
              <Button variant="ghost" size="s" disabled={recording || saving} onClick={onDiscard}>
                <Trash2 aria-hidden="true" />
                {liveScreen.discardDraft}
              </Button>
              <Button variant="secondary" size="s" disabled={recording || saving} onClick={onNew}>
                <Plus aria-hidden="true" />
                {liveScreen.newRecording}
              </Button>
            </>
          )}
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
      <TranscriptLines
        text={text}
        marks={marks}
        readOnly={saving}
        onChange={(edited, seen) => recorder.edit(edited, seen)}
      >
        <Pending live={live} />
      </TranscriptLines>
    </Card>
  );
}

/** What was heard and may still change. */
function Pending({ live }: { live: Live }) {
  const { provisional } = live;
  const isLast = live.phase === 'stopping' || (live.phase === 'idle' && isTranscribing(live));
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
  if (phase === 'recording') return liveScreen.listening;
  if (sending.kind === 'idle' && text !== '') return liveScreen.sending.idle;
  return text === '' ? liveScreen.nothingYet : '';
}
