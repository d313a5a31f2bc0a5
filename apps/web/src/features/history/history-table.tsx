import { isLastingFailure } from '@notelark/api/errors';
import { dashboardScreen, outputTypeNames } from '../../messages/index.ts';
import { Eye, RotateCcw, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { fill, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import type { HistoryTab } from './filters.ts';
import { MatchExcerpt } from './match-excerpt.tsx';
import { mediaTypeOf } from './media-type.ts';
import type { HistoryRow } from './queries.ts';
import { RowStatus } from './row-status.tsx';

const nameOf = (row: HistoryRow): string => ('filename' in row ? row.filename : row.snippet);

interface HistoryTableProps {
  tab: HistoryTab;
  rows: readonly HistoryRow[];
  /** What was looked for. */
  search: string;
  onDelete: (row: HistoryRow) => void;
  onRetry: (row: HistoryRow) => void;
}

export function HistoryTable({ tab, rows, search, onDelete, onRetry }: HistoryTableProps) {
  const { columns } = dashboardScreen;
  const heads = [
    tab === 'uploads' ? columns.filename : columns.snippet,
    ...(tab === 'uploads' ? [columns.type] : []),
    columns.date,
    columns.status,
    columns.outputType,
    columns.actions,
  ];
  return (
    <Table
      caption={dashboardScreen[tab]}
      head={heads.map((head) => (
        <HeadCell key={head}>{head}</HeadCell>
      ))}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <NameCell row={row} search={search} />
          {'filename' in row && (
            <Cell>{dashboardScreen.mediaTypes[mediaTypeOf(row.filename)]}</Cell>
          )}
          <Cell className="whitespace-nowrap">{formatDay(row.createdAt)}</Cell>
          <Cell>
            <RowStatus row={row} />
          </Cell>
          <Cell>
            {row.outputType === null ? dashboardScreen.noType : outputTypeNames[row.outputType]}
          </Cell>
          <Cell>
            <RowActions row={row} onDelete={onDelete} onRetry={onRetry} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function NameCell({ row, search }: { row: HistoryRow; search: string }) {
  const [newest] = row.summaries;
  const name = nameOf(row);
  return (
    <RowHead className="min-w-48 max-w-96">
      {newest ? (
        <Link to={`/results/${newest.id}`} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
      {row.match !== null && <MatchExcerpt text={row.match} search={search} />}
    </RowHead>
  );
}

interface RowActionsProps {
  row: HistoryRow;
  onDelete: (row: HistoryRow) => void;
  onRetry: (row: HistoryRow) => void;
}

function RowActions({ row, onDelete, onRetry }: RowActionsProps) {
  const [newest] = row.summaries;
  const name = nameOf(row);
  return (
    <div className="flex gap-1">
      {newest && (
        <Button asChild variant="ghost" size="s">
          <Link to={`/results/${newest.id}`} aria-label={fill(dashboardScreen.view, { name })}>
            <Eye aria-hidden="true" />
          </Link>
        </Button>
      )}
      {row.status === 'error' && !isLastingFailure(row.work?.error?.code ?? '') && (
        <Button
          variant="ghost"
          size="s"
          aria-label={fill(dashboardScreen.retry, { name })}
          onClick={() => onRetry(row)}
        >
          <RotateCcw aria-hidden="true" />
        </Button>
      )}
      <Button
        variant="ghost"
        size="s"
        aria-label={fill(dashboardScreen.delete, { name })}
        onClick={() => onDelete(row)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}
