import { serveDiagnostics } from '../features/diagnostics/diagnostics.routes.ts';
import { DiagnosticsService } from '../features/diagnostics/diagnostics.service.ts';
import type { AppContext, FeatureModule } from './context.ts';

export function composeDiagnostics({ limiter }: AppContext): FeatureModule {
  const service = new DiagnosticsService(limiter);
  return { serve: (app, services) => serveDiagnostics(app, service, services) };
}
