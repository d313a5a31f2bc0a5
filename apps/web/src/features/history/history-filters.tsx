import { dashboardScreen, historyStatusNames, outputTypeNames } from '../../messages/index.ts';
import { outputTypes } from '@notelark/api/output-types';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../lib/class-names.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import {
  countChosen,
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
  /** On a phone all but the search is folded until it is asked for. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

export function FilterBar({ filters, change, open, onOpen }: FilterBarProps) {
  const id = useId();
  return (
    <div className="grid flex-1 basis-full grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-3 lg:basis-auto lg:grid-cols-[minmax(10rem,1fr)_auto_auto_auto]">
      <SearchField q={filters.q} onSearch={(q) => change({ q })} />
      <FilterButton count={countChosen(filters)} controls={id} open={open} onOpen={onOpen} />
      <div
        id={id}
        className={cx(
          'max-sm:col-span-full max-sm:grid-cols-3 max-sm:gap-2 sm:contents',
          open ? 'max-sm:grid' : 'max-sm:hidden',
        )}
      >
        <Choices filters={filters} change={change} />
      </div>
    </div>
  );
}

interface FilterButtonProps {
  /** How many filters are in force, so that a folded one is not forgotten. */
  count: number;
  controls: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function FilterButton({ count, controls, open, onOpen }: FilterButtonProps) {
  return (
    <Button
      variant="secondary"
      className="h-10 px-3 text-sm sm:hidden"
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => onOpen(!open)}
    >
      <SlidersHorizontal aria-hidden="true" />
      {count === 0 ? dashboardScreen.filter : fill(dashboardScreen.filterCount, { count })}
    </Button>
  );
}

function Choices({ filters, change }: Pick<FilterBarProps, 'filters' | 'change'>) {
  return (
    <>
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
    </>
  );
}

export function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  /** Searches that the address does not have yet: on a slow machine it follows after more was typed. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Leaving the page before the pause must not return to it.
  useEffect(() => () => clearTimeout(timer.current), []);
  if (q !== seen) {
    setSeen(q);
    const own = sent.indexOf(q);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    // The back button or "Show everything" changed the address: the field follows.
    if (own === -1) setTyped(q);
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSent((before) => [...before, text]);
      onSearch(text);
    }, TYPING_MS);
  };
  return (
    <Input
      type="search"
      aria-label={dashboardScreen.search}
      className="h-10 text-sm text-ellipsis sm:max-lg:col-span-3"
      placeholder={dashboardScreen.searchPlaceholder}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
