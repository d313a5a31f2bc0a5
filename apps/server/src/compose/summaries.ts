import { summaryJobs } from '../features/summaries/jobs.ts';
import { CorrectionsService } from '../features/summaries/service.corrections.ts';
import { NotesService } from '../features/summaries/service.notes.ts';
import { SummariesService } from '../features/summaries/service.ts';
import { SummarizingWork } from '../features/summaries/service.work.ts';
import type { UsageService } from '../features/usage/service.ts';
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
    work: summaryJobs({ service: summaries, work }, base.config.workerConcurrency),
  };
}
