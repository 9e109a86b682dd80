import path from 'node:path';
import { z } from 'zod';

/**
 * The only reader of the environment. Every setting stands here once with its default and one line of explanation;
 * docs/configuration.md is written from this table, and a test compares the two.
 */
interface Setting<Value> {
  schema: z.ZodType<Value>;
  explanation: string;
  /** What the documentation shows as default; undefined for a setting that is empty unless given. */
  shownDefault: string;
}

function setting<Value>(schema: z.ZodType<Value>, shownDefault: string, explanation: string): Setting<Value> {
  return { schema, explanation, shownDefault };
}

const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();
const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((text) => text === '1' || text === 'true');

function integer(minimum: number, maximum: number, fallback: number) {
  return z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum))
    .default(fallback);
}

function webAddress(protocols: RegExp, example: string) {
  return z
    .url({ protocol: protocols, error: `must be an address such as ${example}` })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional();
}

export const settings = {
  PORT: setting(integer(0, 65535, 3000), '3000', 'Port of the web and the API; 0 takes any free one.'),
  HOST: setting(
    z.string().trim().min(1).default('localhost'),
    'localhost',
    'Address to listen on. The default keeps the stand-ins (a code anyone can read) on this machine; 0.0.0.0 opens it.',
  ),
  DATA_DIR: setting(
    z.string().trim().min(1).default('./data'),
    './data',
    'Folder of the embedded database, files and keys.',
  ),
  DATABASE_URL: setting(
    webAddress(/^postgres(ql)?$/, 'postgres://user:password@host:5432/yanmo'),
    '(embedded PostgreSQL under DATA_DIR)',
    'An external PostgreSQL 16 or newer instead of the embedded one.',
  ),
  DATABASE_POOL_SIZE: setting(
    integer(2, 200, 10),
    '10',
    'Connections a process keeps; too few make requests wait, too many exhaust max_connections of the server.',
  ),
  PUBLIC_URL: setting(
    webAddress(/^https?$/, 'https://yanmo.example'),
    '(root-relative links)',
    'The address users see; links in files and QR images begin with it, and its host is the base of agents’ sub-domains.',
  ),
  NODE_ENV: setting(
    z.enum(['development', 'production', 'test']).default('development'),
    'development',
    'production refuses the stand-ins and makes no demo accounts.',
  ),
  ALLOW_STANDINS: setting(
    flag,
    '0',
    'With 1 the built-in SMS and payment stand-ins may run in production (for a rehearsal).',
  ),
  TRUST_PROXY: setting(
    integer(0, 10, 0),
    '0',
    'How many reverse proxies stand in front; with too many, a caller can forge the address that limits count.',
  ),
  RATE_LIMIT_SCALE: setting(
    z.coerce.number().positive().max(1_000_000).default(1),
    '1',
    'Multiplies every limit by rate, the SMS cool-down included, never the five tries of a code; for load tests.',
  ),
  SECRET_KEY: setting(
    z.string().min(32, 'must have at least 32 characters').optional(),
    '(made at first start under DATA_DIR/keys)',
    'Signs file links and protects codes and two-step secrets; set the same on every machine of one deployment.',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    '(warn on a terminal, info else)',
    'How much the log says.',
  ),
  METRICS_TOKEN: setting(
    z.string().min(16).optional(),
    '(loopback only)',
    'Bearer token with which /metrics answers callers that are not on this machine.',
  ),
  SHUTDOWN_GRACE_MS: setting(
    integer(100, 300_000, 10_000),
    '10000',
    'How long a stopping process waits for open requests and jobs; what is left is taken up by the next worker.',
  ),
  STEP_LEASE_MS: setting(
    integer(200, 600_000, 10_000),
    '10000',
    'How long a silent worker keeps a step of a run; too short repeats steps of a busy worker, too long delays take-over.',
  ),
  JOB_HEARTBEAT_SECONDS: setting(
    integer(10, 600, 10),
    '10',
    'Silence after which a job counts as orphaned and is given to another worker; pg-boss takes 10 or more.',
  ),
  RUN_STEPS_PER_USER: setting(
    integer(1, 64, 3),
    '3',
    'Steps of one user’s runs that all workers together do at once; with too many, one user’s papers hold up the others’.',
  ),
  STREAM_HEARTBEAT_MS: setting(
    integer(100, 300_000, 15_000),
    '15000',
    'How often an idle event stream says that it lives; longer than a proxy’s idle timeout, and the proxy cuts it.',
  ),
  WORKER_CONCURRENCY: setting(integer(1, 64, 4), '4', 'Jobs of one queue that a worker process runs at once.'),
  SMS_PROVIDER: setting(
    z.enum(['console', 'aliyun', 'tencent']).default('console'),
    'console',
    'Who sends codes: console is the built-in stand-in (log, /api/dev/sms and the login dialog).',
  ),
  ALIYUN_SMS_ACCESS_KEY_ID: setting(optionalText, '', 'Aliyun SMS: access key id.'),
  ALIYUN_SMS_ACCESS_KEY_SECRET: setting(optionalText, '', 'Aliyun SMS: access key secret.'),
  ALIYUN_SMS_SIGN_NAME: setting(optionalText, '', 'Aliyun SMS: approved signature name.'),
  ALIYUN_SMS_TEMPLATE_CODE: setting(optionalText, '', 'Aliyun SMS: template with the variable `code`.'),
  ALIYUN_SMS_ENDPOINT: setting(
    webAddress(/^https?$/, 'https://dysmsapi.aliyuncs.com').default('https://dysmsapi.aliyuncs.com'),
    'https://dysmsapi.aliyuncs.com',
    'Aliyun SMS: address of the service.',
  ),
  TENCENT_SMS_SECRET_ID: setting(optionalText, '', 'Tencent SMS: secret id.'),
  TENCENT_SMS_SECRET_KEY: setting(optionalText, '', 'Tencent SMS: secret key.'),
  TENCENT_SMS_SDK_APP_ID: setting(optionalText, '', 'Tencent SMS: application id.'),
  TENCENT_SMS_SIGN_NAME: setting(optionalText, '', 'Tencent SMS: approved signature name.'),
  TENCENT_SMS_TEMPLATE_ID: setting(
    optionalText,
    '',
    'Tencent SMS: template with the code as {1} and the minutes as {2}.',
  ),
  TENCENT_SMS_REGION: setting(z.string().trim().min(1).default('ap-guangzhou'), 'ap-guangzhou', 'Tencent SMS: region.'),
  TENCENT_SMS_ENDPOINT: setting(
    webAddress(/^https?$/, 'https://sms.tencentcloudapi.com').default('https://sms.tencentcloudapi.com'),
    'https://sms.tencentcloudapi.com',
    'Tencent SMS: address of the service.',
  ),
  LITERATURE_ONLINE: setting(
    z.enum(['auto', 'off']).default('auto'),
    'auto',
    'auto asks OpenAlex, Crossref and Semantic Scholar as far as they can be reached; off searches the library alone.',
  ),
  OPENALEX_API_KEY: setting(optionalText, '', 'Key of OpenAlex; without it OpenAlex is not asked.'),
  OPENALEX_ENDPOINT: setting(
    webAddress(/^https?$/, 'https://api.openalex.org').default('https://api.openalex.org'),
    'https://api.openalex.org',
    'OpenAlex: address of the service.',
  ),
  CROSSREF_MAILTO: setting(
    optionalText,
    '(the public pool)',
    'Mail address that Crossref is given for its polite pool; with it twice as many questions a second.',
  ),
  CROSSREF_ENDPOINT: setting(
    webAddress(/^https?$/, 'https://api.crossref.org').default('https://api.crossref.org'),
    'https://api.crossref.org',
    'Crossref: address of the service.',
  ),
  SEMANTIC_SCHOLAR_API_KEY: setting(optionalText, '', 'Key of Semantic Scholar; without it it is not asked.'),
  SEMANTIC_SCHOLAR_ENDPOINT: setting(
    webAddress(/^https?$/, 'https://api.semanticscholar.org').default('https://api.semanticscholar.org'),
    'https://api.semanticscholar.org',
    'Semantic Scholar: address of the service.',
  ),
  LLM_BASE_URL: setting(
    webAddress(/^https?$/, 'https://api.example.com/v1'),
    '(the built-in engine writes)',
    'Address of an OpenAI-compatible API, its version path included; goes together with LLM_MODEL.',
  ),
  LLM_API_KEY: setting(optionalText, '', 'Key of that API; a local server without keys needs none.'),
  LLM_MODEL: setting(optionalText, '', 'Name of the model, as that API knows it.'),
  LLM_MAX_CONCURRENCY: setting(
    integer(1, 1000, 16),
    '16',
    'Calls to the model at once in the whole deployment; set the same everywhere. Too many meet the provider’s own limit.',
  ),
  LLM_PRICE_IN: setting(
    integer(0, 10_000_000, 0),
    '0',
    'Price of 1,000,000 tokens sent, in fen; for the ledger of model calls.',
  ),
  LLM_PRICE_OUT: setting(integer(0, 10_000_000, 0), '0', 'Price of 1,000,000 tokens received, in fen.'),
} as const;

