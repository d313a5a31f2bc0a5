import type { ApiKey } from '@notelark/api/api-keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  apiKeyScreen,
  newKeyWords,
  scopeLabels,
  securityScreen,
  teamKeyScreen,
} from '../../messages/index.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { type KeyOwner, ownKeys, type ShownKey } from './key-owners.ts';
import { NewApiKeyDialog } from './new-api-key-dialog.tsx';
import { useSecurityChange } from './queries.ts';
import { SecurityCard } from './security-card.tsx';

/** Keys by which programs act for this account, or for a team. */
export function ApiKeysCard({ of }: { of: KeyOwner }) {
  const client = useQueryClient();
  const keys = useQuery({
    queryKey: of.queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => of.list(signal),
  }).data?.keys;
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ShownKey | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: of.queryKey });
  if (!keys) return null;
  return (
    <SecurityCard
      title={apiKeyScreen.title}
      description={
        <>
          {of.text}{' '}
          <a href="/api/docs" className="link">
            {apiKeyScreen.documentation}
          </a>
          {of === ownKeys && (
            <>
              <br />
              {fill(apiKeyScreen.assistants, { address: new URL('/mcp', location.href).href })}
            </>
          )}
        </>
      }
      actions={
        <Button variant="secondary" onClick={() => setCreating(true)}>
          {apiKeyScreen.create}
        </Button>
      }
    >
      {keys.length === 0 ? (
        <p className="text-sm text-ink-faint">{apiKeyScreen.none}</p>
      ) : (
        <ul className="grid gap-3">
          {keys.map((key) => (
            <Row key={key.id} apiKey={key} onRevoke={() => setLeaving(key)} />
          ))}
        </ul>
      )}
      {creating && (
        <NewApiKeyDialog
          of={of}
          onClose={() => setCreating(false)}
          onCreated={(made) => {
            setCreating(false);
            setSecret(made);
            void reload();
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog secret={secret} words={newKeyWords} onClose={() => setSecret(null)} />
      )}
      {leaving && (
        <RevokeDialog
          of={of}
          apiKey={leaving}
          onClose={() => setLeaving(null)}
          onRevoked={reload}
        />
      )}
    </SecurityCard>
  );
}

function Row({ apiKey, onRevoke }: { apiKey: ShownKey; onRevoke: () => void }) {
  const { name, beginning, scopes } = apiKey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <div className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {scopes.map((scope) => (
            <Badge key={scope}>{scopeLabels[scope].label}</Badge>
          ))}
          {isExpired(apiKey) && <Badge tone="danger">{apiKeyScreen.expired}</Badge>}
        </span>
        <code className="text-xs text-ink-soft">{beginning}…</code>
        <span className="text-xs text-ink-faint">{factsOf(apiKey)}</span>
        {apiKey.maker !== undefined && (
          <span className="text-xs text-ink-faint">{makerOf(apiKey.maker)}</span>
        )}
      </div>
      <Button
        variant="secondary"
        size="s"
        aria-label={fill(apiKeyScreen.revokeKey, { name })}
        onClick={onRevoke}
      >
        {apiKeyScreen.revoke}
      </Button>
    </li>
  );
}

const makerOf = (maker: string | null): string =>
  maker === null ? teamKeyScreen.byUnknown : fill(teamKeyScreen.by, { maker });

const isExpired = ({ expiresAt }: ApiKey): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

const factsOf = ({ createdAt, lastUsedAt, expiresAt }: ApiKey): string =>
  fill(apiKeyScreen.facts, {
    created: formatDay(createdAt),
    used:
      lastUsedAt === null
        ? apiKeyScreen.unused
        : fill(apiKeyScreen.used, { day: formatDay(lastUsedAt) }),
    expires:
      expiresAt === null
        ? apiKeyScreen.endless
        : fill(apiKeyScreen.expires, { day: formatDay(expiresAt) }),
  });

interface RevokeDialogProps {
  of: KeyOwner;
  apiKey: ShownKey;
  onClose: () => void;
  onRevoked: () => Promise<void>;
}

function RevokeDialog({ of, apiKey: { id, name }, onClose, onRevoked }: RevokeDialogProps) {
  const revoke = useSecurityChange(() => of.revoke(id), {
    onSuccess: async () => {
      await onRevoked();
      onClose();
      toast.success(fill(apiKeyScreen.revoked, { name }));
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={apiKeyScreen.revokeTitle}
      description={fill(apiKeyScreen.revokeText, { name })}
      cancelLabel={securityScreen.cancel}
      confirmLabel={apiKeyScreen.revoke}
      busy={revoke.isPending}
      danger
      onConfirm={() => revoke.mutate()}
    />
  );
}
