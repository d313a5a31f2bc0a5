/**
 * A text as PostgreSQL can store it: without U+0000, which texts copied out of some documents hold, and with U+FFFD for halves
 * of surrogate pairs, which have no form in UTF-8.
 */
export const toStorable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
