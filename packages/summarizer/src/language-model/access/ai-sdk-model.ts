import type { FinishReason, LanguageModel as SdkModel, TextStreamPart, ToolSet } from 'ai';
import type { SummaryEngine } from '../../port.ts';
import { ModelFault } from './faults.ts';
import { faultInStream } from './http-faults.ts';
import type { ModelSize } from './known-models.ts';
import type { Answer, Ask, LanguageModel } from './model.ts';

/** Low, so that the same transcript gives about the same notes; not 0, at which small models repeat themselves. */
export const TEMPERATURE = 0.1;
/** Any fixed number: where a server takes a seed, a retry of a job gives the same notes. */
export const SEED = 7;

interface AiSdkModel {
  engine: SummaryEngine;
  concurrency: number;
  silenceMs: number;
  /** Loaded when first asked: the SDK takes longer to import than the rest of the server to start. */
  load: () => Promise<SdkModel>;
  size: (signal: AbortSignal) => Promise<ModelSize>;
  takesSeed: boolean;
  /** See {@link LanguageModel.probe}. */
  probe?: (signal: AbortSignal) => Promise<void>;
  /** How to name the server in a fault. */
  server: string;
}

/** A model behind the AI SDK. Its calls are streamed: a long answer then shows that it is alive. */
export function aiSdkModel(options: AiSdkModel): LanguageModel {
  const { engine, concurrency, silenceMs, size, probe } = options;
  return {
    engine,
    concurrency,
    silenceMs,
    size,
    ...(probe && { probe }),
    ask: (request) => ask(options, request),
  };
}

async function ask(options: AiSdkModel, request: Ask): Promise<Answer> {
  const { streamText, Output } = await import('ai');
  // It would print to the console that a model takes no seed.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { thinks } = await options.size(request.signal);
  const answer: Answer = { text: '', end: 'stop', promptTokens: null };
  const { fullStream } = streamText({
    model: await options.load(),
    system: request.system,
    prompt: request.prompt,
    ...(request.form === 'schema' && {
      output: Output.object({ schema: request.schema, name: 'notes' }),
    }),
    ...(request.form === 'json' && { output: Output.json() }),
    ...(options.takesSeed && { seed: SEED }),
    ...(thinks ? { reasoning: 'low' as const } : { temperature: TEMPERATURE }),
    maxOutputTokens: request.mostTokens,
    maxRetries: 0,
    abortSignal: request.signal,
    onError: () => {},
  });
  try {
    for await (const part of fullStream) take(part, answer, request, options.server);
  } catch (error) {
    throw asFault(error, request, options.server);
  }
  return answer;
}

function take(part: TextStreamPart<ToolSet>, answer: Answer, request: Ask, server: string): void {
  if (part.type === 'text-delta') {
    answer.text += part.text;
    request.onText?.(answer.text);
  } else if (part.type === 'reasoning-delta') {
    // A model that thinks first is at work, though nothing of its answer is there yet.
    request.onText?.(answer.text);
  } else if (part.type === 'finish') {
    answer.end = endOf(part.finishReason, server);
    answer.promptTokens = part.totalUsage.inputTokens || null;
  } else if (part.type === 'error') {
    throw asFault(part.error, request, server);
  } else if (part.type === 'abort') {
    throw request.signal.reason;
  }
}

function endOf(reason: FinishReason, server: string): Answer['end'] {
  if (reason === 'length') return 'length';
  if (reason === 'content-filter') return 'refused';
  if (reason === 'stop' || reason === 'tool-calls') return 'stop';
  throw faultInStream(reason, server);
}

/** Errors of the SDK hold the whole request: they are read here and go no further. */
function asFault(error: unknown, { signal }: Ask, server: string): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ModelFault) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ModelFault) return cause;
  return faultInStream(error instanceof Error ? error.message : JSON.stringify(error), server);
}
