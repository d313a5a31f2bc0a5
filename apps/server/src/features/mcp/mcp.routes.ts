import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '../../platform/errors.ts';
import { assertScope, type HttpServices } from '../../platform/http/implement.ts';
import type { McpService } from './mcp.service.ts';

const PATH = '/mcp';

/**
 * Streamable HTTP of the Model Context Protocol. Its own document describes its messages, so packages/api does not. Only an API
 * key opens it: a session's cookie would let a foreign page ask in its owner's name (product rule A11).
 */
export function serveMcp(
  app: OpenAPIHono,
  service: McpService,
  http: HttpServices,
  publicUrl: URL,
): void {
  app.all(PATH, async (context) => {
    refuseForeignOrigin(context, publicUrl);
    const actor = await http.authenticate(context);
    if (!actor?.scopes) {
      context.header('www-authenticate', 'Bearer');
      throw new AppError('not-signed-in');
    }
    assertScope(actor, 'read');
    http.admitRequest({ actor, address: http.clientAddress(context) });
    context.header('cache-control', 'no-store');
    const answer = await service.answer(actor, context.req.raw);
    return context.newResponse(answer.body, answer);
  });
}

/**
 * Pages of other sites, and of names that were bound to this machine's address (DNS rebinding): the protocol asks servers to
 * check where a request comes from. Programs send no Origin.
 */
function refuseForeignOrigin({ req }: Context, publicUrl: URL): void {
  const origin = req.header('origin');
  if (origin !== undefined && origin !== publicUrl.origin)
    throw new AppError('cross-site-request', { detail: `origin ${origin}` });
}
