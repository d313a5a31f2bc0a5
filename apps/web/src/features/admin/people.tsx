import type { Person } from '@notelark/api/admin';
import { plans } from '@notelark/api/plans';
import { useDeferredValue, useState } from 'react';
import { request } from '../../lib/client.ts';
import { fill, formatDay, formatMinutes } from '../../lib/format.ts';
import { adminPeople } from '../../messages/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { CreatePerson } from './create-person.tsx';
import { Loaded, Pager } from './parts.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { useAdminQuery, useCursor } from './queries.ts';

export function AdminPeople() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { after, go } = useCursor(search);
  const [chosen, setChosen] = useState<string | null>(null);
  const people = useAdminQuery(['people', search, after], (options) =>
    request('GET /api/admin/people', { query: { search, after }, ...options }),
  );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Field label={adminPeople.search} className="min-w-0 grow sm:max-w-sm">
          {(control) => (
            <Input
              {...control}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <CreatePerson />
      </div>
      <Loaded query={people}>
        {(page) => (
          <>
            <PeopleTable people={page.people} onChoose={setChosen} />
            <Pager after={after} next={page.next} onGo={go} />
          </>
        )}
      </Loaded>
      {chosen !== null && <PersonDialog id={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** A column that a phone has no room for: the first column and the person's dialog say it there. */
const WIDE = 'whitespace-nowrap max-sm:hidden';

function PeopleTable({
  people,
  onChoose,
}: {
  people: readonly Person[];
  onChoose: (id: string) => void;
}) {
  if (people.length === 0) return <p className="text-sm text-ink-soft">{adminPeople.none}</p>;
  return (
    <Table
      caption={adminPeople.table}
      head={
        <>
          <HeadCell>{adminPeople.email}</HeadCell>
          <HeadCell className={WIDE}>{adminPeople.plan}</HeadCell>
          <HeadCell className={WIDE}>{adminPeople.used}</HeadCell>
          <HeadCell className={WIDE}>{adminPeople.lastSeen}</HeadCell>
          <HeadCell>{adminPeople.state}</HeadCell>
        </>
      }
    >
      {people.map((person) => (
        <tr key={person.id}>
          <RowHead className="min-w-44 max-sm:pr-0">
            <button
              type="button"
              className="link min-h-9 text-left wrap-anywhere"
              aria-label={fill(adminPeople.open, { email: person.email })}
              onClick={() => onChoose(person.id)}
            >
              {person.email}
            </button>
            <span className="block text-xs font-normal text-ink-faint sm:hidden">
              {plans[person.plan].name} · {usedOf(person)}
            </span>
          </RowHead>
          <Cell className={WIDE}>
            <span className="flex items-center gap-2">
              {plans[person.plan].name}
              {person.grant && <Badge>{adminPeople.granted}</Badge>}
            </span>
          </Cell>
          <Cell className={WIDE}>{usedOf(person)}</Cell>
          <Cell className={WIDE}>
            {person.lastSeenAt === null ? adminPeople.never : formatDay(person.lastSeenAt)}
          </Cell>
          <Cell>
            <PersonState person={person} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

const usedOf = ({ usedMinutes: { audio, live } }: Person): string =>
  fill(adminPeople.used2, { audio: formatMinutes(audio), live: formatMinutes(live) });

function PersonState({ person }: { person: Person }) {
  if (person.suspendedAt !== null) return <Badge tone="danger">{adminPeople.suspended}</Badge>;
  if (person.administrator) return <Badge tone="accent">{adminPeople.administrator}</Badge>;
  return person.emailVerified ? (
    <Badge tone="good">{adminPeople.active}</Badge>
  ) : (
    <Badge>{adminPeople.unverified}</Badge>
  );
}
