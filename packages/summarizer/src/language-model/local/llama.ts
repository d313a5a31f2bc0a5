import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What we use of node-llama-cpp. It is not among our dependencies: set-up installs it into a folder of its own. */
interface Module {
  getLlama: (options: object) => Promise<Llama>;
  readGgufFileInfo: (path: string) => Promise<unknown>;
  GgufInsights: { from: (info: unknown, llama: Llama) => Promise<Insights> };
  LlamaChatSession: new (options: object) => Session;
}

interface Insights {
  estimateModelResourceRequirements: (options: { gpuLayers: number }) => { cpuRam: number };
  estimateContextResourceRequirements: (options: object) => { cpuRam: number };
  trainContextSize?: number;
}

interface Llama {
  loadModel: (options: object) => Promise<Model>;
  createGrammarForJsonSchema: (schema: object) => Promise<object>;
}

interface Model {
  createContext: (options: object) => Promise<{ getSequence: () => Sequence }>;
  tokenize: (text: string) => unknown[];
}

interface Sequence {
  clearHistory: () => Promise<void>;
  nextTokenIndex: number;
}

interface Session {
  promptWithMeta: (
    prompt: string,
    options: object,
  ) => Promise<{ responseText: string; stopReason: string }>;
  dispose: (options: object) => void;
}

/** A model in memory. */
export interface Loaded {
  window: number;
  countTokens: (text: string) => number;
  /** @returns whether the answer was cut off by `mostTokens`. */
  answer: (question: {
    system: string;
    prompt: string;
    schema: object | null;
    mostTokens: number;
    temperature: number;
    seed: number;
    onText: (piece: string) => void;
  }) => Promise<{ isCut: boolean }>;
}

interface LoadOptions {
  runtime: string;
  path: string;
  windows: readonly number[];
  memoryMb: number;
  threads: number;
}

/** The file of the runtime in the folder that set-up installs it into. */
export const runtimeEntry = (folder: string): string =>
  join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js');

const MIB = 2 ** 20;
/** Tokens that are read at once: more need more memory and are hardly faster without a GPU. */
const BATCH = 512;

/** @throws an error whose message says what is wrong with the file or the machine. */
export async function loadModel({
  runtime,
  path,
  windows,
  memoryMb,
  threads,
}: LoadOptions): Promise<Loaded> {
  const module = (await import(pathToFileURL(runtimeEntry(runtime)).href)) as Module;
  const llama = await module.getLlama({
    gpu: false,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
  });
  const insights = await module.GgufInsights.from(await module.readGgufFileInfo(path), llama);
  const window = fittingWindow(insights, windows, memoryMb);
  const model = await llama.loadModel({ modelPath: path, gpuLayers: 0 });
  const context = await model.createContext({
    contextSize: window,
    batchSize: Math.min(BATCH, window),
    sequences: 1,
    threads,
  });
  const sequence = context.getSequence();
  return {
    window,
    countTokens: (text) => model.tokenize(text).length,
    answer: async ({ system, prompt, schema, mostTokens, temperature, seed, onText }) => {
      const grammar = schema && (await llama.createGrammarForJsonSchema(schema));
      await sequence.clearHistory();
      const session = new module.LlamaChatSession({
        contextSequence: sequence,
        systemPrompt: system,
      });
      try {
        const { stopReason } = await session.promptWithMeta(prompt, {
          ...(grammar && { grammar }),
          temperature,
          seed,
          maxTokens: mostTokens,
          onTextChunk: onText,
        });
        return { isCut: stopReason === 'maxTokens' };
      } finally {
        session.dispose({ disposeSequence: false });
      }
    },
  };
}

/** The largest window that fits: keys and values of a window may take more memory than the model. */
function fittingWindow(insights: Insights, windows: readonly number[], memoryMb: number): number {
  const model = insights.estimateModelResourceRequirements({ gpuLayers: 0 }).cpuRam;
  const trained = insights.trainContextSize ?? Infinity;
  const needs = (window: number): number => {
    const options = { contextSize: window, modelGpuLayers: 0, batchSize: BATCH, sequences: 1 };
    return (model + insights.estimateContextResourceRequirements(options).cpuRam) / MIB;
  };
  const sizes = [...new Set(windows.map((window) => Math.min(window, trained)))];
  const found = sizes.find((window) => needs(window) <= memoryMb);
  if (found !== undefined) return found;
  const least = Math.round(needs(Math.min(...sizes)));
  throw new Error(`it needs ${least} MiB of memory, and ${Math.round(memoryMb)} are allowed`);
}
