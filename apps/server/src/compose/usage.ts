import { serveUsage } from '../features/usage/usage.routes.ts';
import { ActivityService } from '../features/usage/activity.service.ts';
import { type UsageKind, UsageService } from '../features/usage/usage.service.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface UsageModule extends FeatureModule {
  usage: UsageService;
}

export function composeUsage(context: AppContext): UsageModule {
  const { db, clock, metrics } = context;
  const onRefusal = (kind: UsageKind) => metrics.quotaRefusals.inc({ kind });
  const usage = new UsageService({ ...context, onRefusal });
  const activity = new ActivityService(db, clock);
  return { usage, serve: (app, services) => serveUsage(app, { usage, activity }, services) };
}
