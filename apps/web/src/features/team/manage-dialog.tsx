import type { TeamMember } from '@notelark/api/team';
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
import { ConfirmButton } from './confirm-button.tsx';
import { useTeamChange } from './queries.ts';

interface ManageDialogProps {
  /** The reader's own role. */
  own: TeamRole;
  member: TeamMember;
  onClose: () => void;
}

/** Role and cap of a member, and taking the person out of the team. */
export function ManageDialog({ own, member, onClose }: ManageDialogProps) {
  const { id, email } = member;
  const [role, setRole] = useState(member.role);
  const [cap, setCap] = useState(member.capMinutes === null ? '' : String(member.capMinutes));
  const [problem, setProblem] = useState<string | undefined>();
  const params = { id };
  const done = {
    onSuccess: () => {
      toast.success(teamScreen.saved);
      onClose();
    },
  };
  const save = useTeamChange(
    (body: { role?: GivenTeamRole; capMinutes: number | null }) =>
      request('PATCH /api/team/members/{id}', { params, body }),
    done,
  );
  const remove = useTeamChange(() => request('DELETE /api/team/members/{id}', { params }), done);
  const transfer = useTeamChange(
    () => request('POST /api/team/transfer', { body: { memberId: id } }),
    {
      onSuccess: () => {
        toast.success(fill(teamScreen.handedOver, { email }));
        onClose();
      },
    },
  );
  const submit = () => {
    const valid = /^\d{0,7}$/.test(cap.trim());
    setProblem(valid ? undefined : teamScreen.capInvalid);
    const capMinutes = cap.trim() === '' ? null : Number(cap);
    if (valid) save.mutate({ capMinutes, ...(role !== 'owner' && own === 'owner' && { role }) });
  };
  return (
    <Dialog open onOpenChange={onClose} title={fill(teamScreen.manageTitle, { email })}>
      <Unsaved
        when={
          cap !== (member.capMinutes === null ? '' : String(member.capMinutes)) ||
          role !== member.role
        }
      />
      <Form noValidate onSubmit={submit} className="grid gap-4">
        {own === 'owner' && member.role !== 'owner' && (
          <Field label={teamScreen.role}>
            {(control) => (
              <Select
                {...control}
                value={role}
                onChange={setRole}
                options={givenTeamRoles.map((value) => ({
                  value,
                  label: teamScreen.roles[value],
                }))}
              />
            )}
          </Field>
        )}
        <Field label={teamScreen.capField} hint={teamScreen.capHint} error={problem}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={cap}
              onChange={(event) => {
                setCap(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={save.isPending}>
          {teamScreen.save}
        </Button>
      </Form>
      {member.role !== 'owner' && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <ConfirmButton
            label={teamScreen.remove}
            text={fill(teamScreen.removeText, { email })}
            busy={remove.isPending}
            onConfirm={() => remove.mutate()}
          />
          {own === 'owner' && member.canOwn && (
            <ConfirmButton
              label={teamScreen.makeOwner}
              text={fill(teamScreen.makeOwnerText, { email })}
              busy={transfer.isPending}
              danger={false}
              onConfirm={() => transfer.mutate()}
            />
          )}
          {own === 'owner' && !member.canOwn && (
            <p className="text-sm text-ink-soft">{fill(teamScreen.cannotOwn, { email })}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}
