import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leaveSession, sessionQuery } from '../lib/session.ts';
import { onNewsFromOtherTabs } from '../lib/session-channel.ts';

/** Follows what other tabs say of the session: out there is out here. */
export function SessionNews() {
  const client = useQueryClient();
  useEffect(
    () =>
      onNewsFromOtherTabs((news) => {
        if (news === 'signed-out') leaveSession(client);
        else void client.invalidateQueries(sessionQuery);
      }),
    [client],
  );
  return null;
}
