import { embedPassages } from '../features/search/embed-passages.job.ts';
import { EmbeddingIndexService } from '../features/search/embedding-index.service.ts';
import { MeaningService } from '../features/search/meaning.service.ts';
import { SearchService } from '../features/search/search.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface SearchModule extends FeatureModule {
  search: SearchService;
  /** Null: no embedding model is set. */
  embeddings: EmbeddingIndexService | null;
}

export function composeSearch({ db, clock, log, engines }: AppContext): SearchModule {
  const { embedder } = engines;
  if (!embedder) {
    const embeddings = { fill: () => Promise.resolve() };
    return {
      search: new SearchService(db),
      embeddings: null,
      work: [bindJob({ ...embedPassages, cron: null }, { embeddings })],
    };
  }
  const meaning = new MeaningService({ db, clock, log, embedder });
  const embeddings = new EmbeddingIndexService({ db, log, embedder });
  return {
    search: new SearchService(db, { meaning }),
    embeddings,
    work: [bindJob(embedPassages, { embeddings })],
    stop: () => meaning.stop(),
  };
}
