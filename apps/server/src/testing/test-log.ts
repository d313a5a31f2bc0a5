import { createLog, type Logger } from '../platform/log.ts';

export type LogLine = Record<string, unknown> & { level: number; msg: string };

const ERROR = 50;

/** The product's log, kept in memory. */
export class TestLog {
  readonly lines: LogLine[] = [];
  readonly logger: Logger = createLog('debug', {
    write: (line) => void this.lines.push(JSON.parse(line) as LogLine),
  });

  /** Whole lines at the level of an error: a test that does not expect them should fail. */
  errors(): LogLine[] {
    return this.lines.filter(({ level }) => level >= ERROR);
  }

  /** Forgets what was logged, e.g. the errors that a test has provoked and looked at. */
  clear(): void {
    this.lines.length = 0;
  }
}
