/** What an API key may do. `read`: see the library; `write`: change it; `live`: record. */
export const apiScopes = ['read', 'write', 'live'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const MAX_KEY_DAYS = 365;

/** What the key of a team may do. Recordings are made by people: a team's key has no `live`. */
export const teamKeyScopes = ['read', 'write'] as const satisfies readonly ApiScope[];

/** Of one person, or of one team. */
export const MAX_API_KEYS = 20;
