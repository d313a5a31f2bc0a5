import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { live } from '@notelark/api/live-audio';
import { defaultUploadLimits, type PlanId, planIds, type UploadLimits } from '@notelark/api/plans';
import { Email } from '@notelark/api/accounts';
import { signUpModes } from '@notelark/api/sign-up';
import { z } from 'zod';
import { isLoopbackName } from './platform/loopback.ts';

/** The folder of the whole project: where `data/` and the built web app lie by default. */
export const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** An empty line in `.env` means "not set". */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => (value === '' || value === undefined ? fallback : value), schema);
const count = (fallback: number) => withDefault(z.coerce.number().int().min(1).max(1024), fallback);

const megabytes = (fallback: number) =>
  withDefault(z.coerce.number().positive().max(10_000), fallback);

/** Separated by commas; none where the setting is empty. */
const addresses = withDefault(z.string(), '')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url()));

const Environment = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'development'),
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: withDefault(z.string(), './data'),
  FILE_STORE: withDefault(z.enum(['disk', 's3']), 'disk'),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: withDefault(z.string(), 'us-east-1'),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_FORCE_PATH_STYLE: optional(z.enum(['true', 'false'])),
  BACKUP_EVERY: optional(
    z.string().regex(/^[1-9]\d{0,3}[hd]$/, 'must be hours or days, as 24h or 7d'),
  ),
  BACKUP_KEEP: count(7),
  BACKUP_DIR: optional(z.string()),
  DISK_RESERVE_MB: withDefault(z.coerce.number().min(0).max(1e9), 1_000),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65_535)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  OTEL_SERVICE_NAME: withDefault(z.string(), 'notelark'),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  SHUTDOWN_SECONDS: withDefault(z.coerce.number().min(0).max(50), 8),
  TRUSTED_PROXIES: withDefault(z.coerce.number().int().min(0).max(10), 0),
  RATE_LIMIT_SCALE: withDefault(z.coerce.number().min(0.01).max(1000), 1),
  SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  STORAGE_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: withDefault(z.string(), 'Notelark <no-reply@notelark.example>'),
  SUPPORT_EMAIL: withDefault(z.email(), 'support@notelark.example'),
  UPLOAD_MAX_MB_FREE: megabytes(defaultUploadLimits.free),
  UPLOAD_MAX_MB_PRO: megabytes(defaultUploadLimits.pro),
  UPLOAD_MAX_MB_BUSINESS: megabytes(defaultUploadLimits.business),
  FFMPEG_PATH: optional(z.string()),
  TRANSCRIBER: withDefault(z.enum(['auto', 'whisper', 'pocketsphinx', 'openai']), 'auto'),
  WHISPER_MODEL: withDefault(z.string(), 'base'),
  WHISPER_VARIANT: withDefault(z.enum(['cpu', 'vulkan', 'cuda']), 'cpu'),
  DIARIZER: withDefault(z.enum(['auto', 'server', 'off']), 'auto'),
  SPEECH_BASE_URL: addresses,
  SPEECH_PROMPT: optional(z.string().max(1_000)),
  SPEECH_API_KEY: optional(z.string()),
  SPEECH_MODEL: optional(z.string()),
  LIVE_CHUNK_SECONDS: withDefault(z.coerce.number().min(4).max(40), live.chunkSeconds),
  SUMMARIZER: withDefault(
    z.enum(['auto', 'embedded', 'local', 'openai', 'anthropic', 'ollama', 'openai-compatible']),
    'auto',
  ),
  LLM_BASE_URL: optional(z.url()),
  LLM_API_KEY: optional(z.string()),
  LLM_MODEL: optional(z.string()),
  LLM_CONTEXT_TOKENS: optional(z.coerce.number().int().min(1024)),
  LLM_CONCURRENCY: optional(z.coerce.number().int().min(1).max(64)),
  LLM_SECOND_CHECK: withDefault(z.enum(['on', 'off']), 'on'),
  LLM_FIRST_TOKEN_SECONDS: withDefault(z.coerce.number().min(1).max(900), 120),
  LOCAL_MODEL_URL: optional(z.url({ protocol: /^https?$/ })),
  LOCAL_MODEL_SHA256: optional(
    z.string().regex(/^[0-9a-f]{64}$/, 'must have 64 hexadecimal digits'),
  ),
  LOCAL_MODEL_PATH: optional(z.string()),
  EMBEDDINGS_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  EMBEDDINGS_MODEL: optional(z.string().max(200)),
  EMBEDDINGS_API_KEY: optional(z.string()),
  DEFAULT_PLAN: optional(z.enum(planIds)),
  SIGN_UP: withDefault(z.enum(signUpModes), 'open'),
  SIGN_UP_DOMAINS: optional(z.string()),
  ADMIN_EMAIL: optional(Email),
  PASSWORD_SIGN_IN: withDefault(z.enum(['on', 'off']), 'on'),
  OIDC_NAME: withDefault(z.string().max(40), 'single sign-on'),
  OIDC_ISSUER_URL: optional(z.url({ protocol: /^https?$/ })),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_SCOPES: withDefault(
    z.string().regex(/(^| )openid( |$)/, 'must contain openid'),
    'openid email profile',
  ),
  PAYMENTS: withDefault(z.enum(['auto', 'stripe', 'sandbox', 'none']), 'auto'),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  PRICE_PRO_MONTHLY: withDefault(z.string(), 'price_pro_monthly'),
  PRICE_PRO_YEARLY: withDefault(z.string(), 'price_pro_yearly'),
  PRICE_BUSINESS_MONTHLY: withDefault(z.string(), 'price_business_monthly'),
  PRICE_BUSINESS_YEARLY: withDefault(z.string(), 'price_business_yearly'),
  PRICE_ADDON_10H: withDefault(z.string(), 'price_addon_10h'),
  PRICE_ADDON_20H: withDefault(z.string(), 'price_addon_20h'),
  PRICE_ADDON_30H: withDefault(z.string(), 'price_addon_30h'),
  PRICE_ADDON_50H: withDefault(z.string(), 'price_addon_50h'),
  WATCH_FOLDER: optional(z.string()),
  WATCH_OWNER: optional(Email),
  LINK_PRIVATE_ADDRESSES: withDefault(z.enum(['refuse', 'allow']), 'refuse'),
  YT_DLP_PATH: optional(z.string()),
  YT_DLP_SITES: withDefault(z.string(), 'youtube.com, youtu.be, vimeo.com, soundcloud.com'),
  WEBHOOK_PRIVATE_ADDRESSES: withDefault(z.enum(['refuse', 'allow']), 'refuse'),
  WORKER_CONCURRENCY: count(Math.max(2, availableParallelism())),
});

