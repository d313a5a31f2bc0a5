import type { Person } from '@notelark/api/admin';
import { type PlanId, planIds, plans } from '@notelark/api/plans';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { adminPeople } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useAdminAction } from './queries.ts';

const options = planIds.map((id) => ({ value: id, label: plans[id].name }));

/** Gives an account a plan, with an end and minutes of its own, or ends that. */
export function GrantForm({ person }: { person: Person }) {
  const params = { id: person.id };
  const [plan, setPlan] = useState<PlanId>(person.grant?.plan ?? person.plan);
  const [until, setUntil] = useState(person.grant?.until?.slice(0, 10) ?? '');
  const [minutes, setMinutes] = useState(String(person.grant?.limits?.audioMinutes ?? ''));
  const give = useAdminAction(
    () =>
      request('PUT /api/admin/people/{id}/grant', {
        params,
        body: {
          grant: {
            plan,
            until: until === '' ? null : `${until}T23:59:59Z`,
            limits:
              minutes === '' ? null : { ...person.grant?.limits, audioMinutes: Number(minutes) },
          },
        },
      }),
    { done: adminPeople.granted2 },
  );
  const end = useAdminAction(
    () => request('PUT /api/admin/people/{id}/grant', { params, body: { grant: null } }),
    { done: adminPeople.grantEnded },
  );
  return (
    <Form onSubmit={() => give.mutate(undefined)} className="grid gap-4">
      <div>
        <h3 className="font-semibold">{adminPeople.grant}</h3>
        <p className="text-sm text-ink-soft">{adminPeople.grantText}</p>
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <Field label={adminPeople.grantPlan}>
          {(control) => <Select {...control} value={plan} onChange={setPlan} options={options} />}
        </Field>
        <Field label={adminPeople.grantUntil}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </Field>
        <Field label={adminPeople.grantMinutes}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="secondary" busy={give.isPending}>
          {adminPeople.grantSubmit}
        </Button>
        {person.grant && (
          <Button variant="ghost" busy={end.isPending} onClick={() => end.mutate(undefined)}>
            {adminPeople.grantEnd}
          </Button>
        )}
      </div>
    </Form>
  );
}
