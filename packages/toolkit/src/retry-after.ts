/**
 * Seconds that an answer's `Retry-After` asks to wait: it holds a number of them, or a date. A date counts from the server's own
 * clock (`Date`), so that one that runs differently from ours does no harm.
 * @param now in milliseconds, for an answer without `Date`
 * @returns null without a readable header
 */
export function retryAfterSeconds(headers: Headers, now?: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/u.test(value)) return Number(value);
  const until = Date.parse(value);
  const sent = Date.parse(headers.get('date') ?? '');
  const from = Number.isNaN(sent) ? now : sent;
  if (Number.isNaN(until) || from === undefined) return null;
  return Math.max(0, Math.ceil((until - from) / 1000));
}
