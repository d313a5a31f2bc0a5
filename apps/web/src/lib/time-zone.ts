/** The IANA name of the zone that this browser is set to, e.g. `Europe/Vienna`. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
