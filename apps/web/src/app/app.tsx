import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { TimeZoneReporter } from '../features/accounts/time-zone-reporter.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTheme } from '../lib/theme.ts';
import { ToastOutlet } from '../ui/toast.tsx';
import { createAppRouter } from './router.tsx';
import { SessionNews } from './session-news.tsx';

const client = createQueryClient();
const router = createAppRouter();

export function App() {
  return (
    <QueryClientProvider client={client}>
      <SessionNews />
      <TimeZoneReporter />
      <RouterProvider router={router} />
      <ToastOutlet theme={useTheme()} />
    </QueryClientProvider>
  );
}
