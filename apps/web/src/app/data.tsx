import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { useUpgradeOffer } from '../lib/upgrade-offer.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { prepareToasts } from '../ui/toast.tsx';

/** What the page itself loads comes first. */
const AFTER_PAGE_MS = 2_000;

const client = createQueryClient();
const UpgradeDialog = lazyPart(() => import('./upgrade-dialog.tsx'));

/** Around every page that talks to the server. The others don't load the library for it. */
export default function Data({ children }: { children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(prepareToasts, AFTER_PAGE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <QueryClientProvider client={client}>
      {children}
      <UpgradeOutlet />
    </QueryClientProvider>
  );
}

/** Its code is loaded with the first offer, and stays, so that the dialog can close with its transition. */
function UpgradeOutlet() {
  const isOffered = useUpgradeOffer() !== null;
  const [wanted, setWanted] = useState(false);
  if (isOffered && !wanted) setWanted(true);
  return <Suspense>{wanted && <UpgradeDialog />}</Suspense>;
}
