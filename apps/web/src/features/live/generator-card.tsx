import type { LiveDetails } from '@notelark/api/live-details';
import type { OutputType } from '@notelark/api/output-types';
import { liveScreen, outputTypeDescriptions, outputTypeLabel } from '../../messages/index.ts';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { useMutation } from '@tanstack/react-query';
import { Eye, Pencil, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { outputTypeOptions } from '../../lib/output-types.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.tsx';
import { StopFirst } from './stop-first.tsx';

export interface Generated {
  outputType: OutputType;
  /** Markdown; empty until it is generated. */
  notes: string;
}

interface GeneratorCardProps {
  transcript: string;
  /** What is known of it beside its text. */
  details: () => LiveDetails;
  summaryOptions: SummaryOptions;
  recording: boolean;
  /** What was said last is still being transcribed. */
  pending: boolean;
  value: Generated;
  onChange: (value: Generated) => void;
  /** What a reader must know of the notes, where they rest on a draft. */
  notice: string | null;
  /** Shows Markdown as it is read. */
  render: (markdown: string) => ReactNode;
  /** The fields of the summary options. */
  children: ReactNode;
}

/** Makes notes or a summary of the transcript as it stands. */
export function GeneratorCard({
  transcript,
  details,
  summaryOptions,
  recording,
  pending,
  value,
  onChange,
  notice,
  render,
  children,
}: GeneratorCardProps) {
  const { outputType, notes } = value;
  const reason = useId();
  const wholeTranscript = useWholeTranscript(transcript, pending);
  const generate = useMutation({
    mutationFn: async (wanted: OutputType) => {
      const whole = await wholeTranscript();
      if (whole.trim() === '') return null;
      return await request('POST /api/functions/generate-notes', {
        body: { transcript: whole, outputType: wanted, summaryOptions, details: details() },
      });
    },
    onSuccess: (made, wanted) => {
      if (made) onChange({ outputType: wanted, notes: made.notes });
      else toast.error(liveScreen.noTranscript.generate);
    },
    onError: (error) => toast.error(sentenceOf(error) || liveScreen.generateFailed),
  });
  return (
    <section className="border-t border-line pt-6">
      <h2 className="mb-4 text-base font-semibold">{liveScreen.generator}</h2>
      <div className="grid gap-5">
        <Field
          label={outputTypeLabel}
          hint={outputTypeDescriptions[outputType]}
          className="max-w-sm"
        >
          {(control) => (
            <Select
              {...control}
              value={outputType}
              onChange={(chosen) => onChange({ outputType: chosen, notes: '' })}
              options={outputTypeOptions}
              disabled={generate.isPending}
            />
          )}
        </Field>
        {!recording && children}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            busy={generate.isPending}
            disabled={recording}
            aria-describedby={recording ? reason : undefined}
            onClick={() => generate.mutate(outputType)}
          >
            <Sparkles aria-hidden="true" />
            {labelOf(outputType, generate.isPending, pending)}
          </Button>
          {recording && <StopFirst id={reason} />}
        </div>
        {notes !== '' && notice !== null && <Alert tone="info">{notice}</Alert>}
        {notes !== '' && (
          <Output
            key={outputType}
            value={value}
            onEdit={(edited) => onChange({ outputType, notes: edited })}
            render={render}
          />
        )}
      </div>
    </section>
  );
}

function labelOf(outputType: OutputType, generating: boolean, pending: boolean): string {
  if (!generating) return liveScreen.generate[outputType];
  return pending ? liveScreen.waitingForText : liveScreen.generating;
}

/** @returns what gives the transcript once all of it has come. */
function useWholeTranscript(transcript: string, pending: boolean): () => Promise<string> {
  const waiting = useRef<((transcript: string) => void)[]>([]);
  useEffect(() => {
    if (!pending) for (const resume of waiting.current.splice(0)) resume(transcript);
  }, [transcript, pending]);
  return () =>
    pending ? new Promise((resolve) => waiting.current.push(resolve)) : Promise.resolve(transcript);
}

interface OutputProps {
  value: Generated;
  onEdit: (notes: string) => void;
  render: (markdown: string) => ReactNode;
}

function Output({ value: { outputType, notes }, onEdit, render }: OutputProps) {
  const [editing, setEditing] = useState(false);
  const title = liveScreen.generated[outputType];
  return (
    <section aria-label={title} className="grid gap-4 border-t border-line pt-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">{title}</h3>
        <Button variant="secondary" size="s" onClick={() => setEditing(!editing)}>
          {editing ? <Eye aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          {editing ? liveScreen.view : liveScreen.edit}
        </Button>
      </div>
      {editing ? (
        <Textarea
          aria-label={title}
          rows={14}
          value={notes}
          onChange={(event) => onEdit(event.target.value)}
        />
      ) : (
        render(notes)
      )}
    </section>
  );
}