type Settings = typeof settings;
type Environment = { [Name in keyof Settings]: z.output<Settings[Name]['schema']> };

export class ConfigError extends Error {
  override name = 'ConfigError';
}

function readEnvironment(source: Record<string, string | undefined>): Environment {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(settings)) {
    const given = source[name];
    const result = schema.safeParse(given === '' ? undefined : given);
    if (result.success) values[name] = result.data;
    else problems.push(`${name}: ${result.error.issues.map(({ message }) => message).join('; ')}`);
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return values as Environment;
}

/** Names that must be there once a real provider is chosen. */
function requireTogether(environment: Environment, because: string, names: readonly (keyof Settings)[]): string[] {
  return names.filter((name) => environment[name] === undefined).map((name) => `${name}: is needed when ${because}`);
}

export type SmsConfig =
  | { provider: 'console' }
  | {
      provider: 'aliyun';
      accessKeyId: string;
      accessKeySecret: string;
      signName: string;
      templateCode: string;
      endpoint: string;
    }
  | {
      provider: 'tencent';
      secretId: string;
      secretKey: string;
      sdkAppId: string;
      signName: string;
      templateId: string;
      region: string;
      endpoint: string;
    };

function smsConfig(environment: Environment, problems: string[]): SmsConfig {
  const because = `SMS_PROVIDER is ${environment.SMS_PROVIDER}`;
  switch (environment.SMS_PROVIDER) {
    case 'console':
      return { provider: 'console' };
    case 'aliyun':
      problems.push(
        ...requireTogether(environment, because, [
          'ALIYUN_SMS_ACCESS_KEY_ID',
          'ALIYUN_SMS_ACCESS_KEY_SECRET',
          'ALIYUN_SMS_SIGN_NAME',
          'ALIYUN_SMS_TEMPLATE_CODE',
        ]),
      );
      return {
        provider: 'aliyun',
        accessKeyId: environment.ALIYUN_SMS_ACCESS_KEY_ID ?? '',
        accessKeySecret: environment.ALIYUN_SMS_ACCESS_KEY_SECRET ?? '',
        signName: environment.ALIYUN_SMS_SIGN_NAME ?? '',
        templateCode: environment.ALIYUN_SMS_TEMPLATE_CODE ?? '',
        endpoint: environment.ALIYUN_SMS_ENDPOINT,
      };
    case 'tencent':
      problems.push(
        ...requireTogether(environment, because, [
          'TENCENT_SMS_SECRET_ID',
          'TENCENT_SMS_SECRET_KEY',
          'TENCENT_SMS_SDK_APP_ID',
          'TENCENT_SMS_SIGN_NAME',
          'TENCENT_SMS_TEMPLATE_ID',
        ]),
      );
      return {
        provider: 'tencent',
        secretId: environment.TENCENT_SMS_SECRET_ID ?? '',
        secretKey: environment.TENCENT_SMS_SECRET_KEY ?? '',
        sdkAppId: environment.TENCENT_SMS_SDK_APP_ID ?? '',
        signName: environment.TENCENT_SMS_SIGN_NAME ?? '',
        templateId: environment.TENCENT_SMS_TEMPLATE_ID ?? '',
        region: environment.TENCENT_SMS_REGION,
        endpoint: environment.TENCENT_SMS_ENDPOINT,
      };
  }
}

