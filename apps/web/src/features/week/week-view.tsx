import type { ListedTask } from '@notelark/api/task-list';
import type { Week, WeekLine } from '@notelark/api/week';
import { byRecording, type WeekGroup } from '@notelark/api/week-groups';
import { useQuery } from '@tanstack/react-query';
import { CalendarRange } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { weekScreen as words } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { cx } from '../../lib/class-names.ts';
import { request } from '../../lib/client.ts';
import { fill, formatDay, formatShortDay } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** @param day of the week; null: this one */
export const useWeek = (day: string | null) =>
  useQuery({
    queryKey: ['week', day],
    queryFn: ({ signal }) =>
      request('GET /api/week', { query: day === null ? {} : { day }, signal }),
    refetchOnMount: 'always',
  });

/** What a week's recordings come to, each line with where it was said. */
export function WeekView({ day }: { day: string | null }) {
  const week = useWeek(day);
  if (week.isError) return <Alert>{`${words.loadFailed}. ${sentenceOf(week.error)}`}</Alert>;
  if (!week.data) return <Skeleton className="h-64 max-w-3xl" />;
  const { decided, open, due, questions, recordings, more } = week.data;
  if (recordings.length === 0 && due.length === 0) return <Nothing />;
  const isQuiet = [decided, due, open, questions].every(({ length }) => length === 0);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10">
      {isQuiet && <p className="text-ink-soft">{words.nothingSaid}</p>}
      <Section title={words.decided} lines={decided.map(saidLine)} />
      <Section title={words.due} lines={due.map(taskLine)} />
      <Section title={words.open} lines={open.map(taskLine)} />
      <Section title={words.questions} lines={questions.map(saidLine)} />
      <Recordings recordings={recordings} />
      {more && <p className="text-sm text-ink-faint">{words.more}</p>}
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={CalendarRange}
      title={words.none}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild>
            <Link to="/upload">{words.newUpload}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/live-notes">{words.live}</Link>
          </Button>
        </div>
      }
    >
      {words.noneText}
    </EmptyState>
  );
}

interface Line {
  key: string;
  text: string;
  facts: ReactNode;
  to: string;
  /** The moment; null: not known. */
  moment: string | null;
  summaryId: string;
  title: string;
}

const placeOf = ({ summaryId, title, citation }: WeekLine | ListedTask) => ({
  to: `/results/${summaryId}${citation?.target ?? ''}`,
  moment: citation?.label ?? null,
  summaryId,
  title,
});

const saidLine = (line: WeekLine, at: number): Line => ({
  key: `${line.summaryId} ${at}`,
  text: line.text,
  facts: !line.verified && <Badge>{words.unverified}</Badge>,
  ...placeOf(line),
});

const taskLine = (task: ListedTask): Line => ({
  key: `${task.summaryId} ${task.task}`,
  text: task.text,
  facts: (
    <>
      {task.owner !== null && <span className="font-medium text-ink-soft">{task.owner}</span>}
      {task.due !== null && (
        <Badge>
          {task.dueOn === null ? (
            task.due
          ) : (
            <time dateTime={task.dueOn}>{formatShortDay(task.dueOn)}</time>
          )}
        </Badge>
      )}
      {!task.verified && <Badge>{words.unverified}</Badge>}
    </>
  ),
  ...placeOf(task),
});

/** A part of the week: its lines by recording. */
function Section({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="flex items-baseline gap-2 text-lg font-semibold">
        {title}
        <Count count={lines.length} className="text-sm" />
      </h2>
      {byRecording(lines).map((group) => (
        <Group key={group.summaryId} {...group} />
      ))}
    </section>
  );
}

function Group({ summaryId, title, lines }: WeekGroup<Line>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 break-inside-avoid">
      <h3 className="flex min-w-0 items-baseline gap-2 text-sm font-medium">
        <Link to={`/results/${summaryId}`} dir="auto" className="link min-w-0 truncate">
          {title}
        </Link>
        <Count count={lines.length} className="text-xs" />
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3.5 border-l-2 border-line pl-4">
        {lines.map(({ key, text, facts, to, moment }) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            <span dir="auto" className="wrap-anywhere">
              {text}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint empty:hidden">
              {facts}
              {moment !== null && (
                <Link to={to} className="link">
                  {moment}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Count({ count, className }: { count: number; className: string }) {
  return (
    <span className={cx('font-normal text-ink-faint tabular-nums', className)}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{count === 1 ? words.one : fill(words.count, { count })}</span>
    </span>
  );
}

function Recordings({ recordings }: Pick<Week, 'recordings'>) {
  if (recordings.length === 0) return null;
  return (
    <section aria-label={words.recordings} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-semibold">{words.recordings}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-sm">
        {recordings.map(({ summaryId, title, createdAt }) => (
          <li key={summaryId} className="flex items-baseline justify-between gap-4">
            <Link to={`/results/${summaryId}`} dir="auto" className="link min-w-0 truncate">
              {title}
            </Link>
            <time dateTime={createdAt} className="shrink-0 text-xs text-ink-faint">
              {formatDay(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
