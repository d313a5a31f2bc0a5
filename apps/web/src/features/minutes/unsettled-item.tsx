import type { UnsettledStatement } from '@notelark/api/minutes';
import { useState } from 'react';
import { minutesScreen as words } from '../../messages/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Quotations } from '../../ui/quotations.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import type { Settlement } from './queries.ts';

interface UnsettledItemProps {
  statement: UnsettledStatement;
  busy: boolean;
  onSettle: (how: Settlement) => void;
}

/** A statement that is not verified, what it rests on, and what can be done about it. */
export function UnsettledItem({ statement, busy, onSettle }: UnsettledItemProps) {
  const { text, section, reason, quotations } = statement;
  const [editing, setEditing] = useState<'keep' | 'correct' | null>(null);
  return (
    <li className="grid gap-3 rounded-md border border-line p-4">
      <div className="grid gap-1.5">
        {section !== null && <p className="text-xs font-medium text-ink-faint">{section}</p>}
        <p className="wrap-anywhere">{text}</p>
        <p>
          <Badge>{reason ?? words.noReason}</Badge>
        </p>
      </div>
      {quotations.length === 0 ? (
        <p className="text-sm text-ink-faint">{words.noPassages}</p>
      ) : (
        <Quotations
          quotations={quotations}
          label={words.passages}
          className="max-h-40 overflow-y-auto"
        />
      )}
      {editing === null ? (
        <div className="flex flex-wrap gap-2">
          <Button size="s" variant="secondary" disabled={busy} onClick={() => setEditing('keep')}>
            {words.keep}
          </Button>
          <Button
            size="s"
            variant="secondary"
            disabled={busy}
            onClick={() => setEditing('correct')}
          >
            {words.correct}
          </Button>
          <Button size="s" variant="ghost" disabled={busy} onClick={() => onSettle({ do: 'drop' })}>
            {words.drop}
          </Button>
        </div>
      ) : (
        <SettleForm
          how={editing}
          text={text}
          busy={busy}
          onSettle={onSettle}
          onCancel={() => setEditing(null)}
        />
      )}
    </li>
  );
}

interface SettleFormProps {
  how: 'keep' | 'correct';
  text: string;
  busy: boolean;
  onSettle: (how: Settlement) => void;
  onCancel: () => void;
}

/** The button that opened the form is gone. */
const takeFocus = (control: HTMLElement | null) => control?.focus();

function SettleForm({ how, text, busy, onSettle, onCancel }: SettleFormProps) {
  const [value, setValue] = useState(how === 'keep' ? '' : text);
  const written = value.trim();
  const isSame = written === '' || (how === 'correct' && written === text);
  useUnsaved(!isSame && !busy);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame) return;
        onSettle(how === 'keep' ? { do: how, reason: written } : { do: how, text: written });
      }}
    >
      {how === 'keep' ? (
        <Field label={words.reason} hint={words.reasonHint}>
          {(control) => (
            <Input
              {...control}
              ref={takeFocus}
              value={value}
              maxLength={300}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <Field label={words.words} hint={words.wordsHint}>
          {(control) => (
            <Textarea
              {...control}
              ref={takeFocus}
              rows={2}
              value={value}
              maxLength={2_000}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="s" busy={busy} disabled={isSame}>
          {words.saveStatement}
        </Button>
        <Button size="s" variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
