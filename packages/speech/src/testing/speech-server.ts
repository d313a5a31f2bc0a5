import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A request as the server understood it. */
interface SpeechRequest {
  path: string;
  authorization: string | null;
  fields: Record<string, string>;
  granularities: string[];
  /** The samples of the WAV file. */
  pcm: Int16Array;
}

/** How to answer: with this, or as `behave` says. */
type Behaviour =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  /** Sends the first half of a good answer and cuts the connection. */
  | 'half'
  /** Sends the first half of a good answer and ends in good order. */
  | 'truncated'
  /** Never answers. */
  | 'hang';

export interface SpeechServer {
  url: string;
  requests: SpeechRequest[];
  /** What to do with the next requests; then it is good again. */
  next: (...behaviours: Behaviour[]) => void;
  close: () => Promise<void>;
}

export interface SpeechServerOptions {
  /** The largest file it takes, in bytes; above it answers 413. */
  maxBytes?: number;
  /** The most that it knows of what was said when; what asks for more is refused. `text`: as some of OpenAI's models do. */
  knows?: 'words' | 'segments' | 'text';
  /** How long it takes for each answer; default 0. */
  delayMs?: number;
  /** Default: any free one. */
  port?: number;
  /** How it refuses that; default 400. */
  refusal?: number;
}

/**
 * A server that speaks OpenAI's transcription call, checks what it is asked, and misbehaves on request. It hears
 * a word, the number of the second, in each second of sound that is not silent.
 */
export async function startSpeechServer(options: SpeechServerOptions = {}): Promise<SpeechServer> {
  const requests: SpeechRequest[] = [];
  const behaviours: Behaviour[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET') {
      response.writeHead(404).end();
      return;
    }
    const asked = await read(request);
    requests.push(asked);
    const behaviour = behaviours.shift() ?? usual(asked, options);
    if (behaviour === 'hang') return;
    if (options.delayMs) await setTimeout(options.delayMs);
    const good = JSON.stringify(hear(asked));
    const half = good.slice(0, good.length / 2);
    response.setHeader('content-type', 'application/json');
    if (behaviour === 'half') {
      response.setHeader('content-length', good.length);
      response.write(half, () => response.destroy());
    } else if (behaviour === 'truncated') response.end(half);
    else {
      response.writeHead(behaviour.status, behaviour.headers);
      response.end(behaviour.body === undefined ? good : JSON.stringify(behaviour.body));
    }
  };
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    next: (...more) => void behaviours.push(...more),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function usual(
  { pcm, fields, granularities }: SpeechRequest,
  { maxBytes, knows = 'words', refusal = 400 }: SpeechServerOptions,
): Behaviour {
  if (maxBytes !== undefined && pcm.byteLength > maxBytes) {
    return { status: 413, body: { error: { message: 'Maximum content size limit exceeded' } } };
  }
  const asksTooMuch =
    (knows === 'text' && fields.response_format !== 'json') ||
    (knows === 'segments' && granularities.includes('word'));
  if (asksTooMuch) {
    return { status: refusal, body: { error: { message: 'these times are not available' } } };
  }
  return { status: 200 };
}

async function read(request: IncomingMessage): Promise<SpeechRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('there is no file');
  const wav = await file.arrayBuffer();
  const [riff, rate] = [
    Buffer.from(wav).toString('latin1', 0, 4),
    new DataView(wav).getUint32(24, true),
  ];
  if (riff !== 'RIFF' || rate !== 16_000) throw new Error('the file is no WAV of 16 kHz');
  const fields = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization ?? null,
    fields: Object.fromEntries(fields),
    granularities: form.getAll('timestamp_granularities[]').map(String),
    pcm: new Int16Array(wav.slice(44)),
  };
}

function hear({ pcm, fields }: SpeechRequest): object {
  const words = [];
  for (let second = 0; second * 16_000 < pcm.length; second += 1) {
    const part = pcm.subarray(second * 16_000, (second + 1) * 16_000);
    const word = { word: `word${second}`, start: second, end: second + part.length / 16_000 };
    if (part.some((sample) => sample !== 0)) words.push(word);
  }
  const text = words.map(({ word }) => word).join(' ');
  if (fields.response_format === 'json') return { text };
  const segment = { id: 0, text: ` ${text}`, start: 0, end: pcm.length / 16_000 };
  return { task: 'transcribe', language: 'german', text, segments: [segment], words };
}
