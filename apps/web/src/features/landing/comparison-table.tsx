import { comparison } from '../../content/landing.ts';
import { cx } from '../../lib/class-names.ts';
import { Mark } from '../../ui/mark.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';

export function ComparisonTable() {
  const [ours, ...others] = comparison.columns;
  const head = (
    <>
      <HeadCell className="min-w-44">
        <span className="sr-only">{comparison.corner}</span>
      </HeadCell>
      <HeadCell className="bg-accent-wash text-sm text-accent-text">{ours}</HeadCell>
      {others.map((column) => (
        <HeadCell key={column}>{column}</HeadCell>
      ))}
    </>
  );
  return (
    <Table caption={comparison.title} head={head}>
      {comparison.rows.map(({ label, cells, soldOnly }) => (
        <tr key={label} className={soldOnly && 'sold-only'}>
          <RowHead>{label}</RowHead>
          {comparison.columns.map((column, index) => (
            <Cell
              key={column}
              className={cx('text-ink-soft', index === 0 && 'bg-accent-wash font-medium text-ink')}
            >
              <Mark value={cells[index] ?? false} />
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  );
}
