import { serveUsage } from '../features/usage/usage.routes.ts';
import { ActivityService } from '../features/usage/activity.service.ts';
import { UsageService } from '../features/usage/usage.service.ts';
import type { Base, Part } from './base.ts';

export interface UsagePart extends Part {
  usage: UsageService;
}

export function composeUsage(base: Base): UsagePart {
  const { db, clock } = base;
  const usage = new UsageService(base);
  const activity = new ActivityService(db, clock);
  return { usage, serve: (app, services) => serveUsage(app, { usage, activity }, services) };
}
