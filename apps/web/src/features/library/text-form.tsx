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

export interface TextOrder {
  text: string;
  outputType: OutputType;
}

interface TextFormProps {
  onSubmit: (order: TextOrder) => void;
  onTranscript: (text: string) => void;
}

/** Takes a text and hands it on to the text-summary screen; a transcript can be imported as one. */
export function TextForm({ onSubmit, onTranscript }: TextFormProps) {
  const [outputType, setOutputType] = useState<OutputType>('summary');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const blank = text.trim() === '';
  const submit = () => {
    if (blank) setError(uploadScreen.enterText);
    else onSubmit({ text, outputType });
  };
  return (
    <Form className="grid gap-6" onSubmit={submit}>
      <OutputTypeField value={outputType} onChange={setOutputType} />
      <Field label={uploadScreen.content} hint={countLabel(countText(text))} error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={12}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
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
