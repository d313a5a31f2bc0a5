import type { OutputType } from '@notelark/api/library';
import { dashboardScreen, uploadScreen } from '../../messages/index.ts';
import { transcriptEndings } from '@notelark/api/transcript-formats';
import { UploadCloud } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../../lib/class-names.ts';
import { fill } from '../../lib/format.ts';
import { webAddressOf } from '../../lib/web-address.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { OutputTypeField } from './output-type-field.tsx';
import { filesIn } from './dropped.ts';
import { acceptedFiles } from './media.ts';
import type { UploadOrder } from './use-upload.ts';

/** What the form says of the chosen files; the page adds what is wanted of them. */
export interface FileOrder extends Pick<UploadOrder, 'outputType' | 'keepOriginal' | 'onArrived'> {
  files: readonly File[];
}

interface FileFormProps {
  onChoose: (order: FileOrder) => void;
  /** An address was dropped. */
  onLink: (url: string) => void;
  /** Largest file; undefined until it is known. */
  maxMegabytes: number | undefined;
  /** More fields. */
  children?: ReactNode;
}

/** Settings first, then the files: choosing them starts the upload. */
export function FileForm({ onChoose, onLink, maxMegabytes, children }: FileFormProps) {
  const [outputType, setOutputType] = useState<OutputType>('summary');
  const [keepOriginal, setKeepOriginal] = useState(false);
  const choose = (files: readonly File[]) => {
    if (files.length > 0) onChoose({ files, outputType, keepOriginal });
  };
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <OutputTypeField value={outputType} onChange={setOutputType} />
        {children}
      </div>
      <Switch
        label={uploadScreen.keepOriginal}
        hint={uploadScreen.keepOriginalHint}
        checked={keepOriginal}
        onChange={setKeepOriginal}
      />
      <FileChooser onChoose={choose} onLink={onLink} maxMegabytes={maxMegabytes} />
    </div>
  );
}

interface FileChooserProps {
  onChoose: (files: readonly File[]) => void;
  onLink: (url: string) => void;
  maxMegabytes: number | undefined;
}

function FileChooser({ onChoose, onLink, maxMegabytes }: FileChooserProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const url = webAddressOf(event.dataTransfer.getData('text/plain'));
    if (url !== null) return onLink(url);
    void filesIn(event.dataTransfer).then((files) => {
      if (files.length === 0) toast.error(dashboardScreen.nothingDropped);
      else onChoose(files);
    });
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'relative grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-6 py-12 text-center transition-colors',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text',
        over ? 'border-accent bg-accent-wash' : 'border-line-strong hover:bg-raised',
      )}
    >
      <UploadCloud className="size-9 text-accent-text" aria-hidden="true" />
      <p className="font-semibold">
        <label htmlFor={id}>{uploadScreen.chooseFile}</label>{' '}
        <span className="font-normal text-ink-soft">{uploadScreen.dropHint}</span>
      </p>
      <div id={`${id}-hint`} className="grid max-w-prose gap-2 text-sm text-ink-faint">
        <p>
          {uploadScreen.chooseFileHint}{' '}
          {maxMegabytes !== undefined &&
            `${fill(uploadScreen.chooseFileLimit, { megabytes: maxMegabytes.toLocaleString('en') })} `}
          {uploadScreen.chooseFileStarts}
        </p>
        <p>{uploadScreen.chooseTranscripts}</p>
      </div>
      <input
        id={id}
        type="file"
        multiple
        accept={[acceptedFiles, ...transcriptEndings].join(',')}
        aria-describedby={`${id}-hint`}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