export interface LlmConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  maxConcurrency: number;
  priceInFenPerMillion: number;
  priceOutFenPerMillion: number;
}

/** Null when no model is set: the built-in engine writes. */
function llmConfig(environment: Environment, problems: string[]): LlmConfig | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model } = environment;
  if (baseUrl === undefined && model === undefined) return null;
  problems.push(
    ...requireTogether(environment, 'LLM_BASE_URL is set', baseUrl === undefined ? [] : ['LLM_MODEL']),
    ...requireTogether(environment, 'LLM_MODEL is set', model === undefined ? [] : ['LLM_BASE_URL']),
  );
  return {
    baseUrl: baseUrl ?? '',
    apiKey: environment.LLM_API_KEY,
    model: model ?? '',
    maxConcurrency: environment.LLM_MAX_CONCURRENCY,
    priceInFenPerMillion: environment.LLM_PRICE_IN,
    priceOutFenPerMillion: environment.LLM_PRICE_OUT,
  };
}

/** Null for an index that must not be asked: no key, or LITERATURE_ONLINE off. Crossref needs no key. */
export interface LiteratureConfig {
  openAlex: { endpoint: string; apiKey: string } | null;
  crossref: { endpoint: string; mailto: string | undefined } | null;
  semanticScholar: { endpoint: string; apiKey: string } | null;
}

