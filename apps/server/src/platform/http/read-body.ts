import { setImmediate } from 'node:timers/promises';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { DEFAULT_BODY_LIMIT, type Route } from '@notelark/api/routes';
import { AppError } from '../errors.ts';
import { createLimiter } from '@notelark/toolkit/limiter';
import { toStorable } from '../storable.ts';

/**
 * Characters outside of strings in a JSON body: punctuation, numbers, white space. Ours are flat objects with long strings.
 * Parsing takes nanoseconds for a character inside of a string and up to a microsecond for one outside.
 */
const MAX_STRUCTURE = 20_000;

/** Longer bodies are parsed one after the other, each in a turn of the event loop, so that other requests come in between. */
const LONG = 64 * 1024;
const inTurn = createLimiter(1);

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Refuses a body over the route's limit, by its declared length or while it arrives. @throws {AppError} `body-too-large` */
export async function limitBody(http: Context, route: Route): Promise<void> {
  const maxSize = route.bodyLimit ?? DEFAULT_BODY_LIMIT;
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('body-too-large', { detail: `over ${maxSize} bytes` });
    },
  });
  await limit(http, () => Promise.resolve());
}

/**
 * The body as JSON, its texts as PostgreSQL can store them.
 * @throws {AppError} `malformed-request`
 */
export async function readJson(
  http: Context,
  { maxStructure = MAX_STRUCTURE }: Pick<Route, 'maxStructure'>,
): Promise<unknown> {
  const text = await http.req.text();
  if (text.length <= LONG) return parse(text, maxStructure);
  return await inTurn(async () => {
    await setImmediate();
    return parse(text, maxStructure);
  });
}

function parse(text: string, maxStructure: number): unknown {
  if (!hasFewParts(text, maxStructure))
    throw new AppError('malformed-request', { detail: 'JSON with too many parts' });
  try {
    return JSON.parse(text, hasUnstorable(text) ? storable : undefined) as unknown;
  } catch (cause) {
    throw new AppError('malformed-request', { cause });
  }
}

/** Whether a JSON text holds few enough values to parse it without delay for others. Stops counting at the limit. */
function hasFewParts(json: string, most: number): boolean {
  if (json.length <= most) return true;
  let outside = 0;
  for (let at = 0; at < json.length; at += 1) {
    if (json.charCodeAt(at) === QUOTE) at = endOfString(json, at + 1);
    else if ((outside += 1) > most) return false;
  }
  return true;
}

/** The place of the quote that ends a string. */
function endOfString(json: string, start: number): number {
  let at = start;
  while (at < json.length && json.charCodeAt(at) !== QUOTE)
    at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** In JSON, U+0000 and halves of surrogate pairs can only be written as escapes. */
const hasUnstorable = (json: string): boolean => /\\u(?:0000|d[89a-f])/i.test(json);

function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? toStorable(value) : value;
}
