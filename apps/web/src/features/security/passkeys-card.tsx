import type { Passkey } from '@notelark/api/sign-in';
import { useState } from 'react';
import { securityScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { useSignInMeans } from '../../lib/sign-in-means.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-parts.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useSecurityChange } from './queries.ts';
import { SecurityCard } from './security-card.tsx';

type Asked = { to: 'add' } | { to: 'rename' | 'remove'; passkey: Passkey };

export function PasskeysCard() {
  const passkeys = useSignInMeans().data?.passkeys;
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!passkeys) return null;
  const close = () => setAsked(null);
  return (
    <SecurityCard
      title={securityScreen.passkeys}
      description={securityScreen.passkeysText}
      actions={
        <Button variant="secondary" onClick={() => setAsked({ to: 'add' })}>
          {securityScreen.addPasskey}
        </Button>
      }
    >
      {passkeys.length === 0 ? (
        <p className="text-sm text-ink-faint">{securityScreen.noPasskeys}</p>
      ) : (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {asked?.to === 'add' && <AddDialog onClose={close} />}
      {asked?.to === 'rename' && <RenameDialog passkey={asked.passkey} onClose={close} />}
      {asked?.to === 'remove' && <RemoveDialog passkey={asked.passkey} onClose={close} />}
    </SecurityCard>
  );
}

function Row({ passkey, onAsk }: { passkey: Passkey; onAsk: (asked: Asked) => void }) {
  const { name, createdAt, lastUsedAt, synced } = passkey;
  const added = formatDay(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {synced && <Badge>{securityScreen.synced}</Badge>}
        </span>
        <span className="text-xs text-ink-faint">
          {lastUsedAt === null
            ? fill(securityScreen.passkeyUnused, { added })
            : fill(securityScreen.passkeyUsed, { added, used: formatDay(lastUsedAt) })}
        </span>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="s"
          aria-label={fill(securityScreen.renamePasskey, { name })}
          onClick={() => onAsk({ to: 'rename', passkey })}
        >
          {securityScreen.rename}
        </Button>
        <Button
          variant="secondary"
          size="s"
          aria-label={fill(securityScreen.removePasskey, { name })}
          onClick={() => onAsk({ to: 'remove', passkey })}
        >
          {securityScreen.remove}
        </Button>
      </div>
    </li>
  );
}

const nameMissing = (name: string): string | undefined =>
  name.trim() === '' ? securityScreen.passkeyNameRequired : undefined;

async function addPasskey(name: string, password: string): Promise<void> {
  const { makePasskey } = await import('../../lib/passkeys.ts');
  const options = await request('POST /api/account/passkeys/options', { body: { password } });
  const credential = await makePasskey(options);
  await request('POST /api/account/passkeys', { body: { name, credential } });
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const add = useSecurityChange((password: string) => addPasskey(name, password), {
    onSuccess: () => {
      toast.success(securityScreen.passkeyAdded);
      onClose();
    },
  });
  return (
    <ConfirmForm
      title={securityScreen.addPasskey}
      description={securityScreen.addPasskeyText}
      submitLabel={securityScreen.continue}
      busy={add.isPending}
      error={add.error}
      onConfirm={({ password }) => {
        setTried(true);
        if (nameMissing(name) === undefined) add.mutate(password);
      }}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} error={tried ? nameMissing(name) : undefined} />
    </ConfirmForm>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const rename = useSecurityChange(
    () =>
      request('PATCH /api/account/passkeys/{id}', { params: { id: passkey.id }, body: { name } }),
    { onSuccess: onClose },
  );
  return (
    <Dialog open onOpenChange={onClose} title={securityScreen.renamePasskeyTitle}>
      <Form
        noValidate
        className="grid gap-4"
        onSubmit={() => {
          if (nameMissing(name) === undefined) rename.mutate();
        }}
      >
        <NameField value={name} onChange={setName} error={nameMissing(name)} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {securityScreen.cancel}
          </Button>
          <Button type="submit" busy={rename.isPending}>
            {securityScreen.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { id, name } = passkey;
  const remove = useSecurityChange(
    (password: string) =>
      request('POST /api/account/passkeys/{id}/remove', { params: { id }, body: { password } }),
    {
      onSuccess: () => {
        toast.success(securityScreen.passkeyRemoved);
        onClose();
      },
    },
  );
  return (
    <ConfirmForm
      title={securityScreen.removePasskeyTitle}
      description={fill(securityScreen.removePasskeyText, { name })}
      submitLabel={securityScreen.remove}
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={({ password }) => remove.mutate(password)}
      onClose={onClose}
    />
  );
}

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
  error: string | undefined;
}

const NameField = ({ value, onChange, error }: NameFieldProps) => (
  <Field label={securityScreen.passkeyName} hint={securityScreen.passkeyNameHint} error={error}>
    {(control) => (
      <Input
        {...control}
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
