import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { linkScreen } from '../../messages/index.ts';
import { webAddressOf } from '../../lib/web-address.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** Takes the address of a recording or a podcast. */
export function LinkField({ onLink }: { onLink: (url: string) => void }) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const url = webAddressOf(text);
    setRefused(url === null);
    if (url !== null) onLink(url);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-6 flex flex-wrap items-start gap-3">
      <Field
        label={linkScreen.field}
        hint={linkScreen.fieldHint}
        error={refused ? linkScreen.invalid : undefined}
        className="min-w-64 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setRefused(false);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="mt-7">
        <Link2 aria-hidden="true" />
        {linkScreen.look}
      </Button>
    </form>
  );
}
