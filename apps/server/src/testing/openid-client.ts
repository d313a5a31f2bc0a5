/** What the test's OpenID provider knows the product by. */
export const openIdClient = { id: 'notelark', secret: 'a-secret-for-tests' };

export const issuerAt = (port: number): string => `http://localhost:${port}`;

/** Settings of a product that uses it. */
export const openIdEnv = (port: number): Record<string, string> => ({
  OIDC_NAME: 'Acme',
  OIDC_ISSUER_URL: issuerAt(port),
  OIDC_CLIENT_ID: openIdClient.id,
  OIDC_CLIENT_SECRET: openIdClient.secret,
});
