import { newsletterPages } from '../../messages/index.ts';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface TokenActionProps {
  action: 'confirm' | 'unsubscribe';
  token: string;
}

/** What a link of a newsletter's e-mail asks for. It waits for a click: mail scanners open links, they don't click. */
export function TokenAction({ action, token }: TokenActionProps) {
  const words = newsletterPages[action];
  const run = useMutation({
    mutationFn: () => request(`POST /api/newsletter/${action}`, { body: { token } }),
  });
  if (run.isSuccess)
    return (
      <Alert tone="good">
        <strong className="block font-semibold">{words.doneTitle}</strong>
        {words.doneText}
      </Alert>
    );
  const problem = token === '' ? newsletterPages.noToken : run.error && sentenceOf(run.error);
  return (
    <>
      <Alert className="empty:hidden">{problem}</Alert>
      <Button size="l" busy={run.isPending} disabled={token === ''} onClick={() => run.mutate()}>
        {run.isPending ? newsletterPages.busy : words.submit}
      </Button>
    </>
  );
}
