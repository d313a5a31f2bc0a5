import type { OutputType } from '@notelark/api/library';
import { importScreen, uploadScreen } from '../../messages/index.ts';
import { ArrowLeft, FileAudio, FileText } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FileForm, type FileOrder } from '../../features/library/file-form.tsx';
import { LinkField } from '../../features/library/link-field.tsx';
import { LinkList } from '../../features/library/link-list.tsx';
import { LinkPanel } from '../../features/library/link-panel.tsx';
import { ImportPanel } from '../../features/library/import-panel.tsx';
import { isRecording } from '../../features/library/media.ts';
import { refusalOf } from '../../features/library/refusal.ts';
import { useShared } from '../../features/library/shared.ts';
import { pairAudio } from '../../features/library/pair-audio.ts';
import { pastedFile } from '../../features/library/pasted-file.ts';
import { SourceChoice } from '../../features/library/source-choice.tsx';
import { TextForm, type TextOrder } from '../../features/library/text-form.tsx';
import { isTranscriptFile, transcriptsIn } from '../../features/library/transcript-files.ts';
import { manyUploaded, UploadProgress } from '../../features/library/upload-progress.tsx';
import { useImports } from '../../features/library/use-imports.ts';
import { UnfinishedList } from '../../features/library/unfinished-list.tsx';
import { type UploadState, useUpload } from '../../features/library/use-upload.ts';
import { RecordingOptionsFields } from '../../features/summary-options/recording-options-fields.tsx';
import { SummaryOptionsFields } from '../../features/summary-options/summary-options-fields.tsx';
import {
  useRememberedOptions,
  type RememberedOptions,
} from '../../features/summary-options/remembered.ts';
import { hasCode } from '../../lib/api-error.ts';
import { type LeftFiles, takeFiles } from '../../lib/dropped-files.ts';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { useAccount } from '../../lib/session.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { webAddressOf } from '../../lib/web-address.ts';
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

  /** The file, unless it is refused. */
  const acceptable = async (file: File): Promise<File[]> => {
    const limit = maxMegabytes === undefined ? undefined : { megabytes: maxMegabytes, plan };
    const refusal = await refusalOf(file, limit);
    if (refusal) toast.error(refusal.title, { description: refusal.description });
    return refusal ? [] : [file];
  };
  const startUpload = async ({ files, ...order }: FileOrder) => {
    const wanted = { ...order, summaryOptions, spokenLanguage: summaryOptions.spokenLanguage };
    const accepted = (await Promise.all(files.map(acceptable))).flat();
    const orders = accepted.map((file) => Object.assign({ file }, wanted));
    if (orders.length > 0) void upload.start(orders);
  };
  const imports = useImports(offerUpgrade);
  const start = async ({ files, ...order }: FileOrder) => {
    const media = files.filter((file) => !isTranscriptFile(file));
    const { transcripts, others } = pairAudio(
      transcriptsIn(files.filter(isTranscriptFile)),
      media.filter(isRecording),
    );
    if (transcripts.length > 0)
      imports.add(
        await Promise.all(
          transcripts.map(async ({ files: parts, audio }) => {
            const [accepted = null] = audio ? await acceptable(audio) : [];
            return { files: parts, audio: accepted };
          }),
        ),
      );
    await startUpload({
      files: [...others, ...media.filter((file) => !isRecording(file))],
      ...order,
    });
  };
  const changeAudio = async (key: number, audio: File | null) => {
    const [accepted = null] = audio ? await acceptable(audio) : [];
    if (audio === null || accepted) imports.setAudio(key, accepted);
  };
  useDroppedFiles((left) => void start({ ...left, outputType: 'summary', keepOriginal: false }));
  const isImporting = imports.items.length > 0;
  useWhenDone(upload.state, !isImporting);
  const [link, setLink] = useLink();
  const isChoosing = upload.state.step === 'idle' && !isImporting && link === null;
  const [shared, setShared] = useState<readonly File[]>([]);
  const summarize = (order: TextOrder) => void navigate('/summarize-text', { state: order });
  useShared(({ files, text }) => {
    const address = webAddressOf(text);
    if (files.length > 0) setShared(files);
    else if (address !== null) setLink(address);
    else if (text !== '') summarize({ text, outputType: 'summary' });
  });

  const saveImports = async (outputType: OutputType) => {
    const saved = await imports.save({ outputType, summaryOptions });
    const [first] = saved;
    if (first === undefined || saved.length < imports.items.length) return;
    if (saved.length > 1) toast.success(fill(importScreen.importedMany, { count: saved.length }));
    await navigate(saved.length > 1 ? '/dashboard' : `/results/${first}`);
  };

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
          void start({ files: shared, outputType: 'summary', keepOriginal: false });
          setShared([]);
        }}
      />
      {isImporting && (
        <ImportPanel
          items={imports.items}
          onRemove={imports.remove}
          onAudio={(key, audio) => void changeAudio(key, audio)}
          onImport={(outputType) => void saveImports(outputType)}
        >
          <SummaryOptionsFields value={summaryOptions} onChange={setSummaryOptions} />
        </ImportPanel>
      )}
      {link !== null && (
        <LinkPanel
          key={link}
          url={link}
          summaryOptions={summaryOptions}
          onClose={() => setLink(null)}
        >
          <RecordingOptionsFields value={summaryOptions} onChange={setSummaryOptions} />
        </LinkPanel>
      )}
      {isChoosing && (
        <UnfinishedList
          // What was wanted of it went to the server with its first bytes.
          onResume={(file) =>
            void startUpload({ files: [file], outputType: 'summary', keepOriginal: false })
          }
        />
      )}
      <div hidden={!isChoosing}>
        <SourceForms
          summaryOptions={summaryOptions}
          onSummaryOptions={setSummaryOptions}
          onFile={(order) => void start(order)}
          onText={summarize}
          onTranscript={(text) => imports.add([{ files: [pastedFile(text)], audio: null }])}
          onLink={setLink}
          maxMegabytes={maxMegabytes}
        />
      </div>
      <LinkList />
    </div>
  );
}

