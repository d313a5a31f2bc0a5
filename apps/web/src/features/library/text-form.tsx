import type { OutputType } from '@notelark/api/library';
import { uploadScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { countLabel, countText } from '../../lib/words-count.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { TranscriptHint } from './transcript-hint.tsx';
import { OutputTypeField } from './output-type-field.tsx';
import { useTextDraft } from './use-text-draft.ts';
import { WaitingTexts } from './waiting-texts.tsx';

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
  const { waiting, draft, form, keep, goOnWith, discardWaiting } = useTextDraft();
  return (
    <>
      <WaitingTexts
        texts={waiting}
        onGoOn={(text) => goOnWith(text, null)}
        onDiscard={discardWaiting}
      />
      <Fields
        key={form}
        initial={draft}
        onChange={keep}
        onSubmit={onSubmit}
        onTranscript={onTranscript}
      />
    </>
  );
}

interface FieldsProps extends TextFormProps {
  initial: TextOrder;
  onChange: (order: TextOrder) => void;
}

function Fields({ initial, onChange, onSubmit, onTranscript }: FieldsProps) {
  const [order, setOrder] = useState<TextOrder>({
    text: initial.text,
    outputType: initial.outputType,
  });
  const { text, outputType } = order;
  const change = (changed: Partial<TextOrder>) => {
    const next = { ...order, ...changed };
    setOrder(next);
    onChange(next);
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
