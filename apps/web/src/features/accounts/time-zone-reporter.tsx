import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../lib/client.ts';
import { updateAccount, useSession } from '../../lib/session.ts';
import { browserTimeZone } from '../../lib/time-zone.ts';

/** A month of usage begins in the user's own time zone, so the account follows the browser's. */
export function TimeZoneReporter() {
  const client = useQueryClient();
  const { account } = useSession();
  const known = account?.timeZone;
  useEffect(() => {
    const timeZone = browserTimeZone();
    if (known === undefined || known === timeZone) return;
    request('PATCH /api/account', { body: { timeZone } }).then(
      (changed) => updateAccount(client, changed),
      // The next visit reports it again.
      () => undefined,
    );
  }, [client, known]);
  return null;
}
