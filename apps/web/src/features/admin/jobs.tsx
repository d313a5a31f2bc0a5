import type { AdminJob } from '@notelark/api/admin-jobs';
import { type JobState, jobStates } from '@notelark/api/job-states';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { adminJobs } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { Choices, formatMoment, Loaded, Pager } from './parts.tsx';
import { useAdminAction, useAdminQuery, useCursor } from './queries.ts';

type JobCounts = Record<JobState, number>;

/** What asks for attention is opened first. */
const BY_URGENCY: readonly JobState[] = ['failed', 'running', 'waiting'];

export function AdminJobs() {
  const counts = useAdminQuery(['job-counts'], (options) =>
    request('GET /api/admin/jobs/counts', options),
  );
  return <Loaded query={counts}>{(present) => <Jobs counts={present} />}</Loaded>;
}

function Jobs({ counts }: { counts: JobCounts }) {
  const [state, setState] = useState<JobState>(
    () => BY_URGENCY.find((one) => counts[one] > 0) ?? 'running',
  );
  const { after, go } = useCursor(state);
  const jobs = useAdminQuery(['jobs', state, after], (options) =>
    request('GET /api/admin/jobs', {
      query: { state, after },
      ...options,
    }),
  );
  return (
    <div className="grid gap-5">
      <Choices
        label={adminJobs.state}
        value={state}
        onChange={setState}
        options={jobStates.map((value) => ({
          value,
          label: `${adminJobs.states[value]} (${counts[value]})`,
        }))}
      />
      <Loaded query={jobs}>
        {(page) => (
          <>
            <JobTable jobs={page.jobs} state={state} />
            <Pager after={after} next={page.next} onGo={go} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function JobTable({ jobs, state }: { jobs: readonly AdminJob[]; state: JobState }) {
  if (jobs.length === 0) return <p className="text-sm text-ink-soft">{adminJobs.none[state]}</p>;
  return (
    <Table
      caption={adminJobs.table}
      head={
        <>
          <HeadCell>{adminJobs.kind}</HeadCell>
          <HeadCell className="max-sm:hidden">{adminJobs.owner}</HeadCell>
          <HeadCell className="max-sm:hidden">{adminJobs.since}</HeadCell>
          <HeadCell className="max-sm:hidden">
            {state === 'failed' ? adminJobs.reason : adminJobs.faults}
          </HeadCell>
          <HeadCell>
            <span className="sr-only">{adminJobs.actions}</span>
          </HeadCell>
        </>
      }
    >
      {jobs.map((job) => (
        <tr key={job.id}>
          <RowHead>
            {adminJobs.kinds[job.kind] ?? job.kind}
            <span className="grid gap-1 text-xs font-normal text-ink-faint sm:hidden">
              <span className="wrap-anywhere">
                {[job.owner, formatMoment(job.since)].filter(Boolean).join(' · ')}
              </span>
              <span>
                {state !== 'failed' && `${adminJobs.faults}: `}
                {stateOf(job, state)}
              </span>
            </span>
          </RowHead>
          <Cell className="min-w-48 wrap-anywhere max-sm:hidden">{job.owner ?? '–'}</Cell>
          <Cell className="whitespace-nowrap max-sm:hidden">{formatMoment(job.since)}</Cell>
          <Cell className="max-sm:hidden">{stateOf(job, state)}</Cell>
          <Cell className="text-right">
            {state === 'failed' ? <Retry id={job.id} /> : job.cancellable && <Cancel id={job.id} />}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

const stateOf = (job: AdminJob, state: JobState): string =>
  state === 'failed' ? (job.reason ?? adminJobs.unknownReason) : triesOf(job);

const triesOf = ({ faults, notBefore }: AdminJob): string =>
  notBefore === null
    ? String(faults)
    : `${faults} · ${fill(adminJobs.notBefore, { when: formatMoment(notBefore) })}`;

function Retry({ id }: { id: string }) {
  const retry = useAdminAction(
    () => request('POST /api/admin/jobs/{id}/retry', { params: { id } }),
    { done: adminJobs.retried },
  );
  return (
    <Button
      variant="secondary"
      size="s"
      busy={retry.isPending}
      onClick={() => retry.mutate(undefined)}
    >
      {adminJobs.retry}
    </Button>
  );
}

function Cancel({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const cancel = useAdminAction(
    () => request('POST /api/admin/jobs/{id}/cancel', { params: { id } }),
    { done: adminJobs.cancelled, onDone: () => setOpen(false) },
  );
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {adminJobs.cancel}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={adminJobs.cancelTitle}
        description={adminJobs.cancelText}
        cancelLabel={adminJobs.keep}
        confirmLabel={adminJobs.cancel}
        onConfirm={() => cancel.mutate(undefined)}
        busy={cancel.isPending}
        danger
      />
    </>
  );
}
