import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';

const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * The page's policy: our own scripts only, nothing inline; blob: for playback and workers' audio, data: for the small
 * images that components draw. `style-src` allows inline styles, which positioned components set.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer. */
export function securityHeaders(publicUrl: URL): MiddlewareHandler {
  return async (http, next) => {
    await next();
    const headers = http.res.headers;
    headers.set('content-security-policy', CONTENT_SECURITY_POLICY);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(self), display-capture=(self)',
    );
    if (publicUrl.protocol === 'https:') headers.set('strict-transport-security', HSTS);
    if (http.req.path.startsWith('/api/') && !headers.has('cache-control'))
      headers.set('cache-control', 'no-store');
  };
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser says from where a request comes. What writes must come from our own pages: the session's cookie alone proves
 * nothing (SameSite=Lax is the first wall, this the second). Programs send neither header.
 */
export function refuseCrossSite(publicUrl: URL): MiddlewareHandler {
  return async (http, next) => {
    if (
      !SAFE.has(http.req.method) &&
      isForeign(
        http.req.header('sec-fetch-site'),
        http.req.header('origin'),
        http.req.header('host'),
        publicUrl,
      )
    ) {
      throw new AppError('cross-site-request', {
        detail: `origin ${http.req.header('origin') ?? 'none'}`,
      });
    }
    await next();
  };
}

function isForeign(
  site: string | undefined,
  origin: string | undefined,
  host: string | undefined,
  publicUrl: URL,
): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return origin !== publicUrl.origin && (!URL.canParse(origin) || new URL(origin).host !== host);
}
