import { z } from 'zod';
import { Id } from './library.ts';
import { defineRoutes } from './routes.ts';
import { deliveryFaults, webhookEvents } from './webhook-events.ts';

const Webhook = z.object({
  id: Id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Off: the receiver answered 410, or its owner has turned it off. */
  enabled: z.boolean(),
  createdAt: z.iso.datetime(),
  /** How many messages of the last 30 days were given up, and why the newest of them; null: none. */
  givenUp: z
    .object({
      count: z.number().int(),
      at: z.iso.datetime(),
      lastStatus: z.number().int().nullable(),
      lastFault: z.enum(deliveryFaults).nullable(),
    })
    .nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

const Delivery = z.object({
  id: Id,
  /** One of the events, or `test`. */
  event: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  /** HTTP status of the last answer; null where there was none. */
  lastStatus: z.number().int().nullable(),
  /** Why there was no answer that counts. */
  lastFault: z.enum(deliveryFaults).nullable(),
  createdAt: z.iso.datetime(),
  lastAttemptAt: z.iso.datetime().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

const ById = z.object({ id: Id });
const Address = z.url({ protocol: /^https?$/ }).max(2_000);

export const webhookRoutes = defineRoutes({
  'GET /api/account/webhooks': {
    operationId: 'listWebhooks',
    scope: null,
    summary: 'The webhooks of the account',
    access: 'user',
    status: 200,
    output: z.object({ webhooks: z.array(Webhook) }),
    errors: [],
  },
  'POST /api/account/webhooks': {
    operationId: 'createWebhook',
    scope: null,
    summary:
      'Add a webhook (https://www.standardwebhooks.com). The secret of its signatures is in this answer and nowhere else',
    access: 'user',
    body: z.object({
      url: Address,
      events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
    }),
    status: 201,
    output: z.object({ webhook: Webhook, secret: z.string() }),
    example: { body: { url: 'https://example.org/notelark', events: ['recording.ready'] } },
    errors: ['too-many-webhooks', 'webhook-address'],
  },
  'PATCH /api/account/webhooks/{id}': {
    operationId: 'enableWebhook',
    scope: null,
    summary: 'Turn a webhook on or off',
    access: 'user',
    params: ById,
    body: z.object({ enabled: z.boolean() }),
    status: 200,
    output: Webhook,
    errors: ['not-found'],
  },
  'DELETE /api/account/webhooks/{id}': {
    operationId: 'deleteWebhook',
    scope: null,
    summary: 'Delete a webhook with its log',
    access: 'user',
    params: ById,
    status: 204,
    errors: ['not-found'],
  },
  'POST /api/account/webhooks/{id}/test': {
    operationId: 'testWebhook',
    scope: null,
    summary: 'Send a test event to a webhook',
    access: 'user',
    params: ById,
    status: 202,
    output: Delivery,
    errors: ['not-found'],
  },
  'GET /api/account/webhooks/{id}/deliveries': {
    operationId: 'listDeliveries',
    scope: null,
    summary: 'The latest deliveries of a webhook, at most 50, the newest first. Kept for 30 days',
    access: 'user',
    params: ById,
    status: 200,
    output: z.object({ deliveries: z.array(Delivery) }),
    errors: ['not-found'],
  },
  'POST /api/account/deliveries/{id}/redeliver': {
    operationId: 'redeliver',
    scope: null,
    summary: 'Send a delivery again, with the same id and content',
    access: 'user',
    params: ById,
    status: 202,
    output: Delivery,
    errors: ['not-found'],
  },
});
