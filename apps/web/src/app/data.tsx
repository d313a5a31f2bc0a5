import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { useUpgradeOffer } from '../lib/upgrade-offer.ts';

const client = createQueryClient();
const UpgradeDialog = lazy(() => import('./upgrade-dialog.tsx'));

/** Around every page that talks to the server. The others don't load the library for it. */
export default function Data({ children }: { children: ReactNode }) {
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
