import { profileScreen } from '../../messages/index.ts';
import type { ActivityEntry } from '@notelark/api/usage';
import { formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';

export function RecentActivity({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-sm font-semibold">{profileScreen.recent}</h3>
      {entries.length === 0 ? (
        <p className="text-sm text-ink-soft">{profileScreen.noRecent}</p>
      ) : (
        <ul aria-label={profileScreen.recent} className="divide-y divide-line">
          {entries.map(({ type, date, title }) => (
            <li key={`${type} ${date} ${title}`} className="flex items-center gap-3 py-2.5 text-sm">
              <Badge tone={type === 'upload' ? 'accent' : 'neutral'} className="shrink-0">
                {type === 'upload' ? profileScreen.upload : profileScreen.text}
              </Badge>
              <span dir="auto" className="min-w-0 flex-1 truncate" title={title}>
                {title}
              </span>
              <time dateTime={date} className="shrink-0 text-xs text-ink-faint">
                {formatDay(date)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
