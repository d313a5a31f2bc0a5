import type { OutputType } from '@notelark/api/library';
import { uploadScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { useAccount } from '../../lib/session.ts';
import { keepTextDraft, readTextDraft } from '../../lib/text-draft.ts';
import { countLabel, countText } from '../../lib/words-count.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { TranscriptHint } from './transcript-hint.tsx';
import { OutputTypeField } from './output-type-field.tsx';

export interface TextOrder {
  text: string;
  outputType: OutputType;
}

interface TextFormProps {
  onSubmit: (order: TextOrder) => void;
  onTranscript: (text: string) => void;
}

/** Takes a text, which is kept in this browser until it is sent, and hands it on to the text-summary screen; a transcript can be imported as one. */
export function TextForm({ onSubmit, onTranscript }: TextFormProps) {
  const { id: accountId } = useAccount();
  const [order, setOrder] = useState<TextOrder>(
    () => readTextDraft(accountId) ?? { text: '', outputType: 'summary' },
  );
  const { text, outputType } = order;
  const change = (changed: Partial<TextOrder>) => {
    const next = { ...order, ...changed };
    setOrder(next);
    keepTextDraft(accountId, next);
  };
  const [error, setError] = useState<string>();
  const blank = text.trim() === '';
  const submit = () => {
    if (blank) setError(uploadScreen.enterText);
    else onSubmit(order);
  };
  return (
    <Form className="grid gap-6" onSubmit={submit}>
      <OutputTypeField value={outputType} onChange={(chosen) => change({ outputType: chosen })} />
      <Field label={uploadScreen.content} hint={countLabel(countText(text))} error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={12}
            value={text}
            onChange={(event) => {
              change({ text: event.target.value });
              setError(undefined);
            }}
            onBlur={() => setError(blank ? uploadScreen.enterText : undefined)}
          />
        )}
      </Field>
      <TranscriptHint text={text} onImport={onTranscript} />
      <Button type="submit" className="w-fit" disabled={blank}>
        {uploadScreen.summarizeText}
      </Button>
    </Form>
  );
}
