import { groupOf } from '@notelark/api/api-groups';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { type DataStore, ERRORS, type Locker, Server } from '@tus/server';
import type { Context } from 'hono';
import type { Actor } from '../../../platform/actor.ts';
import type { AdvisoryLocks } from '../../../platform/database/advisory-locks.ts';
import { isStorageFault, storageUnavailable } from '../../../platform/storage-faults.ts';
import { AppError } from '../../../platform/errors.ts';
import { assertScope, type HttpServices } from '../../../platform/http/implement.ts';
import { toStorable } from '../../../platform/storable.ts';
import type { NewTransfer, TransferService } from './transfers.service.ts';

const PATH = '/api/files';
/** What an API key needs. */
const SCOPE = 'write';
/** A request that holds the lock has this long to put away what it has, before it is cut off for the next one. */
const DRAIN_MS = 500;
const LOCK_WAIT_MS = 15_000;

export interface TransferRoutes {
  service: TransferService;
  /** Takes the bytes. */
  store: DataStore;
  locks: AdvisoryLocks;
}

/** Resumable upload by the tus protocol (1.0.0, https://tus.io/protocols/resumable-upload) at `/api/files`. */
export function serveTransfers(app: OpenAPIHono, routes: TransferRoutes, http: HttpServices): void {
  const calls = new WeakMap<object, Call>();
  const tus = createTusServer(routes, calls);
  const answer = async (context: Context): Promise<Response> => {
    const actor = await http.authenticate(context);
    if (!actor) throw new AppError('not-signed-in');
    assertScope(actor, SCOPE);
    const call: Call = { actor, begun: null, failure: null };
    const request = context.req.raw;
    calls.set(request, call);
    return await handle(routes.service, tus, call, request);
  };
  app.on(['POST', 'OPTIONS'], PATH, answer);
  app.on(['HEAD', 'PATCH', 'DELETE', 'OPTIONS'], `${PATH}/:id`, answer);
  // Hono asks for HEAD as GET; a real GET would hand the file out around its rules.
  app.get(`${PATH}/:id`, (context) => {
    if (context.req.raw.method !== 'HEAD') throw new AppError('not-found');
    return answer(context);
  });
  describeTransfers(app);
}

/** One request, as the hooks of the protocol's server see it. */
interface Call {
  actor: Actor;
  /** The transfer that this request has begun. */
  begun: string | null;
  /** What our answer is, where it is not the protocol's. */
  failure: unknown;
}

async function handle(
  service: TransferService,
  tus: Server,
  call: Call,
  request: Request,
): Promise<Response> {
  const id = new URL(request.url).pathname.slice(PATH.length + 1);
  const transfer = id && request.method !== 'OPTIONS' ? await service.find(call.actor, id) : null;
  if (transfer?.receivedAt && transfer.sizeBytes !== null)
    return answerFinished(request, transfer.sizeBytes);
  if (request.method === 'PATCH') await service.demandRoom();
  const response = await tus.handleWeb(request);
  // Without an answer the client knows no address to go on at: the transfer, and what it has reserved, would be left over.
  if (call.begun !== null && !response.ok) await service.abandon(call.begun);
  if (call.failure) throw call.failure;
  if (request.method === 'DELETE' && response.ok) await service.abandon(id);
  return response;
}

/**
 * For a client that lost the last answer: the file is here, though it may have been processed and deleted by now. Asked to
 * take more of it, or to drop it, we refuse as the protocol's server would.
 */
function answerFinished(request: Request, bytes: number): Response {
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': String(bytes),
    'upload-length': String(bytes),
    'cache-control': 'no-store',
  };
  if (request.method === 'HEAD') return new Response(null, { status: 200, headers });
  const isAtEnd = request.headers.get('upload-offset') === String(bytes);
  if (request.method === 'PATCH' && isAtEnd) return new Response(null, { status: 204, headers });
  const { status_code: status, body } =
    request.method === 'PATCH' ? ERRORS.INVALID_OFFSET : ERRORS.INVALID_TERMINATION;
  return new Response(body, { status, headers: { 'tus-resumable': '1.0.0' } });
}

function createTusServer(
  { service, store, locks }: TransferRoutes,
  calls: WeakMap<object, Call>,
): Server {
  const callOf = (request: object): Call => {
    const call = calls.get(request);
    if (!call) throw new Error('a request that did not come through our route');
    return call;
  };
  return new Server({
    path: PATH,
    datastore: store,
    relativeLocation: true,
    maxSize: (request) => service.maxBytes(callOf(request).actor),
    // Pages of other sites have no business here; programs need no CORS.
    allowedOrigins: () => false,
    lockDrainTimeout: DRAIN_MS,
    locker: createLocker(locks),
    namingFunction: () => service.newId(),
    onUploadCreate: async (request, { id, size, metadata }) => {
      const said = { id, sizeBytes: size ?? null, metadata: storable(metadata ?? {}) };
      const call = callOf(request);
      await service.begin(call.actor, said);
      call.begun = id;
      return {};
    },
    onUploadFinish: async (_, { id }) => {
      await service.received(id);
      return {};
    },
    onResponseError: (request, error) => {
      const call = callOf(request);
      call.failure = ourAnswer(error, request.signal.aborted, () => {
        const bytes = announcedBytes(request.headers, service.maxBytes(call.actor));
        return service.tooLarge(call.actor, bytes);
      });
      return undefined;
    },
  });
}

