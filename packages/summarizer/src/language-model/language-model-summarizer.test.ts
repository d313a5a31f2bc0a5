import { describeSummarizer } from '../testing/compliance.ts';
import { embedded } from '../testing/language-model/embedded.ts';
import {
  SCRIPTED_MODEL,
  ScriptedLanguageModel,
} from '../testing/language-model/scripted-language-model.ts';
import { KEY } from '../testing/language-model/set-up.ts';
import type { LanguageModel } from './access/model.ts';
import { ollamaModel } from './access/ollama-model.ts';
import { anthropicModel, compatibleModel, openAiModel } from './access/vendors.ts';
import { languageModelSummarizer } from './language-model-summarizer.ts';

const at = (origin: string) => ({ model: SCRIPTED_MODEL, apiKey: KEY, baseUrl: `${origin}/v1` });

const MODELS: Record<string, (origin: string) => LanguageModel> = {
  'language model, OpenAI-compatible': (origin) => compatibleModel(at(origin)),
  'language model, OpenAI': (origin) => openAiModel(at(origin)),
  'language model, Anthropic': (origin) => anthropicModel(at(origin)),
  'language model, Ollama': (origin) => ollamaModel({ model: SCRIPTED_MODEL, address: origin }),
};

for (const [name, model] of Object.entries(MODELS)) {
  describeSummarizer(name, async () => {
    const server = await ScriptedLanguageModel.start({ key: KEY });
    const summarizer = languageModelSummarizer({
      model: model(server.origin),
      fallback: embedded.summarizer,
      outlineOf: embedded.outlineOf,
      verifierOf: embedded.verifierOf,
      concurrency: 2,
    });
    return {
      summarizer,
      deterministic: true,
      seen: () => server.requests.map((request) => request.prompt).join('\n'),
      close: () => server.close(),
    };
  });
}
