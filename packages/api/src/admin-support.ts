import { z } from 'zod';
import { contactTopics } from './contact-topics.ts';
import { planIds } from './plans.ts';
import { bodyLimitOf, defineRoutes } from './routes.ts';
import { messageStates } from './support-states.ts';

const Id = z.object({ id: z.uuid() });
const next = z.string().nullable();
const Answer = z.object({
  id: z.uuid(),
  text: z.string(),
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** A contact message as administrators see it. */
export const SupportMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  /** Null: a visitor wrote it. */
  plan: z.enum(planIds).nullable(),
  dueAt: z.iso.datetime().nullable(),
  overdue: z.boolean(),
  state: z.enum(messageStates),
  answers: z.array(Answer),
  createdAt: z.iso.datetime(),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

const Issue = z.object({
  id: z.uuid(),
  subject: z.string(),
  body: z.string(),
  sentAt: z.iso.datetime().nullable(),
  /** Subscribers that it was sent to, as far as the queue has come. */
  recipients: z.number(),
  createdAt: z.iso.datetime(),
});
export type NewsletterIssue = z.infer<typeof Issue>;

const IssueText = z.object({
  subject: z.string().trim().min(1).max(200),
  body: z.string().trim().min(1).max(50_000),
});
const bodyLimit = bodyLimitOf(50_000);

export const adminSupportRoutes = defineRoutes({
  'GET /api/admin/support': {
    operationId: 'adminListSupport',
    scope: null,
    summary: 'Contact messages in one state, by due time, 50 at a time',
    access: 'admin',
    query: z.object({
      state: z.enum(messageStates).default('open'),
      /** The id that the page before ended with. */
      after: z.uuid().optional(),
    }),
    status: 200,
    output: z.object({ messages: z.array(SupportMessage), next, overdue: z.number() }),
    errors: [],
  },
  'POST /api/admin/support/{id}/answer': {
    operationId: 'adminAnswerSupport',
    scope: null,
    summary: 'Answer a contact message by mail, in the thread of the answers before',
    access: 'admin',
    params: Id,
    body: z.object({ text: z.string().trim().min(1).max(10_000) }),
    bodyLimit: bodyLimitOf(10_000),
    status: 200,
    output: SupportMessage,
    errors: ['not-found', 'no-mail'],
  },
  'PATCH /api/admin/support/{id}': {
    operationId: 'adminUpdateSupport',
    scope: null,
    summary: 'Close a contact message, or open it again',
    access: 'admin',
    params: Id,
    body: z.object({ state: z.enum(['open', 'closed']) }),
    status: 200,
    output: SupportMessage,
    errors: ['not-found'],
  },
  'GET /api/admin/newsletter': {
    operationId: 'adminListIssues',
    scope: null,
    summary: 'Issues of the newsletter, newest first, and how many subscribers have confirmed',
    access: 'admin',
    query: z.object({ after: z.uuid().optional() }),
    status: 200,
    output: z.object({ issues: z.array(Issue), next, subscribers: z.number() }),
    errors: [],
  },
  'POST /api/admin/newsletter': {
    operationId: 'adminCreateIssue',
    scope: null,
    summary: 'Save a draft',
    access: 'admin',
    body: IssueText,
    bodyLimit,
    status: 201,
    output: Issue,
    errors: [],
  },
  'PUT /api/admin/newsletter/{id}': {
    operationId: 'adminSaveIssue',
    scope: null,
    summary: 'Change a draft',
    access: 'admin',
    params: Id,
    body: IssueText,
    bodyLimit,
    status: 200,
    output: Issue,
    errors: ['not-found', 'issue-sent'],
  },
  'DELETE /api/admin/newsletter/{id}': {
    operationId: 'adminDeleteIssue',
    scope: null,
    summary: 'Delete a draft',
    access: 'admin',
    params: Id,
    status: 204,
    errors: ['not-found', 'issue-sent'],
  },
  'POST /api/admin/newsletter/preview': {
    operationId: 'adminPreviewIssue',
    scope: null,
    summary: 'The mail that an issue becomes, as HTML',
    access: 'admin',
    body: IssueText,
    bodyLimit,
    status: 200,
    output: z.object({ html: z.string() }),
    errors: [],
  },
  'POST /api/admin/newsletter/{id}/test': {
    operationId: 'adminTestIssue',
    scope: null,
    summary: 'Send a draft to the own address only',
    access: 'admin',
    params: Id,
    status: 202,
    output: z.object({ sentTo: z.string() }),
    errors: ['not-found', 'no-mail'],
  },
  'POST /api/admin/newsletter/{id}/send': {
    operationId: 'adminSendIssue',
    scope: null,
    summary: 'Send a draft to all confirmed subscribers; works once',
    access: 'admin',
    params: Id,
    status: 202,
    output: Issue,
    errors: ['not-found', 'issue-sent', 'no-mail'],
  },
});
