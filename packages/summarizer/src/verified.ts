import type { Summarizer } from './port.ts';
import { detectLanguage } from './language.ts';
import { verifierOf } from './verify/verify.ts';

/** Enough of a source to tell its language by, in turns. */
const SAMPLE = 200;

/** The same summarizer, with every statement of its documents and drafts checked against the source. */
export function verified(summarizer: Summarizer): Summarizer {
  return {
    engine: summarizer.engine,
    summarize: async (request) => {
      const { source, outputLanguage, onProgress } = request;
      const sample = source.turns.slice(0, SAMPLE).map((turn) => turn.text);
      const language = source.language ?? detectLanguage(sample.join('\n'));
      const verify = verifierOf(source, { source: language, written: outputLanguage ?? language });
      const result = await summarizer.summarize({
        ...request,
        onProgress:
          onProgress && ((share, draft, part) => onProgress(share, draft && verify(draft), part)),
      });
      return { ...result, document: verify(result.document) };
    },
  };
}
