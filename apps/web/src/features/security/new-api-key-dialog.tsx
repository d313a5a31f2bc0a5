import { type ApiScope, apiScopes, MAX_KEY_DAYS } from '@notelark/api/api-scopes';
import { useState } from 'react';
import { apiKeyScreen, scopeLabels } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import type { KeyOwner } from './key-owners.ts';
import { useSecurityChange } from './queries.ts';

interface NewApiKeyDialogProps {
  of: KeyOwner;
  onClose: () => void;
  /** Called with the key, which is in no later answer. */
  onCreated: (secret: string) => void;
}

const FOREVER = 'forever';

const lifetimeOptions = [
  { value: '30', label: fill(apiKeyScreen.days, { count: 30 }) },
  { value: '90', label: fill(apiKeyScreen.days, { count: 90 }) },
  { value: String(MAX_KEY_DAYS), label: apiKeyScreen.year },
  { value: FOREVER, label: apiKeyScreen.forever },
];

export function NewApiKeyDialog({ of, onClose, onCreated }: NewApiKeyDialogProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['read']);
  const [lifetime, setLifetime] = useState('90');
  const [tried, setTried] = useState(false);
  const isNamed = name.trim() !== '';
  const create = useSecurityChange(
    (password: string) => {
      const body = {
        name,
        scopes: [...scopes],
        lifetimeDays: lifetime === FOREVER ? null : Number(lifetime),
        password,
      };
      return of.create(body);
    },
    { onSuccess: ({ secret }) => onCreated(secret) },
  );
  return (
    <ConfirmForm
      title={apiKeyScreen.create}
      description={apiKeyScreen.createText}
      submitLabel={apiKeyScreen.create}
      busy={create.isPending}
      error={create.error}
      onConfirm={({ password }) => {
        setTried(true);
        if (isNamed && scopes.length > 0) create.mutate(password);
      }}
      onClose={onClose}
    >
      <Field
        label={apiKeyScreen.name}
        error={tried && !isNamed ? apiKeyScreen.nameRequired : undefined}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <ScopeFields of={of} value={scopes} onChange={setScopes} />
      {tried && scopes.length === 0 && (
        <p role="alert" className="text-sm text-danger-text">
          {apiKeyScreen.scopesRequired}
        </p>
      )}
      <Field label={apiKeyScreen.lifetime}>
        {(control) => (
          <Select {...control} value={lifetime} onChange={setLifetime} options={lifetimeOptions} />
        )}
      </Field>
    </ConfirmForm>
  );
}

interface ScopeFieldsProps {
  of: KeyOwner;
  value: readonly ApiScope[];
  onChange: (scopes: readonly ApiScope[]) => void;
}

function ScopeFields({ of, value, onChange }: ScopeFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium">{apiKeyScreen.scopes}</legend>
      {of.scopes.map((scope) => (
        <div key={scope} className="flex items-start gap-3 text-sm">
          <Checkbox
            label={scopeLabels[scope].label}
            checked={value.includes(scope)}
            onChange={(checked) =>
              onChange(apiScopes.filter((one) => (one === scope ? checked : value.includes(one))))
            }
          />
          <span className="grid gap-0.5">
            <span className="font-medium">{scopeLabels[scope].label}</span>
            <span className="text-ink-faint">{scopeLabels[scope].hint}</span>
          </span>
        </div>
      ))}
    </fieldset>
  );
}
