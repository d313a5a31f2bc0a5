import { serveExport } from '../features/export/export.routes.ts';
import { ExportService } from '../features/export/export.service.ts';
import type { ResultsService } from '../features/recordings/results.service.ts';
import type { AppContext, FeatureModule } from './context.ts';

export function composeExport({ publicUrl }: AppContext, results: ResultsService): FeatureModule {
  const service = new ExportService(results, publicUrl);
  return { serve: (app, http) => serveExport(app, service, http) };
}
