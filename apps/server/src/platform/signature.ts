import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Puts a signature behind a value that holds no dot: `value.signature`. */
export function sign(value: string, key: Buffer | KeyObject): string {
  return `${value}.${mac(value, key).toString('base64url')}`;
}

/** The value of what `sign` made with this key; null for anything else. */
export function readSigned(signed: string, key: Buffer | KeyObject): string | null {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1), 'base64url');
  const right = mac(value, key);
  return given.length === right.length && timingSafeEqual(given, right) ? value : null;
}

const mac = (value: string, key: Buffer | KeyObject): Buffer =>
  createHmac('sha256', key).update(value).digest();
