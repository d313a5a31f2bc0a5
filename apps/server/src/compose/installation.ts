import { serveInstallation } from '../features/installation/routes.ts';
import type { Payments } from '../ports/payments.ts';
import type { Base, Part } from './base.ts';

export function composeInstallation({ config }: Base, { provider }: Payments): Part {
  const installation = { payments: provider, uploadMegabytes: config.uploadMegabytes };
  return { serve: (app, services) => serveInstallation(app, installation, services) };
}
