import { checkoutMessages } from '@notelark/contracts/messages.en';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { request } from '../../lib/client.ts';
import { useSession } from '../../lib/session.ts';
import { useSubscriptionRefresh } from '../../lib/subscription.ts';
import { toast } from '../../ui/toast.tsx';

/** The provider needs a moment to say that a subscription began. */
const RECHECK_MS = 2000;

/** Says what came of a checkout when its page sends the user back here, once: the address is cleaned afterwards. */
export function useCheckoutReturn(): void {
  const [search, setSearch] = useSearchParams();
  const { status } = useSession();
  const refresh = useSubscriptionRefresh();
  const outcome = outcomeOf(search);

  const handle = useEffectEvent(() => {
    if (outcome === null) return;
    setSearch({}, { replace: true });
    if (outcome === 'subscribed') {
      toast.success(checkoutMessages.activated);
      setTimeout(() => void refresh(), RECHECK_MS);
    } else if (outcome === 'canceled') toast.info(checkoutMessages.subscriptionCanceled);
    else if (outcome === 'addon-canceled') toast.info(checkoutMessages.purchaseCanceled);
    else if (status === 'visitor') toast.error(checkoutMessages.signInToVerify);
    else void verify(outcome.sessionId).then(refresh);
  });
  const isKnown = status === 'user' || status === 'visitor';
  const wanted = outcome !== null;
  useEffect(() => {
    if (isKnown && wanted) handle();
  }, [isKnown, wanted]);
}

type Outcome = 'subscribed' | 'canceled' | 'addon-canceled' | { sessionId: string } | null;

function outcomeOf(search: URLSearchParams): Outcome {
  const sessionId = search.get('session_id');
  if (search.get('addon_success') === 'true' && sessionId !== null) return { sessionId };
  if (search.get('success') === 'true') return 'subscribed';
  if (search.get('canceled') === 'true') return 'canceled';
  return search.get('addon_canceled') === 'true' ? 'addon-canceled' : null;
}

async function verify(sessionId: string): Promise<void> {
  try {
    const answer = await request('POST /api/functions/verify-addon-payment', {
      body: { sessionId },
    });
    if (answer.alreadyProcessed) toast.info(answer.message);
    else toast.success(answer.message);
  } catch {
    toast.error(checkoutMessages.verifyFailed, { description: checkoutMessages.verifyFailedText });
  }
}
