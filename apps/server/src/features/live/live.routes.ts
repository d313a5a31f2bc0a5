import type { OpenAPIHono } from '@hono/zod-openapi';
import { liveRoutes } from '@notelark/api/live';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { PrefetchService } from './prefetch.service.ts';
import type { GenerateService } from './generate.service.ts';
import type { LiveNotesService } from './notes.service.ts';
import type { PointsService } from './points.service.ts';
import type { PreviewService } from './previews.service.ts';
import type { LiveService } from './live.service.ts';

interface LiveServices {
  live: LiveService;
  previews: PreviewService;
  notes: LiveNotesService;
  prefetch: PrefetchService;
  generate: GenerateService;
  points: PointsService;
}

export function serveLive(
  app: OpenAPIHono,
  { live, previews, notes, prefetch, generate, points }: LiveServices,
  http: HttpServices,
): void {
  implement(
    app,
    liveRoutes,
    {
      'POST /api/live/sessions': ({ actor, body }) => live.begin(actor, body.sessionId),
      'POST /api/live/prefetch': async ({ actor, body }) => ({
        samples: await prefetch.add(actor, body),
      }),
      'POST /api/functions/live-transcribe': ({ actor, body }) =>
        body.provisional
          ? previews.preview(actor, body.audioChunk, body.sessionId)
          : live.transcribe(actor, body),
      'POST /api/live/points': async ({ actor, body }) => ({
        points: await points.points(actor, body),
      }),
      'POST /api/functions/track-live-notes-usage': async ({ actor, body }) => ({
        success: true,
        minutesUsed: await live.close(actor, body.sessionId),
      }),
      'POST /api/functions/generate-notes': async ({ actor, body, address, http }) => ({
        notes: await generate.generate(actor, body, { address, signal: http.req.raw.signal }),
      }),
      'POST /api/live/notes': ({ actor, body }) => notes.save(actor, body),
    },
    http,
  );
}
