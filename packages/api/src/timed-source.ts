import type { ResultSource } from './library.ts';

/** Whether it is known when each part of a source was said. */
export const isTimedSource = (source: ResultSource): boolean =>
  source.kind === 'upload' ? source.transcript?.timed !== false : source.lines !== null;
