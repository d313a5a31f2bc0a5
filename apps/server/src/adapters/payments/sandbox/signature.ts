import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signed event may be old. */
const TOLERANCE_SECONDS = 300;

const sign = (body: string, seconds: number, secret: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`: the scheme of the real provider. */
export function signatureOf(body: string, at: Date, secret: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${sign(body, seconds, secret)}`;
}

export function isSigned(
  body: string,
  signature: string | undefined,
  now: Date,
  secret: string,
): boolean {
  const [, time, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (time === undefined || given === undefined) return false;
  const seconds = Number(time);
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(
    Buffer.from(given, 'hex'),
    Buffer.from(sign(body, seconds, secret), 'hex'),
  );
}