/** Null where the protocol has an answer of its own. What is unforeseen goes to the log, not to the client. */
function ourAnswer(
  error: Error | { status_code: number; body: string },
  clientLeft: boolean,
  tooLarge: () => AppError,
): unknown {
  if (error instanceof AppError) return error;
  if (isStorageFault(error)) return storageUnavailable('the file could not be written', error);
  if (!('status_code' in error)) return error;
  // The store answers the same to a client that went away in mid-request as to a disk that fails.
  if (error.body === ERRORS.FILE_WRITE_ERROR.body && !clientLeft)
    return storageUnavailable('the bytes could not be written');
  if (error.status_code === 413) return tooLarge();
  if (error.status_code === 404) return new AppError('not-found');
  // An extension of the protocol that we don't have: what was asked is wrong, the server is not.
  if (error.status_code === 501) return new AppError('malformed-request', { detail: error.body });
  const isKnown = Object.values(ERRORS).some((known) => known.body === error.body);
  return isKnown && error.status_code < 500 ? null : new Error(error.body);
}

/** How large the file is by what this request says; without a length, at least one byte too large. */
function announcedBytes(headers: Headers, limit: number): number {
  const whole = Number(headers.get('upload-length') ?? 0);
  const soFar =
    Number(headers.get('upload-offset') ?? 0) + Number(headers.get('content-length') ?? 0);
  return Math.max(whole, soFar, limit + 1);
}

/** Metadata is base64: it may decode to anything. */
const storable = (metadata: NewTransfer['metadata']): NewTransfer['metadata'] =>
  Object.fromEntries(
    Object.entries(metadata).map(([key, value]) => [toStorable(key), value && toStorable(value)]),
  );

/** One request at a time for each file, in all processes. */
function createLocker(locks: AdvisoryLocks): Locker {
  return {
    newLock: (id) => {
      let release: (() => Promise<void>) | null = null;
      return {
        lock: async (stop, askToLetGo) => {
          const signal = AbortSignal.any([stop, AbortSignal.timeout(LOCK_WAIT_MS)]);
          const onWanted = (): void => void askToLetGo();
          const waiting = locks.acquire(`transfer:${id}`, { signal, onWanted });
          release = await waiting.catch((error: unknown) => {
            // A database that is away answers for itself: the client sends the same again.
            throw signal.aborted ? ERRORS.ERR_LOCK_TIMEOUT : error;
          });
        },
        unlock: async () => release?.(),
      };
    },
  };
}

const TUS_HEADERS = {
  'tus-resumable': z.literal('1.0.0'),
  'upload-offset': z.string().describe('Bytes that are here already'),
};
const security: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }];

/** Puts the tus routes into the API document. The protocol defines them, so packages/api does not. */
function describeTransfers(app: OpenAPIHono): void {
  const params = z.object({ id: z.string() });
  const common = { tags: [groupOf(PATH)], security, 'x-api-key-scope': SCOPE };
  app.openAPIRegistry.registerPath(
    createRoute({
      ...common,
      method: 'post',
      path: PATH,
      operationId: 'announceFile',
      summary:
        'Announce a file, at most as large as the plan allows (GET /api/installation); tus: Upload-Length, Upload-Metadata filename, outputType, keepOriginal; audioOf: the id of the upload of an imported transcript that the file is the audio of',
      responses: {
        201: { description: 'Location says where its bytes go' },
        404: { description: 'not-found: there is no transcript of that id' },
        409: { description: 'audio-present, audio-not-for-import' },
        402: { description: 'audio-quota-exceeded, team-quota-exceeded' },
        413: { description: 'file-too-large, file-too-large-for-plan' },
      },
    }),
  );
  const one = [
    ['head', 'getFileOffset', 'How much of a file is here', 200],
    ['patch', 'sendFileBytes', 'More of a file, from Upload-Offset on', 204],
    ['delete', 'dropFile', 'Drop an unfinished file', 204],
  ] as const;
  for (const [method, operationId, summary, status] of one) {
    const headers = z.object(TUS_HEADERS).partial();
    const responses = {
      [status]: { description: summary, headers },
      404: { description: 'not-found' },
    };
    app.openAPIRegistry.registerPath(
      createRoute({
        ...common,
        method,
        path: `${PATH}/{id}`,
        operationId,
        summary,
        request: { params },
        responses,
      }),
    );
  }
}
