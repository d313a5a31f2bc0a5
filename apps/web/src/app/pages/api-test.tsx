import { apiTestScreen } from '../../messages/index.ts';
import { Link } from 'react-router';
import { TestList } from '../../features/diagnostics/test-list.tsx';
import { sells } from '../../lib/sells.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageHead } from '../page-head.tsx';

const manual = [
  { to: '/upload', text: apiTestScreen.manualSteps.upload },
  { to: '/summarize', text: apiTestScreen.manualSteps.text },
  { to: '/live-notes', text: apiTestScreen.manualSteps.live },
  { to: '/pricing', text: apiTestScreen.manualSteps.checkout },
] as const;

export default function ApiTestPage() {
  const steps = manual.filter(({ to }) => sells() || to !== '/pricing');
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={apiTestScreen.title} />
      <PageTitle title={apiTestScreen.title} description={apiTestScreen.description} />
      <div className="grid gap-6">
        <TestList />
        <Card>
          <CardHeader title={apiTestScreen.manual} />
          <ol className="grid gap-3 text-sm">
            {steps.map(({ to, text }) => (
              <li key={to} className="flex flex-wrap items-center justify-between gap-3">
                {text}
                <Link to={to} className="link" aria-label={`${apiTestScreen.open}: ${text}`}>
                  {apiTestScreen.open}
                </Link>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  );
}
