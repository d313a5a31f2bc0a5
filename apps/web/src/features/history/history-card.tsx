import { quotaErrors } from '@notelark/api/errors';
import { dashboardScreen, resultScreen } from '../../messages/index.ts';
import { SearchX } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useDeleted } from './deletions.ts';
import { useExportRows } from './export-rows.ts';
import {
  type HistoryFilters,
  type HistoryTab,
  historyTabs,
  isFiltered,
  useHistoryFilters,
} from './filters.ts';
import { FinishedRows } from './finished-rows.tsx';
import { FirstSteps } from './first-steps.tsx';
import { FilterBar } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { LabelFilters } from './label-filters.tsx';
import { LabelsDialog } from './labels-dialog.tsx';
import { type HistoryRow, useHistory, useRetryRow } from './queries.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useDelete } from './use-delete.ts';
import { useSelection } from './use-selection.ts';

/**
 * Everything that was uploaded or pasted, with search and filters over all of it.
 * @param team what the team shares, for a tab of its own; null: no such tab
 */
export function HistoryCard({ team }: { team: ReactNode }) {
  const { filters, showsTeam, change, clear } = useHistoryFilters();
  const [showsFilters, setShowsFilters] = useState(false);
  const isTeam = showsTeam && team !== null;
  const own = historyTabs.map((tab) => ({
    value: tab,
    label: dashboardScreen[tab],
    content: tab === filters.tab && (
      <div className="grid gap-3">
        <LabelFilters filters={filters} change={change} open={showsFilters} />
        <HistoryList filters={filters} onClear={clear} />
      </div>
    ),
  }));
  const shared = { value: 'team' as const, label: dashboardScreen.team, content: isTeam && team };
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {dashboardScreen.history}
      </h2>
      <Tabs
        label={dashboardScreen.history}
        value={isTeam ? 'team' : filters.tab}
        onChange={(tab) => change({ tab: tab === 'uploads' ? null : tab })}
        className="max-sm:gap-2"
        beside={
          isTeam ? null : (
            <FilterBar
              filters={filters}
              change={change}
              open={showsFilters}
              onOpen={setShowsFilters}
            />
          )
        }
        tabs={team === null ? own : [...own, shared]}
      />
    </section>
  );
}

/** The dialog outlives the rows: the last one may be what it deletes. */
function HistoryList({ filters, onClear }: { filters: HistoryFilters; onClear: () => void }) {
  const [doomed, setDoomed] = useState<readonly string[]>([]);
  const remove = useDelete(filters.tab);
  return (
    <>
      <HistoryRows
        filters={filters}
        onClear={onClear}
        onDelete={(rows) => setDoomed(rows.map(({ id }) => id))}
      />
      <DeleteDialog
        tab={filters.tab}
        ids={doomed}
        onClose={() => setDoomed([])}
        onConfirm={remove}
      />
    </>
  );
}

interface HistoryRowsProps {
  filters: HistoryFilters;
  onClear: () => void;
  onDelete: (rows: readonly HistoryRow[]) => void;
}

function HistoryRows({ filters, onClear, onDelete }: HistoryRowsProps) {
  const history = useHistory(filters);
  const deleted = useDeleted();
  const { tab } = filters;
  if (history.isPending) return <Skeleton className="h-64" />;
  if (history.isError) return <LoadFailed tab={tab} retry={() => void history.refetch()} />;
  const rows = history.data.pages.flat().filter(({ id }) => !deleted.has(id));
  if (rows.length === 0)
    return isFiltered(filters) ? <NothingFound onClear={onClear} /> : <FirstSteps tab={tab} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FinishedRows rows={rows} />
      <SelectableRows filters={filters} rows={rows} onDelete={onDelete} />
      {history.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {history.isFetchingNextPage ? dashboardScreen.loadingMore : dashboardScreen.loadMore}
        </Button>
      )}
    </div>
  );
}

interface SelectableRowsProps {
  filters: HistoryFilters;
  rows: readonly HistoryRow[];
  onDelete: (rows: readonly HistoryRow[]) => void;
}

function SelectableRows({ filters, rows, onDelete }: SelectableRowsProps) {
  const selection = useSelection(rows.map(({ id }) => id));
  const exporting = useExportRows();
  const retry = useStartRetry();
  const [filing, setFiling] = useState<readonly HistoryRow[]>([]);
  const chosen = rows.filter(({ id }) => selection.has(id));
  return (
    <>
      <HistoryTable
        tab={filters.tab}
        rows={rows}
        search={filters.q.trim()}
        byDay={filters.sort !== 'title'}
        selection={selection}
        commands={{ onDelete, onRetry: retry, onExport: exporting.mutate, onFile: setFiling }}
      />
      {filing.length > 0 && (
        <LabelsDialog tab={filters.tab} rows={filing} onClose={() => setFiling([])} />
      )}
      <SelectionBar
        count={chosen.length}
        exporting={exporting.isPending}
        onExport={() => exporting.mutate(chosen)}
        onFile={() => setFiling(chosen)}
        onDelete={() => onDelete(chosen)}
        onClear={selection.clear}
      />
    </>
  );
}

/** Starts failed work again. */
function useStartRetry(): (row: HistoryRow) => void {
  const retry = useRetryRow();
  return ({ summaries: [newest] }) => {
    if (!newest) return;
    retry.mutate(newest.id, {
      onSuccess: () => toast.success(resultScreen.retryStarted),
      onError: (error) => {
        if (hasCode(error, ...quotaErrors)) offerUpgrade(error.message);
        else toast.error(resultScreen.retryFailed, { description: error.message });
      },
    });
  };
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={dashboardScreen.nothingFound}
      action={
        <Button variant="secondary" onClick={onClear}>
          {dashboardScreen.showAll}
        </Button>
      }
    >
      {dashboardScreen.nothingFoundText}
    </EmptyState>
  );
}

function LoadFailed({ tab, retry }: { tab: HistoryTab; retry: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={tab === 'uploads' ? dashboardScreen.uploadsFailed : dashboardScreen.textsFailed}
      action={
        <Button variant="secondary" onClick={retry}>
          {dashboardScreen.reload}
        </Button>
      }
    />
  );
}
