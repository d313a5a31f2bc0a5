/** What an API key may do. `read`: see the library; `write`: change it; `live`: record. */
export const apiScopes = ['read', 'write', 'live'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** How long a key can last, in days; null: until it is revoked. */
export const keyLifetimes = [30, 90, 365, null] as const;
export type KeyLifetime = (typeof keyLifetimes)[number];

/** Of one person. */
export const MAX_API_KEYS = 20;
