/** The languages that a user can choose from, spoken or written: primary tags that speech engines know, too. */
export const languageTags = [
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;
export type LanguageTag = (typeof languageTags)[number];

/** The tag, if it is one that we know. */
export const asLanguageTag = (tag: string | null | undefined): LanguageTag | null =>
  languageTags.find((known) => known === tag) ?? null;

const names = new Intl.DisplayNames('en', { type: 'language' });

/** What the language of a tag is called. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;
