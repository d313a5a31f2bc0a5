import { compatibleModel } from '../../language-model/access/vendors.ts';
import type { BreakerTimes } from '../../language-model/access/breaker.ts';
import { FIRST_TOKEN_MS } from '../../language-model/access/timeouts.ts';
import type { LanguageModel } from '../../language-model/access/model.ts';
import { languageModelSummarizer } from '../../language-model/language-model-summarizer.ts';
import { emptyDocument } from '../../documents.ts';
import type { Outline, Summarizer } from '../../port.ts';
import { embedded } from './embedded.ts';
import {
  SCRIPTED_MODEL,
  ScriptedLanguageModel,
  type ScriptedOptions,
} from './scripted-language-model.ts';

/** The key of the scripted server: a string that must not turn up anywhere. */
export const KEY = 'sk-secret-4711';

/** Stands for the time after which a silent model is given up: tests make it pass by `endSilence`. */
const SILENCE = Number.MAX_SAFE_INTEGER;

export interface SetUp {
  server: ScriptedLanguageModel;
  summarizer: Summarizer;
  /** What was said for the log. */
  warnings: string[];
  /** The pauses before a request was sent again, in milliseconds; none of them was waited for. */
  pauses: number[];
  /** Makes the time pass after which a silent model is given up. */
  endSilence: () => void;
}

export interface SetUpOptions extends ScriptedOptions {
  /** How the model is reached; by default as at an OpenAI-compatible server. */
  model?: (origin: string) => LanguageModel;
  breakerTimes?: Partial<BreakerTimes>;
  /** What the embedded engine is said to have found; by default nothing. */
  outline?: Outline;
  concurrency?: number;
  /** By default off: tests count requests. */
  secondCheck?: boolean;
}

/** A summarizer on a scripted server, for as long as the test runs. */
export async function withModel(
  options: SetUpOptions,
  test: (setUp: SetUp) => Promise<void>,
): Promise<void> {
  const server = await ScriptedLanguageModel.start({ key: KEY, ...options });
  const pauses: number[] = [];
  const warnings: string[] = [];
  const silences = new Set<() => void>();
  const summarizer = languageModelSummarizer({
    model: (options.model ?? scriptedModel)(server.origin),
    fallback: embedded.summarizer,
    outlineOf: () =>
      Promise.resolve(options.outline ?? { document: emptyDocument(), speakers: [] }),
    verifierOf: embedded.verifierOf,
    concurrency: options.concurrency ?? 2,
    firstTokenMs: SILENCE,
    breakerTimes: { firstTokenMs: FIRST_TOKEN_MS, ...options.breakerTimes },
    secondCheck: options.secondCheck ?? false,
    warn: (message) => warnings.push(message),
    timeouts: {
      silenceMs: SILENCE,
      wait: (ms) => {
        if (ms === SILENCE) return new Promise((resolve) => silences.add(resolve));
        pauses.push(ms);
        return Promise.resolve();
      },
    },
  });
  try {
    await test({
      server,
      summarizer,
      warnings,
      pauses,
      endSilence: () => silences.forEach((end) => end()),
    });
  } finally {
    await server.close();
  }
}

function scriptedModel(origin: string): LanguageModel {
  return compatibleModel({ model: SCRIPTED_MODEL, apiKey: KEY, baseUrl: `${origin}/v1` });
}
