import type { ServerResponse } from 'node:http';

/** The chat APIs that the scripted server speaks. */
export type Protocol = 'openai' | 'anthropic' | 'ollama';

/** How an answer ends. */
export type End = 'stop' | 'length' | 'refused';

/** A request, whichever API it came through. */
export interface ModelRequest {
  protocol: Protocol;
  path: string;
  headers: Record<string, string | undefined>;
  /** As it was sent. */
  body: Record<string, unknown>;
  system: string;
  prompt: string;
  /** How strictly the form of the answer was asked for. */
  form: 'schema' | 'json' | 'prompt';
}

/** Reads a request's body in the words of its API. */
export function requestOf(
  protocol: Protocol,
  path: string,
  headers: Record<string, string | undefined>,
  body: Record<string, unknown>,
): ModelRequest {
  const messages = (body.messages ?? []) as { role: string; content: unknown }[];
  const said = (roles: string[]): string =>
    messages
      .filter(({ role }) => roles.includes(role))
      .map(({ content }) => textOf(content))
      .join('\n');
  const system = protocol === 'anthropic' ? textOf(body.system) : said(['system', 'developer']);
  return {
    protocol,
    path,
    headers,
    body,
    system,
    prompt: said(['user']),
    form: formOf(protocol, body),
  };
}

/** Writes an answer as a stream, a few characters at a time, the way each API does. */
export class AnswerStream {
  readonly #protocol: Protocol;
  readonly #response: ServerResponse;

  constructor(protocol: Protocol, response: ServerResponse) {
    this.#protocol = protocol;
    this.#response = response;
    const type = protocol === 'ollama' ? 'application/x-ndjson' : 'text/event-stream';
    response.writeHead(200, { 'content-type': type });
  }

  begin(promptTokens: number): void {
    if (this.#protocol === 'anthropic') {
      this.#event('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'scripted',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: promptTokens, output_tokens: 1 },
        },
      });
      this.#event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
    } else if (this.#protocol === 'openai') this.#chunk({ role: 'assistant', content: '' }, null);
  }

  text(text: string): void {
    for (const piece of text.match(/[\s\S]{1,400}/gu) ?? []) {
      if (this.#protocol === 'anthropic') {
        this.#event('content_block_delta', {
          index: 0,
          delta: { type: 'text_delta', text: piece },
        });
      } else if (this.#protocol === 'ollama') {
        this.#line({
          model: 'scripted',
          message: { role: 'assistant', content: piece },
          done: false,
        });
      } else this.#chunk({ content: piece }, null);
    }
  }

  /** An error after a good status, as servers send it when they are overloaded in the middle. */
  error(message: string): void {
    if (this.#protocol === 'anthropic')
      this.#event('error', { error: { type: 'overloaded_error', message } });
    else if (this.#protocol === 'ollama') this.#line({ error: message });
    else this.#response.write(`data: ${JSON.stringify({ error: { message } })}\n\n`);
    this.#response.end();
  }

  /** Cuts the connection once all that was written is on its way. */
  cut(): void {
    this.#response.write('\n', () => this.#response.destroy());
  }

  /** Ends the stream in order, but not the answer. */
  drop(): void {
    this.#response.end();
  }

  end(end: End, promptTokens: number | null): void {
    if (this.#protocol === 'anthropic') this.#endAnthropic(end);
    else if (this.#protocol === 'ollama') {
      const count = promptTokens === null ? {} : { prompt_eval_count: promptTokens };
      this.#line({
        model: 'scripted',
        message: { role: 'assistant', content: '' },
        done: true,
        done_reason: end === 'length' ? 'length' : 'stop',
        ...count,
      });
    } else this.#endOpenAi(end, promptTokens);
    this.#response.end();
  }

  #endAnthropic(end: End): void {
    const reason = { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' }[end];
    this.#event('content_block_stop', { index: 0 });
    this.#event('message_delta', {
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: 1 },
    });
    this.#event('message_stop', {});
  }

  #endOpenAi(end: End, promptTokens: number | null): void {
    const reason = { stop: 'stop', length: 'length', refused: 'content_filter' }[end];
    this.#chunk({}, reason);
    if (promptTokens !== null) {
      const usage = {
        prompt_tokens: promptTokens,
        completion_tokens: 1,
        total_tokens: promptTokens + 1,
      };
      this.#response.write(`data: ${JSON.stringify({ ...CHUNK, choices: [], usage })}\n\n`);
    }
    this.#response.write('data: [DONE]\n\n');
  }

  #chunk(delta: object, finish_reason: string | null): void {
    const chunk = { ...CHUNK, choices: [{ index: 0, delta, finish_reason }] };
    this.#response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }

  #event(type: string, data: object): void {
    this.#response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  }

  #line(data: object): void {
    this.#response.write(`${JSON.stringify(data)}\n`);
  }
}

const CHUNK = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted' };

function formOf(protocol: Protocol, body: Record<string, unknown>): ModelRequest['form'] {
  if (protocol === 'ollama') {
    if (body.format === undefined) return 'prompt';
    return typeof body.format === 'string' ? 'json' : 'schema';
  }
  if (protocol === 'anthropic') {
    return body.output_config || body.tools ? 'schema' : 'prompt';
  }
  const format = body.response_format as { type: string } | undefined;
  if (format === undefined) return 'prompt';
  return format.type === 'json_schema' ? 'schema' : 'json';
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? (content as { text?: string }[]) : [];
  return parts.map(({ text }) => text ?? '').join('');
}
