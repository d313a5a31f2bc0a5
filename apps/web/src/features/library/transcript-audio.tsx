import {
  type AudioFinding,
  type AudioFindingCode,
  type ImportAudio,
  isAudioUnderWay,
  leavesUnplaced,
} from '@notelark/api/import-audio';
import type { Result } from '@notelark/api/library';
import { audioFindingSentence } from '@notelark/api/sentences/import-audio';
import { AudioLines } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { audioScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toast } from '../../ui/toast.tsx';
import { AudioChooser } from './audio-chooser.tsx';
import { refusalOf } from './refusal.ts';
import { sendAudio } from './send-audio.ts';
import { CANCELLED } from './send-file.ts';

interface TranscriptAudioProps {
  result: Result;
  /** Reads the result again. */
  onChange: () => Promise<unknown>;
}

/** The audio of a transcript that was imported: to add, to wait for, to know about and to remove. */
export function TranscriptAudio({ result: { source, mine }, onChange }: TranscriptAudioProps) {
  const uploadId = source.kind === 'upload' ? source.id : '';
  const sending = useSending(uploadId, onChange);
  if (source.kind !== 'upload' || source.transcript?.engine.id !== 'import') return null;
  const { audio } = source;
  if (sending.share !== null)
    return (
      <Working label={audioScreen.sending} share={sending.share}>
        <Button variant="ghost" size="s" onClick={sending.cancel}>
          {audioScreen.cancel}
        </Button>
      </Working>
    );
  if (mine && audio && isAudioUnderWay(audio))
    return (
      <Working
        label={audio.status === 'checking' ? audioScreen.checking : audioScreen.aligning}
        share={audio.status === 'checking' ? null : audio.progress}
      >
        <RemoveAudio uploadId={uploadId} onChange={onChange} />
      </Working>
    );
  return (
    <div className="grid gap-2 print:hidden">
      {mine && audio?.error && <Alert>{audio.error.message}</Alert>}
      {audio?.status === 'ready' && <Findings audio={audio} mine={mine} />}
      {mine && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {audio?.status === 'ready' ? (
            <p className="flex w-full items-center gap-2 text-xs text-ink-faint">
              <AudioLines aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 truncate">
                {fill(audioScreen.audio, { name: audio.filename })}
              </span>
              <RemoveAudio uploadId={uploadId} onChange={onChange} />
            </p>
          ) : (
            <>
              <AudioChooser onChoose={(file) => void sending.start(file)}>
                {audioScreen.add}
              </AudioChooser>
              {audio === null ? (
                <span className="text-xs text-ink-faint">{audioScreen.addHint}</span>
              ) : (
                <Button
                  variant="ghost"
                  size="s"
                  onClick={() => void removeAudio(uploadId, onChange)}
                >
                  {audioScreen.dismiss}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

interface WorkingProps {
  label: string;
  /** Null: not known. */
  share: number | null;
  children: React.ReactNode;
}

function Working({ label, share, children }: WorkingProps) {
  return (
    <div className="grid gap-1.5 print:hidden" role="status">
      <div className="flex items-center justify-between gap-3 text-sm text-ink-soft">
        <span>{label}</span>
        {children}
      </div>
      <Progress label={label} value={share} className="h-1.5" />
    </div>
  );
}

interface FindingsProps {
  audio: ImportAudio;
  /** The owner reads what is to be done; others, how far the times can be trusted. */
  mine: boolean;
}

/** What a reader should know of the audio, the worst first. */
function Findings({ audio: { times, findings, approximate }, mine }: FindingsProps) {
  const shown = mine ? findings : [];
  const severe = shown.filter((finding) => isSevere(finding, times));
  const reason = shown.find(({ code }) => REASONS.has(code));
  const others = shown.filter((finding) => finding !== reason && !isSevere(finding, times));
  return (
    <>
      {severe.map((finding) => (
        <Alert key={finding.code}>{audioFindingSentence(finding)}</Alert>
      ))}
      {times === 'voice' && (
        <Alert tone="info">
          {reason ? audioFindingSentence(reason) : audioScreen.estimated} {audioScreen.clicks}
        </Alert>
      )}
      {times === 'words' && approximate.length > 0 && (
        <p className="text-xs text-ink-faint">
          {approximate.length === 1
            ? audioScreen.oneApproximate
            : fill(audioScreen.someApproximate, { count: approximate.length })}
        </p>
      )}
      {others.map((finding) => (
        <p key={finding.code} className="text-sm text-ink-soft">
          {audioFindingSentence(finding)}
        </p>
      ))}
    </>
  );
}

/** Why times were estimated. */
const REASONS: ReadonlySet<AudioFindingCode> = new Set([
  'few-words',
  'no-engine',
  'other-language',
  'no-minutes',
  'engine-failed',
]);

const isSevere = (finding: AudioFinding, times: ImportAudio['times']): boolean =>
  leavesUnplaced(finding) || (times === 'transcript' && finding.code !== 'cut-off');

interface RemoveAudioProps {
  uploadId: string;
  onChange: () => Promise<unknown>;
}

async function removeAudio(uploadId: string, onChange: () => Promise<unknown>): Promise<void> {
  try {
    await request('DELETE /api/uploads/{id}/audio', { params: { id: uploadId } });
  } catch (error) {
    toast.error(audioScreen.removeFailed, { description: messageOf(error) });
  }
  await onChange();
}

function RemoveAudio({ uploadId, onChange }: RemoveAudioProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="s" className="-mr-2" onClick={() => setAsking(true)}>
        {audioScreen.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={audioScreen.removeTitle}
        description={audioScreen.removeText}
        cancelLabel={audioScreen.keep}
        confirmLabel={audioScreen.remove}
        danger
        onConfirm={() => void removeAudio(uploadId, onChange)}
      />
    </>
  );
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** One audio on its way; leaving the page ends it, and choosing the same file again goes on. */
function useSending(uploadId: string, onChange: () => Promise<unknown>) {
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (file: File) => {
    const refusal = await refusalOf(file, undefined);
    if (refusal) {
      toast.error(refusal.title, { description: refusal.description });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setShare(0);
    try {
      await sendAudio({ uploadId, file, signal, onProgress: setShare });
    } catch (error) {
      if (!signal.aborted) toast.error(audioScreen.sendFailed, { description: messageOf(error) });
    }
    running.current = null;
    if (!signal.aborted) await onChange();
    setShare(null);
  };
  return { share, start, cancel: () => running.current?.abort(CANCELLED) };
}
