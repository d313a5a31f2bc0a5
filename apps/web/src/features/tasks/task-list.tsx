import type { ListedTask } from '@notelark/api/task-list';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../lib/api-error.ts';
import { cx } from '../../lib/class-names.ts';
import { fill, formatDay, formatShortDay } from '../../lib/format.ts';
import { untie } from '../../lib/ties.ts';
import { taskScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TaskExportMenu } from './export-menu.tsx';
import { byDue, type DueGroup, ownersOf } from './due-groups.ts';
import { personByName } from './people.ts';
import { SamePerson, useNamePairs } from './same-person.tsx';
import { type TaskState, useTaskList, useTickListed } from './queries.ts';

/** Values of the filter that no owner's name can be. */
const EVERYONE = ' everyone';
const NO_OWNER = ' none';

/** The tasks of all recordings and texts, what is overdue first. */
export function TaskList() {
  const [state, setState] = useState<TaskState>('open');
  const [owner, setOwner] = useState(EVERYONE);
  const list = useTaskList(state);
  const tasks = list.data?.pages.flatMap((page) => page.tasks) ?? [];
  const names = [...new Set(tasks.flatMap((task) => task.owner ?? []))];
  const person = personByName(useNamePairs());
  const personOf = (name: string | null) => (name === null ? null : (person.get(name) ?? name));
  const owners = ownersOf(tasks, personOf).map(({ owner, count }) => ({
    name: owner ?? NO_OWNER,
    count,
  }));
  // Who was chosen may have none in this list.
  const chosen = owners.some(({ name }) => name === owner) ? owner : EVERYONE;
  const shown = tasks.filter(
    (task) => chosen === EVERYONE || (personOf(task.owner) ?? NO_OWNER) === chosen,
  );
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <StateChoice value={state} onChange={setState} />
          {tasks.length > 0 && <TaskExportMenu state={state} />}
        </div>
        {owners.length > 1 && (
          <Select
            label={taskScreen.owner}
            className="sm:w-52"
            value={chosen}
            onChange={setOwner}
            options={[{ name: EVERYONE, count: tasks.length }, ...owners].map(
              ({ name, count }) => ({
                value: name,
                label: fill(taskScreen.counted, { name: labelOf(name), count }),
              }),
            )}
          />
        )}
      </div>
      <SamePerson names={names} />
      {list.error && <Alert>{`${taskScreen.loadFailed}. ${sentenceOf(list.error)}`}</Alert>}
      {list.isPending && <Skeleton className="h-64" />}
      {list.data && tasks.length === 0 && <Nothing state={state} />}
      <Groups key={state} tasks={shown} state={state} />
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {taskScreen.more}
        </Button>
      )}
    </div>
  );
}

function labelOf(owner: string): string {
  if (owner === EVERYONE) return taskScreen.everyone;
  return owner === NO_OWNER ? taskScreen.noOwner : owner;
}

interface StateChoiceProps {
  value: TaskState;
  onChange: (value: TaskState) => void;
}

function StateChoice({ value, onChange }: StateChoiceProps) {
  return (
    <div role="group" aria-label={taskScreen.list} className="flex gap-2">
      {(['open', 'done'] as const).map((state) => (
        <Button
          key={state}
          size="s"
          variant={state === value ? 'primary' : 'secondary'}
          aria-pressed={state === value}
          onClick={() => onChange(state)}
        >
          {taskScreen[state]}
        </Button>
      ))}
    </div>
  );
}

function Nothing({ state }: { state: TaskState }) {
  return state === 'open' ? (
    <EmptyState
      icon={ListChecks}
      title={taskScreen.noOpen}
      action={
        <Button asChild>
          <Link to="/upload">{taskScreen.newUpload}</Link>
        </Button>
      }
    >
      {taskScreen.noOpenText}
    </EmptyState>
  ) : (
    <EmptyState icon={ListChecks} title={taskScreen.noDone}>
      {taskScreen.noDoneText}
    </EmptyState>
  );
}

interface GroupsProps {
  tasks: readonly ListedTask[];
  state: TaskState;
}

/** What is done needs no order by day: the newest first. */
function Groups({ tasks, state }: GroupsProps) {
  const tick = useTickListed(state);
  const [now] = useState(() => new Date());
  const rows = (listed: readonly ListedTask[], group?: DueGroup) => (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {listed.map((task) => (
        <Row
          key={`${task.summaryId} ${task.task}`}
          task={task}
          late={group === 'overdue'}
          onTick={(done) => tick.mutate({ listed: task, done })}
        />
      ))}
    </ul>
  );
  if (state === 'done') return tasks.length > 0 && rows(tasks);
  return byDue(tasks, now).map(({ group, tasks: inGroup }) => (
    <section
      key={group}
      aria-label={taskScreen[group]}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
    >
      <h2
        className={cx(
          'text-sm font-semibold',
          group === 'overdue' ? 'text-danger-text' : 'text-ink-soft',
        )}
      >
        {taskScreen[group]}
      </h2>
      {rows(inGroup, group)}
    </section>
  ));
}

interface RowProps {
  task: ListedTask;
  late: boolean;
  onTick: (done: boolean) => void;
}

function Row({ task, late, onTick }: RowProps) {
  const { own, tie } = untie(task.text);
  const { text, owner, due, dueOn, done, verified, citation, title, createdAt, summaryId } = task;
  return (
    <li className="flex items-start gap-4 px-4 py-3.5">
      <Checkbox
        className="mt-0.5"
        label={fill(taskScreen.isDone, { task: text })}
        checked={done}
        onChange={onTick}
      />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <span dir="auto" className={cx('wrap-anywhere', done && 'text-ink-faint line-through')}>
          {own}
        </span>
        {tie !== null && (
          <span dir="auto" className="text-sm wrap-anywhere text-ink-faint">
            {tie}
          </span>
        )}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint">
          {owner !== null && <span className="font-medium text-ink-soft">{owner}</span>}
          {due !== null && (
            <Badge tone={late && !done ? 'danger' : 'neutral'}>
              {dueOn === null ? due : <time dateTime={dueOn}>{formatShortDay(dueOn)}</time>}
            </Badge>
          )}
          {!verified && <Badge>{taskScreen.unverified}</Badge>}
          <Link
            to={`/results/${summaryId}${citation?.target ?? ''}`}
            // Boxes side by side are words apart to a screen reader: "Council , 00:02".
            aria-label={citation === null ? undefined : `${title}, ${citation.label}`}
            className="link flex max-w-full"
          >
            <span dir="auto" className="truncate">
              {title}
            </span>
            {citation !== null && (
              <span className="shrink-0 whitespace-pre">{`, ${citation.label}`}</span>
            )}
          </Link>
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </span>
      </div>
    </li>
  );
}
