import { comparisonRows, pricing } from '../../messages/index.ts';
import { planIds, plans, type UploadLimits } from '@notelark/api/plans';
import { useState } from 'react';
import { Mark } from '../../ui/mark.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useInstallation } from '../../lib/installation.ts';
import { type ComparisonRow, featureRows, limitRows, supportRows } from './comparison.ts';

const aspectsOf = (sizes: UploadLimits | undefined) =>
  [
    {
      value: 'features',
      label: pricing.features,
      corner: comparisonRows.feature,
      rows: featureRows,
    },
    {
      value: 'limits',
      label: pricing.limits,
      corner: comparisonRows.limit,
      rows: limitRows(sizes),
    },
    {
      value: 'support',
      label: pricing.support,
      corner: comparisonRows.supportTopic,
      rows: supportRows,
    },
  ] as const;

type Aspect = ReturnType<typeof aspectsOf>[number]['value'];

export function ComparePlans() {
  const sizes = useInstallation()?.uploadMegabytes;
  const [aspect, setAspect] = useState<Aspect>('features');
  return (
    <section className="grid gap-8">
      <h2 className="text-2xl">{pricing.compareTitle}</h2>
      <Tabs
        label={pricing.compareTitle}
        value={aspect}
        onChange={setAspect}
        tabs={aspectsOf(sizes).map(({ value, label, corner, rows }) => ({
          value,
          label,
          content: <PlanTable title={label} corner={corner} rows={rows} />,
        }))}
      />
    </section>
  );
}

interface PlanTableProps {
  title: string;
  corner: string;
  rows: readonly ComparisonRow[];
}

function PlanTable({ title, corner, rows }: PlanTableProps) {
  const head = (
    <>
      <HeadCell className="min-w-44">{corner}</HeadCell>
      {planIds.map((id) => (
        <HeadCell key={id}>{plans[id].name}</HeadCell>
      ))}
    </>
  );
  return (
    <Table caption={title} head={head}>
      {rows.map(({ label, of }) => (
        <tr key={label}>
          <RowHead>{label}</RowHead>
          {planIds.map((id) => (
            // On a phone the table scrolls: a column as narrow as its longest word made the row a screen high.
            <Cell key={id} className="min-w-40 text-ink-soft">
              <Mark value={of(plans[id])} />
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  );
}
