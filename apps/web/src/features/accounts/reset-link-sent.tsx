import { forgotPasswordScreen } from '../../messages/index.ts';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** In place of the form once the link is on its way. It says the same whether or not the account exists. */
export function ResetLinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: the focus goes to what took its place.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid w-full max-w-105 justify-items-center gap-5 rounded-xl border border-line bg-surface p-6 text-center shadow-md sm:p-9">
      <span className="grid size-14 place-items-center rounded-full bg-accent-wash text-accent-text">
        <MailCheck className="size-6" aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {forgotPasswordScreen.sentTitle}
      </h1>
      <p className="text-sm text-ink-soft">
        {forgotPasswordScreen.sentText} <strong className="text-ink">{email}</strong>.
      </p>
      <p className="text-xs text-ink-faint">{forgotPasswordScreen.sentHint}</p>
      <div className="grid w-full gap-2.5">
        <Button variant="secondary" onClick={onOther}>
          {forgotPasswordScreen.other}
        </Button>
        <Button asChild variant="ghost">
          <Link to="/login">{forgotPasswordScreen.back}</Link>
        </Button>
      </div>
    </div>
  );
}
