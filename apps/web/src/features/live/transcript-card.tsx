import { liveScreen } from '../../messages/index.ts';
import { Download, Plus, Save, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
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
  const { text, provisional, phase, recorder } = live;
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
      <FollowingText
        text={text}
        readOnly={saving}
        onChange={(edited, seen) => recorder.edit(edited, seen)}
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
  /** @param seen the text that was edited */
  onChange: (text: string, seen: string) => void;
}

/** What is selected, as the user left it. */
type Caret = Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd'>;

/**
 * Can be edited while text comes, which goes to the end: the caret stays where it is. Follows the end, unless someone has
 * scrolled back to read.
 */
export function FollowingText({ text, readOnly, onChange }: FollowingTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const follows = useRef(true);
  const caret = useRef<Caret | null>(null);
  // A value that is set during the composition of a character would end it.
  const [composed, setComposed] = useState<{ value: string; seen: string } | null>(null);
  useLayoutEffect(() => {
    const { current: field } = area;
    if (!field || text === '') return;
    if (document.activeElement === field && caret.current)
      field.setSelectionRange(caret.current.selectionStart, caret.current.selectionEnd);
    if (follows.current) field.scrollTop = field.scrollHeight;
  }, [text]);
  return (
    <Textarea
      ref={area}
      aria-label={liveScreen.transcript}
      rows={14}
      value={composed?.value ?? text}
      readOnly={readOnly}
      placeholder={liveScreen.transcriptHint}
      className={cx('max-h-[60dvh] min-h-56', readOnly && 'cursor-default')}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR_PIXELS;
      }}
      onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
        caret.current = { selectionStart, selectionEnd };
      }}
      onChange={({ target, nativeEvent }) => {
        const { value, selectionStart, selectionEnd } = target;
        caret.current = { selectionStart, selectionEnd };
        const seen = composed?.seen ?? text;
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          setComposed({ value, seen });
        else onChange(value, seen);
      }}
      onCompositionEnd={({ currentTarget }) => {
        if (composed) onChange(currentTarget.value, composed.seen);
        setComposed(null);
      }}
    />
  );
}
