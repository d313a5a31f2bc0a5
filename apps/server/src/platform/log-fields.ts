import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line has that is written while a request is answered or a job runs. */
export interface LogFields {
  /** The request, or the one that caused the job. */
  requestId?: string | undefined;
  userId?: string;
  job?: string;
  jobId?: string;
  attempt?: number;
}

const storage = new AsyncLocalStorage<LogFields>();

/** Does work whose lines have these fields, wherever in it they are written. */
export const withLogFields = <T>(fields: LogFields, work: () => T): T =>
  storage.run({ ...fields }, work);

/** For what goes on after the request or job that began it: its lines have no fields. */
export const withoutLogFields = <T>(work: () => T): T => storage.exit(work);

/** Adds what becomes known on the way. */
export function addLogFields(fields: LogFields): void {
  const present = storage.getStore();
  if (present) Object.assign(present, fields);
}

/** A copy. */
export const logFields = (): LogFields => ({ ...storage.getStore() });
