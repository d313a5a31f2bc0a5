/** What a webhook can be called for. `test` is sent by hand. */
export const webhookEvents = [
  'recording.ready',
  'recording.failed',
  'notes.changed',
  'task.added',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Of one person. */
export const MAX_WEBHOOKS = 10;

/** Why a delivery did not arrive, where there was no answer. */
export const deliveryFaults = ['private-address', 'timeout', 'unreachable', 'redirect'] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];
