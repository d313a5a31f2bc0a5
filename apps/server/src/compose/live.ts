import type { TextsService } from '../features/recordings/intake/texts.service.ts';
import { countOpenSessions } from '../features/live/live.repo.ts';
import { UnmeteredAllowance } from '../features/live/allowance.ts';
import { sweepLive } from '../features/live/sweep-live.job.ts';
import { serveLive } from '../features/live/live.routes.ts';
import { PREFETCH_ALLOWANCE_SECONDS, PrefetchService } from '../features/live/prefetch.service.ts';
import { GenerateService } from '../features/live/generate.service.ts';
import { LiveNotesService } from '../features/live/notes.service.ts';
import { PointsService } from '../features/live/points.service.ts';
import { PreviewService } from '../features/live/previews.service.ts';
import { LiveService } from '../features/live/live.service.ts';
import { NotesService } from '../features/recordings/notes/notes.service.ts';
import type { CalendarLookup } from '../features/recordings/pipeline/transcripts.service.ts';
import { SpeechService } from '../features/recordings/pipeline/speech.service.ts';
import type { VocabularyService } from '../features/vocabulary/vocabulary.service.ts';
import type { UsageService } from '../features/usage/usage.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

interface Deps {
  usage: UsageService;
  texts: TextsService;
  notes: NotesService;
  calendars: CalendarLookup;
  vocabulary: VocabularyService;
}

export function composeLive(
  context: AppContext,
  { usage, texts, notes: making, calendars, vocabulary }: Deps,
): FeatureModule {
  const { db, engines, metrics } = context;
  metrics.onScrape('live_sessions', 'Live recordings under way.', [], async () => [
    { value: await countOpenSessions(db) },
  ]);
  const chunkSeconds = context.config.liveChunkSeconds;
  const speech = new SpeechService(engines);
  const prefetched = new UnmeteredAllowance(PREFETCH_ALLOWANCE_SECONDS);
  const previewed = new UnmeteredAllowance(2 * chunkSeconds);
  const prefetch = new PrefetchService({
    ...context,
    usage,
    voice: engines.voice,
    allowance: prefetched,
  });
  const shared = { ...context, usage, speech, prefetch, chunkSeconds, vocabulary };
  const live = new LiveService({ ...shared, allowances: [prefetched, previewed] });
  const workers = engines.transcriber.concurrency;
  const previews = new PreviewService({ ...shared, live, workers, allowance: previewed });
  const generate = new GenerateService({ ...context, usage, notes: making });
  const points = new PointsService({
    ...shared,
    chunks: live,
    notes: new NotesService(engines.livePoints),
  });
  const { label, draft } = engines.transcriber.engine;
  const notes = new LiveNotesService({
    ...context,
    usage,
    texts,
    calendars,
    draftEngine: draft ? label : null,
  });
  return {
    serve: (app, http) =>
      serveLive(app, { live, previews, notes, prefetch, generate, points }, http),
    work: [bindJob(sweepLive, { notes })],
    stop: () => {
      live.stop();
      prefetch.stop();
      previews.stop();
      points.stop();
    },
  };
}
