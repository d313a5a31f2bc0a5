import { apiTestScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { sells } from '../../lib/sells.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type CheckId, checkIds, type CheckResult, checks } from './checks.ts';

type Rows = Partial<Record<CheckId, CheckResult | 'pending'>>;

/** Runs every check at once; each row fills when its check has answered. */
export function TestList() {
  const [rows, setRows] = useState<Rows>({});
  const ids = checkIds.filter((id) => sells() || id !== 'checkout');
  const running = Object.values(rows).includes('pending');
  const runAll = () => {
    for (const id of ids) {
      setRows((before) => ({ ...before, [id]: 'pending' }));
      void checks[id]().then((result) => setRows((before) => ({ ...before, [id]: result })));
    }
  };
  const begun = ids.filter((id) => id in rows);
  return (
    <Card className="grid gap-5">
      <Button className="w-fit" busy={running} onClick={runAll}>
        {running ? apiTestScreen.running : apiTestScreen.runAll}
      </Button>
      {begun.length === 0 && <p className="text-sm text-ink-soft">{apiTestScreen.notRun}</p>}
      <ul aria-label={apiTestScreen.results} aria-live="polite" className="grid gap-3">
        {begun.map((id) => (
          <TestRow key={id} name={apiTestScreen.names[id]} result={rows[id] ?? 'pending'} />
        ))}
      </ul>
    </Card>
  );
}

function TestRow({ name, result }: { name: string; result: CheckResult | 'pending' }) {
  const status = result === 'pending' ? result : result.ok ? 'success' : 'error';
  const tone = { pending: 'accent', success: 'good', error: 'danger' } as const;
  return (
    <li className="grid gap-2 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-medium">{name}</span>
        <Badge tone={tone[status]}>
          {status === 'pending' && <Spinner />}
          {apiTestScreen.status[status]}
        </Badge>
      </div>
      {result !== 'pending' && (
        <>
          <p className="text-sm text-ink-soft">{result.message}</p>
          <details className="text-xs">
            <summary className="w-fit text-ink-faint">{apiTestScreen.details}</summary>
            <pre className="mt-2 max-h-48 overflow-auto rounded-md bg-sunken p-3 whitespace-pre-wrap">
              {result.details}
            </pre>
          </details>
        </>
      )}
    </li>
  );
}
