import { basename } from 'node:path';
import { IsolatedError } from '@notelark/toolkit/isolated';
import { z } from 'zod';
import { SEED, TEMPERATURE } from '../access/ai-sdk-model.ts';
import { ModelFault } from '../access/faults.ts';
import type { Answer, Ask, LanguageModel } from '../access/model.ts';
import { SLOW_MACHINE_MS } from '../access/timeouts.ts';
import {
  type LocalModelFile,
  type LocalProcess,
  startLocalProcess,
  UnfitModelError,
} from './local-process.ts';

/** Longest answer, in tokens: a small model repeats itself in longer ones. */
const ANSWER = 2048;
/** After this long without a question the model leaves the memory, in milliseconds. */
const IDLE_MS = 5 * 60_000;

/** A language model in a child process on this machine. */
export type LocalModel = LanguageModel & Required<Pick<LanguageModel, 'stop'>>;

/** A model that this machine runs itself, in one process: questions wait for each other. */
export function localModel(file: LocalModelFile): LocalModel {
  let running: Promise<LocalProcess> | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(idle);
    void running?.then(
      (process) => process.stop(),
      () => {},
    );
    running = null;
  };
  /** Work with the model, one after the other. A failure ends the process: the next question starts another one. */
  const use = <T>(signal: AbortSignal, work: (process: LocalProcess) => Promise<T>): Promise<T> => {
    const turn = queue.then(async () => {
      signal.throwIfAborted();
      clearTimeout(idle);
      running ??= startLocalProcess(file, signal);
      try {
        const result = await work(await running);
        idle = setTimeout(stop, IDLE_MS).unref();
        return result;
      } catch (error) {
        stop();
        signal.throwIfAborted();
        throw faultOf(error);
      }
    });
    queue = turn.catch(() => {});
    return turn;
  };
  return {
    engine: { id: 'local', label: basename(file.path, '.gguf') },
    concurrency: 1,
    silenceMs: SLOW_MACHINE_MS,
    size: (signal) =>
      use(signal, ({ window }) => Promise.resolve({ window, answer: ANSWER, thinks: false })),
    ask: (request) => use(request.signal, (process) => ask(process, request)),
    stop,
  };
}

async function ask(process: LocalProcess, request: Ask): Promise<Answer> {
  const { system, prompt, schema, form, mostTokens, signal, onText } = request;
  let text = '';
  const answer = await process.ask(
    {
      system,
      prompt,
      mostTokens,
      temperature: TEMPERATURE,
      seed: SEED,
      schema: form === 'prompt' ? null : z.toJSONSchema(schema),
    },
    (piece) => {
      text += piece;
      onText?.(text);
    },
    signal,
  );
  // What the runtime counts is the prompt without its chat template: that says nothing of what was cut.
  if (answer.kind === 'answer') return { text, end: answer.end, promptTokens: null };
  if (answer.kind === 'window')
    throw new ModelFault('window', "the prompt does not fit the local model's window");
  const detail = 'message' in answer ? answer.message : answer.kind;
  throw new ModelFault('server', `the local model failed: ${detail}`);
}

function faultOf(error: unknown): unknown {
  if (error instanceof UnfitModelError) return new ModelFault('unfit', error.message);
  if (!(error instanceof IsolatedError)) return error;
  if (error.reason === 'memory')
    return new ModelFault(
      'unfit',
      `the local model takes more memory than is allowed (${error.message})`,
    );
  return new ModelFault('server', `the local model ended (${error.reason})`);
}
