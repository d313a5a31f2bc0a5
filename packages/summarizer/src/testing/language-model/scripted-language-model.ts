import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { honestAnswer } from './honest-answer.ts';
import { AnswerStream, requestOf, type End, type ModelRequest, type Protocol } from './wire.ts';

/** What the server does with a request. */
export type Reply =
  /** Answers with a text, or with an object as JSON. */
  | { answer: string | object; end?: End; promptTokens?: number | null }
  /** Refuses. */
  | { status: number; body?: object | string; headers?: Record<string, string> }
  /** Begins an answer and then cuts the connection, or ends the stream in order but without an end of the answer. */
  | { begins: string; ends: 'cut' | 'dropped' }
  /** Sends an error inside the stream. */
  | { begins: string; ends: 'error'; message: string }
  /** Takes the request and says nothing. */
  | { hangs: true };

/** Decides about the short question, asked to see whether the server answers at all; undefined: it answers. */
export type Greeting = (index: number) => Reply | undefined;

/** Decides about the request that came as number `index`, from 0; undefined: an honest answer. */
export type Script = (request: ModelRequest, index: number) => Reply | undefined;

export interface ScriptedOptions {
  script?: Script;
  greeting?: Greeting;
  /** Requests with another key are refused. Not asked for by Ollama's API. */
  key?: string;
  /** Context window in tokens: a longer prompt is refused, or cut without a word. */
  window?: number;
  cutsSilently?: boolean;
  /** What the list of models says of the window, in the words of vLLM or Ollama. */
  statedWindow?: number;
}

const PATHS: Record<string, Protocol> = {
  '/v1/chat/completions': 'openai',
  '/v1/messages': 'anthropic',
  '/api/chat': 'ollama',
};

const GREETING = 'Say OK.';

/** The only model that the server has. */
export const SCRIPTED_MODEL = 'scripted-1';

/**
 * A language model on a local port that does what a test says: it speaks the chat APIs of OpenAI, Anthropic and Ollama,
 * refuses requests that those would refuse, keeps every request that came, and misbehaves on demand.
 */
export class ScriptedLanguageModel {
  readonly requests: ModelRequest[] = [];
  /** How often it was asked only whether it answers; not among the requests. */
  greetings = 0;
  /** The largest number of requests that were open at the same time. */
  mostAtOnce = 0;
  #open = 0;
  readonly #options: ScriptedOptions;
  readonly #server: Server;
  readonly #events = new EventEmitter();

  private constructor(options: ScriptedOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  static async start(options: ScriptedOptions = {}): Promise<ScriptedLanguageModel> {
    const model = new ScriptedLanguageModel(options);
    await new Promise<void>((resolve) => model.#server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  /** E.g. `http://127.0.0.1:40123`. */
  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Resolves when the next request has come. */
  async nextRequest(): Promise<void> {
    await once(this.#events, 'request');
  }

  /** Resolves when the next connection is closed before its request was answered. */
  async nextAbandoned(): Promise<void> {
    await once(this.#events, 'abandoned');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    const body = await readJson(incoming);
    const protocol = PATHS[path];
    if (protocol) this.#chat(requestOf(protocol, path, flat(incoming), body), response);
    else this.#about(path, flat(incoming), response);
  }

  /** What servers say about themselves. */
  #about(
    path: string,
    headers: Record<string, string | undefined>,
    response: ServerResponse,
  ): void {
    const { statedWindow } = this.#options;
    if (path === '/api/tags') {
      const models = [
        { name: SCRIPTED_MODEL, modified_at: '2026-01-02T00:00:00Z' },
        { name: 'nomic-embed-text', modified_at: '2026-01-03T00:00:00Z' },
      ];
      send(response, 200, { models });
    } else if (path === '/api/show') {
      send(response, 200, { model_info: { 'scripted.context_length': statedWindow ?? 131_072 } });
    } else if (path === '/v1/models') {
      if (!this.#knows(headers)) send(response, 401, { error: { message: 'bad key' } });
      else send(response, 200, { data: [{ id: SCRIPTED_MODEL, max_model_len: statedWindow }] });
    } else send(response, 404, { error: 'page not found' });
  }

  #chat(request: ModelRequest, response: ServerResponse): void {
    if (request.prompt === GREETING) {
      const answer = this.#options.greeting?.(this.greetings) ?? { answer: 'OK' };
      this.greetings += 1;
      this.#reply(this.#refusal(request) ?? answer, request, response);
      return;
    }
    const index = this.requests.push(request) - 1;
    this.#events.emit('request');
    this.#open += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#open);
    response.on('close', () => {
      this.#open -= 1;
      if (!response.writableFinished) this.#events.emit('abandoned');
    });
    const refusal = this.#refusal(request);
    this.#reply(
      refusal ?? this.#options.script?.(request, index) ?? { answer: honestAnswer(request) },
      request,
      response,
    );
  }

  /** What any such server refuses, whatever the script says. */
  #refusal({ protocol, headers, body, system, prompt }: ModelRequest): Reply | null {
    if (protocol !== 'ollama' && !this.#knows(headers)) {
      const message = `Incorrect API key provided: ${headers.authorization ?? headers['x-api-key']}`;
      return { status: 401, body: { error: { message, type: 'authentication_error' } } };
    }
    if (body.model !== SCRIPTED_MODEL) {
      return {
        status: 404,
        body: { error: { message: `model '${String(body.model)}' not found` } },
      };
    }
    if (body.stream !== true || prompt === '' || system === '') {
      return {
        status: 400,
        body: { error: { message: 'a stream, a system prompt and a prompt are expected' } },
      };
    }
    const { window = Infinity, cutsSilently } = this.#options;
    if (cutsSilently || countTokens(system + prompt) <= window) return null;
    const message = `This model's maximum context length is ${window} tokens.`;
    return {
      status: 400,
      body: { error: { message, type: 'invalid_request_error', code: 'context_length_exceeded' } },
    };
  }

  #knows(headers: Record<string, string | undefined>): boolean {
    const { key } = this.#options;
    return (
      key === undefined || headers.authorization === `Bearer ${key}` || headers['x-api-key'] === key
    );
  }

  #reply(reply: Reply, request: ModelRequest, response: ServerResponse): void {
    if ('hangs' in reply) return;
    if ('status' in reply) {
      send(response, reply.status, reply.body ?? { error: { message: 'scripted' } }, reply.headers);
      return;
    }
    const { window = Infinity } = this.#options;
    const counted = Math.min(window, countTokens(request.system + request.prompt));
    const stream = new AnswerStream(request.protocol, response);
    stream.begin(counted);
    if ('begins' in reply) {
      stream.text(reply.begins);
      if (reply.ends === 'error') stream.error(reply.message);
      else if (reply.ends === 'dropped') stream.drop();
      else stream.cut();
      return;
    }
    const { answer, end = 'stop', promptTokens = counted } = reply;
    stream.text(typeof answer === 'string' ? answer : JSON.stringify(answer));
    stream.end(end, promptTokens);
  }
}

/** About what a tokenizer counts: a fifth of the characters, at least a token for each word, two for three of Chinese. */
function countTokens(text: string): number {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/\S+/gu)?.length ?? 0;
  return Math.ceil(Math.max((text.length - chinese) / 4.7, words) + (chinese * 2) / 3);
}

function send(
  response: ServerResponse,
  status: number,
  body: object | string,
  headers: Record<string, string> = {},
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(text);
}

async function readJson(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  incoming.setEncoding('utf8');
  let text = '';
  for await (const piece of incoming) text += String(piece);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function flat({ headers }: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value?.toString()]),
  );
}
