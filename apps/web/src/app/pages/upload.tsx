import { uploadScreen } from '../../messages/index.ts';
import { ArrowLeft, FileAudio, FileText } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { FileForm, type FileOrder } from '../../features/library/file-form.tsx';
import { sizeRefusal } from '../../features/library/media.ts';
import { useShared } from '../../features/library/shared.ts';
import { SourceChoice } from '../../features/library/source-choice.tsx';
import { TextForm, type TextOrder } from '../../features/library/text-form.tsx';
import { manyUploaded, UploadProgress } from '../../features/library/upload-progress.tsx';
import { type UploadState, useUpload } from '../../features/library/use-upload.ts';
import { RecordingOptionsFields } from '../../features/summary-options/recording-options-fields.tsx';
import {
  useRememberedOptions,
  type RememberedOptions,
} from '../../features/summary-options/remembered.ts';
import { hasCode } from '../../lib/api-error.ts';
import { takeFiles } from '../../lib/dropped-files.ts';
import { useInstallation } from '../../lib/installation.ts';
import { useAccount } from '../../lib/session.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { toast } from '../../ui/toast.tsx';
import { RecognizerNotice } from '../recognizer-notice.tsx';
import { PageHead } from '../page-head.tsx';

/** How long the finished upload stands before its results open, in milliseconds. */
const REDIRECT_MS = 500;

export default function UploadPage() {
  const navigate = useNavigate();
  const { plan } = useAccount();
  const [summaryOptions, setSummaryOptions] = useRememberedOptions();
  const maxMegabytes = useInstallation()?.uploadMegabytes[plan];
  const upload = useUpload((error, filename) => {
    if (hasCode(error, 'audio-quota-exceeded')) offerUpgrade(error.message);
    else if (hasCode(error, 'team-quota-exceeded'))
      toast.error(uploadScreen.teamQuota, { description: error.message });
    else if (hasCode(error, 'file-too-large', 'file-too-large-for-plan'))
      toast.error(uploadScreen.fileTooLarge, { description: error.message });
    else
      toast.error(uploadScreen.uploadFailed, {
        description: `${filename}: ${error.message || uploadScreen.uploadFailedText}`,
      });
  });
  useWhenDone(upload.state);

  const startUpload = ({ files, ...order }: FileOrder) => {
    const orders = files.flatMap((file) => {
      // Until the limit is known the server alone decides.
      const refusal =
        maxMegabytes === undefined ? null : sizeRefusal(file.size, maxMegabytes, plan);
      if (refusal !== null) toast.error(uploadScreen.fileTooLarge, { description: refusal });
      const { spokenLanguage } = summaryOptions;
      return refusal === null ? [{ file, ...order, summaryOptions, spokenLanguage }] : [];
    });
    if (orders.length > 0) void upload.start(orders);
  };
  useDroppedFiles((files) => startUpload({ files, outputType: 'summary', keepOriginal: false }));
  const [shared, setShared] = useState<readonly File[]>([]);
  const summarize = (order: TextOrder) => void navigate('/summarize-text', { state: order });
  useShared(({ files, text }) => {
    if (files.length > 0) setShared(files);
    else if (text !== '') summarize({ text, outputType: 'summary' });
  });

  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={uploadScreen.title} />
      <PageTitle title={uploadScreen.title} description={uploadScreen.description} />
      {upload.state.step !== 'idle' && (
        <UploadProgress state={upload.state} onCancel={upload.cancel} />
      )}
      <SharedFiles
        files={shared}
        onClose={() => setShared([])}
        onConfirm={() => {
          startUpload({ files: shared, outputType: 'summary', keepOriginal: false });
          setShared([]);
        }}
      />
      <div hidden={upload.state.step !== 'idle'}>
        <SourceForms
          summaryOptions={summaryOptions}
          onSummaryOptions={setSummaryOptions}
          onFile={startUpload}
          onText={summarize}
          maxMegabytes={maxMegabytes}
        />
      </div>
    </div>
  );
}

interface SharedFilesProps {
  files: readonly File[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks first: any other page could have sent them here. */
function SharedFiles({ files, onClose, onConfirm }: SharedFilesProps) {
  return (
    <ConfirmDialog
      open={files.length > 0}
      onOpenChange={onClose}
      title={uploadScreen.sharedTitle}
      description={files.map(({ name }) => name).join(', ')}
      cancelLabel={uploadScreen.sharedCancel}
      confirmLabel={uploadScreen.sharedConfirm}
      onConfirm={onConfirm}
    />
  );
}

interface SourceFormsProps {
  summaryOptions: RememberedOptions;
  onSummaryOptions: (summaryOptions: RememberedOptions) => void;
  onFile: (order: FileOrder) => void;
  onText: (order: TextOrder) => void;
  maxMegabytes: number | undefined;
}

/** First what it is that is to be worked on, then the form for that. */
function SourceForms({
  summaryOptions,
  onSummaryOptions,
  onFile,
  onText,
  maxMegabytes,
}: SourceFormsProps) {
  const [source, setSource] = useState<'file' | 'text' | null>(null);
  const choices = [
    {
      icon: FileAudio,
      title: uploadScreen.file,
      hint: uploadScreen.fileHint,
      onChoose: () => setSource('file'),
    },
    {
      icon: FileText,
      title: uploadScreen.text,
      hint: uploadScreen.textHint,
      onChoose: () => setSource('text'),
    },
  ];
  if (source === null) return <SourceChoice label={uploadScreen.choose} choices={choices} />;
  return (
    <Card>
      <Button variant="ghost" size="s" className="mb-5 -ml-2" onClick={() => setSource(null)}>
        <ArrowLeft aria-hidden="true" />
        {uploadScreen.backToOptions}
      </Button>
      {source === 'file' ? (
        <>
          <RecognizerNotice before="beforeUpload" className="mb-5" />
          <FileForm onChoose={onFile} maxMegabytes={maxMegabytes}>
            <RecordingOptionsFields value={summaryOptions} onChange={onSummaryOptions} />
          </FileForm>
        </>
      ) : (
        <TextForm onSubmit={onText} />
      )}
    </Card>
  );
}

/** Starts with what was dropped on another page. */
function useDroppedFiles(start: (files: readonly File[]) => void): void {
  const onDropped = useEffectEvent(start);
  useEffect(() => {
    // Afterwards, because development mounts each page twice and the first unmount cancels uploads.
    queueMicrotask(() => {
      const files = takeFiles();
      if (files.length > 0) onDropped(files);
    });
  }, []);
}

/** Opens the results shortly after the upload is done; of several, the dashboard. */
function useWhenDone(state: UploadState): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (state.step !== 'done' && state.step !== 'all-done') return undefined;
    const isOne = state.step === 'done';
    toast.success(isOne ? uploadScreen.uploadComplete : manyUploaded(state));
    const to = isOne ? `/results/${state.summaryId}` : '/dashboard';
    const timer = setTimeout(() => void navigate(to), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, navigate]);
}
