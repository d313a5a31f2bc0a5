/** Where a link stands that someone asked to bring. */
export const linkStates = ['waiting', 'fetching', 'done', 'failed', 'cancelled'] as const;
export type LinkState = (typeof linkStates)[number];

/** Of one account, at once. */
export const MAX_OPEN_LINKS = 20;
export const MAX_FEEDS = 50;
