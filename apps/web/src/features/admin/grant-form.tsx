import type { Person } from '@notelark/api/admin';
import { type GrantedLimits, type PlanId, planIds, plans } from '@notelark/api/plans';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { adminPeople } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useAdminAction } from './queries.ts';

type LimitName = keyof GrantedLimits;
type LimitTexts = Record<LimitName, string>;

const limitNames = ['audioMinutes', 'liveMinutes', 'textSummaries', 'teamMembers'] as const;

const textsOf = (limits: GrantedLimits | null | undefined): LimitTexts => ({
  audioMinutes: String(limits?.audioMinutes ?? ''),
  liveMinutes: String(limits?.liveMinutes ?? ''),
  textSummaries: String(limits?.textSummaries ?? ''),
  teamMembers: String(limits?.teamMembers ?? ''),
});

/** Null: every limit is the plan's. */
function limitsOf(texts: LimitTexts): GrantedLimits | null {
  const given = limitNames.filter((name) => texts[name] !== '');
  return given.length === 0
    ? null
    : Object.fromEntries(given.map((name) => [name, Number(texts[name])]));
}

const options = planIds.map((id) => ({ value: id, label: plans[id].name }));

/** Gives an account a plan, with an end and limits of its own, or ends that. */
export function GrantForm({ person }: { person: Person }) {
  const params = { id: person.id };
  const [plan, setPlan] = useState<PlanId>(person.grant?.plan ?? person.plan);
  const [until, setUntil] = useState(person.grant?.until?.slice(0, 10) ?? '');
  const [limits, setLimits] = useState(textsOf(person.grant?.limits));
  const give = useAdminAction(
    () =>
      request('PUT /api/admin/people/{id}/grant', {
        params,
        body: {
          grant: {
            plan,
            until: until === '' ? null : `${until}T23:59:59Z`,
            limits: limitsOf(limits),
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
      <div className="grid items-end gap-4 sm:grid-cols-2">
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
      </div>
      <fieldset className="grid gap-2">
        <legend className="text-sm font-medium">{adminPeople.grantLimits}</legend>
        <p className="text-xs text-ink-faint">{adminPeople.grantLimitsText}</p>
        <div className="grid items-end gap-4 sm:grid-cols-4">
          {limitNames.map((name) => (
            <Field key={name} label={adminPeople.grantLimitNames[name]}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  min={name === 'teamMembers' ? 1 : -1}
                  value={limits[name]}
                  onChange={(event) => setLimits({ ...limits, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </fieldset>
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
