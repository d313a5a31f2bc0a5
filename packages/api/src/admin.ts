import { z } from 'zod';
import { Email } from './accounts.ts';
import { planIds } from './plans.ts';
import { defineRoutes } from './routes.ts';

const PersonId = z.object({ id: z.uuid() });
const Limit = z.number().int().min(-1).max(10_000_000);

/** Limits of one account that differ from its plan's; -1: none. */
const Limits = z.object({
  audioMinutes: Limit.optional(),
  liveMinutes: Limit.optional(),
  textSummaries: Limit.optional(),
  teamMembers: z.number().int().min(1).max(100_000).optional(),
});

const Grant = z.object({
  plan: z.enum(planIds),
  /** Null: without an end. */
  until: z.iso.datetime().nullable(),
  limits: Limits.nullable(),
});

/** An account as its administrators see it: never what it holds. */
export const Person = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  administrator: z.boolean(),
  plan: z.enum(planIds),
  /** What an administrator has given; null: the plan is the subscription's. */
  grant: Grant.nullable(),
  suspendedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** Used in the month of the account. */
  usedMinutes: z.object({ audio: z.number(), live: z.number() }),
  storedFiles: z.object({ count: z.number(), bytes: z.number() }),
});
export type Person = z.infer<typeof Person>;

/** Where a list goes on; null: it has ended. */
const next = z.string().nullable();
const Cursor = z.string().max(200).optional();

const Days = z.array(z.object({ day: z.iso.date(), count: z.number() }));

/** One-time link to set a password, for a server that sends no mail; null where it went by mail. */
const ResetLink = z.object({ link: z.string().nullable() });

export const adminRoutes = defineRoutes({
  'GET /api/admin/people': {
    operationId: 'adminListPeople',
    scope: null,
    summary: 'Accounts, newest first, 50 at a time; `search` is a part of the address',
    access: 'admin',
    query: z.object({ search: z.string().trim().max(254).default(''), after: Cursor }),
    status: 200,
    output: z.object({ people: z.array(Person), next }),
    errors: [],
  },
  'POST /api/admin/people': {
    operationId: 'adminCreatePerson',
    scope: null,
    summary: 'Create an account; its person sets a password by a one-time link',
    access: 'admin',
    body: z.object({ email: Email }),
    status: 201,
    output: Person.pick({ id: true, email: true }).extend(ResetLink.shape),
    errors: ['account-exists'],
  },
  'GET /api/admin/people/{id}': {
    operationId: 'adminGetPerson',
    scope: null,
    summary: 'One account',
    access: 'admin',
    params: PersonId,
    status: 200,
    output: Person,
    errors: [],
  },
  'PATCH /api/admin/people/{id}': {
    operationId: 'adminUpdatePerson',
    scope: null,
    summary: 'Suspend or reinstate, appoint or dismiss an administrator',
    access: 'admin',
    params: PersonId,
    body: z.object({ suspended: z.boolean().optional(), administrator: z.boolean().optional() }),
    status: 200,
    output: Person,
    errors: ['last-administrator', 'account-own'],
  },
  'PUT /api/admin/people/{id}/grant': {
    operationId: 'adminGrantPlan',
    scope: null,
    summary: 'Give a plan, with limits of its own and an end; `grant: null` ends it',
    access: 'admin',
    params: PersonId,
    body: z.object({ grant: Grant.nullable() }),
    status: 200,
    output: Person,
    errors: [],
  },
  'POST /api/admin/people/{id}/sign-out': {
    operationId: 'adminSignOutPerson',
    scope: null,
    summary: 'End all sessions of an account',
    access: 'admin',
    params: PersonId,
    status: 204,
    errors: [],
  },
  'POST /api/admin/people/{id}/reset-link': {
    operationId: 'adminSendResetLink',
    scope: null,
    summary: 'Send a link to set a password; answers with the link where the server sends no mail',
    access: 'admin',
    params: PersonId,
    status: 200,
    output: ResetLink,
    errors: [],
  },
  'GET /api/admin/overview': {
    operationId: 'adminGetOverview',
    scope: null,
    summary: 'Sign-ups and minutes of the last 30 days, accounts and stored files by plan',
    access: 'admin',
    status: 200,
    output: z.object({
      signUps: Days,
      audioMinutes: Days,
      liveMinutes: Days,
      plans: z.array(
        z.object({
          plan: z.enum(planIds),
          accounts: z.number(),
          files: z.number(),
          bytes: z.number(),
        }),
      ),
    }),
    errors: [],
  },
  'GET /api/admin/log': {
    operationId: 'adminGetLog',
    scope: null,
    summary: 'What administrators have done, newest first, 50 at a time',
    access: 'admin',
    query: z.object({ after: Cursor }),
    status: 200,
    output: z.object({
      entries: z.array(
        z.object({
          id: z.uuid(),
          at: z.iso.datetime(),
          actor: z.string().nullable(),
          action: z.string(),
          target: z.string().nullable(),
          details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
        }),
      ),
      next,
    }),
    errors: [],
  },
});
