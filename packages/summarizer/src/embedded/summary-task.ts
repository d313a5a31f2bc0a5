import type { OutputType, SummarySource, Template } from '../port.ts';

/** What the engine is asked for, as it is sent to a process. */
export interface SummaryTask {
  source: SummarySource;
  outputType: OutputType;
  maxWords: number | undefined;
  template: Template | undefined;
}
