import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, projectFolder, readConfig, settingNames } from './config.ts';

function faultsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('no fault was found');
}

describe('the settings', () => {
  it('may all be missing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null });
  });

  it('take an empty value as none', () => {
    const empty = Object.fromEntries(settingNames.map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('are all named when several are wrong, each with what it should be', () => {
    const faults = faultsOf({ PORT: 'http', SECRET: 'short', DATABASE_URL: 'mysql://localhost' });
    expect(faults).toContain('PORT: ');
    expect(faults).toContain('SECRET: must have at least 32 characters');
    expect(faults).toContain('DATABASE_URL: must start with postgres://');
  });

  it('need both the address and the name of an embedding model', () => {
    const address = { EMBEDDINGS_BASE_URL: 'http://127.0.0.1:11434/v1' };
    const model = { EMBEDDINGS_MODEL: 'nomic-embed-text' };
    expect(readConfig({}).embeddings).toBeNull();
    expect(readConfig({ ...address, ...model }).embeddings).toMatchObject({ apiKey: null });
    expect(faultsOf(address)).toContain('EMBEDDINGS_MODEL: is needed');
    expect(faultsOf(model)).toContain('EMBEDDINGS_BASE_URL: is needed');
  });

  it('never show in a fault what they hold', () => {
    const faults = faultsOf({ SECRET: 'tooshort', SMTP_URL: 'mail.example.org:hunter2' });
    expect(faults).not.toMatch(/tooshort|hunter2/);
  });

  it('must name an SMTP server in production, or nobody gets their mail', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toContain('SMTP_URL');
    const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' };
    expect(readConfig(env).production).toBe(true);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '::' }, 'HOST'],
    [{ HOST: '192.168.1.5', NODE_ENV: 'test' }, 'HOST'],
    [{ PUBLIC_URL: 'https://notes.example.org' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://localhost.example.org:3000' }, 'PUBLIC_URL'],
  ])('refuse to show development facilities to the network: %j', (env, setting) => {
    const faults = faultsOf(env);
    expect(faults).toMatch(new RegExp(`^${setting}: `));
    expect(faults).toContain('NODE_ENV=production');
    const smtp = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' };
    expect(readConfig({ ...env, ...smtp }).production).toBe(true);
  });

  it.each([{ HOST: 'localhost' }, { HOST: '::1' }, { PUBLIC_URL: 'http://127.0.0.1:8080' }])(
    'need no production mode on this machine: %j',
    (env) => {
      expect(readConfig(env).production).toBe(false);
    },
  );

  it.each(['LINK_PRIVATE_ADDRESSES', 'WEBHOOK_PRIVATE_ADDRESSES'])(
    'warn in production of %s=allow, and of who can use it',
    (name) => {
      const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' };
      expect(readConfig(production).warnings).toEqual([]);
      const open = { ...production, [name]: 'allow' };
      expect(readConfig(open).warnings).toEqual([
        expect.stringMatching(`^${name}=allow: anyone who signs up can`),
      ]);
      expect(readConfig({ ...open, SIGN_UP: 'closed' }).warnings).toEqual([
        expect.stringMatching(`^${name}=allow: everyone with an account can`),
      ]);
      expect(readConfig({ [name]: 'allow' }).warnings).toEqual([]);
    },
  );

  it('turn passwords off only beside an OpenID provider, which then makes accounts without mail', () => {
    const off = { PASSWORD_SIGN_IN: 'off' };
    expect(faultsOf(off)).toContain('PASSWORD_SIGN_IN: off needs an OpenID provider');
    const issuer = { ...off, OIDC_ISSUER_URL: 'https://id.example.org' };
    expect(faultsOf(issuer)).toContain('OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: are needed');
    const client = { OIDC_CLIENT_ID: 'notelark', OIDC_CLIENT_SECRET: 'secret' };
    const remote = { ...client, OIDC_ISSUER_URL: 'http://id.example.org' };
    expect(faultsOf(remote)).toContain('OIDC_ISSUER_URL: must begin with https');
    const scopes = { ...issuer, ...client, OIDC_SCOPES: 'email' };
    expect(faultsOf(scopes)).toContain('OIDC_SCOPES: must contain openid');
    const config = readConfig({ NODE_ENV: 'production', ...issuer, ...client });
    expect(config).toMatchObject({
      passwords: false,
      openId: { name: 'single sign-on', scopes: 'openid email profile' },
    });
  });

  it('can’t be changed once they are read', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });
});

