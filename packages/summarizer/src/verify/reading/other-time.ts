const BUT_CAN =
  /(?<!\p{L})(?:but|aber|pero|mais) (?:then )?(?:i(?: can|['’]ll| could| will)|(?:ich )?(?:kann|könnte|mach\p{L}*|schaff\p{L}*) |(?:lo |la )?puedo|je peux|je pourrai)(?!\p{L}*n['’]t)/u;

/** `I'm away till Wednesday, but I can have it on Friday`: only a time is declined. */
export const offersOtherTime = (lower: string): boolean => BUT_CAN.test(lower);
