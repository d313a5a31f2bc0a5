import type { EngineKind } from '@notelark/api/engine-kinds';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { adminEngines } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { formatMoment, Loaded } from './parts.tsx';
import { useAdminAction, useAdminQuery } from './queries.ts';

interface EngineProps {
  kind: EngineKind;
  label: string | null;
  since: string | null;
  failedAt: string | null;
  failure: string | null;
}

export function AdminEngines() {
  const engines = useAdminQuery(['engines'], (options) =>
    request('GET /api/admin/engines', options),
  );
  return (
    <Loaded query={engines}>
      {(data) => (
        <div className="grid gap-6 lg:grid-cols-2">
          {data.engines.map((engine) => (
            <EngineCard key={engine.kind} {...engine} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function EngineCard({ kind, label, since, failedAt, failure }: EngineProps) {
  return (
    <Card>
      <CardHeader title={adminEngines.kinds[kind]} description={label ?? adminEngines.none} />
      {label === null ? (
        <p className="text-sm text-ink-soft">{adminEngines.setUp[kind]}</p>
      ) : (
        <div className="grid gap-3 text-sm">
          {since !== null && <p>{fill(adminEngines.since, { when: formatMoment(since) })}</p>}
          {failedAt === null ? (
            <p className="text-ink-soft">{adminEngines.neverFailed}</p>
          ) : (
            <p className="text-danger-text">
              {fill(adminEngines.lastFailure, { when: formatMoment(failedAt) })}
              <span className="block wrap-anywhere">{failure}</span>
            </p>
          )}
          <EngineTest kind={kind} />
        </div>
      )}
    </Card>
  );
}

function EngineTest({ kind }: { kind: EngineKind }) {
  const test = useAdminAction(() =>
    request('POST /api/admin/engines/{kind}/test', { params: { kind } }),
  );
  const seconds = test.data?.seconds.toFixed(1) ?? '';
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={test.isPending}
        aria-label={fill(adminEngines.testOf, { engine: adminEngines.kinds[kind] })}
        onClick={() => test.mutate(undefined)}
      >
        {test.isPending ? adminEngines.testing : adminEngines.test}
      </Button>
      {test.data && (
        <Alert tone={test.data.ok ? 'good' : 'danger'}>
          <strong className="block">
            {fill(test.data.ok ? adminEngines.worked : adminEngines.broken, { seconds })}
          </strong>
          <span className="wrap-anywhere">{test.data.text}</span>
        </Alert>
      )}
    </>
  );
}
