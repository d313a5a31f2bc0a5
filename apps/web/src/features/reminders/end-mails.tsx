import { useMutation } from '@tanstack/react-query';
import { reminderScreen as words } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Ends the mails that a link is of, without signing in. It waits for a click: mail scanners open links, they don't click. */
export function EndMails({ token }: { token: string }) {
  const end = useMutation({
    mutationFn: () => request('POST /api/mail-choices/end', { body: { token } }),
  });
  if (end.isSuccess)
    return (
      <Alert tone="good">
        <strong className="block font-semibold">{words.endDoneTitle}</strong>
        {words.endDoneText}
      </Alert>
    );
  const problem = token === '' ? words.noToken : end.error && sentenceOf(end.error);
  return (
    <>
      <Alert className="empty:hidden">{problem}</Alert>
      <Button size="l" busy={end.isPending} disabled={token === ''} onClick={() => end.mutate()}>
        {end.isPending ? words.endBusy : words.endSubmit}
      </Button>
    </>
  );
}
