import { checkoutMessages } from '../../messages/index.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { request } from '../../lib/client.ts';
import { useSession } from '../../lib/session.ts';
import { useSubscriptionRefresh } from '../../lib/subscription.ts';
import { toast } from '../../ui/toast.tsx';

/** The provider needs a moment to say that a subscription began. */
const RECHECK_MS = 2000;

/** Shows the result of a checkout when its page sends the user back here, once: the address is cleaned afterwards. */
export function useCheckoutReturn(): void {
  const [search, setSearch] = useSearchParams();
  const { status } = useSession();
  const refresh = useSubscriptionRefresh();
  const outcome = outcomeOf(search);

  const handle = useEffectEvent(() => {
    if (outcome === null) return;
    setSearch({}, { replace: true });
    if (outcome === 'subscribed') {
      if (status === 'visitor') toast.error(checkoutMessages.signInToSee);
      else void confirmSubscription(refresh);
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

/** The address alone proves nothing: what the server knows decides what is said. */
async function confirmSubscription(refresh: () => Promise<void>): Promise<void> {
  const isActive = (await isSubscribed()) || (await later(RECHECK_MS).then(isSubscribed));
  if (isActive) toast.success(checkoutMessages.activated);
  else
    toast.info(checkoutMessages.activationPending, {
      description: checkoutMessages.activationPendingText,
    });
  await refresh();
}

const isSubscribed = (): Promise<boolean> =>
  request('POST /api/functions/check-subscription').then(
    ({ subscribed }) => subscribed,
    () => false,
  );

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

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
