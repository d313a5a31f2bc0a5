/** What the server must remember between the two halves of a sign-in at the provider. */
export interface SignInChecks {
  state: string;
  nonce: string;
  /** Of PKCE: the provider has its hash. */
  codeVerifier: string;
}

/** Who signed in at the provider. */
export interface Identity {
  issuer: string;
  /** The provider's lasting name for the account. */
  subject: string;
  /** Null where the provider tells none. */
  email: string | null;
  /** Whether the provider has verified that the address is the account's. */
  emailVerified: boolean;
}

/** The provider refused, its answer was not meant for this sign-in, or it did not answer. */
export class IdentityProviderError extends Error {
  override name = 'IdentityProviderError';
}

/** Signs people in elsewhere. */
export interface IdentityProvider {
  /** For the button: `Continue with {name}`. */
  readonly name: string;
  /** @returns the provider's page. @throws {IdentityProviderError} */
  begin(callback: URL): Promise<{ url: URL; checks: SignInChecks }>;
  /**
   * Exchanges what the provider sent the browser back with.
   * @param returned the callback's address, with its query
   * @throws {IdentityProviderError}
   */
  finish(returned: URL, checks: SignInChecks): Promise<Identity>;
}
