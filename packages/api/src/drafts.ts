import type { ResultSource } from './library.ts';

// Apart from the schemas, so that a page can ask without loading the schema library.

/** Label of the recognizer whose draft a result rests on; null where its text is none. */
export function draftEngineOf(source: ResultSource): string | null {
  if (source.kind === 'text') return source.draftEngine;
  const engine = source.transcript?.engine;
  return engine?.draft === true ? engine.label : null;
}
