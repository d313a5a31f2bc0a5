/** What a reader should know about a transcript, by the code that is stored with its upload. */
export const warningMessages = {
  'cut-off':
    'This file holds less sound than it declares: it is cut off or damaged, and its end may be missing. What could be read has been transcribed.',
  'other-language':
    'You chose {chosen} as the spoken language, but the speech engine wrote {written}: it may not know {chosen}. Take this text with care.',
} as const;
export type WarningCode = keyof typeof warningMessages;
