import type { Outline, Summarizer, SummarySource } from './port.ts';
import { findOllama, OLLAMA_ADDRESS } from './language-model/access/find-ollama.ts';
import type { LanguageModel } from './language-model/access/model.ts';
import { ollamaModel } from './language-model/access/ollama-model.ts';
import { anthropicModel, compatibleModel, openAiModel } from './language-model/access/vendors.ts';
import {
  inspectLocal,
  localFile,
  type LocalSettings,
  type LocalState,
  missingPart,
  modelPath,
} from './language-model/local/inspect.ts';
import { localModel } from './language-model/local/local-model.ts';
import { languageModelSummarizer } from './language-model/language-model-summarizer.ts';
import type { Languages, Verify } from './verify/verify.ts';

/** Which engine writes summaries, and how to reach it. */
export interface SummarizerSettings {
  /**
   * `auto`: a configured server or key, else Ollama if it answers, else the model in the box where it is there and fast
   * enough, else the embedded engine.
   */
  engine: 'auto' | 'embedded' | 'local' | 'openai' | 'anthropic' | 'ollama' | 'openai-compatible';
  /** Address of the API: up to and with `/v1`, or Ollama's own. */
  baseUrl: string | null;
  apiKey: string | null;
  model: string | null;
  /** Context window in tokens, where the one that is known or stated is not wanted. */
  contextTokens: number | null;
  /** Parts of a long source that are sent at the same time. */
  concurrency: number | null;
  /** Where the model in the box is. */
  local: LocalSettings;
  /** Whether the model is asked once more about each statement that the rules let through. */
  secondCheck: boolean;
  /** How long the model may take until the first word of an answer, reading the prompt apart, in seconds. */
  firstTokenSeconds: number | null;
}

/** The engine without a model, which drafts and stands in for the others. Its statements are verified. */
export interface EmbeddedEngine {
  summarizer: Summarizer;
  outlineOf: (source: SummarySource, signal?: AbortSignal) => Promise<Outline>;
  /** Checks documents about a source against it, off the event loop. */
  verifierOf: (source: SummarySource, languages: Languages, signal?: AbortSignal) => Verify;
}

interface Surroundings {
  /** Where an Ollama is looked for that no one configured. */
  ollama?: string;
  /** Takes what an operator should know. */
  warn?: (message: string) => void;
  /** Takes what was found of the model in the box, where it was looked for. */
  onLocal?: (found: LocalState) => void;
  /** Replaces the look at the model in the box in tests. */
  inspect?: typeof inspectLocal;
}

/** Models that are good at this and cost little. */
const OPENAI_MODEL = 'gpt-5-mini';
const ANTHROPIC_MODEL = 'claude-haiku-4-5';
/** How Anthropic's keys begin. */
const ANTHROPIC_KEY = 'sk-ant-';

/**
 * The summarizer that the settings ask for. Whatever it is, its statements are checked against the source.
 * @throws an error whose message names the setting that is missing.
 */
export async function createSummarizer(
  settings: SummarizerSettings,
  embedded: EmbeddedEngine,
  surroundings: Surroundings = {},
): Promise<Summarizer> {
  const { warn = () => {} } = surroundings;
  const model = await chooseModel(settings, surroundings);
  if (model === null) return embedded.summarizer;
  return languageModelSummarizer({
    model,
    fallback: embedded.summarizer,
    outlineOf: embedded.outlineOf,
    verifierOf: embedded.verifierOf,
    concurrency: settings.concurrency ?? model.concurrency,
    secondCheck: settings.secondCheck,
    warn,
    ...(settings.firstTokenSeconds !== null && {
      firstTokenMs: settings.firstTokenSeconds * 1000,
    }),
  });
}

