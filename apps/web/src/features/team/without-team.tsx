import type { ReceivedInvitation } from '@notelark/api/team';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { teamScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTeamChange } from './queries.ts';

/** An invitation that the reader has received. */
export function Received({ invitation }: { invitation: ReceivedInvitation }) {
  const { id, teamName, ownerEmail, expiresAt } = invitation;
  const params = { id };
  const accept = useTeamChange(
    () => request('POST /api/team/invitations/{id}/accept', { params }),
    { onSuccess: () => toast.success(fill(teamScreen.joined, { team: teamName })) },
  );
  const decline = useTeamChange(() => request('DELETE /api/team/invitations/{id}', { params }));
  return (
    <Card>
      <CardHeader
        title={fill(teamScreen.receivedTitle, { owner: ownerEmail, team: teamName })}
        description={fill(teamScreen.receivedText, { date: formatDay(expiresAt) })}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={accept.isPending} onClick={() => accept.mutate()}>
          {fill(teamScreen.join, { team: teamName })}
        </Button>
        <Button variant="secondary" busy={decline.isPending} onClick={() => decline.mutate()}>
          {teamScreen.decline}
        </Button>
      </div>
    </Card>
  );
}

export function CreateTeam() {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const create = useTeamChange(() => request('POST /api/team', { body: { name } }));
  const submit = () => {
    const missing = name.trim() === '';
    setProblem(missing ? teamScreen.nameMissing : undefined);
    if (!missing) create.mutate();
  };
  return (
    <Card className="max-w-xl">
      <CardHeader title={teamScreen.createTitle} description={teamScreen.createText} />
      <Form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={teamScreen.name} error={problem}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={80}
              autoComplete="organization"
              onChange={(event) => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={create.isPending} className="justify-self-start">
          {teamScreen.create}
        </Button>
      </Form>
    </Card>
  );
}

/** For an account whose plan has no teams. */
export function NoTeam() {
  return (
    <EmptyState
      icon={Users}
      title={teamScreen.noTeam}
      action={
        <Button asChild className="sold-only">
          <Link to="/pricing">{teamScreen.seePlans}</Link>
        </Button>
      }
    >
      {teamScreen.noTeamText}
    </EmptyState>
  );
}
