import * as teamLog from '../features/teams/log.repo.ts';
import { serveVocabulary } from '../features/vocabulary/vocabulary.routes.ts';
import { VocabularyService } from '../features/vocabulary/vocabulary.service.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface VocabularyModule extends FeatureModule {
  vocabulary: VocabularyService;
}

export function composeVocabulary(context: AppContext): VocabularyModule {
  const vocabulary = new VocabularyService({ ...context, logForTeam: teamLog.append });
  return { vocabulary, serve: (app, http) => serveVocabulary(app, vocabulary, http) };
}
