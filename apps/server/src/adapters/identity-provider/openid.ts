import * as oidc from 'openid-client';
import {
  type Identity,
  type IdentityProvider,
  IdentityProviderError,
  type SignInChecks,
} from '../../ports/identity-provider.ts';

export interface OpenIdSettings {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Separated by spaces. */
  scopes: string;
}

/** Each request to the provider. */
const TIMEOUT_SECONDS = 10;

/** OpenID Connect: authorization code flow with state, nonce and PKCE. */
export function openIdProvider(settings: OpenIdSettings): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | null = null;
  const configuration = () =>
    (discovered ??= discover(settings).catch((error: unknown) => {
      // The provider may be down now and back at the next try.
      discovered = null;
      throw error;
    }));
  return {
    name: settings.name,
    begin: (callback) => failingAs(async () => begin(await configuration(), settings, callback)),
    finish: (returned, checks) =>
      failingAs(async () => finish(await configuration(), returned, checks)),
  };
}

async function discover(settings: OpenIdSettings): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const server = new URL(issuer);
  return await oidc.discovery(server, clientId, clientSecret, authenticateBy(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // The settings allow http on this machine only.
    execute: server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  });
}

/** By `client_secret_post` where the provider lists it; a provider that lists nothing takes Basic (OpenID Connect Discovery). */
function authenticateBy(clientSecret: string): oidc.ClientAuth {
  const post = oidc.ClientSecretPost(clientSecret);
  const basic = oidc.ClientSecretBasic(clientSecret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    const authenticate = methods.includes('client_secret_post') ? post : basic;
    authenticate(server, client, body, headers);
  };
}

async function begin(configuration: oidc.Configuration, { scopes }: OpenIdSettings, callback: URL) {
  const checks = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callback.href,
    scope: scopes,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url, checks };
}

async function finish(
  configuration: oidc.Configuration,
  returned: URL,
  checks: SignInChecks,
): Promise<Identity> {
  const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new IdentityProviderError('the provider sent no ID token');
  const { email, email_verified } =
    claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : null,
    // Some providers send the word.
    emailVerified: email_verified === true || email_verified === 'true',
  };
}

async function failingAs<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof IdentityProviderError) throw cause;
    throw new IdentityProviderError('signing in at the OpenID provider failed', { cause });
  }
}
