import { createHttpSender } from '../adapters/webhook-sender/http.ts';
import { deliverWebhook } from '../features/webhooks/deliver-webhook.job.ts';
import { sweepWebhooks } from '../features/webhooks/sweep-webhooks.job.ts';
import { serveWebhooks } from '../features/webhooks/webhooks.routes.ts';
import { WebhooksService } from '../features/webhooks/webhooks.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import { deriveKey } from '../platform/secret.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface WebhooksModule extends FeatureModule {
  webhooks: WebhooksService;
}

export function composeWebhooks(context: AppContext): WebhooksModule {
  const webhooks = new WebhooksService({
    ...context,
    sender: createHttpSender({ allowPrivate: context.config.webhooksToPrivate }),
    key: deriveKey(context.secret, 'webhooks'),
  });
  return {
    webhooks,
    serve: (app, http) => serveWebhooks(app, webhooks, http),
    work: [bindJob(deliverWebhook, { webhooks }), bindJob(sweepWebhooks, { webhooks })],
  };
}