/** The name of every setting, as `.env.example` explains it. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings once. The result is frozen, and nothing else reads the environment.
 * @param instead settings that a program's arguments give, which win over the environment's.
 * @throws {ConfigError} naming every setting that is wrong, with what it should be.
 */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
  instead: Record<string, string> = {},
) {
  const parsed = Environment.safeParse({ ...environment, ...instead });
  if (!parsed.success) throw new ConfigError(faults(parsed.error));
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const openId = openIdOf(env);
  const passwords = env.PASSWORD_SIGN_IN === 'on';
  if (production && passwords && !env.SMTP_URL && env.SIGN_UP !== 'closed')
    throw new ConfigError(
      'SMTP_URL: is needed in production, for the links of new accounts; without mail set SIGN_UP=closed',
    );
  if (env.DIARIZER === 'server' && env.SPEECH_BASE_URL.length === 0)
    throw new ConfigError('SPEECH_BASE_URL: is needed for DIARIZER=server');
  const payments = paymentsOf(env);
  const s3 = s3Of(env);
  if (!production) checkLocal(env);
  return Object.freeze({
    production,
    /** What the operator should reconsider; for the log at the start. */
    warnings: production ? warningsOf(env) : [],
    port: env.PORT,
    host: env.HOST,
    /** Null: the address is made from the port that the server got. */
    publicUrl: env.PUBLIC_URL ?? null,
    dataDir: resolve(projectFolder, env.DATA_DIR),
    /** Where uploaded files are. */
    fileStore: env.FILE_STORE,
    /** Null where no bucket is set. It may be set while files are on the disk, to move them. */
    s3,
    /** Uploads are refused while less than this is free, in bytes. */
    diskReserveBytes: env.DISK_RESERVE_MB * 1e6,
    backup: {
      /** Null: none are made by themselves. */
      everyHours: hoursOf(env.BACKUP_EVERY),
      keep: env.BACKUP_KEEP,
      folder: resolve(projectFolder, env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')),
    },
    webFolder: resolve(projectFolder, 'apps/web/dist'),
    databaseUrl: env.DATABASE_URL ?? null,
    /** Null: no folder is watched. */
    watch: watchOf(env),
    linksToPrivate: env.LINK_PRIVATE_ADDRESSES === 'allow',
    /** Null: not installed. */
    ytDlp: ytDlpOf(env, environment['PATH'] ?? ''),
    webhooksToPrivate: env.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
    metrics: { token: env.METRICS_TOKEN ?? null, port: env.METRICS_PORT ?? null },
    tracing: {
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      serviceName: env.OTEL_SERVICE_NAME,
    },
    logLevel: env.LOG_LEVEL,
    /** How long a stopping process waits for the requests that run, in milliseconds. */
    shutdownMs: env.SHUTDOWN_SECONDS * 1_000,
    trustedProxies: env.TRUSTED_PROXIES,
    /** All rate limits are multiplied by it. */
    rateLimitScale: env.RATE_LIMIT_SCALE,
    secret: env.SECRET ?? null,
    storageKey: env.STORAGE_KEY ?? null,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM,
      support: env.SUPPORT_EMAIL,
    },
    signUp: {
      mode: env.SIGN_UP,
      /** In lower case; empty: every domain. */
      domains: domainsOf(env.SIGN_UP_DOMAINS),
      adminEmail: env.ADMIN_EMAIL ?? null,
    },
    /** False: no one signs in with a password. */
    passwords,
    /** Null: no OpenID provider is set. */
    openId,
    uploadMegabytes: uploadLimitsOf(env),
    ffmpegPath: env.FFMPEG_PATH ?? null,
    speech: {
      engine: env.TRANSCRIBER,
      whisperModel: env.WHISPER_MODEL,
      whisperVariant: env.WHISPER_VARIANT,
      whisperBuilds: resolve(projectFolder, '.setup'),
      diarizer: env.DIARIZER,
      baseUrls: env.SPEECH_BASE_URL,
      prompt: env.SPEECH_PROMPT ?? null,
      apiKey: env.SPEECH_API_KEY ?? null,
      model: env.SPEECH_MODEL ?? null,
      pocketsphinx: programOnPath('pocketsphinx_batch', environment['PATH'] ?? ''),
    },
    /** New sound in a chunk of a live recording. */
    liveChunkSeconds: env.LIVE_CHUNK_SECONDS,
    language: {
      engine: env.SUMMARIZER,
      baseUrl: env.LLM_BASE_URL ?? null,
      apiKey: env.LLM_API_KEY ?? null,
      model: env.LLM_MODEL ?? null,
      contextTokens: env.LLM_CONTEXT_TOKENS ?? null,
      concurrency: env.LLM_CONCURRENCY ?? null,
      local: localModelOf(env),
      secondCheck: env.LLM_SECOND_CHECK === 'on',
      firstTokenSeconds: env.LLM_FIRST_TOKEN_SECONDS,
    },
    /** Null: search goes by words alone. */
    embeddings: embeddingsOf(env),
    payments,
    defaultPlan: env.DEFAULT_PLAN ?? defaultPlanFor(payments.provider),
    workerConcurrency: env.WORKER_CONCURRENCY,
  });
}

/** The file of a program, or null where it is not installed. */
function programOnPath(name: string, folders: string): string | null {
  const files = folders.split(delimiter).map((folder) => join(folder, name));
  return files.find((file) => existsSync(file)) ?? null;
}

type Settings = z.output<typeof Environment>;

/** @throws {ConfigError} where the folder is not there. */
function watchOf({ WATCH_FOLDER, WATCH_OWNER }: Settings) {
  if (WATCH_FOLDER === undefined) return null;
  const folder = resolve(projectFolder, WATCH_FOLDER);
  if (!existsSync(folder)) throw new ConfigError(`WATCH_FOLDER: there is no folder ${folder}`);
  return { folder, owner: WATCH_OWNER ?? null };
}

/** @throws {ConfigError} where the program that is set is not there. */
function ytDlpOf({ YT_DLP_PATH, YT_DLP_SITES }: Settings, folders: string) {
  if (YT_DLP_PATH !== undefined && !existsSync(YT_DLP_PATH))
    throw new ConfigError(`YT_DLP_PATH: there is no file ${YT_DLP_PATH}`);
  const path = YT_DLP_PATH ?? programOnPath('yt-dlp', folders);
  return path === null ? null : { path, sites: domainsOf(YT_DLP_SITES) };
}

const domainsOf = (list = ''): string[] =>
  list
    .toLowerCase()
    .split(/[\s,]+/)
    .map((domain) => domain.replace(/^@/, ''))
    .filter(Boolean);
