import { serveDiagnostics } from '../features/diagnostics/diagnostics.routes.ts';
import type { AppContext, FeatureModule } from './context.ts';

export function composeDiagnostics({ limiter }: AppContext): FeatureModule {
  return { serve: (app, services) => serveDiagnostics(app, limiter, services) };
}
