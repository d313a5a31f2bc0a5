import { MailCheck } from 'lucide-react';
import { useId } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { useInstallation } from '../../lib/installation.ts';
import { checkEmail } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useResendVerification } from './queries.ts';

/** Stays above the sign-in form until the address is verified (product rule A5). */
export function CheckEmail({ email }: { email: string }) {
  const heading = useId();
  const resend = useResendVerification();
  const isKept = useInstallation()?.developmentMailbox === true;
  const sendAgain = () =>
    resend.mutate(email, {
      onError: (error) => toast.error(checkEmail.resendFailed, { description: sentenceOf(error) }),
    });
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-3 rounded-md border border-accent-line bg-accent-wash p-4 text-sm text-accent-text"
    >
      <div className="flex gap-3">
        <MailCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <div className="grid min-w-0 gap-1">
          <h2 id={heading} className="text-sm font-semibold">
            {checkEmail.title}
          </h2>
          <p className="break-words">
            {checkEmail.sentTo} <strong className="font-semibold">{email}</strong>.{' '}
            {checkEmail.next}
          </p>
          {isKept ? (
            <p>
              {checkEmail.kept}{' '}
              <a href="/dev/mail" className="font-semibold underline">
                {checkEmail.mailbox}
              </a>
            </p>
          ) : (
            <p className="text-xs">{checkEmail.hint}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 pl-8">
        <Button size="s" variant="secondary" disabled={resend.isPending} onClick={sendAgain}>
          {resend.isPending ? checkEmail.resending : checkEmail.resend}
        </Button>
        <output className="text-xs empty:hidden">{resend.isSuccess && checkEmail.resent}</output>
      </div>
    </section>
  );
}
