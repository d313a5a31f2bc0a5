import { plans } from '@notelark/api/plans';
import { request } from '../../lib/client.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { adminActivity, adminEngines, adminJobs, adminScreen } from '../../messages/index.ts';
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
                  <HeadCell className="max-sm:hidden">{adminActivity.when}</HeadCell>
                  <HeadCell className="max-sm:hidden">{adminActivity.who}</HeadCell>
                  <HeadCell>{adminActivity.what}</HeadCell>
                  <HeadCell className="max-sm:hidden">{adminActivity.target}</HeadCell>
                </>
              }
            >
              {entries.map(({ id, at, actor, action, target, details }) => (
                <tr key={id}>
                  <RowHead className="whitespace-nowrap max-sm:hidden">{formatMoment(at)}</RowHead>
                  <Cell className="max-sm:hidden">{actor ?? adminScreen.server}</Cell>
                  <Cell>
                    {adminActivity.actions[action] ?? action}
                    <span className="block wrap-anywhere sm:hidden">{target}</span>
                    <span className="block text-xs text-ink-faint">{detailsOf(details)}</span>
                    <span className="block text-xs wrap-anywhere text-ink-faint sm:hidden">
                      {formatMoment(at)} · {actor ?? adminScreen.server}
                    </span>
                  </Cell>
                  <Cell className="max-sm:hidden">{target ?? '–'}</Cell>
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

/** `Enterprise, until Feb 26, 2027` */
const detailsOf = (details: Record<string, string | number | null>): string =>
  Object.entries(details)
    .flatMap(([name, value]) => (value === null ? [] : [detailOf(name, String(value))]))
    .join(', ');

const detailOf = (name: string, value: string): string =>
  name === 'until'
    ? fill(adminActivity.until, { day: formatDay(value) })
    : (WORDS[name]?.[value] ?? value);

/** What is recorded as a code, by the names of the details. */
const WORDS: Record<string, Record<string, string>> = {
  plan: Object.fromEntries(Object.entries(plans).map(([id, { name }]) => [id, name])),
  kind: { ...adminJobs.kinds, ...adminEngines.kinds },
  outcome: adminActivity.outcomes,
};
