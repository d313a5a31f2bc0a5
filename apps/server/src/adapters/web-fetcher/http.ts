import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { PassThrough, Readable } from 'node:stream';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import {
  type FetchFault,
  type WebAnswer,
  type WebFetcher,
  WebFetchError,
} from '../../ports/web-fetcher.ts';

export interface HttpFetcherOptions {
  /** Whether servers may be in the private network. */
  allowPrivate: boolean;
  /** The longest that a server may send nothing. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Addresses are checked on the connection itself, after their name has been resolved, for each redirect anew: neither a redirect
 * nor a name that resolves differently the second time leads into the private network.
 */
export function createHttpFetcher({
  allowPrivate,
  timeoutMs = TIMEOUT_MS,
}: HttpFetcherOptions): WebFetcher {
  const allowed = { allowPrivateIPAddress: allowPrivate, allowMetaIPAddress: allowPrivate };
  const agents = {
    'http:': new RequestFilteringHttpAgent(allowed),
    'https:': new RequestFilteringHttpsAgent(allowed),
  };

  const ask = async (
    url: URL,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<IncomingMessage> => {
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? https : http).request(url, {
      agent: agents[isSecure ? 'https:' : 'http:'],
      headers: { 'user-agent': 'Notelark/1', 'accept-encoding': 'identity', ...headers },
      signal,
    });
    request.setTimeout(timeoutMs, () => request.destroy(new WebFetchError('timeout')));
    request.end();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    // What fails later fails the body.
    request.on('error', (error) => answer.destroy(error));
    return answer;
  };

  return {
    get: async (address, { headers = {}, signal }) => {
      let url = webAddress(address);
      for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
        const answer = await ask(url, headers, signal).catch((error: unknown) => {
          signal.throwIfAborted();
          throw asFetchError(error);
        });
        const { location } = answer.headers;
        if (!REDIRECTS.has(answer.statusCode ?? 0) || location === undefined)
          return asAnswer(url, answer);
        answer.destroy();
        url = webAddress(location, url);
      }
      throw new WebFetchError('redirects');
    },
  };
}

function webAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new WebFetchError(base ? 'redirects' : 'unreachable');
}

function asAnswer(url: URL, answer: IncomingMessage): WebAnswer {
  const body = bodyOf(answer);
  const discard = (): void => void body.destroy();
  return { ...headOf(url, answer), body, discard };
}

const headOf = (url: URL, answer: IncomingMessage) => ({
  url: url.href,
  status: answer.statusCode ?? 0,
  headers: Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, value?.toString()]),
  ),
});

/** The whole of what came: of a message that breaks off, what is not read yet would be thrown away. */
function bodyOf(answer: IncomingMessage): Readable {
  const gathered = answer.pipe(new PassThrough());
  let broken: { error: Error } | null = null;
  answer.once('error', (error) => {
    broken = { error };
    gathered.end();
  });
  const body = Readable.from(
    allOf(gathered, () => broken),
    { objectMode: false },
  );
  body.once('close', () => answer.destroy());
  return body;
}

async function* allOf(
  gathered: PassThrough,
  broken: () => { error: Error } | null,
): AsyncGenerator<Buffer, void, undefined> {
  yield* gathered;
  const end = broken();
  if (end) throw end.error;
}

function asFetchError(error: unknown): WebFetchError {
  if (error instanceof WebFetchError) return error;
  const isRefused = error instanceof Error && /is not allowed/.test(error.message);
  const fault: FetchFault = isRefused ? 'private-address' : 'unreachable';
  return new WebFetchError(fault, { cause: error });
}