describe('the plan of accounts without a subscription', () => {
  it('is Free where plans are sold, and without limits where nothing is, unless it is set', () => {
    expect(readConfig({}).defaultPlan).toBe('free');
    expect(readConfig({ PAYMENTS: 'none' }).defaultPlan).toBe('enterprise');
    expect(readConfig({ PAYMENTS: 'none', DEFAULT_PLAN: 'pro' }).defaultPlan).toBe('pro');
    expect(readConfig({ DEFAULT_PLAN: 'business' }).defaultPlan).toBe('business');
  });
});

const providerOf = (env: Record<string, string>) => readConfig(env).payments.provider;

describe('the settings of payments', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const prices = Object.fromEntries(
    settingNames
      .filter((name) => name.startsWith('PRICE_'))
      .map((name, index) => [name, `price_${index}`]),
  );
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' };

  it('choose the sandbox on a fresh machine, Stripe where its keys are, and nobody in production', () => {
    expect(providerOf({})).toBe('sandbox');
    expect(providerOf({ ...keys, ...prices })).toBe('stripe');
    expect(providerOf({ ...production, ...keys, ...prices })).toBe('stripe');
    expect(providerOf(production)).toBe('none');
  });

  it('never switch the sandbox on in production, nor beside a key of Stripe’s', () => {
    const sandbox = { PAYMENTS: 'sandbox' };
    expect(providerOf(sandbox)).toBe('sandbox');
    for (const real of [production, keys, { STRIPE_WEBHOOK_SECRET: 'whsec_1' }])
      expect(faultsOf({ ...sandbox, ...real })).toContain('PAYMENTS: the sandbox gives plans away');
  });

  it('want both of Stripe’s keys, and each price once', () => {
    expect(faultsOf({ PAYMENTS: 'stripe' })).toContain('STRIPE_SECRET_KEY: is needed');
    expect(faultsOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toContain('STRIPE_SECRET_KEY');
    expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_1' })).toContain('STRIPE_WEBHOOK_SECRET: is needed');
    expect(faultsOf(keys).split('\n')).toHaveLength(8);
    const twice = { ...prices, PRICE_ADDON_50H: prices['PRICE_PRO_MONTHLY'] ?? '' };
    expect(faultsOf({ ...keys, ...twice })).toContain('PRICE_ADDON_50H');
  });
});

const isSetting = (line: string) => /^#[A-Z]/.test(line);

describe('.env.example', () => {
  const lines = readFileSync(join(projectFolder, '.env.example'), 'utf8').split('\n');
  const settings = parseEnv(
    lines
      .filter(isSetting)
      .map((line) => line.slice(1))
      .join('\n'),
  ) as Record<string, string>;

  it('names every setting once, and no other', () => {
    const named = lines.filter(isSetting).map((line) => line.slice(1).split('=')[0] ?? '');
    expect(named.toSorted()).toEqual(settingNames.toSorted());
  });

  it('shows the defaults', () => {
    expect(readConfig(settings)).toEqual(readConfig({}));
  });

  it('says of each what it does', () => {
    const unexplained = lines.filter(
      (line, index) => isSetting(line) && (lines[index - 1] ?? '').trim() === '',
    );
    expect(unexplained).toEqual([]);
  });

  it('sets nothing when it is copied as it is', () => {
    expect(parseEnv(lines.join('\n'))).toEqual({});
  });
});

describe('files on S3', () => {
  const bucket = { S3_BUCKET: 'notes', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const STORAGE_KEY = 'x'.repeat(32);

  it('need a bucket, its credentials, and a storage key that all processes have', () => {
    expect(faultsOf({ FILE_STORE: 's3', STORAGE_KEY })).toMatch(/^S3_BUCKET: /);
    expect(faultsOf({ FILE_STORE: 's3', ...bucket })).toMatch(/^STORAGE_KEY: /);
    expect(faultsOf({ S3_BUCKET: 'notes' })).toMatch(/^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: /);
  });

  it('are at Amazon without an endpoint, else where the path names the bucket', () => {
    const amazon = readConfig({ FILE_STORE: 's3', STORAGE_KEY, ...bucket });
    expect(amazon.s3).toMatchObject({ endpoint: null, region: 'us-east-1', forcePathStyle: false });
    const S3_ENDPOINT = 'http://localhost:9000';
    expect(readConfig({ ...bucket, S3_ENDPOINT }).s3).toMatchObject({ forcePathStyle: true });
  });
});
