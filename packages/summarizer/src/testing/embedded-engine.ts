import type { EmbeddedEngine } from '../create.ts';
import { createEmbeddedEngine } from '../embedded/index.ts';

/**
 * The real engine, one for all files of a test process: each new process of it loads the engine and compiles its patterns anew. It keeps
 * nothing from one request to the next but the last source that it has checked against. It can't be closed: a closed engine starts a
 * process for each request, and the next files would do so for each check.
 */
export const embeddedEngine = withoutClose(createEmbeddedEngine());

function withoutClose({ summarizer, ...rest }: EmbeddedEngine): EmbeddedEngine {
  const { close: _close, ...open } = summarizer;
  return { ...rest, summarizer: open };
}
