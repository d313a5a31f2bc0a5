import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, type JWK, Provider } from 'oidc-provider';
import { issuerAt, openIdClient, openIdEnv } from './openid-client.ts';

/** An account at the provider. */
interface ProviderAccount {
  subject: string;
  email?: string;
  emailVerified?: boolean;
}

export interface OpenIdTestProvider {
  /** Settings of a product that uses it. */
  env: Record<string, string>;
  /** Who is sitting at the browser; null: leaves without signing in. */
  person: ProviderAccount | null;
  /** Does what a browser does at the provider. @returns path and query of where it is sent back to */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

const SCOPES = 'openid email profile';

/** A real OpenID provider (oidc-provider), whose page for signing in lets `person` in without asking. */
export async function startOpenIdProvider(
  productUrl: string,
  port = 0,
): Promise<OpenIdTestProvider> {
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    const isPage = request.url?.startsWith('/interaction/') ?? false;
    if (provider && isPage) void letIn(provider, request, response);
    else if (provider) void provider.callback()(request, response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const listeningOn = (server.address() as AddressInfo).port;
  const issuer = issuerAt(listeningOn);
  const self: OpenIdTestProvider = {
    env: openIdEnv(listeningOn),
    person: null,
    visit: (url) => visit(url, issuer),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  provider = new Provider(
    issuer,
    configurationOf(productUrl, () => self.person),
  );

  async function letIn(at: Provider, request: IncomingMessage, response: ServerResponse) {
    const result = self.person
      ? { login: { accountId: self.person.subject } }
      : { error: 'access_denied', error_description: 'left' };
    await at.interactionFinished(request, response, result);
  }
  return self;
}

function configurationOf(productUrl: string, person: () => ProviderAccount | null): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key: JWK = {
    ...privateKey.export({ format: 'jwk' }),
    kty: 'RSA',
    use: 'sig',
    alg: 'RS256',
  };
  return {
    clients: [
      {
        client_id: openIdClient.id,
        client_secret: openIdClient.secret,
        redirect_uris: [new URL('/api/auth/openid/callback', productUrl).href],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Set, because the library warns of its defaults.
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: person()?.email,
        email_verified: person()?.emailVerified,
      }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  };
}

async function visit(start: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  while (url.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    const next = answer.headers.get('location');
    if (next === null)
      throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(next, url);
  }
  return `${url.pathname}${url.search}`;
}
