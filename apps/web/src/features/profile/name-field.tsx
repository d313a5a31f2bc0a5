import { type Account, MAX_NAME_CHARACTERS } from '@notelark/api/accounts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { profileScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useChangeName } from './queries.ts';

/** The name that the dashboard greets by, and its form. */
export function NameField({ account }: { account: Account }) {
  const [editing, setEditing] = useState(false);
  if (editing) return <NameForm account={account} onClose={() => setEditing(false)} />;
  return (
    <div className="flex items-center justify-between gap-x-4">
      <dt className="text-ink-soft">{profileScreen.name}</dt>
      <dd className="flex min-w-0 items-center gap-1 font-medium">
        <span className="truncate">{account.displayName ?? profileScreen.noName}</span>
        <Button
          variant="ghost"
          size="icon"
          className="-my-2 -mr-2 size-9"
          aria-label={profileScreen.editName}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden="true" />
        </Button>
      </dd>
    </div>
  );
}

function NameForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const [name, setName] = useState(account.displayName ?? '');
  const change = useChangeName();
  const save = () =>
    change.mutate(name, {
      onSuccess: () => {
        toast.success(profileScreen.nameSaved);
        onClose();
      },
      onError: (error) => toast.error(profileScreen.nameFailed, { description: sentenceOf(error) }),
    });
  return (
    <div>
      <dt className="sr-only">{profileScreen.name}</dt>
      <dd>
        <Form className="grid gap-3" onSubmit={save}>
          <Field label={profileScreen.name} hint={profileScreen.nameHint}>
            {(control) => (
              <Input
                {...control}
                autoComplete="name"
                maxLength={MAX_NAME_CHARACTERS}
                value={name}
                // The button that opened it has gone.
                ref={(field) => field?.focus()}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <div className="flex gap-2">
            <Button type="submit" size="s" busy={change.isPending}>
              {profileScreen.saveName}
            </Button>
            <Button variant="ghost" size="s" onClick={onClose}>
              {profileScreen.cancelName}
            </Button>
          </div>
        </Form>
      </dd>
    </div>
  );
}
