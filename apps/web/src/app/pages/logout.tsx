import { signOutScreen } from '../../messages/index.ts';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { FormCard } from '../../features/accounts/form-card.tsx';
import { useSignOut } from '../../features/accounts/queries.ts';
import { commitDeletions } from '../../features/history/deletions.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FullScreenSpinner } from '../../ui/spinner.tsx';
import { PageHead } from '../page-head.tsx';

/** Ends the session, then shows the sign-in form. */
export default function LogoutPage() {
  const { mutate, isSuccess, error } = useSignOut();
  useEffect(() => {
    // What was just deleted is deleted as its owner.
    void commitDeletions().then(() => mutate());
  }, [mutate]);
  if (isSuccess) return <Navigate to="/login" replace />;
  return (
    <>
      <PageHead title={signOutScreen.title} />
      {error ? (
        <FormCard title={signOutScreen.failed}>
          <Alert>{sentenceOf(error)}</Alert>
          <Button onClick={() => mutate()}>{signOutScreen.retry}</Button>
        </FormCard>
      ) : (
        <FullScreenSpinner label={signOutScreen.busy} />
      )}
    </>
  );
}
