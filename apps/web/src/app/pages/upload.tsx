import { uploadScreen } from '../../messages/index.ts';
import { ArrowLeft, FileAudio, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FileForm, type FileOrder } from '../../features/library/file-form.tsx';
import { sizeRefusal } from '../../features/library/media.ts';
import { SourceChoice } from '../../features/library/source-choice.tsx';
import { TextForm, type TextOrder } from '../../features/library/text-form.tsx';
import { UploadProgress } from '../../features/library/upload-progress.tsx';
import { useUpload } from '../../features/library/use-upload.ts';
import { RecordingWishesFields } from '../../features/wishes/recording-wishes-fields.tsx';
import { useRememberedWishes, type Wishes } from '../../features/wishes/remembered.ts';
import { hasCode } from '../../lib/api-error.ts';
import { useInstallation } from '../../lib/installation.ts';
import { useAccount } from '../../lib/session.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { toast } from '../../ui/toast.tsx';
import { RecognizerNotice } from '../recognizer-notice.tsx';
import { PageHead } from '../page-head.tsx';

/** How long the finished upload stands before its results open, in milliseconds. */
const REDIRECT_MS = 500;

export default function UploadPage() {
  const navigate = useNavigate();
  const { plan } = useAccount();
  const maxMegabytes = useInstallation()?.uploadMegabytes[plan];
  const upload = useUpload((error) => {
    if (hasCode(error, 'audio-quota-exceeded')) offerUpgrade(error.message);
    else if (hasCode(error, 'file-too-large', 'file-too-large-for-plan'))
      toast.error(uploadScreen.fileTooLarge, { description: error.message });
    else
      toast.error(uploadScreen.uploadFailed, {
        description: error.message || uploadScreen.uploadFailedText,
      });
  });
  useOpenResults(upload.state.step === 'done' ? upload.state.summaryId : null);

  const startUpload = (order: FileOrder, wishes: Wishes) => {
    // Until the limit is known the server alone decides.
    const refusal =
      maxMegabytes === undefined ? null : sizeRefusal(order.file.size, maxMegabytes, plan);
    if (refusal !== null) toast.error(uploadScreen.fileTooLarge, { description: refusal });
    else void upload.start({ ...order, wishes, spokenLanguage: wishes.spokenLanguage });
  };
  const summarize = (order: TextOrder) => void navigate('/summarize-text', { state: order });

  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={uploadScreen.title} />
      <PageTitle title={uploadScreen.title} description={uploadScreen.description} />
      {upload.state.step !== 'idle' && (
        <UploadProgress state={upload.state} onCancel={upload.cancel} />
      )}
      <div hidden={upload.state.step !== 'idle'}>
        <SourceForms onFile={startUpload} onText={summarize} maxMegabytes={maxMegabytes} />
      </div>
    </div>
  );
}

interface SourceFormsProps {
  onFile: (order: FileOrder, wishes: Wishes) => void;
  onText: (order: TextOrder) => void;
  maxMegabytes: number | undefined;
}

/** First what it is that is to be worked on, then the form for that. */
function SourceForms({ onFile, onText, maxMegabytes }: SourceFormsProps) {
  const [source, setSource] = useState<'file' | 'text' | null>(null);
  const [wishes, setWishes] = useRememberedWishes();
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
          <FileForm onChoose={(order) => onFile(order, wishes)} maxMegabytes={maxMegabytes}>
            <RecordingWishesFields value={wishes} onChange={setWishes} />
          </FileForm>
        </>
      ) : (
        <TextForm onSubmit={onText} />
      )}
    </Card>
  );
}

/** Opens the results shortly after the upload is done. */
function useOpenResults(summaryId: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (summaryId === null) return undefined;
    toast.success(uploadScreen.uploadComplete);
    const timer = setTimeout(() => void navigate(`/results/${summaryId}`), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [summaryId, navigate]);
}
