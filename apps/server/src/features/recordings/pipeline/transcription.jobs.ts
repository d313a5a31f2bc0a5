import { bindJob, type Work } from '../../../platform/queue/queue.ts';
import { playbackJob, transcribeJob } from './transcription.job.ts';
import type { PlaybackWork } from './playback-copy.service.ts';
import type { TranscriptionService } from '../transcripts.service.ts';
import type { TranscriptionWork } from './transcribe.service.ts';

interface Services {
  service: TranscriptionService;
  work: TranscriptionWork;
  playback: PlaybackWork;
}

/** @param concurrency recordings that a process works on at once; at least 3, so that one owner's never take all. */
export function transcriptionJobs(
  { service, work, playback }: Services,
  concurrency: number,
): Work[] {
  return [
    bindJob(
      transcribeJob,
      {
        run: ({ uploadId }, context) => work.run(uploadId, context),
        exhausted: ({ uploadId }, why) => service.exhausted(uploadId, why),
        postponed: ({ uploadId }, until) => service.postponed(uploadId, until),
      },
      { concurrency: Math.max(3, concurrency) },
    ),
    bindJob(
      playbackJob,
      {
        run: ({ uploadId }, { signal }) => playback.run(uploadId, signal),
        exhausted: ({ uploadId }) => playback.exhausted(uploadId),
      },
      { concurrency: 1 },
    ),
  ];
}
