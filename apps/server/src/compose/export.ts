import { serveExport } from '../features/export/export.routes.ts';
import { ExportService } from '../features/export/export.service.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';

export function composeExport(
  { publicUrl }: AppContext,
  { results, receipts }: Pick<RecordingsModule, 'receipts' | 'results'>,
): FeatureModule {
  const service = new ExportService({ results, receipts, publicUrl });
  return { serve: (app, http) => serveExport(app, service, http) };
}
