import type { OpenAPIHono } from '@hono/zod-openapi';
import { studyRoutes } from '@notelark/api/study';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { DeckFile, DecksService } from './decks.service.ts';
import type { StudyService } from './study.service.ts';

interface Services {
  study: StudyService;
  decks: DecksService;
}

export function serveStudy(app: OpenAPIHono, { study, decks }: Services, http: HttpServices): void {
  implement(
    app,
    studyRoutes,
    {
      'GET /api/study': ({ actor }) => study.overview(actor),
      'GET /api/study/proposals': async ({ actor }) => ({
        proposals: await study.proposals(actor),
      }),
      'PUT /api/study/new-cards': ({ actor, body }) => study.setNewCards(actor, body.perDay),
      'GET /api/study/cards': ({ actor, query }) => study.due(actor, query),
      'POST /api/study/reviews': async ({ actor, body }) => ({
        cards: await study.review(actor, body.reviews),
      }),
      'GET /api/study/export': async ({ actor, query }) =>
        answerFile(await decks.export(actor, query)),
      'GET /api/results/{id}/cards': async ({ actor, params }) => ({
        cards: await study.ofResult(actor, params.id),
      }),
      'POST /api/results/{id}/cards': ({ actor, params, http: { req } }) =>
        study.make(actor, params.id, req.raw.signal),
      'PATCH /api/study/cards/{id}': ({ actor, params, body }) =>
        study.edit(actor, params.id, body),
      'PUT /api/study/cards/{id}/status': ({ actor, params, body }) =>
        study.decide(actor, params.id, body.status),
    },
    http,
  );
}

const answerFile = ({ name, mediaType, content }: DeckFile): Response =>
  new Response(content, {
    headers: { 'content-type': mediaType, 'content-disposition': contentDisposition(name) },
  });
