import { liveScreen } from '../../messages/index.ts';
import { useId } from 'react';
import { Textarea } from '../../ui/textarea.tsx';

/** As much as is sent. */
const LONGEST = 100_000;

interface OwnNotesProps {
  value: string;
  readOnly: boolean;
  onChange: (own: string) => void;
}

/** What the user writes while they listen; kept as it is typed. */
export function OwnNotes({ value, readOnly, onChange }: OwnNotesProps) {
  const id = useId();
  return (
    <section>
      <h2 className="text-base font-semibold">
        <label htmlFor={id}>{liveScreen.ownNotes}</label>
      </h2>
      <p id={`${id}-hint`} className="mt-0.5 mb-2.5 text-sm text-ink-soft">
        {liveScreen.ownNotesHint}
      </p>
      <Textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={6}
        maxLength={LONGEST}
        value={value}
        readOnly={readOnly}
        placeholder={liveScreen.ownNotesPlaceholder}
        className="field-sizing-content max-h-[40dvh]"
        onChange={({ target }) => onChange(target.value)}
      />
    </section>
  );
}
