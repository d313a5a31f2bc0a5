import { serveExport } from '../features/export/export.routes.ts';
import { ExportService } from '../features/export/export.service.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';
import type { StudyModule } from './study.ts';

export function composeExport(
  { clock, publicUrl }: AppContext,
  { receipts, results, signOff, taskList, weeks }: RecordingsModule,
  { study }: StudyModule,
): FeatureModule {
  const needed = { receipts, results, signOff, taskList, weeks, study };
  const service = new ExportService({ ...needed, clock, publicUrl });
  return { serve: (app, http) => serveExport(app, service, http) };
}
