import { z } from 'zod';
import { languageTags } from './languages.ts';
import { MAX_OWN_INSTRUCTIONS, templateIds } from './templates.ts';

/** What a user wants of a summary beside its type. */
export const SummaryOptions = z.object({
  template: z.enum(templateIds),
  /** The user's own words, for the template `custom`; else empty. */
  instructions: z.string().trim().max(MAX_OWN_INSTRUCTIONS),
  /** Language to write in; null: the source's own. */
  outputLanguage: z.enum(languageTags).nullable(),
});
export type SummaryOptions = z.infer<typeof SummaryOptions>;
