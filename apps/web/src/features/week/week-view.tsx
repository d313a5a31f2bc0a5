import type { ListedTask } from '@notelark/api/task-list';
import type { Week, WeekLine } from '@notelark/api/week';
import { useQuery } from '@tanstack/react-query';
import { CalendarRange } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { weekScreen as words } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { formatDay, formatShortDay } from '../../lib/format.ts';
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
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
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
        <Button asChild>
          <Link to="/upload">{words.newUpload}</Link>
        </Button>
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
  source: string;
}

const sourceOf = ({ summaryId, title, citation }: WeekLine | ListedTask) => ({
  to: `/results/${summaryId}${citation?.target ?? ''}`,
  source: citation === null ? title : `${title}, ${citation.label}`,
});

const saidLine = (line: WeekLine, at: number): Line => ({
  key: `${line.summaryId} ${at}`,
  text: line.text,
  facts: !line.verified && <Badge>{words.unverified}</Badge>,
  ...sourceOf(line),
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
  ...sourceOf(task),
});

function Section({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
        {lines.map(({ key, text, facts, to, source }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-l-2 border-line pl-4"
          >
            <span className="wrap-anywhere">{text}</span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint">
              {facts}
              <Link to={to} className="link min-w-0 truncate">
                {source}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
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
            <Link to={`/results/${summaryId}`} className="link min-w-0 truncate">
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
