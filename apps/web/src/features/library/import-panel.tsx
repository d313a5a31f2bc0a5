import type { ImportPreview } from '@notelark/api/imports';
import type { OutputType } from '@notelark/api/library';
import { AudioLines, FileText, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  formatLabels,
  importScreen,
  problemSentences,
  uploadScreen,
} from '../../messages/index.ts';
import { fill, formatLength, formatTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AudioChooser } from './audio-chooser.tsx';
import { OutputTypeField } from './output-type-field.tsx';
import type { ImportItem } from './use-imports.ts';

interface ImportPanelProps {
  items: readonly ImportItem[];
  onRemove: (key: number) => void;
  onAudio: (key: number, audio: File | null) => void;
  onImport: (outputType: OutputType) => void;
  /** More fields. */
  children?: ReactNode;
}

/** What was recognized in files of transcripts, and what is to be made of them. */
export function ImportPanel({ items, onRemove, onAudio, onImport, children }: ImportPanelProps) {
  const [outputType, setOutputType] = useState<OutputType>('notes');
  const ready = items.filter(({ step }) => step === 'read').length;
  const busy = items.some(({ step }) => BUSY.has(step));
  const withAudio = items.some(({ audio }) => audio !== null);
  return (
    <section aria-label={importScreen.title} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-sm text-ink-soft">{importScreen.description}</p>
      {items.map((item) => (
        <ImportCard
          key={item.key}
          item={item}
          onRemove={() => onRemove(item.key)}
          onAudio={(audio) => onAudio(item.key, audio)}
        />
      ))}
      <Card className="grid gap-6">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <OutputTypeField value={outputType} onChange={setOutputType} />
          {children}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button disabled={ready === 0 || busy} onClick={() => onImport(outputType)}>
            {ready > 1 ? fill(importScreen.importMany, { count: ready }) : importScreen.importOne}
          </Button>
          <p className="text-sm text-ink-faint">
            {withAudio ? importScreen.countsWithAudio : importScreen.counts}
          </p>
        </div>
      </Card>
    </section>
  );
}

const BUSY: ReadonlySet<string> = new Set(['reading', 'saving', 'sending']);
/** From then on the card can't be taken away. */
const UNDER_WAY: ReadonlySet<string> = new Set(['saving', 'sending', 'saved']);

interface ImportCardProps {
  item: ImportItem;
  onRemove: () => void;
  onAudio: (audio: File | null) => void;
}

