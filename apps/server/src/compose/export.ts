import { serveExport } from '../features/export/routes.ts';
import { ExportService } from '../features/export/service.ts';
import type { ResultsService } from '../features/library/service.results.ts';
import type { Part } from './base.ts';

export function composeExport(results: ResultsService): Part {
  const service = new ExportService(results);
  return { serve: (app, http) => serveExport(app, service, http) };
}
