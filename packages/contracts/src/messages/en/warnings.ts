/** What a reader should know about a transcript, by the code that is stored with its upload. */
export const warningMessages = {
  'cut-off':
    'Much less sound came out of this file than it says it has: it may be cut off or damaged. What could be read has been transcribed.',
  'other-language':
    'You chose {chosen} as the spoken language, but the speech engine wrote {written}: it may not know {chosen}. Take this text with care.',
} as const;
export type WarningCode = keyof typeof warningMessages;
