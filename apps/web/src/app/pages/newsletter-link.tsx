import { newsletterPages } from '../../messages/index.ts';
import { useSearchParams } from 'react-router';
import { TokenAction } from '../../features/contact/token-action.tsx';
import { PageHead } from '../page-head.tsx';

/** What both links of the newsletter's e-mails open. */
export function NewsletterLink({ action }: { action: 'confirm' | 'unsubscribe' }) {
  const token = useSearchParams()[0].get('token') ?? '';
  const { title, text } = newsletterPages[action];
  return (
    <div className="grid w-full max-w-105 gap-6 rounded-xl border border-line bg-surface p-6 shadow-md sm:p-9">
      <PageHead title={title} />
      <div className="grid gap-2">
        <h1 className="text-xl">{title}</h1>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <TokenAction action={action} token={token} />
    </div>
  );
}