/** `24h` or `7d`. */
function hoursOf(period: string | undefined): number | null {
  if (period === undefined) return null;
  return Number.parseInt(period, 10) * (period.endsWith('d') ? 24 : 1);
}

/** Where set-up puts the language model of this machine and its runtime. */
function localModelOf({ DATA_DIR, LOCAL_MODEL_PATH, LOCAL_MODEL_URL }: Settings) {
  return {
    runtime: resolve(projectFolder, '.setup/llama-runtime'),
    folder: resolve(projectFolder, DATA_DIR, 'models'),
    url: LOCAL_MODEL_URL ?? null,
    path: LOCAL_MODEL_PATH ? resolve(projectFolder, LOCAL_MODEL_PATH) : null,
  };
}

/** @throws {ConfigError} where a part is missing. */
function embeddingsOf({ EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL, EMBEDDINGS_API_KEY }: Settings) {
  if (!EMBEDDINGS_BASE_URL && !EMBEDDINGS_MODEL) return null;
  if (!EMBEDDINGS_BASE_URL)
    throw new ConfigError('EMBEDDINGS_BASE_URL: is needed beside EMBEDDINGS_MODEL');
  if (!EMBEDDINGS_MODEL)
    throw new ConfigError('EMBEDDINGS_MODEL: is needed beside EMBEDDINGS_BASE_URL');
  return {
    baseUrl: EMBEDDINGS_BASE_URL,
    model: EMBEDDINGS_MODEL,
    apiKey: EMBEDDINGS_API_KEY ?? null,
  };
}

/** Enterprise has the limit of Business. */
const uploadLimitsOf = (env: Settings): UploadLimits => ({
  free: env.UPLOAD_MAX_MB_FREE,
  pro: env.UPLOAD_MAX_MB_PRO,
  business: env.UPLOAD_MAX_MB_BUSINESS,
  enterprise: env.UPLOAD_MAX_MB_BUSINESS,
});

/** Where nothing is sold, accounts without a plan get the one without limits. */
const defaultPlanFor = (provider: 'stripe' | 'sandbox' | 'none'): PlanId =>
  provider === 'none' ? 'enterprise' : 'free';
/** Settings that are right in some networks and dangerous in others. */
function warningsOf(env: Settings): string[] {
  const names = ['LINK_PRIVATE_ADDRESSES', 'WEBHOOK_PRIVATE_ADDRESSES'] as const;
  const who = env.SIGN_UP === 'open' ? 'anyone who signs up' : 'everyone with an account';
  return names
    .filter((name) => env[name] === 'allow')
    .map(
      (name) =>
        `${name}=allow: ${who} can have this server send requests to this machine and its network, also to a cloud's metadata service. Remove the setting unless they may reach all of that anyway.`,
    );
}

/** @throws {ConfigError} where others could reach a server that shows mail and gives plans away. */
function checkLocal({ HOST, PUBLIC_URL }: Settings): void {
  const remedy = 'Set NODE_ENV=production and SMTP_URL';
  const faults = [
    !isLoopbackName(HOST) &&
      `HOST: ${HOST} can be reached from the network, and without NODE_ENV=production anyone there can read the mail that this server sends. ${remedy}, or HOST=127.0.0.1.`,
    PUBLIC_URL !== undefined &&
      !isLoopbackName(new URL(PUBLIC_URL).hostname) &&
      `PUBLIC_URL: ${PUBLIC_URL} is a public address, and without NODE_ENV=production anyone there can read the mail that this server sends. ${remedy}, or a PUBLIC_URL with localhost.`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
}

/** @throws {ConfigError} where a part is missing. */
function s3Of(env: Settings) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (env.FILE_STORE === 's3' && !env.STORAGE_KEY)
    throw new ConfigError(
      'STORAGE_KEY: is needed with FILE_STORE=s3, for all processes; without it the files can never be read again',
    );
  if (!S3_BUCKET && env.FILE_STORE === 's3')
    throw new ConfigError('S3_BUCKET: is needed with FILE_STORE=s3');
  if (!S3_BUCKET) return null;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new ConfigError('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: are needed beside S3_BUCKET');
  const forced = env.S3_FORCE_PATH_STYLE;
  return {
    endpoint: S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: forced === undefined ? S3_ENDPOINT !== undefined : forced === 'true',
  };
}

