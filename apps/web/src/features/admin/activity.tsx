import { request } from '../../lib/client.ts';
import { adminActivity, adminScreen } from '../../messages/index.ts';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { formatMoment, Loaded, Pager } from './parts.tsx';
import { useAdminQuery, useCursor } from './queries.ts';

export function AdminActivity() {
  const { after, go } = useCursor('log');
  const log = useAdminQuery(['log', after], (options) =>
    request('GET /api/admin/log', { query: { after }, ...options }),
  );
  return (
    <Loaded query={log}>
      {({ entries, next }) =>
        entries.length === 0 ? (
          <p className="text-sm text-ink-soft">{adminActivity.none}</p>
        ) : (
          <div className="grid gap-5">
            <Table
              caption={adminActivity.table}
              head={
                <>
                  <HeadCell>{adminActivity.when}</HeadCell>
                  <HeadCell>{adminActivity.who}</HeadCell>
                  <HeadCell>{adminActivity.what}</HeadCell>
                  <HeadCell>{adminActivity.target}</HeadCell>
                </>
              }
            >
              {entries.map(({ id, at, actor, action, target, details }) => (
                <tr key={id}>
                  <RowHead className="whitespace-nowrap">{formatMoment(at)}</RowHead>
                  <Cell>{actor ?? adminScreen.server}</Cell>
                  <Cell>
                    {adminActivity.actions[action] ?? action}
                    <span className="block text-xs text-ink-faint">
                      {Object.values(details)
                        .filter((value) => value !== null)
                        .join(', ')}
                    </span>
                  </Cell>
                  <Cell>{target ?? '–'}</Cell>
                </tr>
              ))}
            </Table>
            <Pager after={after} next={next} onGo={go} />
          </div>
        )
      }
    </Loaded>
  );
}
