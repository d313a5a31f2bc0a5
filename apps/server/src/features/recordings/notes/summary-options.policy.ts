import { asLanguageTag } from '@notelark/api/languages';
import { type TemplateId, templateInstructions } from '@notelark/api/templates';
import type { SummaryOptions } from '@notelark/api/summary-options';
import type { Template } from '@notelark/summarizer';

/** Nothing in particular. */
export const DEFAULT_OPTIONS: SummaryOptions = {
  template: 'general',
  instructions: '',
  outputLanguage: null,
};

/** The summary options as a row of the database has them. */
interface OptionColumns {
  template: TemplateId;
  instructions: string | null;
  outputLanguage: string | null;
}

/** As they are stored: words of one's own belong to one template only. */
export function toOptionColumns({
  template,
  instructions,
  outputLanguage,
}: SummaryOptions): OptionColumns {
  const own = template === 'custom' ? instructions.trim() : '';
  return { template, instructions: own === '' ? null : own, outputLanguage };
}

export function optionsOf({
  template,
  instructions,
  outputLanguage,
}: OptionColumns): SummaryOptions {
  return {
    template,
    instructions: instructions ?? '',
    outputLanguage: asLanguageTag(outputLanguage),
  };
}

/** The summarizer's options. */
export function requestOf(columns: OptionColumns): {
  template?: Template;
  instructions?: string;
  outputLanguage?: string;
} {
  const { template, instructions, outputLanguage } = optionsOf(columns);
  const words = templateInstructions(template, instructions);
  return {
    ...(template !== 'general' && template !== 'custom' && { template }),
    ...(words !== undefined && { instructions: words }),
    ...(outputLanguage !== null && { outputLanguage }),
  };
}
