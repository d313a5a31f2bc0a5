/** Under an hour in minutes, otherwise hours and minutes: `45 min`, `1 h 5 min`, `2 h`. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}

/** How long something is that is heard or watched: `17 s`, and from a minute on as {@link formatMinutes}. */
export const formatLength = (seconds: number): string =>
  seconds < 59.5 ? `${Math.max(1, Math.round(seconds))} s` : formatMinutes(seconds / 60);

/** A place in a recording: `00:14`, `1:02:03`. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = `${pad(Math.floor((whole % 3600) / 60))}:${pad(whole % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

const pad = (part: number): string => String(part).padStart(2, '0');

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
/** The day of a moment: `Nov 21, 2026`. */
export const formatDay = (moment: string): string => days.format(new Date(moment));

const shortDays = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
/** A calendar day, `2026-11-21`, without its year: `Nov 21`. */
export const formatShortDay = (day: string): string => shortDays.format(new Date(day));

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });
/** The time of day of a moment, here: `2:05 PM`. */
export const formatClock = (moment: string): string => clock.format(new Date(moment));

const lists = new Intl.ListFormat('en');
/** `one, two, and three`. */
export const formatList = (parts: readonly string[]): string => lists.format(parts);

/** Fills `{name}` in a sentence of the catalogue. */
export const fill = (sentence: string, values: Record<string, string | number | null>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
