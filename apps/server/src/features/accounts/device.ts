import { getParser } from 'bowser';

/**
 * A device in the words of its user: `Firefox on Linux`; a program by its own name: `curl`.
 * @returns null where nothing is known of it
 */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parser = getParser(userAgent);
  const browser = parser.getBrowserName() || (/^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? '');
  const system = parser.getOSName();
  return [browser, system].filter(Boolean).join(' on ') || null;
}
