import { draftNotices, liveScreen } from '../../messages/index.ts';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SourceError } from '../../features/live/audio/streams.ts';
import { type Generated, GeneratorCard } from '../../features/live/generator-card.tsx';
import { LeaveGuard } from '../../features/live/leave-guard.tsx';
import { downloadSound, soundFile } from '../../features/live/download.ts';
import {
  InputNotice,
  MinutesNotice,
  SendNotice,
  UploadedNotice,
} from '../../features/live/notices.tsx';
import { OwnNotes } from '../../features/live/own-notes.tsx';
import { lineOfParagraph } from '../../features/live/draft.ts';
import { PointsList } from '../../features/live/points-list.tsx';
import { RecorderCard } from '../../features/live/recorder-card.tsx';
import { TranscriptCard } from '../../features/live/transcript-card.tsx';
import { isUnderWay } from '../../features/live/recorder.ts';
import { type Live, useLiveRecorder } from '../../features/live/use-live-recorder.ts';
import { useOnlyTab } from '../../features/live/use-only-tab.ts';
import { useSaveNotes } from '../../features/live/use-save-notes.ts';
import { useWakeLock } from '../../features/live/use-wake-lock.ts';
import { Notes } from '../../features/results/markdown.tsx';
import { useRememberedOptions } from '../../features/summary-options/remembered.ts';
import { SummaryOptionsFields } from '../../features/summary-options/summary-options-fields.tsx';
import { useUsage } from '../../features/usage/queries.ts';
import { cx } from '../../lib/class-names.ts';
import { hasCode } from '../../lib/api-error.ts';
import { leaveFiles } from '../../lib/dropped-files.ts';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { sells } from '../../lib/sells.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { toast } from '../../ui/toast.tsx';
import '../../features/results/notes.css';
import { RecognizerNotice } from '../recognizer-notice.tsx';
import { PageHead } from '../page-head.tsx';

type Question = 'stop' | 'unsent' | 'discard' | 'new' | null;

