import { serveExport } from '../features/export/export.routes.ts';
import { ExportService } from '../features/export/export.service.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';

export function composeExport(
  { clock, publicUrl }: AppContext,
  { receipts, results, signOff, taskList }: RecordingsModule,
): FeatureModule {
  const service = new ExportService({ receipts, results, signOff, taskList, clock, publicUrl });
  return { serve: (app, http) => serveExport(app, service, http) };
}
