/** A time as it stands in a transcript: `0:03`, `01:02:03`, `00:00:03.500`, `00:00:03,500`; hours may have three digits. */
export const CLOCK = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`;
/** A time of day, with or without AM or PM: `10:32`, `10:32:05 AM`. */
export const TIME_OF_DAY = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ \u00A0\u202F]?[apAP]\.?[mM]\.?)?`;

/** Seconds of `h:mm:ss.mmm` or `mm:ss`; null where it is no time. */
export function secondsOf(clock: string): number | null {
  const found = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,6}))?$/.exec(clock.trim());
  if (!found) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found;
  if (Number(seconds) >= 60) return null;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

/** Seconds since midnight; null where it is no time of day. */
export function secondsOfDay(clock: string): number | null {
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?[ \u00A0\u202F]?([ap]?)/i.exec(clock.trim());
  if (!found) return null;
  const [, hours = '', minutes = '', seconds = '0', half = ''] = found;
  const shifted = half === '' ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  if (shifted > 24 || Number(minutes) > 59) return null;
  return shifted * 3_600 + Number(minutes) * 60 + Number(seconds);
}
