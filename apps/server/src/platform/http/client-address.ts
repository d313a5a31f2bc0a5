import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address that a request comes from. `X-Forwarded-For` is a list to which each proxy adds whom it heard from; anybody can
 * start it with whatever they like. So only as many entries as there are trusted proxies are believed, from its end.
 * @param trustedProxies how many of our own proxies a request passes; 0: the header is not looked at
 */
export function clientAddress(http: Context, trustedProxies: number): string {
  const heardFrom = getConnInfo(http).remote.address ?? 'unknown';
  if (trustedProxies === 0) return heardFrom;
  const forwarded = (http.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const hops = [...forwarded, heardFrom];
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? heardFrom;
}
