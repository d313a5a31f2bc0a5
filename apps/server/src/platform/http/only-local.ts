import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';
import { isLoopbackAddress, isLoopbackName } from '../loopback.ts';

/**
 * For development facilities: answers requests of this machine only. A page of another site can make a browser on this
 * machine send requests, by a name of its own that it lets point here (DNS rebinding): the Host header tells. A reverse
 * proxy on this machine shows in its forwarding headers.
 */
export const onlyLocal: MiddlewareHandler = async (http, next) => {
  const address = getConnInfo(http).remote.address ?? '';
  const isForwarded =
    http.req.header('x-forwarded-for') !== undefined || http.req.header('forwarded') !== undefined;
  const { hostname } = new URL(http.req.url);
  if (isForwarded || !isLoopbackAddress(address) || !isLoopbackName(hostname))
    throw new AppError('not-found');
  await next();
};
