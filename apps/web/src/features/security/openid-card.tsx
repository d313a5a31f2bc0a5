import { useState } from 'react';
import { securityScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { useSignInMeans } from '../../lib/sign-in-means.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useSecurityChange } from './queries.ts';
import { SecurityCard } from './security-card.tsx';

/** Whether the OpenID provider of this installation signs in to the account; disconnects it. */
export function OpenIdCard() {
  const [open, setOpen] = useState(false);
  const isJoined = useSignInMeans().data?.openId;
  const name = useInstallation()?.signIn.openId;
  if (!name || isJoined === undefined) return null;
  if (!isJoined)
    return (
      <SecurityCard title={name} description={fill(securityScreen.openIdNotJoined, { name })} />
    );
  return (
    <SecurityCard
      title={name}
      description={fill(securityScreen.openId, { name })}
      actions={
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {fill(securityScreen.separate, { name })}
        </Button>
      }
    >
      {open && <SeparateDialog name={name} onClose={() => setOpen(false)} />}
    </SecurityCard>
  );
}

function SeparateDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const separate = useSecurityChange(
    (password: string) => request('POST /api/account/openid/remove', { body: { password } }),
    {
      onSuccess: () => {
        toast.success(fill(securityScreen.separated, { name }));
        onClose();
      },
    },
  );
  return (
    <ConfirmForm
      title={fill(securityScreen.separateTitle, { name })}
      description={fill(securityScreen.separateText, { name })}
      submitLabel={fill(securityScreen.separate, { name })}
      danger
      busy={separate.isPending}
      error={separate.error}
      onConfirm={({ password }) => separate.mutate(password)}
      onClose={onClose}
    />
  );
}
