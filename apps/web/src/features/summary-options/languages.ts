import { languageName, type LanguageTag, languageTags } from '@notelark/api/languages';

/** The choice that is no language. */
export const AUTOMATIC = 'auto';
export type LanguageChoice = LanguageTag | typeof AUTOMATIC;

/** Every language by its name, after the choice to name none. */
export const languageOptions = (automatic: string) => [
  { value: AUTOMATIC, label: automatic },
  ...languageTags
    .map((tag) => ({ value: tag, label: languageName(tag) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
];
