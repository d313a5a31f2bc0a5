import type { OpenAPIHono } from '@hono/zod-openapi';
import { exportRoutes } from '@notelark/api/export';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { ExportedFile, ExportService } from './export.service.ts';

export function serveExport(app: OpenAPIHono, service: ExportService, http: HttpServices): void {
  implement(
    app,
    exportRoutes,
    {
      'GET /api/results/{id}/export': async ({ actor, params, query, http }) =>
        answerFile(await service.export(actor, params.id, query, http.req.raw.signal)),
      'GET /api/tasks/export': async ({ actor, query }) =>
        answerFile(await service.exportTasks(actor, query)),
      'GET /api/week/file': async ({ actor, query, http }) =>
        answerFile(await service.week(actor, query, http.req.raw.signal)),
      'GET /api/results/{id}/receipt/file': async ({ actor, params, query, http }) =>
        answerFile(await service.receipt(actor, params.id, query.format, http.req.raw.signal)),
      'GET /api/results/{id}/versions/file': async ({ actor, params, query, http }) =>
        answerFile(await service.minutes(actor, params.id, query, http.req.raw.signal)),
    },
    http,
  );
}

const answerFile = ({ name, mediaType, content }: ExportedFile): Response =>
  new Response(content, {
    headers: { 'content-type': mediaType, 'content-disposition': contentDisposition(name) },
  });