/** Null for the embedded engine. */
async function chooseModel(
  settings: SummarizerSettings,
  surroundings: Surroundings,
): Promise<LanguageModel | null> {
  const { engine, apiKey, baseUrl } = settings;
  const { ollama = OLLAMA_ADDRESS } = surroundings;
  if (engine === 'embedded') return null;
  if (engine === 'local') return requireLocal(settings);
  if (engine === 'openai') return openAiModel(vendor(settings, OPENAI_MODEL, true));
  if (engine === 'anthropic') return anthropicModel(vendor(settings, ANTHROPIC_MODEL, true));
  if (engine === 'openai-compatible') return compatible(settings);
  if (engine === 'ollama') return requireOllama(settings, baseUrl ?? ollama);
  if (apiKey?.startsWith(ANTHROPIC_KEY))
    return anthropicModel(vendor(settings, ANTHROPIC_MODEL, true));
  if (baseUrl !== null) return compatible(settings);
  if (apiKey !== null) return openAiModel(vendor(settings, OPENAI_MODEL, true));
  return (await ollamaIfFound(settings, ollama)) ?? localIfFast(settings, surroundings);
}

function requireLocal(settings: SummarizerSettings): LanguageModel {
  const { local, contextTokens } = settings;
  const part = missingPart(local);
  if (part === null) return localModel(localFile(local, contextTokens));
  const place = part === 'model' ? modelPath(local) : local.runtime;
  throw missing(settings, `npm run setup -- --notes: there is no ${part} at ${place}`);
}

async function localIfFast(
  { local, contextTokens }: SummarizerSettings,
  { warn, onLocal, inspect = inspectLocal }: Surroundings,
): Promise<LanguageModel | null> {
  const found = await inspect(local, contextTokens);
  onLocal?.(found);
  if (found.state === 'ready') return localModel(localFile(local, contextTokens));
  if (found.state === 'slow')
    warn?.(`The language model on this machine is not used: ${slowness(found.seconds)}.`);
  else if (found.state === 'unfit')
    warn?.(`The language model on this machine is not used: ${found.message}.`);
  return null;
}

function slowness(seconds: number): string {
  const time = Number.isFinite(seconds)
    ? `about ${Math.round(seconds / 60)} minutes`
    : 'far too long';
  return `notes on half an hour of talk would take ${time}. SUMMARIZER=local uses it all the same`;
}

function compatible(settings: SummarizerSettings): LanguageModel {
  const { baseUrl, model } = settings;
  if (baseUrl === null) throw missing(settings, 'LLM_BASE_URL, e.g. http://127.0.0.1:8080/v1');
  if (model === null) throw missing(settings, 'LLM_MODEL, the name of a model at that server');
  return compatibleModel({ ...vendor(settings, model, false), baseUrl });
}

/** Ollama may be started later than we are, so with a model named it need not answer yet. */
async function requireOllama(settings: SummarizerSettings, url: string): Promise<LanguageModel> {
  // Its own API lies beside `/v1`, its OpenAI-compatible one.
  const address = url.replace(/(\/v1)?\/*$/u, '');
  const model = settings.model ?? (await findOllama(address))?.[0];
  if (model !== undefined) return ollamaAt(address, model, settings);
  throw missing(settings, `LLM_MODEL: no Ollama with a model answers at ${new URL(address).host}`);
}

async function ollamaIfFound(
  settings: SummarizerSettings,
  address: string,
): Promise<LanguageModel | null> {
  const found = await findOllama(address);
  const model = settings.model ?? found?.[0];
  return found !== null && model !== undefined ? ollamaAt(address, model, settings) : null;
}

function ollamaAt(
  address: string,
  model: string,
  { contextTokens }: SummarizerSettings,
): LanguageModel {
  return ollamaModel({ address, model, window: contextTokens ?? undefined });
}

function vendor(settings: SummarizerSettings, model: string, needsKey: boolean) {
  const { apiKey, baseUrl, contextTokens } = settings;
  if (needsKey && apiKey === null) throw missing(settings, 'LLM_API_KEY');
  return {
    model: settings.model ?? model,
    apiKey: apiKey ?? undefined,
    baseUrl: baseUrl ?? undefined,
    window: contextTokens ?? undefined,
  };
}

function missing({ engine }: SummarizerSettings, what: string): Error {
  return new Error(`SUMMARIZER=${engine} needs ${what}`);
}
