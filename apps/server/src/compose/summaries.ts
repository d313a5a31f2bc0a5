import { summarize } from '../features/recordings/pipeline/summarize.job.ts';
import { CorrectionsService } from '../features/recordings/corrections.service.ts';
import { NotesService } from '../features/recordings/notes.service.ts';
import { SummariesService } from '../features/recordings/summaries.service.ts';
import { SummarizingWork } from '../features/recordings/pipeline/summarize.service.ts';
import type { UsageService } from '../features/usage/usage.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { Base, Part } from './base.ts';

export interface SummariesPart extends Part {
  summaries: SummariesService;
  corrections: CorrectionsService;
  notes: NotesService;
}

export function composeSummaries(base: Base, usage: UsageService): SummariesPart {
  const { summarizer } = base.engines;
  const summaries = new SummariesService({ ...base, usage });
  const corrections = new CorrectionsService(base);
  const work = new SummarizingWork({ ...base, summarizer, service: summaries, corrections });
  return {
    summaries,
    corrections,
    notes: new NotesService(summarizer),
    work: [bindJob(summarize, { service: summaries, work }, base.config.workerConcurrency)],
  };
}
