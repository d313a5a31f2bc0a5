import type { ErrorCode, Progress } from './contract.ts';
import type { OperationCalls } from './operations.ts';
import { NotelarkProblem } from './problem.ts';
import { sleep } from './sleep.ts';

export interface WaitOptions {
  signal?: AbortSignal;
  /** Called with each answer. */
  onProgress?: (progress: Progress) => void;
  /** Milliseconds between two looks at most; the first ones come sooner. Default 3000. */
  every?: number;
}

const FIRST_LOOK_MS = 250;

/** @throws {NotelarkProblem} with the code of what failed */
export async function waitUntilReady(
  { getProgress }: OperationCalls,
  summaryId: string,
  { signal, onProgress, every = 3000 }: WaitOptions = {},
): Promise<Progress> {
  for (let pause = FIRST_LOOK_MS; ; pause *= 2) {
    const progress = await getProgress({ params: { id: summaryId } }, signal && { signal });
    onProgress?.(progress);
    if (progress.status === 'ready') return progress;
    if (progress.status === 'failed') {
      const { code = 'internal-error', message = 'The work failed.' } = progress.error ?? {};
      throw new NotelarkProblem({ code: code as ErrorCode, message, status: 200 });
    }
    await sleep(Math.min(pause, every), signal);
  }
}
