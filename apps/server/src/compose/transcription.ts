import { makePlaybackCopy } from '../features/recordings/pipeline/playback-copy.job.ts';
import { transcribe } from '../features/recordings/pipeline/transcribe.job.ts';
import { PlaybackWork } from '../features/recordings/pipeline/playback-copy.service.ts';
import { TranscriptionService } from '../features/recordings/transcripts.service.ts';
import { TranscriptionWork } from '../features/recordings/pipeline/transcribe.service.ts';
import type { CorrectionsService } from '../features/recordings/corrections.service.ts';
import type { SummariesService } from '../features/recordings/summaries.service.ts';
import type { UsageService } from '../features/usage/usage.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { Base, Part } from './base.ts';
import type { FilesPart } from './files.ts';

export interface TranscriptionPart extends Part {
  transcription: TranscriptionService;
}

interface Needs {
  files: FilesPart;
  usage: UsageService;
  summaries: SummariesService;
  corrections: CorrectionsService;
}

export function composeTranscription(
  base: Base,
  { files, usage, summaries, corrections }: Needs,
): TranscriptionPart {
  const { db, engines, config, log } = base;
  const service = new TranscriptionService({
    ...base,
    usage,
    summaries,
    corrections,
    files: files.files,
  });
  const work = new TranscriptionWork({ ...engines, db, log, files: files.store, service });
  const playback = new PlaybackWork({ db, files: files.store, decoder: engines.decoder });
  return {
    transcription: service,
    work: [
      bindJob(transcribe, { service, work }, config.workerConcurrency),
      bindJob(makePlaybackCopy, { playback }),
    ],
  };
}
