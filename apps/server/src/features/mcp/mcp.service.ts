import type { Actor } from '../../platform/actor.ts';
import type { Logger } from '../../platform/log.ts';
import type { Protocol } from './protocol.ts';
import type { Tool } from './tool.ts';

interface Deps {
  tools: readonly Tool[];
  log: Logger;
}

/** Raised when tools change. */
const VERSION = '1';

/** Recordings for AI assistants, by the Model Context Protocol. The SDK is loaded when the first one asks. */
export class McpService {
  readonly #deps: Deps;
  #protocol: Promise<Protocol> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async answer(actor: Actor, request: Request): Promise<Response> {
    return await (await this.#load()).answer(actor, request);
  }

  async stop(): Promise<void> {
    await (await this.#protocol)?.close();
  }

  #load(): Promise<Protocol> {
    this.#protocol ??= this.#create();
    return this.#protocol;
  }

  async #create(): Promise<Protocol> {
    const { createProtocol } = await import('./protocol.ts');
    const { tools, log } = this.#deps;
    return createProtocol(tools, VERSION, (err) => log.error({ err }, 'a tool failed'));
  }
}
