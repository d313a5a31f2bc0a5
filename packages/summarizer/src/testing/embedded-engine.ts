import { createEmbeddedEngine } from '../embedded/index.ts';

/**
 * The real engine, one for all files of a test process: each new process of it loads the engine and compiles its patterns anew. It keeps
 * nothing from one request to the next but the last source that it has checked against.
 */
export const embeddedEngine = createEmbeddedEngine();
