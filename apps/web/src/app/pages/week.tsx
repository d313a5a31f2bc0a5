import type { Week } from '@notelark/api/week';
import { weekMarkdown, weekTitle } from '@notelark/api/week-groups';
import { ChevronLeft, ChevronRight, Copy } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useWeek, WeekView } from '../../features/week/week-view.tsx';
import { WeekFiles } from '../../features/week/week-files.tsx';
import { weekScreen as words } from '../../messages/index.ts';
import { fill, formatShortDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { toast } from '../../ui/toast.tsx';
import { PageHead } from '../page-head.tsx';

const WEEK_DAYS = 7;

export default function WeekPage() {
  const given = useSearchParams()[0].get('day');
  const day = given !== null && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : null;
  const week = useWeek(day).data;
  const title =
    day === null || !week
      ? words.title
      : fill(words.otherTitle, { day: formatShortDay(week.from) });
  return (
    <>
      <PageHead title={title} />
      <PageTitle
        title={title}
        description={
          week &&
          fill(words.range, { from: formatShortDay(week.from), to: formatShortDay(week.to) })
        }
      >
        {week && <Controls week={week} isCurrent={day === null} />}
      </PageTitle>
      <WeekView day={day} />
    </>
  );
}

function Controls({ week, isCurrent }: { week: Week; isCurrent: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <nav aria-label={words.pages} className="flex items-center gap-2">
        <Button asChild variant="secondary" size="icon">
          <Link to={`/week?day=${moved(week.from, -WEEK_DAYS)}`} aria-label={words.previous}>
            <ChevronLeft aria-hidden="true" />
          </Link>
        </Button>
        {!isCurrent && (
          <Button asChild variant="secondary">
            <Link to="/week">{words.current}</Link>
          </Button>
        )}
        <Button asChild variant="secondary" size="icon">
          <Link to={`/week?day=${moved(week.from, WEEK_DAYS)}`} aria-label={words.next}>
            <ChevronRight aria-hidden="true" />
          </Link>
        </Button>
      </nav>
      <Button variant="ghost" onClick={() => void copy(week)}>
        <Copy aria-hidden="true" />
        {words.copy}
      </Button>
      <WeekFiles day={week.from} />
    </div>
  );
}

function moved(day: string, days: number): string {
  const moment = new Date(day);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

async function copy(week: Week): Promise<void> {
  try {
    const text = `# ${weekTitle(week)}\n\n${weekMarkdown(week, location.origin)}`;
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  } catch {
    toast.error(words.copyFailed);
  }
}
