import type { OpenAPIHono } from '@hono/zod-openapi';
import { vocabularyRoutes } from '@notelark/api/vocabulary';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { VocabularyService } from './vocabulary.service.ts';

export function serveVocabulary(
  app: OpenAPIHono,
  vocabulary: VocabularyService,
  http: HttpServices,
): void {
  implement(
    app,
    vocabularyRoutes,
    {
      'GET /api/vocabulary': ({ actor, query }) => vocabulary.list(actor, query.of),
      'POST /api/vocabulary': ({ actor, body }) => vocabulary.add(actor, body),
      'PATCH /api/vocabulary/{id}': ({ actor, params, body }) =>
        vocabulary.change(actor, params.id, body),
      'DELETE /api/vocabulary/{id}': ({ actor, params }) => vocabulary.remove(actor, params.id),
      'POST /api/vocabulary/import': ({ actor, body }) => vocabulary.importList(actor, body),
    },
    http,
  );
}
