import { asLanguageTag } from '@notelark/api/languages';
import { type TemplateId, templateInstructions } from '@notelark/api/templates';
import type { SummaryWishes } from '@notelark/api/wishes';
import type { Template } from '@notelark/summarizer';

/** Nothing in particular. */
export const NO_WISHES: SummaryWishes = {
  template: 'general',
  instructions: '',
  outputLanguage: null,
};

/** The wishes as a row of the database has them. */
interface WishColumns {
  template: TemplateId;
  instructions: string | null;
  outputLanguage: string | null;
}

/** As they are stored: words of one's own belong to one template only. */
export function columnsOf({ template, instructions, outputLanguage }: SummaryWishes): WishColumns {
  const own = template === 'custom' ? instructions.trim() : '';
  return { template, instructions: own === '' ? null : own, outputLanguage };
}

export function wishesOf({ template, instructions, outputLanguage }: WishColumns): SummaryWishes {
  return {
    template,
    instructions: instructions ?? '',
    outputLanguage: asLanguageTag(outputLanguage),
  };
}

/** What the summarizer is told. */
export function requestOf(columns: WishColumns): {
  template?: Template;
  instructions?: string;
  outputLanguage?: string;
} {
  const { template, instructions, outputLanguage } = wishesOf(columns);
  const words = templateInstructions(template, instructions);
  return {
    ...(template !== 'general' && template !== 'custom' && { template }),
    ...(words !== undefined && { instructions: words }),
    ...(outputLanguage !== null && { outputLanguage }),
  };
}
