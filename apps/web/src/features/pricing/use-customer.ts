import { useSession } from '../../lib/session.ts';
import type { Customer } from './customer.ts';

export function useCustomer(): Customer {
  const { account } = useSession();
  if (!account) return { kind: 'visitor' };
  return {
    kind: 'user',
    plan: account.plan,
    subscribed: account.plan !== 'free',
    busy: false,
    checkOut: () => undefined,
    openPortal: () => undefined,
    purchase: () => undefined,
  };
}
