import { profileScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { passwordMissing } from '../../lib/account-rules.ts';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { useSignInMeans } from '../../lib/sign-in-means.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.tsx';
import { ExportButton } from './export-button.tsx';
import { useDeleteAccount } from './queries.ts';

/** Asks for the password, and offers to take everything along first (product rule P3). */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {profileScreen.deleteAccount}
      </Button>
      {asking && <DeleteDialog onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </>
  );
}

interface DeleteDialogProps {
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const remove = useDeleteAccount();
  const hasPassword = useSignInMeans().data?.password ?? true;
  const confirm = () => {
    const missing = hasPassword ? passwordMissing(password) : undefined;
    setProblem(missing);
    if (missing !== undefined) return;
    remove.mutate(password, {
      onSuccess: onDeleted,
      onError: (error) => {
        if (hasCode(error, 'wrong-password')) setProblem(error.message);
        else toast.error(profileScreen.deleteFailed, { description: sentenceOf(error) });
      },
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={profileScreen.deleteTitle}
      description={profileScreen.deleteText}
      cancelLabel={profileScreen.cancel}
      confirmLabel={remove.isPending ? profileScreen.deleting : profileScreen.confirmDelete}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
    >
      <div className="grid justify-items-start gap-2.5 text-sm">
        <p className="text-ink-soft">{profileScreen.exportFirst}</p>
        <ExportButton />
      </div>
      <Form noValidate onSubmit={confirm} hidden={!hasPassword}>
        <Field label={profileScreen.password} error={problem}>
          {(control) => (
            <PasswordInput
              autoComplete="current-password"
              {...control}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
      </Form>
    </ConfirmDialog>
  );
}