export default function LiveNotesPage() {
  const only = useOnlyTab();
  const live = useLiveRecorder(only === 'yes');
  const { recorder, phase, text } = live;
  const recognizer = useInstallation()?.recognizer;
  const draft = recognizer?.draft === true ? recognizer.label : null;
  const recording = isUnderWay(live);
  const navigate = useNavigate();
  const [generated, setGenerated] = useState<Generated>({ outputType: 'notes', notes: '' });
  const [shown, setShown] = useState<{ line: number } | null>(null);
  const [question, setQuestion] = useState<Question>(null);
  const [remembered, setSummaryOptions] = useRememberedOptions();
  const { spokenLanguage: _, ...summaryOptions } = remembered;
  const save = useSaveNotes(
    live,
    { ...generated, summaryOptions },
    {
      onSaved: () => void navigate('/dashboard'),
      onOpen: (id) => void navigate(`/results/${id}`),
    },
  );
  useWakeLock(recording && phase !== 'paused');

  const askToSave = () => {
    if (text.trim() === '') toast.error(liveScreen.noTranscript.save);
    else if (live.sending.kind === 'idle') save.mutate();
    else setQuestion('unsent');
  };
  const uploadSound = async () => {
    const sound = await recorder.sound();
    leaveFiles([soundFile(sound)], async (summaryId) => {
      await recorder.letGo(sound, summaryId);
      toast.info(liveScreen.soundUploaded, { description: liveScreen.soundUploadedText });
    });
    await navigate('/upload');
  };
  const saveWithSound = async () => {
    setQuestion(null);
    await downloadSound(recorder);
    save.mutate();
  };
  const showParagraph = (paragraph: number) => setShown({ line: lineOfParagraph(text, paragraph) });
  const startOver = () => {
    setQuestion(null);
    setGenerated((before) => ({ ...before, notes: '' }));
    setShown(null);
    void recorder.clear();
  };
  const stop = () => {
    setQuestion(null);
    void recorder.stop();
  };
  return (
    <div className={cx('mx-auto max-w-6xl', recording && 'max-sm:pb-24')}>
      <PageHead title={titleOf(live)} />
      <PageTitle
        title={liveScreen.title}
        description={recording || text !== '' ? undefined : liveScreen.description}
      />
      {only === 'no' ? (
        <Alert tone="info">{liveScreen.elsewhere}</Alert>
      ) : (
        <div className="grid gap-6">
          {(text === '' || recognizer?.available === false) && !recording && (
            <RecognizerNotice before="beforeLive" />
          )}
          <RecorderCard
            live={live}
            onCheck={() => void recorder.check().catch(onFailure)}
            onStart={() => void recorder.start().catch(onFailure)}
            onPause={() => void recorder.pause()}
            onResume={() => void recorder.resume().catch(onFailure)}
            onStop={() => (text.trim() === '' ? stop() : setQuestion('stop'))}
          >
            <InputNotice {...live} onReconnect={() => void recorder.reconnect().catch(onFailure)} />
            <UploadedNotice to={live.uploadedTo} />
            <MinutesNotice {...live} plans={sells() && <PlansLink />} />
            <SendNotice
              sending={live.sending}
              onRetry={recorder.wake}
              onDownloadSound={() => void downloadSound(recorder).catch(onSoundFailure)}
              plans={sells() && <PlansLink />}
              upload={
                phase === 'idle' && (
                  <UploadSound onUpload={() => void uploadSound().catch(onSoundFailure)} />
                )
              }
            />
          </RecorderCard>
          <div className="grid items-start gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <TranscriptCard
              live={live}
              saving={save.isPending}
              onSave={askToSave}
              onDiscard={() => setQuestion('discard')}
              onNew={() => setQuestion('new')}
              shown={shown}
              onShow={(line) => setShown({ line })}
              notice={draft && fill(draftNotices.transcript, { engine: draft })}
            />
            <div className="grid gap-8">
              <OwnNotes
                value={live.own}
                readOnly={save.isPending}
                onChange={(own) => recorder.writeOwn(own)}
              />
              <PointsList
                points={live.points}
                recording={recording}
                notice={draft && fill(draftNotices.notes, { engine: draft })}
                startOf={(paragraph) => live.marks[lineOfParagraph(text, paragraph)]?.start ?? null}
                onShow={showParagraph}
              />
              <GeneratorCard
                transcript={text}
                details={() => recorder.details()}
                summaryOptions={summaryOptions}
                recording={recording}
                pending={phase === 'stopping' || live.sending.kind === 'sending'}
                value={generated}
                onChange={setGenerated}
                notice={draft && fill(draftNotices.notes, { engine: draft })}
                render={(markdown) => (
                  <Notes markdown={markdown} onCite={({ index }) => showParagraph(index)} />
                )}
              >
                <SummaryOptionsFields value={remembered} onChange={setSummaryOptions} />
              </GeneratorCard>
            </div>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={question === 'stop'}
        onOpenChange={() => setQuestion(null)}
        title={liveScreen.stopTitle}
        description={liveScreen.stopText}
        cancelLabel={liveScreen.continueRecording}
        confirmLabel={liveScreen.confirmStop}
        onConfirm={stop}
      />
      <ConfirmDialog
        open={question === 'discard' || question === 'new'}
        onOpenChange={() => setQuestion(null)}
        title={question === 'new' ? liveScreen.newTitle : liveScreen.discardTitle}
        description={liveScreen.discardText}
        cancelLabel={liveScreen.keepDraft}
        confirmLabel={question === 'new' ? liveScreen.newRecording : liveScreen.discardDraft}
        danger
        onConfirm={startOver}
      />
      <ConfirmDialog
        open={question === 'unsent'}
        onOpenChange={() => setQuestion(null)}
        title={liveScreen.unsentTitle}
        description={liveScreen.unsentText}
        cancelLabel={liveScreen.wait}
        confirmLabel={liveScreen.saveWithSound}
        onConfirm={() => void saveWithSound().catch(onSoundFailure)}
      />
      <LeaveGuard recording={recording} unsafe={!live.durable && live.sending.kind !== 'idle'} />
    </div>
  );
}

function titleOf(live: Live): string {
  if (live.phase === 'paused') return liveScreen.pausedTitle;
  return isUnderWay(live) ? liveScreen.recordingTitle : liveScreen.title;
}

function onFailure(error: unknown): void {
  if (hasCode(error, 'live-not-in-plan', 'live-quota-exceeded')) offerUpgrade(error.message);
  else if (hasCode(error, 'team-quota-exceeded'))
    toast.error(liveScreen.teamQuota, { description: error.message });
  else if (error instanceof SourceError) toast.error(liveScreen.sourceFailed[error.source]);
  else if (!hasCode(error, 'not-signed-in')) toast.error(liveScreen.startFailed);
}

const onSoundFailure = (): void => {
  toast.error(liveScreen.soundFailed);
};

/** Only where the plan has minutes for recordings. */
function UploadSound({ onUpload }: { onUpload: () => void }) {
  const { data: usage } = useUsage();
  if (!usage || usage.audio.remaining === 0) return null;
  return (
    <Button variant="secondary" size="s" onClick={onUpload}>
      <Upload aria-hidden="true" />
      {liveScreen.uploadSound}
    </Button>
  );
}

function PlansLink() {
  return (
    <Button asChild size="s">
      <Link to="/pricing" target="_blank">
        {liveScreen.viewPlans}
      </Link>
    </Button>
  );
}
