import { serveExport } from '../features/export/export.routes.ts';
import { ExportService } from '../features/export/export.service.ts';
import type { FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';

export function composeExport(
  recordings: Pick<RecordingsModule, 'receipts' | 'results'>,
): FeatureModule {
  const service = new ExportService(recordings);
  return { serve: (app, http) => serveExport(app, service, http) };
}
