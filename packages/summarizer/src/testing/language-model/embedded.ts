import { createEmbeddedEngine } from '../../embedded/index.ts';

/** The real engine behind the language model: it drafts, and stands in where the model fails. */
export const embedded = createEmbeddedEngine();
