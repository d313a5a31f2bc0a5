import { useSearchParams } from 'react-router';
import { EndMails } from '../../features/reminders/end-mails.tsx';
import { reminderScreen } from '../../messages/index.ts';
import { PageHead } from '../page-head.tsx';

/** What the link at the end of a reminder or a digest opens. */
export default function EndMailsPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <div className="grid w-full max-w-105 gap-6 rounded-xl border border-line bg-surface p-6 shadow-md sm:p-9">
      <PageHead title={reminderScreen.endTitle} />
      <div className="grid gap-2">
        <h1 className="text-xl">{reminderScreen.endTitle}</h1>
        <p className="text-sm text-ink-soft">{reminderScreen.endText}</p>
      </div>
      <EndMails token={token} />
    </div>
  );
}
