import { flushCompileCache } from 'node:module';
import { serveParent } from './isolated-child.ts';

/** As it is sent to a process. */
export interface Task {
  input: unknown;
}

/** The result of a task: its answer, or what the module threw. */
export type Reply = { answer: unknown } | { error: unknown };

/** The child's end of `startTaskProcess`: does one task after another. Answers and errors are copied, as by `structuredClone`. */
export function serveTasks(answer: (input: unknown) => unknown): void {
  serveParent<Task, Reply>(
    // From our own code.
    (message) => message as Task,
    async ({ receive, send }) => {
      for (;;) {
        const { input } = await receive();
        const reply = await replyTo(input, answer);
        // The process is killed in the end, and Node would write what it has compiled only when it exits by itself.
        flushCompileCache();
        await send(reply);
      }
    },
  );
}

async function replyTo(input: unknown, answer: (input: unknown) => unknown): Promise<Reply> {
  try {
    return { answer: await answer(input) };
  } catch (error) {
    return { error };
  }
}