function ImportCard({ item, onRemove, onAudio }: ImportCardProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4" role="group" aria-label={item.name}>
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-2.5">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
          <h2 className="min-w-0 font-semibold wrap-anywhere">{item.name}</h2>
        </div>
        {!UNDER_WAY.has(item.step) && (
          <Button
            variant="ghost"
            size="s"
            className="-mt-1 -mr-2"
            aria-label={fill(importScreen.remove, { name: item.name })}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      <ImportBody item={item} />
      {item.step === 'read' && <AudioRow item={item} onAudio={onAudio} />}
    </Card>
  );
}

/** The recording of the transcript: found by its name, chosen, or left out. */
function AudioRow({ item: { audio }, onAudio }: Pick<ImportCardProps, 'item' | 'onAudio'>) {
  if (audio === null)
    return (
      <div>
        <AudioChooser onChoose={onAudio}>{importScreen.addAudio}</AudioChooser>
      </div>
    );
  return (
    <div className="flex items-center gap-2.5 rounded-md bg-raised px-3 py-1.5 text-sm">
      <AudioLines aria-hidden="true" className="size-4 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {fill(importScreen.audio, { name: audio.name })}
      </span>
      <Button
        variant="ghost"
        size="s"
        className="-mr-1.5"
        aria-label={fill(importScreen.removeAudio, { name: audio.name })}
        onClick={() => onAudio(null)}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

function ImportBody({ item }: { item: ImportItem }) {
  if (item.step === 'refused') return <Alert>{item.message}</Alert>;
  if (item.step === 'saved')
    return (
      <>
        {item.audioFailure !== null && (
          <Alert>{fill(importScreen.audioFailed, { reason: item.audioFailure })}</Alert>
        )}
        <p className="flex items-center gap-3 text-sm">
          <Badge tone="good">{importScreen.saved}</Badge>
          <Link to={`/results/${item.summaryId}`} className="text-accent-text underline">
            {uploadScreen.viewResults}
          </Link>
        </p>
      </>
    );
  if (item.step === 'sending') {
    const label = fill(importScreen.sendingAudio, { name: item.name });
    return (
      <div className="grid gap-2 text-sm" role="status">
        <span>{label}</span>
        <Progress label={label} value={item.share} />
      </div>
    );
  }
  if (item.step === 'reading')
    return (
      <div className="grid gap-2" role="status">
        <span className="sr-only">{importScreen.reading}</span>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-16" />
      </div>
    );
  return <Preview preview={item.preview} />;
}

function Preview({ preview }: { preview: ImportPreview }) {
  const { format, lines, seconds, speakers, beginning } = preview;
  return (
    <>
      <ul className="flex flex-wrap gap-2" aria-label={importScreen.recognized}>
        <li>
          <Badge tone="accent">{formatLabels[format]}</Badge>
        </li>
        <li>
          <Badge>
            {fill(lines === 1 ? importScreen.line : importScreen.lines, { count: lines })}
          </Badge>
        </li>
        <li>
          <Badge>{seconds === null ? importScreen.noTimes : formatLength(seconds)}</Badge>
        </li>
        <li>
          <Badge className="max-w-full">
            <span className="truncate">{speakersOf(speakers)}</span>
          </Badge>
        </li>
      </ul>
      <ol aria-label={importScreen.beginning} className="grid gap-1.5 text-sm">
        {[...beginning.entries()].map(([at, { start, speaker, text }]) => (
          <li key={at} className="flex gap-3">
            {start !== null && (
              <span className="w-11 shrink-0 text-right text-xs leading-5 text-ink-faint tabular-nums">
                {formatTime(start)}
              </span>
            )}
            <span className="min-w-0 wrap-anywhere">
              {speaker !== null && <strong className="font-semibold">{speaker} </strong>}
              {text}
            </span>
          </li>
        ))}
        {lines > beginning.length && (
          <li className="text-ink-faint">
            {fill(importScreen.moreLines, { count: lines - beginning.length })}
          </li>
        )}
      </ol>
      <Problems preview={preview} />
    </>
  );
}

const NAMED = 4;

function speakersOf(speakers: readonly string[]): string {
  if (speakers.length === 0) return importScreen.noSpeakers;
  const names = speakers.slice(0, NAMED).join(', ');
  return speakers.length > NAMED
    ? fill(importScreen.moreSpeakers, { names, count: speakers.length - NAMED })
    : names;
}

/** What could not be read, by line. */
function Problems({ preview: { problems, problemCount } }: { preview: ImportPreview }) {
  if (problemCount === 0)
    return <p className="text-sm text-good-text">{importScreen.everythingRead}</p>;
  const label = problemCount === 1 ? importScreen.problem : importScreen.problems;
  return (
    <Disclosure label={fill(label, { count: problemCount })}>
      <ul className="grid gap-2 text-sm">
        {[...problems.entries()].map(([at, { line, reason, text }]) => (
          <li key={at} className="grid gap-0.5">
            <span>
              {line !== null && (
                <strong className="font-semibold">{fill(importScreen.inLine, { line })} </strong>
              )}
              {problemSentences[reason]}
            </span>
            {text !== '' && <code className="text-xs break-all text-ink-faint">{text}</code>}
          </li>
        ))}
        {problemCount > problems.length && (
          <li className="text-ink-faint">
            {fill(importScreen.moreProblems, { count: problemCount - problems.length })}
          </li>
        )}
      </ul>
    </Disclosure>
  );
}
