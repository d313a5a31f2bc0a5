import { useEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import { useReportTimeZone } from '../features/accounts/report-time-zone.ts';
import { markHydrated } from '../lib/hydration.ts';
import { useTheme } from '../lib/theme.ts';
import { ToastOutlet } from '../ui/toast.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OutageNotice } from './outage-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';

export function App({ router }: { router: DataRouter }) {
  useReportTimeZone();
  useEffect(() => markHydrated(), []);
  return (
    <>
      <RouterProvider router={router} />
      <OutageNotice />
      <OfflineNotice />
      <UpdateNotice />
      <ToastOutlet theme={useTheme()} />
    </>
  );
}
