export const engineKinds = ['recognizer', 'diarizer', 'summarizer', 'embedder'] as const;
export type EngineKind = (typeof engineKinds)[number];
