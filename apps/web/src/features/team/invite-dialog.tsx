import { type GivenTeamRole, givenTeamRoles, type TeamRole } from '@notelark/api/team-roles';
import { useState } from 'react';
import { teamScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.tsx';
import { Unsaved } from '../../ui/unsaved.tsx';
import { useTeamChange } from './queries.ts';

/** Asks for an address and a role. Admins invite plain members only. */
export function InviteButton({ own, disabled }: { own: TeamRole; disabled: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {teamScreen.invite}
      </Button>
      {open && <InviteDialog own={own} onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ own, onClose }: { own: TeamRole; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenTeamRole>('member');
  const [problem, setProblem] = useState<string | undefined>();
  const invite = useTeamChange(
    () => request('POST /api/team/invitations', { body: { email, role } }),
    {
      onSuccess: () => {
        toast.success(fill(teamScreen.sent, { email }));
        onClose();
      },
    },
  );
  const submit = () => {
    const valid = /^\S+@\S+\.\S+$/.test(email.trim());
    setProblem(valid ? undefined : teamScreen.emailMissing);
    if (valid) invite.mutate();
  };
  const roles = own === 'owner' ? givenTeamRoles : (['member'] as const);
  return (
    <Dialog open onOpenChange={onClose} title={teamScreen.inviteTitle}>
      <Unsaved when={email !== ''} />
      <Form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={teamScreen.email} error={problem}>
          {(control) => (
            <Input
              type="email"
              {...control}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Field label={teamScreen.role}>
          {(control) => (
            <Select
              {...control}
              value={role}
              onChange={setRole}
              options={roles.map((value) => ({ value, label: teamScreen.roles[value] }))}
            />
          )}
        </Field>
        <Button type="submit" busy={invite.isPending}>
          {teamScreen.send}
        </Button>
      </Form>
    </Dialog>
  );
}
