import { useEffect } from 'react';
import { request } from '../../lib/client.ts';
import { updateAccount, useSession } from '../../lib/session.ts';
import { browserTimeZone } from '../../lib/time-zone.ts';

/** A month of usage begins in the user's own time zone, so the account follows the browser's. */
export function useReportTimeZone(): void {
  const known = useSession().account?.timeZone;
  useEffect(() => {
    const timeZone = browserTimeZone();
    if (known === undefined || known === timeZone) return;
    request('PATCH /api/account', { body: { timeZone } }).then(
      updateAccount,
      // The next visit reports it again.
      () => undefined,
    );
  }, [known]);
}
