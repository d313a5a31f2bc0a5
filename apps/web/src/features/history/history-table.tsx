import { dashboardScreen, outputTypeNames } from '../../messages/index.ts';
import { Fragment, useState } from 'react';
import { cx } from '../../lib/class-names.ts';
import { fill, formatClock, formatDay, formatLength } from '../../lib/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { dayName } from './days.ts';
import type { HistoryTab } from './filters.ts';
import { MatchExcerpt } from './match-excerpt.tsx';
import { mediaTypeOf } from './media-type.ts';
import type { HistoryRow } from './queries.ts';
import { type RowCommands, RowActions } from './row-actions.tsx';
import { RowLabels } from './row-labels.tsx';
import { RowStatus } from './row-status.tsx';
import { RowTitle } from './row-title.tsx';
import type { Selection } from './use-selection.ts';

interface HistoryTableProps {
  tab: HistoryTab;
  rows: readonly HistoryRow[];
  /** What was looked for. */
  search: string;
  /** The rows are in the order of time. */
  byDay: boolean;
  selection: Selection;
  commands: Omit<RowCommands, 'onRename'>;
}

/** Dense rows on a wide screen, a card for each on a phone: the same table, laid out differently. */
export function HistoryTable(props: HistoryTableProps) {
  const { tab, rows, byDay, selection } = props;
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
    <table className="w-full border-collapse text-left text-sm max-lg:block">
      <caption className="sr-only">{dashboardScreen[tab]}</caption>
      <thead className="text-xs text-ink-faint max-lg:sr-only">
        <tr>
          <td className="w-9 py-2 pl-3">
            <Checkbox
              label={dashboardScreen.selectAll}
              checked={selection.all}
              onChange={selection.toggleAll}
            />
          </td>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="px-3 py-2 font-medium whitespace-nowrap last:text-right"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row, at) => {
          const day = dayName(row.createdAt);
          const before = rows[at - 1];
          const isNewDay = byDay && (!before || dayName(before.createdAt) !== day);
          return (
            <Fragment key={row.id}>
              {isNewDay && <DaySeparator day={day} columns={heads.length + 1} />}
              <Row {...props} row={row} />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** For the eye: to a screen reader each row tells its own day. */
function DaySeparator({ day, columns }: { day: string; columns: number }) {
  return (
    <tr aria-hidden="true" className="max-lg:block">
      <td
        colSpan={columns}
        className="px-3 pt-3 pb-1 text-xs font-semibold text-ink-soft max-lg:block max-lg:px-1 max-lg:pt-2"
      >
        {day}
      </td>
    </tr>
  );
}

const cell = 'px-3 py-2 align-middle max-lg:p-0';
const meta = `${cell} whitespace-nowrap text-xs text-ink-soft`;

function Row({ row, search, selection, commands }: HistoryTableProps & { row: HistoryRow }) {
  const [renaming, setRenaming] = useState(false);
  const isSelected = selection.has(row.id);
  return (
    <tr
      className={cx(
        'group border-t border-line/70 transition-colors duration-(--quick) hover:bg-raised/60',
        'max-lg:relative max-lg:mb-2 max-lg:grid max-lg:grid-cols-[auto_auto_auto_auto_minmax(0,1fr)] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-surface max-lg:py-2 max-lg:px-3',
        isSelected && 'bg-accent-wash hover:bg-accent-wash',
      )}
    >
      <td className={`${cell} pl-3 max-lg:row-span-2 max-lg:self-start max-lg:pt-2`}>
        <Checkbox
          label={fill(dashboardScreen.select, { name: row.title })}
          checked={isSelected}
          onChange={() => selection.toggle(row.id)}
        />
      </td>
      <th
        scope="row"
        // Read with each cell: the title alone, without what it is about.
        abbr={row.title}
        className={`${cell} w-full max-w-0 min-w-0 font-medium max-lg:col-span-4 max-lg:w-auto max-lg:max-w-none max-lg:pr-24`}
      >
        <RowTitle
          row={row}
          search={search}
          renaming={renaming}
          onRenamed={() => setRenaming(false)}
        />
        <div className="lg:flex lg:items-center lg:gap-2">
          {row.match === null ? (
            <Gist row={row} />
          ) : (
            <MatchExcerpt text={row.match} search={search} inNotes={row.matchedIn === 'notes'} />
          )}
          <RowLabels row={row} />
        </div>
        {row.deletedFrom !== null && (
          <span className="mt-0.5 block text-xs font-normal text-danger-text">
            {fill(dashboardScreen.deletedOn, { day: formatDay(row.deletedFrom) })}
          </span>
        )}
      </th>
      {'filename' in row && <td className={meta}>{mediaWords(row)}</td>}
      <td className={meta}>
        <time dateTime={row.createdAt}>
          <span className="sr-only">{formatDay(row.createdAt)}, </span>
          {formatClock(row.createdAt)}
        </time>
      </td>
      <td
        className={cx(
          cell,
          // On a phone only what is not ready is worth a line.
          row.status === 'ready'
            ? 'max-lg:sr-only'
            : 'max-lg:order-1 max-lg:col-span-4 max-lg:col-start-2',
        )}
      >
        <RowStatus row={row} />
      </td>
      <td className={meta}>
        {row.outputType === null ? dashboardScreen.noType : outputTypeNames[row.outputType]}
      </td>
      <td className={`${cell} pr-1 max-lg:absolute max-lg:top-1 max-lg:right-1`}>
        <RowActions row={row} {...commands} onRename={() => setRenaming(true)} />
      </td>
    </tr>
  );
}

/** What it is about, in one line. */
function Gist({ row }: { row: HistoryRow }) {
  const filename = 'filename' in row && row.filename !== row.title ? row.filename : null;
  const text = [filename, row.gist].filter((part) => part !== null).join(' · ');
  if (text === '') return null;
  return (
    <span dir="auto" className="mt-0.5 block min-w-0 truncate text-xs font-normal text-ink-faint">
      {text}
    </span>
  );
}

/** `Audio · 34 min · 2 people`, as far as it is known. */
function mediaWords(row: Extract<HistoryRow, { filename: string }>): string {
  const { durationSeconds, speakers, filename } = row;
  return [
    dashboardScreen.mediaTypes[mediaTypeOf(filename)],
    ...(durationSeconds === null ? [] : [formatLength(durationSeconds)]),
    ...(speakers > 1 ? [fill(dashboardScreen.people, { count: speakers })] : []),
  ].join(' · ');
}
