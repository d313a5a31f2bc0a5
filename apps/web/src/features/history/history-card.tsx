import { quotaErrors } from '@notelark/api/errors';
import { dashboardScreen, resultScreen } from '../../messages/index.ts';
import { AudioLines, FileText, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { hasCode } from '../../lib/api-error.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import {
  type HistoryFilters,
  type HistoryTab,
  historyTabs,
  isFiltered,
  useHistoryFilters,
} from './filters.ts';
import { FilterBar } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { type HistoryRow, useHistory, useRetryRow } from './queries.ts';

/**
 * Everything that was uploaded or pasted, with search and filters over all of it.
 * @param team what the team shares, for a tab of its own; null: no such tab
 */
export function HistoryCard({ team }: { team: ReactNode }) {
  const { filters, showsTeam, change, clear } = useHistoryFilters();
  const isTeam = showsTeam && team !== null;
  const own = historyTabs.map((tab) => ({
    value: tab,
    label: dashboardScreen[tab],
    content: tab === filters.tab && <HistoryList filters={filters} onClear={clear} />,
  }));
  const shared = { value: 'team' as const, label: dashboardScreen.team, content: isTeam && team };
  return (
    <Card>
      <CardHeader title={dashboardScreen.history} />
      <div className="grid gap-5">
        {!isTeam && <FilterBar filters={filters} change={change} />}
        <Tabs
          label={dashboardScreen.history}
          value={isTeam ? 'team' : filters.tab}
          onChange={(tab) => change({ tab: tab === 'uploads' ? null : tab })}
          tabs={team === null ? own : [...own, shared]}
        />
      </div>
    </Card>
  );
}

/** The dialog outlives the rows: the last one may be what it deletes. */
function HistoryList({ filters, onClear }: { filters: HistoryFilters; onClear: () => void }) {
  const [doomed, setDoomed] = useState<HistoryRow | null>(null);
  return (
    <>
      <HistoryRows filters={filters} onClear={onClear} onDelete={setDoomed} />
      <DeleteDialog tab={filters.tab} row={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

interface HistoryRowsProps {
  filters: HistoryFilters;
  onClear: () => void;
  onDelete: (row: HistoryRow) => void;
}

function HistoryRows({ filters, onClear, onDelete }: HistoryRowsProps) {
  const history = useHistory(filters);
  const retry = useRetryRow();
  const { tab } = filters;
  if (history.isPending) return <Skeleton className="h-64" />;
  if (history.isError) return <LoadFailed tab={tab} retry={() => void history.refetch()} />;
  const rows = history.data.pages.flat();
  if (rows.length === 0)
    return isFiltered(filters) ? <NothingFound onClear={onClear} /> : <Empty tab={tab} />;
  const startRetry = (row: HistoryRow) => {
    const [newest] = row.summaries;
    if (!newest) return;
    retry.mutate(newest.id, {
      onSuccess: () => toast.success(resultScreen.retryStarted),
      onError: (error) => {
        if (hasCode(error, ...quotaErrors)) offerUpgrade(error.message);
        else toast.error(resultScreen.retryFailed, { description: error.message });
      },
    });
  };
  return (
    <div className="grid justify-items-center gap-5">
      <div className="w-full min-w-0">
        <HistoryTable
          tab={tab}
          rows={rows}
          search={filters.q.trim()}
          onDelete={onDelete}
          onRetry={startRetry}
        />
      </div>
      {history.hasNextPage && (
        <Button
          variant="secondary"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {history.isFetchingNextPage ? dashboardScreen.loadingMore : dashboardScreen.loadMore}
        </Button>
      )}
    </div>
  );
}

const empty = {
  uploads: {
    icon: AudioLines,
    title: dashboardScreen.noUploads,
    text: dashboardScreen.noUploadsText,
    to: '/upload',
    action: dashboardScreen.newUpload,
  },
  texts: {
    icon: FileText,
    title: dashboardScreen.noTexts,
    text: dashboardScreen.noTextsText,
    to: '/summarize',
    action: dashboardScreen.summarizeText,
  },
} as const;

function Empty({ tab }: { tab: HistoryTab }) {
  const { icon, title, text, to, action } = empty[tab];
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Button asChild>
          <Link to={to}>{action}</Link>
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
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
