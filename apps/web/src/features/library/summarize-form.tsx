import type { OutputType } from '@notelark/api/library';
import { summarizeScreen } from '../../messages/index.ts';
import { uploadLimits } from '@notelark/api/plans';
import { type ReactNode, useState } from 'react';
import { countLabel, countText } from '../../lib/words-count.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.tsx';
import { TranscriptHint } from './transcript-hint.tsx';
import { OutputTypeField } from './output-type-field.tsx';
import type { TextOrder } from './text-form.tsx';

interface SummarizeFormProps {
  initial: TextOrder;
  onSubmit: (order: TextOrder) => void;
  /** Called with each change. */
  onEdit?: (order: TextOrder) => void;
  onTranscript: (text: string) => void;
  /** More fields. */
  children?: ReactNode;
}

const limit = uploadLimits.maxTextCharacters;

/** A text of at most 10,000 characters, and what to make of it. */
export function SummarizeForm(props: SummarizeFormProps) {
  const { initial, onSubmit, onEdit, onTranscript, children } = props;
  const [text, setText] = useState(initial.text);
  const [outputType, setOutputType] = useState<OutputType>(initial.outputType);
  const count = countText(text);
  const tooLong = count.characters > limit;
  const change = (value: string) => {
    if (value.length > limit && !tooLong)
      toast.error(summarizeScreen.tooLong, { description: summarizeScreen.tooLongText });
    setText(value);
    onEdit?.({ text: value, outputType });
  };
  return (
    <Form className="grid gap-6" onSubmit={() => onSubmit({ text: text.trim(), outputType })}>
      <Field
        label={summarizeScreen.text}
        hint={countLabel(count, limit)}
        error={tooLong ? summarizeScreen.limitExceeded : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={14}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      <TranscriptHint text={text} tooLong={tooLong} onImport={onTranscript} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <OutputTypeField
          value={outputType}
          onChange={(chosen) => {
            setOutputType(chosen);
            onEdit?.({ text, outputType: chosen });
          }}
        />
        {children}
      </div>
      <Button type="submit" size="l" className="w-fit" disabled={text.trim() === '' || tooLong}>
        {summarizeScreen.generate}
      </Button>
    </Form>
  );
}
