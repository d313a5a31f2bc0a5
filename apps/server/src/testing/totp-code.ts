import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows at a moment. */
export const totpCode = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp });
