import type { SessionsService } from '../features/accounts/sessions.service.ts';
import { receiveUpload } from '../features/recordings/pipeline/receive-upload.job.ts';
import { enforceRetention } from '../features/recordings/retention.job.ts';
import { sweepRecordings } from '../features/recordings/sweep.job.ts';
import { createMediaCheck } from '../features/recordings/media-check.ts';
import { serveLibrary } from '../features/recordings/recordings.routes.ts';
import { serveTransfers } from '../features/recordings/transfers.routes.ts';
import { ProgressFeed } from '../features/recordings/feed.service.ts';
import { FunctionsService } from '../features/recordings/functions.service.ts';
import { HistoryService } from '../features/recordings/history.service.ts';
import { ResultsService } from '../features/recordings/results.service.ts';
import { RetentionService } from '../features/recordings/retention.service.ts';
import { SweepService } from '../features/recordings/sweep.service.ts';
import { TextsService } from '../features/recordings/texts.service.ts';
import { TransferService } from '../features/recordings/transfers.service.ts';
import { UploadsService } from '../features/recordings/uploads.service.ts';
import type { StorageForecasts } from '../features/recordings/storage-forecast.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import type { UsageService } from '../features/usage/usage.service.ts';
import { deriveKey } from '../platform/secret.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { Base, Part } from './base.ts';
import type { FilesPart } from './files.ts';
import type { SummariesPart } from './summaries.ts';
import type { TranscriptionPart } from './transcription.ts';

export interface LibraryPart extends Part {
  sweep: SweepService;
  retention: RetentionService;
  results: ResultsService;
  texts: TextsService;
  transfers: TransferService;
}

interface Needs extends SummariesPart, TranscriptionPart {
  files: FilesPart;
  usage: UsageService;
  mail: MailService;
  storage: StorageForecasts;
  sells: boolean;
  sessions: SessionsService;
}

export function composeLibrary(base: Base, needs: Needs): LibraryPart {
  const { config, db, clock, engines, locks } = base;
  const { store, files, transfers: bytes } = needs.files;
  const shared = { ...base, ...needs, files };
  const transfers = new TransferService({
    ...shared,
    files: store,
    store: bytes,
    room: needs.files.room,
    check: createMediaCheck(store, engines.decoder),
    uploadMegabytes: config.uploadMegabytes,
  });
  const uploads = new UploadsService({
    ...shared,
    store,
    playbackKey: deriveKey(base.secret, 'playback'),
  });
  const texts = new TextsService(shared);
  const results = new ResultsService({ ...shared, uploads });
  const feed = new ProgressFeed({ ...base, sessions: needs.sessions });
  const services = {
    feed,
    functions: new FunctionsService(shared),
    history: new HistoryService(db),
    results,
    storage: needs.storage,
    texts,
    transfers,
    uploads,
  };
  const sweep = new SweepService({ db, clock, files, transfers });
  const retention = new RetentionService(shared);
  return {
    sweep,
    retention,
    results,
    texts,
    transfers,
    serve: (app, http) => {
      serveTransfers(app, { service: transfers, store: bytes, locks }, http);
      serveLibrary(app, services, http);
    },
    work: [
      bindJob(receiveUpload, { transfers }),
      bindJob(sweepRecordings, { sweep }),
      bindJob(enforceRetention, { retention }),
    ],
    endStreams: () => feed.stop(),
  };
}
