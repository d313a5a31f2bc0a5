import { exportedWords } from '@notelark/api/export-formats';

interface Clock {
  hours: string;
  minutes: string;
  seconds: string;
  millis: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

function clockOf(seconds: number): Clock {
  const millis = Math.max(0, Math.round(seconds * 1000));
  return {
    hours: two(Math.floor(millis / 3_600_000)),
    minutes: two(Math.floor(millis / 60_000) % 60),
    seconds: two(Math.floor(millis / 1000) % 60),
    millis: String(millis % 1000).padStart(3, '0'),
  };
}

/** `00:01:02,345`: SubRip's. */
export function subRipTime(seconds: number): string {
  const at = clockOf(seconds);
  return `${at.hours}:${at.minutes}:${at.seconds},${at.millis}`;
}

/** `00:01:02.345`: WebVTT's. */
export const webVttTime = (seconds: number): string => subRipTime(seconds).replace(',', '.');

/** The time of a piece of a transcript, with its bookmark. */
export const timeOf = ({ start, marked }: { start: number; marked?: true }): string =>
  `${readableTime(start)}${marked ? ` (${exportedWords.bookmark})` : ''}`;

/** `01:02`, `1:01:02`: for people; cut, not rounded, so that it never names a moment before it has come. */
function readableTime(seconds: number): string {
  const at = clockOf(Math.floor(seconds));
  return Number(at.hours) > 0
    ? `${Number(at.hours)}:${at.minutes}:${at.seconds}`
    : `${at.minutes}:${at.seconds}`;
}
