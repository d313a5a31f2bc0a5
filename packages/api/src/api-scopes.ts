/** What an API key may do. `read`: see the library; `write`: change it; `live`: record. */
export const apiScopes = ['read', 'write', 'live'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const MAX_KEY_DAYS = 365;

/** Of one person. */
export const MAX_API_KEYS = 20;
