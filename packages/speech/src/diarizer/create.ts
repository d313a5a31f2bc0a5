import { availableParallelism } from 'node:os';
import type { Diarizer } from '../ports/diarizer.ts';
import { diarizerModels } from './models.ts';
import { createSherpaDiarizer } from './sherpa.ts';

export interface DiarizerSettings {
  /** `auto`: where its models are. */
  engine: 'auto' | 'off';
  dataDir: string;
}

/** What tells speakers apart; null where nothing can, and transcripts then name no speakers. */
export function createDiarizer({ engine, dataDir }: DiarizerSettings): Diarizer | null {
  const models = engine === 'auto' ? diarizerModels(dataDir) : null;
  return models && createSherpaDiarizer(models, availableParallelism());
}
