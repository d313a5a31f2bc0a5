import { fill } from '../fill.ts';
import { languageName } from '../languages.ts';

const NOTICE = 'The language model answered in {written}, though it was asked twice for {asked}.';

/** A summary, and the language that was asked for. */
interface Written {
  engine: { id: string };
  /** Primary tag of the language that it is in; null where that is not known. */
  language: string | null;
  /** Primary tag of the source's language; null where that is not known. */
  sourceLanguage: string | null;
  /** Primary tag of the language to write in; null: the source's own. */
  outputLanguage: string | null;
}

/** What a reader should know of a summary that a language model wrote in another language than asked; null otherwise. */
export function languageNotice(summary: Written): string | null {
  const { engine, language, sourceLanguage, outputLanguage } = summary;
  const asked = outputLanguage ?? sourceLanguage;
  if (engine.id === 'embedded' || language === null || asked === null || language === asked)
    return null;
  return fill(NOTICE, { written: languageName(language), asked: languageName(asked) });
}
