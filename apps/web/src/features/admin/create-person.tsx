import { useState } from 'react';
import { emailProblem } from '../../lib/account-rules.ts';
import { request } from '../../lib/client.ts';
import { adminPeople } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Unsaved } from '../../ui/unsaved.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { useAdminAction } from './queries.ts';

export function CreatePerson() {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [link, setLink] = useState<string | null>(null);
  const close = (): void => {
    setOpen(false);
    setEmail('');
    setLink(null);
  };
  const create = useAdminAction(
    (address: string) => request('POST /api/admin/people', { body: { email: address } }),
    {
      onDone: (made) => {
        if (made.link !== null) return setLink(made.link);
        toast.success(adminPeople.created, { description: adminPeople.mailed });
        close();
      },
    },
  );
  const submit = (): void => {
    const found = emailProblem(email);
    setProblem(found);
    if (found === undefined) create.mutate(email);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{adminPeople.create}</Button>
      <Dialog
        open={open}
        onOpenChange={(next) => (next ? setOpen(true) : close())}
        title={link === null ? adminPeople.create : adminPeople.created}
        description={link === null ? adminPeople.createText : undefined}
      >
        {link !== null ? (
          <OneTimeLink link={link} />
        ) : (
          <Form noValidate onSubmit={submit} className="grid gap-4">
            <Unsaved when={email !== ''} />
            <Field label={adminPeople.email} error={problem}>
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                />
              )}
            </Field>
            <SubmitButton busy={create.isPending}>{adminPeople.createSubmit}</SubmitButton>
          </Form>
        )}
      </Dialog>
    </>
  );
}
