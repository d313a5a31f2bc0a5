import type { OpenAPIHono } from '@hono/zod-openapi';
import { accountDataRoutes } from '@notelark/api/account-data';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { AccountDeletion } from './deletion.service.ts';
import type { AccountExport } from './export.service.ts';

interface Services {
  deletion: AccountDeletion;
  export: AccountExport;
}

export function serveAccountData(app: OpenAPIHono, services: Services, http: HttpServices): void {
  implement(
    app,
    accountDataRoutes,
    {
      'GET /api/account/export': async ({ actor }) =>
        answerArchive(services.export.archiveOf(actor)),
      'POST /api/account/delete': ({ actor, body, address }) =>
        services.deletion.begin(actor, body.password, address),
    },
    http,
  );
}

const answerArchive = ({ name, stream }: ReturnType<AccountExport['archiveOf']>): Response =>
  new Response(stream, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
