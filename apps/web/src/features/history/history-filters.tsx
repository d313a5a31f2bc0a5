import { dashboardScreen, historyStatusNames, outputTypeNames } from '../../messages/index.ts';
import { outputTypes } from '@notelark/api/output-types';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import {
  type HistoryFilters,
  historySorts,
  historyStatuses,
  type useHistoryFilters,
} from './filters.ts';

/** Wait for the typing to pause before searching, in milliseconds. */
const TYPING_MS = 250;
const ALL = 'all';
const selectLook = 'h-10 text-sm lg:w-36 max-sm:px-2.5 max-sm:text-xs';

interface FilterBarProps {
  filters: HistoryFilters;
  change: ReturnType<typeof useHistoryFilters>['change'];
}

export function FilterBar({ filters, change }: FilterBarProps) {
  return (
    <div className="grid flex-1 basis-full grid-cols-3 gap-2 lg:basis-auto lg:grid-cols-[minmax(10rem,1fr)_auto_auto_auto]">
      <SearchField q={filters.q} onSearch={(q) => change({ q })} />
      <Select
        label={dashboardScreen.status}
        className={selectLook}
        value={filters.status ?? ALL}
        onChange={(status) => change({ status: status === ALL ? null : status })}
        options={[
          { value: ALL, label: dashboardScreen.allStatus },
          ...historyStatuses.map((value) => ({ value, label: historyStatusNames[value] })),
        ]}
      />
      <Select
        label={dashboardScreen.outputType}
        className={selectLook}
        value={filters.type ?? ALL}
        onChange={(type) => change({ type: type === ALL ? null : type })}
        options={[
          { value: ALL, label: dashboardScreen.allTypes },
          ...outputTypes.map((value) => ({ value, label: outputTypeNames[value] })),
        ]}
      />
      <Select
        label={dashboardScreen.sort}
        className={selectLook}
        value={filters.sort}
        onChange={(sort) => change({ sort: sort === 'newest' ? null : sort })}
        options={historySorts.map((value) => ({ value, label: dashboardScreen.sorts[value] }))}
      />
    </div>
  );
}

function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Leaving the page before the pause must not return to it.
  useEffect(() => () => clearTimeout(timer.current), []);
  // The back button or "Show everything" changed the address: the field follows.
  if (q !== known) {
    setKnown(q);
    setTyped(q);
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(text);
      onSearch(text);
    }, TYPING_MS);
  };
  return (
    <Input
      type="search"
      aria-label={dashboardScreen.search}
      className="h-10 text-sm max-lg:col-span-3"
      placeholder={dashboardScreen.searchPlaceholder}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
