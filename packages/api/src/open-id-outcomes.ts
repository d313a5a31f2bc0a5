/** How a sign-in at the OpenID provider ended, where it did not start a session: `/login?openid=…`. */
export const openIdOutcomes = [
  /** The account with this address has to be signed in to once before it is joined. */
  'confirm',
  /** The account's second factor is needed. */
  'code',
  /** The provider refused, did not answer, or was left. */
  'failed',
  /** The provider vouches for no address. */
  'unverified',
  'sign-up-closed',
  'sign-up-domain',
  'account-suspended',
] as const;

export type OpenIdOutcome = (typeof openIdOutcomes)[number];
