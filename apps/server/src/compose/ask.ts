import { serveAsk } from '../features/ask/ask.routes.ts';
import { AskService } from '../features/ask/ask.service.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';
import type { SearchModule } from './search.ts';

export function composeAsk(
  context: AppContext,
  { search }: SearchModule,
  { sources }: RecordingsModule,
): FeatureModule {
  const ask = new AskService({ ...context, search, sources });
  return { serve: (app, http) => serveAsk(app, ask, http) };
}
