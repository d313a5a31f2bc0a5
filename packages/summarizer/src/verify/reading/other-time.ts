const BUT_CAN =
  /(?<!\p{L})(?:but|aber|pero|mais) (?:then )?(?:i(?: can(?!['’]?t(?!\p{L})|not)| could(?!n)| will(?! not)|['’]ll(?! not))(?!\p{L})|(?:ich )?(?:kann|könnte|mach\p{L}*|schaff\p{L}*) (?![^,.]{0,20}nicht)|(?:lo |la )?puedo|je (?:peux|pourrai)(?! pas))/u;

/** `I'm away till Wednesday, but I can have it on Friday`: only a time is declined. */
export const offersOtherTime = (lower: string): boolean => BUT_CAN.test(lower);
