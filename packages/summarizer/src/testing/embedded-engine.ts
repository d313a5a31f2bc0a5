import { createEmbeddedEngine } from '../embedded/index.ts';

/**
 * The real engine, one for all files of a test process: a thread costs half a second of a processor to start, and as much again until
 * it is warm. It keeps nothing from one request to the next but the last source that it has checked against.
 */
export const embeddedEngine = createEmbeddedEngine();