function literatureConfig(environment: Environment): LiteratureConfig {
  const isOff = environment.LITERATURE_ONLINE === 'off';
  const { OPENALEX_API_KEY: openAlexKey, SEMANTIC_SCHOLAR_API_KEY: semanticKey } = environment;
  return {
    openAlex: isOff || !openAlexKey ? null : { endpoint: environment.OPENALEX_ENDPOINT, apiKey: openAlexKey },
    crossref: isOff ? null : { endpoint: environment.CROSSREF_ENDPOINT, mailto: environment.CROSSREF_MAILTO },
    semanticScholar:
      isOff || !semanticKey ? null : { endpoint: environment.SEMANTIC_SCHOLAR_ENDPOINT, apiKey: semanticKey },
  };
}

export type Config = ReturnType<typeof loadConfig>;

/** Throws ConfigError with one line a wrong setting, each beginning with the setting's name. */
export function loadConfig(source: Record<string, string | undefined> = process.env) {
  const environment = readEnvironment(source);
  const problems: string[] = [];
  const sms = smsConfig(environment, problems);
  const llm = llmConfig(environment, problems);
  const isProduction = environment.NODE_ENV === 'production';
  if (isProduction && sms.provider === 'console' && !environment.ALLOW_STANDINS) {
    problems.push(
      'SMS_PROVIDER: the console stand-in is refused in production; set aliyun or tencent, or ALLOW_STANDINS=1',
    );
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));

  return {
    port: environment.PORT,
    host: environment.HOST,
    dataDir: path.resolve(environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL,
    databasePoolSize: environment.DATABASE_POOL_SIZE,
    publicUrl: environment.PUBLIC_URL,
    environment: environment.NODE_ENV,
    isProduction,
    trustProxy: environment.TRUST_PROXY,
    rateLimitScale: environment.RATE_LIMIT_SCALE,
    secretKey: environment.SECRET_KEY,
    logLevel: environment.LOG_LEVEL,
    metricsToken: environment.METRICS_TOKEN,
    shutdownGraceMs: environment.SHUTDOWN_GRACE_MS,
    stepLeaseMs: environment.STEP_LEASE_MS,
    jobHeartbeatSeconds: environment.JOB_HEARTBEAT_SECONDS,
    workerConcurrency: environment.WORKER_CONCURRENCY,
    runStepsPerUser: environment.RUN_STEPS_PER_USER,
    streamHeartbeatMs: environment.STREAM_HEARTBEAT_MS,
    sms,
    llm,
    literature: literatureConfig(environment),
    /** Demo accounts stand only beside the embedded database of a trial, never where real users may be. */
    hasDemoAccounts: !isProduction && environment.DATABASE_URL === undefined,
  };
}