/** @throws {ConfigError} where a part is missing, or no way to sign in would be left. */
function openIdOf(env: Settings) {
  const { OIDC_ISSUER_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (!OIDC_ISSUER_URL && env.PASSWORD_SIGN_IN === 'off')
    throw new ConfigError('PASSWORD_SIGN_IN: off needs an OpenID provider (OIDC_ISSUER_URL)');
  if (!OIDC_ISSUER_URL) return null;
  const issuer = new URL(OIDC_ISSUER_URL);
  if (issuer.protocol === 'http:' && !isLoopbackName(issuer.hostname))
    throw new ConfigError('OIDC_ISSUER_URL: must begin with https, except on this machine');
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET)
    throw new ConfigError('OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: are needed beside OIDC_ISSUER_URL');
  return {
    name: env.OIDC_NAME,
    issuer: OIDC_ISSUER_URL,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    scopes: env.OIDC_SCOPES,
  };
}

/** @throws {ConfigError} where money would be taken by accident, or not be taken by accident. */
function paymentsOf(env: Settings) {
  const hasKeys = Boolean(env.STRIPE_SECRET_KEY ?? env.STRIPE_WEBHOOK_SECRET);
  const production = env.NODE_ENV === 'production';
  if (env.PAYMENTS === 'sandbox' && (hasKeys || production))
    throw new ConfigError(
      'PAYMENTS: the sandbox gives plans away; it is not for production, nor beside Stripe keys',
    );
  if (!env.STRIPE_SECRET_KEY && (hasKeys || env.PAYMENTS === 'stripe'))
    throw new ConfigError('STRIPE_SECRET_KEY: is needed to take payments through Stripe');
  if (hasKeys && !env.STRIPE_WEBHOOK_SECRET)
    throw new ConfigError('STRIPE_WEBHOOK_SECRET: is needed beside STRIPE_SECRET_KEY');
  const fallback = production ? ('none' as const) : ('sandbox' as const);
  const provider =
    env.PAYMENTS === 'auto' ? (hasKeys ? ('stripe' as const) : fallback) : env.PAYMENTS;
  if (provider === 'stripe') checkPrices(env);
  return {
    provider,
    stripe: hasKeys
      ? { secretKey: env.STRIPE_SECRET_KEY ?? '', webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '' }
      : null,
    prices: {
      plans: {
        pro: { monthly: env.PRICE_PRO_MONTHLY, yearly: env.PRICE_PRO_YEARLY },
        business: { monthly: env.PRICE_BUSINESS_MONTHLY, yearly: env.PRICE_BUSINESS_YEARLY },
      },
      addons: {
        '10h': env.PRICE_ADDON_10H,
        '20h': env.PRICE_ADDON_20H,
        '30h': env.PRICE_ADDON_30H,
        '50h': env.PRICE_ADDON_50H,
      },
    },
  };
}

const isPrice = (name: string): name is Extract<keyof Settings, `PRICE_${string}`> =>
  name.startsWith('PRICE_');

/** @throws {ConfigError} where a price is still the sandbox's, which Stripe does not know, or stands for two things. */
function checkPrices(env: Settings): void {
  const names = settingNames.filter(isPrice);
  const missing = names.filter((name) => env[name] === name.toLowerCase());
  if (missing.length > 0)
    throw new ConfigError(missing.map((name) => `${name}: is needed for Stripe`).join('\n'));
  const twice = names.find((name, index) =>
    names.slice(0, index).some((other) => env[other] === env[name]),
  );
  if (twice) throw new ConfigError(`${twice}: is the identifier of another price, too`);
}

function faults(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n');
}

/** The folder of everything that the embedded defaults write; made where it is missing. */
export function prepareDataDir(config: Config): void {
  mkdirSync(config.dataDir, { recursive: true });
}
