import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';

interface CallToActionProps {
  /** For a visitor. */
  start: string;
  toDashboard: string;
}

/** Into the product: to the dashboard for a signed-in user, to signing up for a visitor. */
export function CallToAction({ start, toDashboard }: CallToActionProps) {
  const { account } = useSession();
  return (
    <Button asChild size="l" className={account ? undefined : 'visitors-only'}>
      <Link to={account ? '/dashboard' : '/signup'}>
        {account ? toDashboard : start}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
