import { plans } from '@notelark/api/plans';
import { request } from '../../lib/client.ts';
import { fill, formatShortDay } from '../../lib/format.ts';
import { adminUsage } from '../../messages/index.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { BarChart } from '../../ui/chart.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { Loaded } from './parts.tsx';
import { useAdminQuery } from './queries.ts';

const MEGABYTE = 1024 * 1024;

export function AdminUsage() {
  const overview = useAdminQuery(['overview'], (options) =>
    request('GET /api/admin/overview', options),
  );
  return (
    <Loaded query={overview}>
      {({ signUps, audioMinutes, liveMinutes, plans: byPlan }) => (
        <div className="grid gap-6">
          <div className="grid gap-6 lg:grid-cols-3">
            <DaysCard title={adminUsage.signUps} days={signUps} />
            <DaysCard title={adminUsage.audio} days={audioMinutes} />
            <DaysCard title={adminUsage.live} days={liveMinutes} />
          </div>
          <Table
            caption={adminUsage.plans}
            head={
              <>
                <HeadCell>{adminUsage.plan}</HeadCell>
                <HeadCell>{adminUsage.accounts}</HeadCell>
                <HeadCell>{adminUsage.files}</HeadCell>
                <HeadCell>{adminUsage.size}</HeadCell>
              </>
            }
          >
            {byPlan.map(({ plan, accounts, files, bytes }) => (
              <tr key={plan}>
                <RowHead>{plans[plan].name}</RowHead>
                <Cell>{accounts}</Cell>
                <Cell>{files}</Cell>
                <Cell className="whitespace-nowrap">
                  {fill(adminUsage.megabytes, { n: Math.round(bytes / MEGABYTE) })}
                </Cell>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </Loaded>
  );
}

function DaysCard({
  title,
  days,
}: {
  title: string;
  days: readonly { day: string; count: number }[];
}) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card>
      <CardHeader title={title} description={fill(adminUsage.total, { n: total })} />
      <BarChart
        caption={`${title}, ${adminUsage.days}`}
        captionHidden
        labelHead={adminUsage.day}
        labels={days.map(({ day }) => day)}
        shorten={formatShortDay}
        series={[{ name: title, values: days.map(({ count }) => count) }]}
      />
    </Card>
  );
}