interface SharedFilesProps {
  files: readonly File[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before it uploads: another site can send files to this page, too. */
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
  onTranscript: (text: string) => void;
  onLink: (url: string) => void;
  maxMegabytes: number | undefined;
}

/** First what it is that is to be worked on, then the form for that. */
function SourceForms({
  summaryOptions,
  onSummaryOptions,
  onFile,
  onText,
  onTranscript,
  onLink,
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
  if (source === null)
    return (
      <>
        <SourceChoice label={uploadScreen.choose} choices={choices} />
        <LinkField onLink={onLink} />
      </>
    );
  return (
    <Card>
      <Button variant="ghost" size="s" className="mb-5 -ml-2" onClick={() => setSource(null)}>
        <ArrowLeft aria-hidden="true" />
        {uploadScreen.backToOptions}
      </Button>
      {source === 'file' ? (
        <>
          <RecognizerNotice before="beforeUpload" className="mb-5" />
          <FileForm onChoose={onFile} onLink={onLink} maxMegabytes={maxMegabytes}>
            <RecordingOptionsFields value={summaryOptions} onChange={onSummaryOptions} />
          </FileForm>
        </>
      ) : (
        <TextForm onSubmit={onText} onTranscript={onTranscript} />
      )}
    </Card>
  );
}

/** The address that is offered to be brought: one that was pasted or dropped on another page, or anywhere on this one. */
function useLink(): [string | null, (url: string | null) => void] {
  const { state } = useLocation();
  const [link, setLink] = useState<string | null>(() =>
    webAddressOf((state as { link?: string } | null)?.link ?? ''),
  );
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const inField =
        event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const url = webAddressOf(event.clipboardData?.getData('text/plain') ?? '');
      if (inField || url === null) return;
      event.preventDefault();
      setLink(url);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
  return [link, setLink];
}

/** Starts with what was dropped on another page. */
function useDroppedFiles(start: (left: LeftFiles) => void): void {
  const onDropped = useEffectEvent(start);
  useEffect(() => {
    // Afterwards, because development mounts each page twice and the first unmount cancels uploads.
    queueMicrotask(() => {
      const left = takeFiles();
      if (left.files.length > 0) onDropped(left);
    });
  }, []);
}

/** Opens the results shortly after the upload is done; of several, the dashboard. Nothing opens while transcripts wait here. */
function useWhenDone(state: UploadState, mayLeave: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (state.step !== 'done' && state.step !== 'all-done') return undefined;
    const isOne = state.step === 'done';
    toast.success(isOne ? uploadScreen.uploadComplete : manyUploaded(state));
    const to = isOne ? `/results/${state.summaryId}` : '/dashboard';
    if (!mayLeave) return undefined;
    const timer = setTimeout(() => void navigate(to), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, mayLeave, navigate]);
}
