import { SearchService } from '../features/search/search.service.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface SearchModule extends FeatureModule {
  search: SearchService;
}

export function composeSearch({ db }: AppContext): SearchModule {
  return { search: new SearchService(db) };
}
