import type { Person } from '@notelark/api/admin';
import { plans } from '@notelark/api/plans';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { useAccount } from '../../lib/session.ts';
import { adminPeople, adminScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { GrantForm } from './grant-form.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { Loaded } from './parts.tsx';
import { useAdminAction, useAdminQuery } from './queries.ts';

const MEGABYTE = 1024 * 1024;

/** One account, and what can be done to it. */
export function PersonDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const person = useAdminQuery(['person', id], (options) =>
    request('GET /api/admin/people/{id}', { params: { id }, ...options }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={person.data?.email ?? ''}
      width="l"
    >
      <Loaded query={person}>
        {(data) => (
          <div className="grid gap-6">
            <Facts person={data} />
            <GrantForm key={data.grant?.plan ?? 'none'} person={data} />
            <Actions person={data} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function Facts({ person }: { person: Person }) {
  const { count, bytes } = person.storedFiles;
  const facts = [
    [adminPeople.plan, plans[person.plan].name],
    [adminPeople.since, formatDay(person.createdAt)],
    [
      adminPeople.lastSeen,
      person.lastSeenAt === null ? adminPeople.never : formatDay(person.lastSeenAt),
    ],
    [
      adminPeople.storedFiles,
      fill(adminPeople.stored, { n: count, mb: Math.round(bytes / MEGABYTE) }),
    ],
  ];
  return (
    <dl className="grid gap-2 text-sm sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-faint">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Question = 'suspend' | 'signOut' | 'appoint';

function Actions({ person }: { person: Person }) {
  const { id, email } = person;
  const params = { id };
  const isOwn = useAccount().id === id;
  const [question, setQuestion] = useState<Question | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const close = { onDone: () => setQuestion(null) };
  const change = useAdminAction(
    (body: { suspended?: boolean; administrator?: boolean }) =>
      request('PATCH /api/admin/people/{id}', { params, body }),
    { done: adminPeople.saved, ...close },
  );
  const signOut = useAdminAction(
    () => request('POST /api/admin/people/{id}/sign-out', { params }),
    { done: adminPeople.signedOut, ...close },
  );
  const reset = useAdminAction(
    () => request('POST /api/admin/people/{id}/reset-link', { params }),
    {
      onDone: (made) => {
        if (made.link === null) toast.success(adminPeople.mailed);
        setLink(made.link);
      },
    },
  );
  const confirmed = (): void => {
    if (question === 'suspend') change.mutate({ suspended: true });
    if (question === 'appoint') change.mutate({ administrator: true });
    if (question === 'signOut') signOut.mutate(undefined);
  };
  return (
    <div className="grid gap-4">
      {link !== null && <OneTimeLink link={link} />}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" busy={reset.isPending} onClick={() => reset.mutate(undefined)}>
          {adminPeople.resetLink}
        </Button>
        <Button variant="secondary" onClick={() => setQuestion('signOut')}>
          {adminPeople.signOut}
        </Button>
        {person.administrator ? (
          <Button variant="secondary" onClick={() => change.mutate({ administrator: false })}>
            {adminPeople.dismiss}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setQuestion('appoint')}>
            {adminPeople.appoint}
          </Button>
        )}
        {person.suspendedAt === null ? (
          <Button variant="danger" disabled={isOwn} onClick={() => setQuestion('suspend')}>
            {adminPeople.suspend}
          </Button>
        ) : (
          <Button onClick={() => change.mutate({ suspended: false })}>
            {adminPeople.reinstate}
          </Button>
        )}
      </div>
      {question !== null && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setQuestion(null)}
          title={fill(adminPeople[`${question}Title`], { email })}
          description={adminPeople[`${question}Text`]}
          cancelLabel={adminScreen.cancel}
          confirmLabel={adminPeople[question]}
          onConfirm={confirmed}
          busy={change.isPending || signOut.isPending}
          danger={question === 'suspend'}
        />
      )}
    </div>
  );
}
