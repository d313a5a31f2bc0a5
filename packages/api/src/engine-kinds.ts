export const engineKinds = ['recognizer', 'diarizer', 'summarizer'] as const;
export type EngineKind = (typeof engineKinds)[number];
