import {
  type Clip,
  TranscribeError,
  type Transcriber,
  type Transcription,
} from '../ports/transcriber.ts';
import { createSpeechServer, isAnswering, type SpeechServerSettings } from './openai-compatible.ts';
import { type HealthTimes, ServerHealth } from './server-health.ts';

export interface SpeechServersSettings extends Omit<SpeechServerSettings, 'baseUrl'> {
  /** At least one. */
  baseUrls: readonly string[];
  /** Receives what the operator should know. */
  warn: (message: string) => void;
  times?: HealthTimes;
}

interface Server {
  transcriber: Transcriber;
  health: ServerHealth;
  underWay: number;
  /** Aborts what is under way or waits there when the server goes down. */
  down: AbortController;
}

/**
 * Several speech servers as one. A clip goes to the one with the least to do; where that fails, to another at once. A server that
 * can't be reached gets no more clips until it answers again, and what it had goes to the others.
 */
export function createSpeechServers(settings: SpeechServersSettings): Transcriber {
  const { baseUrls, warn, times, ...shared } = settings;
  const servers = baseUrls.map((baseUrl) => createServer({ ...shared, baseUrl }, warn, times));
  const first = servers[0]?.transcriber;
  if (!first) throw new Error('SPEECH_BASE_URL names no server');

  const next = (tried: ReadonlySet<Server>): Server | undefined =>
    servers
      .filter((server) => !tried.has(server) && server.health.waitMs === 0)
      .toSorted((a, b) => a.underWay - b.underWay)[0];

  return {
    engine: first.engine,
    onlyLanguage: null,
    concurrency: servers.reduce((sum, { transcriber }) => sum + transcriber.concurrency, 0),
    get maxClipSeconds() {
      return Math.min(...servers.map(({ transcriber }) => transcriber.maxClipSeconds));
    },
    maxPauseSeconds: first.maxPauseSeconds,
    async transcribe(clip): Promise<Transcription> {
      clip.signal?.throwIfAborted();
      const tried = new Set<Server>();
      let last: TranscribeError | null = null;
      for (let server = next(tried); server; server = next(tried)) {
        tried.add(server);
        try {
          return await askServer(server, clip);
        } catch (error) {
          clip.signal?.throwIfAborted();
          if (!(error instanceof TranscribeError && error.retry)) throw error;
          last = error;
        }
      }
      throw last ?? noneAnswers(servers);
    },
    async close(): Promise<void> {
      for (const { health } of servers) health.stop();
      await Promise.all(servers.map(({ transcriber }) => transcriber.close()));
    },
  };
}

function createServer(
  settings: SpeechServerSettings,
  warn: (message: string) => void,
  times: HealthTimes | undefined,
): Server {
  const { host } = new URL(settings.baseUrl);
  const health = new ServerHealth({
    times,
    look: () => isAnswering(settings),
    onChange: (isUp, why) =>
      warn(isUp ? `${host} answers again` : `${host} gets no clips: ${why?.message}`),
  });
  return {
    transcriber: createSpeechServer(settings),
    health,
    underWay: 0,
    down: new AbortController(),
  };
}

async function askServer(server: Server, clip: Clip): Promise<Transcription> {
  const { down } = server;
  const signal = clip.signal ? AbortSignal.any([clip.signal, down.signal]) : down.signal;
  server.underWay += 1;
  try {
    const answer = await server.transcriber.transcribe({ ...clip, signal });
    server.health.succeeded();
    return answer;
  } catch (error) {
    const isNews = error instanceof TranscribeError && error.retry && !signal.aborted;
    if (isNews && server.health.failed(error)) {
      server.down = new AbortController();
      down.abort(error);
    }
    throw error;
  } finally {
    server.underWay -= 1;
  }
}

function noneAnswers(servers: readonly Server[]): TranscribeError {
  const waitMs = Math.min(...servers.map(({ health }) => health.waitMs));
  return new TranscribeError('no speech server answers at present', {
    retry: true,
    retryAfterSeconds: waitMs / 1_000,
  });
}
