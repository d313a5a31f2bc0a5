import type { Team } from '@notelark/api/team';
import { useState } from 'react';
import { teamScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-parts.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { Unsaved } from '../../ui/unsaved.tsx';
import { useTeamChange } from './queries.ts';

/** For the owner and admins. */
export function RenameButton({ team }: { team: Team }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {teamScreen.rename}
      </Button>
      {open && <RenameDialog team={team} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const [name, setName] = useState(team.name);
  const rename = useTeamChange(() => request('PATCH /api/team', { body: { name } }), {
    onSuccess: () => {
      toast.success(teamScreen.saved);
      onClose();
    },
  });
  const problem = name.trim() === '' ? teamScreen.nameMissing : undefined;
  return (
    <Dialog open onOpenChange={onClose} title={teamScreen.renameTitle}>
      <Unsaved when={name !== team.name} />
      <Form
        noValidate
        className="grid gap-4"
        onSubmit={() => {
          if (problem === undefined) rename.mutate();
        }}
      >
        <Field label={teamScreen.name} error={problem}>
          {(control) => (
            <Input
              {...control}
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {teamScreen.cancel}
          </Button>
          <Button type="submit" busy={rename.isPending}>
            {teamScreen.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
