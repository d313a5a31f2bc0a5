import { serveAsk } from '../features/ask/ask.routes.ts';
import { AskService } from '../features/ask/ask.service.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';
import type { SearchModule } from './search.ts';

export interface AskModule extends FeatureModule {
  ask: AskService;
}

export function composeAsk(
  context: AppContext,
  { search }: SearchModule,
  { sources }: RecordingsModule,
): AskModule {
  const ask = new AskService({
    ...context,
    search,
    sources,
    summarizer: context.engines.summarizer,
  });
  return { ask, serve: (app, http) => serveAsk(app, ask, http), endStreams: () => ask.stop() };
}
