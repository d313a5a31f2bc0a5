import type { SpokenLine } from '../transcript.ts';

/** A message of a chat. */
export interface Message {
  /** Seconds since 1970 in the chat's own time zone; null where it is not known. */
  at: number | null;
  speaker: string | null;
  text: string;
}

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** In 2100. */
const LAST_MOMENT = 4_102_444_800;

/**
 * Messages as lines. Within a day they have times from the first one on. A chat of weeks has none, which would be months into
 * a recording: a line without a speaker says when each conversation began.
 */
export function linesOfChat(written: readonly Message[]): SpokenLine[] {
  const messages = written.map((message) => {
    const isMoment = message.at !== null && message.at <= LAST_MOMENT;
    return isMoment ? message : { ...message, at: null };
  });
  const times = messages.flatMap(({ at }) => at ?? []);
  const first = times.reduce((least, at) => Math.min(least, at), Infinity);
  const last = times.reduce((most, at) => Math.max(most, at), -Infinity);
  if (last - first < DAY_SECONDS)
    return messages.map(({ at, speaker, text }) => {
      return { start: at === null ? null : at - first, end: null, speaker, text };
    });
  let before = -Infinity;
  return messages.flatMap(({ at, speaker, text }) => {
    const line = { start: null, end: null, speaker, text };
    if (at === null) return [line];
    const begins = Math.abs(at - before) > HOUR_SECONDS;
    before = at;
    return begins ? [{ ...line, speaker: null, text: `[${momentOf(at)}]` }, line] : [line];
  });
}

const momentOf = (at: number): string =>
  new Date(at * 1_000).toISOString().slice(0, 16).replace('T', ' ');
