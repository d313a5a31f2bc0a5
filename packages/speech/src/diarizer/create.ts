import { availableParallelism } from 'node:os';
import type { Diarizer } from '../ports/diarizer.ts';
import { diarizerModels } from './models.ts';
import { createServerDiarizer, type SpeakerServerSettings } from './speech-server.ts';
import { createSherpaDiarizer } from './sherpa.ts';

export interface DiarizerSettings {
  /** `auto`: on this machine, where its models are; `server`: the speech servers. */
  engine: 'auto' | 'server' | 'off';
  dataDir: string;
  server: SpeakerServerSettings;
}

/** What tells speakers apart; null where nothing can, and transcripts then name no speakers. */
export function createDiarizer({ engine, dataDir, server }: DiarizerSettings): Diarizer | null {
  if (engine === 'server') return createServerDiarizer(server);
  const models = engine === 'auto' ? diarizerModels(dataDir) : null;
  return models && createSherpaDiarizer(models, availableParallelism());
}
