import { Folder, Tag } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';
import { dashboardScreen } from '../../messages/index.ts';
import type { HistoryFilters, useHistoryFilters } from './filters.ts';
import { useLabels } from './queries.ts';

interface LabelFiltersProps {
  filters: HistoryFilters;
  change: ReturnType<typeof useHistoryFilters>['change'];
  /** On a phone they are folded with the other filters. */
  open: boolean;
}

/** A chip for each folder and tag; nothing as long as nothing is filed. */
export function LabelFilters({ filters, change, open }: LabelFiltersProps) {
  const { folders, tags } = useLabels();
  // What the address asks for stays visible, so that it can be taken back.
  const groups = [
    {
      field: 'folder',
      icon: Folder,
      label: dashboardScreen.folder,
      names: withChosen(folders, filters.folder),
    },
    { field: 'tag', icon: Tag, label: dashboardScreen.tags, names: withChosen(tags, filters.tag) },
  ] as const;
  const shown = groups.filter(({ names }) => names.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={cx('flex flex-wrap items-center gap-x-5 gap-y-2', !open && 'max-sm:hidden')}>
      {shown.map(({ field, icon: Icon, label, names }) => (
        <div
          key={field}
          role="group"
          aria-label={label}
          className="flex flex-wrap items-center gap-1.5"
        >
          <Icon className="size-3.5 text-ink-faint" aria-hidden="true" />
          {names.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={filters[field] === name}
              onClick={() => change({ [field]: filters[field] === name ? null : name })}
              className={cx(
                'min-h-8 max-w-48 truncate rounded-full border px-3 text-xs font-medium transition-colors duration-(--quick) pointer-coarse:min-h-11',
                filters[field] === name
                  ? 'border-accent-line bg-accent-wash text-accent-text'
                  : 'border-line text-ink-soft hover:border-line-strong hover:text-ink',
              )}
            >
              {name}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

const withChosen = (names: readonly string[], chosen: string | null): readonly string[] =>
  chosen === null || names.includes(chosen) ? names : [...names, chosen];
