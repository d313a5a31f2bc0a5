import { createEmbeddedSummarizer } from '@notelark/summarizer';
import { DecksService } from '../features/study/decks.service.ts';
import { serveStudy } from '../features/study/study.routes.ts';
import { StudyService } from '../features/study/study.service.ts';
import { sweepCards } from '../features/study/sweep-cards.job.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';

export interface StudyModule extends FeatureModule {
  study: StudyService;
}

export function composeStudy(
  { db, clock, engines, log, publicUrl }: AppContext,
  { material }: RecordingsModule,
): StudyModule {
  const summarizer = createEmbeddedSummarizer();
  const study = new StudyService({
    db,
    clock,
    log,
    summarizer: engines.summarizer,
    material,
    outline: async (source, signal) =>
      (await summarizer.summarize({ source, outputType: 'notes', signal })).document,
  });
  const decks = new DecksService({ db, clock, material, publicUrl });
  return {
    study,
    serve: (app, http) => serveStudy(app, { study, decks }, http),
    work: [bindJob(sweepCards, { study })],
    stop: () => summarizer.close?.(),
  };
}
