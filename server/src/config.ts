import { createPrivateKey, createPublicKey } from 'node:crypto';
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

/**
 * As a file has it, on one line with \\n between, or as the gateways' consoles show it: the base64 alone. Checked here,
 * because a key that cannot be read would else be noticed by the first person who pays.
 */
function rsaKey(kind: 'private' | 'public') {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      const readers = kind === 'private' ? privateKeyReaders : publicKeyReaders;
      for (const read of readers) {
        try {
          return read(text.replaceAll('\\n', '\n'));
        } catch {
          // The next form may be the one.
        }
      }
      context.addIssue({ code: 'custom', message: `must be an RSA ${kind} key in PEM form, or its base64 alone` });
      return z.NEVER;
    })
    .optional();
}

const derOf = (base64: string) => Buffer.from(base64.replace(/\s/g, ''), 'base64');
const pemOf = (key: ReturnType<typeof createPrivateKey>): string => {
  if (key.asymmetricKeyType !== 'rsa') throw new TypeError('not an RSA key');
  return String(key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }));
};
const privateKeyReaders = [
  (text: string) => pemOf(createPrivateKey(text)),
  (text: string) => pemOf(createPrivateKey({ key: derOf(text), format: 'der', type: 'pkcs8' })),
  (text: string) => pemOf(createPrivateKey({ key: derOf(text), format: 'der', type: 'pkcs1' })),
];
const publicKeyReaders = [
  (text: string) => pemOf(createPublicKey(text)),
  (text: string) => pemOf(createPublicKey({ key: derOf(text), format: 'der', type: 'spki' })),
];

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
  RUN_CONCURRENCY: setting(
    integer(1, 256, 24),
    '24',
    'Steps of outlines and papers that a worker process does at once; below LLM_MAX_CONCURRENCY a lone worker leaves calls to the model unused.',
  ),
  STEP_RETRIES: setting(
    integer(0, 12, 8),
    '8',
    'Tries of a paper’s step after it failed, each after twice the pause before, from one second on; eight outlast four minutes without the engine, then the item fails.',
  ),
  STREAM_HEARTBEAT_MS: setting(
    integer(100, 300_000, 15_000),
    '15000',
    'How often an idle event stream says that it lives; longer than a proxy’s idle timeout, and the proxy cuts it.',
  ),
  CHAT_READER_GRACE_MS: setting(
    integer(200, 600_000, 10_000),
    '10000',
    'How long an answer in the chat is written on after its last reader left; shorter, and a slow reload of the page stops it.',
  ),
  LIVE_TEXT_BATCH_MS: setting(
    integer(5, 1_000, 40),
    '40',
    'How long a process gathers what its texts have grown by before it tells readers of it; shorter is smoother, and costs the database a commit each time. With more than forty texts it gathers longer in proportion, to 200 at most.',
  ),
  WORKER_CONCURRENCY: setting(integer(1, 64, 4), '4', 'Other jobs of one queue that a worker process runs at once.'),
  READING_PLACES_PER_USER: setting(
    integer(1, 4, 3),
    '3',
    'Uploads of one account that an API process reads at once, of four in all; with 4 one account can make the others wait.',
  ),
  THREADS: setting(
    integer(2, 256, 0),
    '(twice the cores, six at least)',
    'Threads of a process at once for what computes long: the built-in engine, Word, uploads, measuring. Too few make one wait for another; too many slow all down.',
  ),
  THREADS_MEMORY_MB: setting(
    integer(1_024, 1_048_576, 0),
    '(half of the machine’s)',
    'Memory that these threads may take together, by their limits; what does not fit waits.',
  ),
  DELETED_OUTLINE_DAYS: setting(
    integer(1, 3_650, 30),
    '30',
    'Days after which a deleted outline can no longer be restored and is erased for good.',
  ),
  KEEP_RUN_EVENTS_DAYS: setting(
    integer(1, 3_650, 7),
    '7',
    'Days after the end of a run for which what it said stays; a page that slept longer than this sees the end alone.',
  ),
  KEEP_RUN_STEPS_DAYS: setting(
    integer(1, 3_650, 30),
    '30',
    'Days after the end of a run for which its steps stay: for whoever looks into a complaint. Texts are kept with the paper.',
  ),
  KEEP_MODEL_TEXTS_DAYS: setting(
    integer(14, 3_650, 90),
    '90',
    'Days for which the texts of a model’s answers stay, so that a step which is done again need not buy them; their cost is kept.',
  ),
  KEEP_UNSOLD_MODEL_CALLS_DAYS: setting(
    integer(31, 3_650, 400),
    '400',
    'Days for which calls to the model that no order paid for (titles, keywords, outlines) stay in the books: a year can be compared with the one before.',
  ),
  KEEP_ORDER_PROGRESS_DAYS: setting(
    integer(1, 3_650, 30),
    '30',
    'Days for which each step of an order’s progress stays; what happened to its money and state is kept.',
  ),
  KEEP_ANSWERS_HOURS: setting(
    integer(1, 720, 24),
    '24',
    'Hours in which a call that is repeated with the same Idempotency-Key gets the first answer; longer than any client tries.',
  ),
  KEEP_SMS_DAYS: setting(
    integer(2, 365, 2),
    '2',
    'Days for which SMS codes and who asked for them stay; the limits count a day, the rest is for clocks that differ.',
  ),
  KEEP_SESSIONS_DAYS: setting(
    integer(1, 3_650, 30),
    '30',
    'Days after its expiry in which a session can still say why it ended.',
  ),
  KEEP_UPLOADS_HOURS: setting(
    integer(1, 720, 24),
    '24',
    'Hours after which an upload that nothing uses is removed: no form stays open for longer.',
  ),
  KEEP_OUTLINE_WRITINGS_DAYS: setting(
    integer(2, 365, 2),
    '2',
    'Days for which it stays known how often an account had outlines written; the limit counts a day.',
  ),
  KEEP_ALLOWANCE_USES_DAYS: setting(
    integer(2, 365, 30),
    '30',
    'Days for which it stays known what an account asked a model, and what paid for it; the limit counts a day, the books keep the rest.',
  ),
  KEEP_AGENT_DAYS_DAYS: setting(
    integer(31, 3650, 800),
    '800',
    'Days for which it stays known how many visitors an agent’s site had on a day; orders and commission stay in the books.',
  ),
  KEEP_UNPAID_REDUCTIONS_DAYS: setting(
    integer(1, 365, 7),
    '7',
    'Days after which a text that was sent to be rewritten, and that nobody paid for, is removed.',
  ),
  KEEP_AMENDED_DAYS: setting(
    integer(1, 3650, 180),
    '180',
    'Days after its last change after which a Word file with comments, and what was made of it, is removed.',
  ),
  KEEP_MESSAGES_DAYS: setting(
    integer(1, 3650, 365),
    '365',
    'Days after which what somebody wrote to customer service, and the answer, is removed.',
  ),
  KEEP_UNPAID_CHECKS_DAYS: setting(
    integer(1, 365, 7),
    '7',
    'Days after which a text that was sent to be checked, and that nobody paid for, is removed.',
  ),
  KEEP_CLAIM_SCREENSHOTS_DAYS: setting(
    integer(1, 3650, 90),
    '90',
    'Days after the decision for which the screenshot of a gift claim stays: for whoever complains.',
  ),
  KEEP_INVITE_PLACES_DAYS: setting(
    integer(2, 365, 30),
    '30',
    'Days for which it stays known, as a keyed digest, from which address and device an invited account was registered; the limits count a day.',
  ),
  KEEP_GROWTH_DIGESTS_DAYS: setting(
    integer(30, 3650, 730),
    '730',
    'Days for which a phone that left and a screenshot that was handed in stay known, as keyed digests; shorter, and the same one earns again sooner.',
  ),
  KEEP_ATTRIBUTED_EVENTS_DAYS: setting(
    integer(1, 3650, 180),
    '180',
    'Days for which it stays known, one by one, what came of the clicks of an advertisement.',
  ),
  KEEP_ANALYTICS_DAYS: setting(
    integer(1, 3650, 400),
    '400',
    'Days for which the daily counts of visits stay: a year can be compared with the one before.',
  ),
  KEEP_IMPORTS_DAYS: setting(
    integer(1, 3_650, 365),
    '365',
    'Days in which the import of a file that was read to its end is known as done; then the same file is read again.',
  ),
  KEEP_DONE_JOBS_MINUTES: setting(
    integer(1, 10_080, 60),
    '60',
    'Minutes for which jobs that are done stay in the queue’s table, which is read each second and must stay small.',
  ),
  KEEP_DEAD_JOBS_DAYS: setting(
    integer(1, 365, 14),
    '14',
    'Days for which jobs that failed for good stay, for whoever looks into them.',
  ),
  SAMPLE_PAPERS: setting(
    z.enum(['auto', 'on', 'off']).default('auto'),
    'auto',
    'Whether a worker writes the sample papers that visitors look at, once for each version of the built-in engine; auto does, except in tests.',
  ),
  PAYMENT_EXPIRY_SECONDS: setting(
    integer(1, 7_000, 1_800),
    '1800',
    'How long a code to pay can be scanned. The gateways’ own codes die after two hours, so it must stay below that.',
  ),
  PAYMENT_ASK_SECONDS: setting(
    integer(0, 3_600, 30),
    '30',
    'First pause before a gateway is asked about a payment of which nothing was heard; it doubles up to sixteenfold.',
  ),
  ITEM_DEADLINE_SECONDS: setting(
    integer(1, 604_800, 10_800),
    '10800',
    'Silence after which a paid item counts as failed. Shorter than the slowest honest item, and good work is thrown away.',
  ),
  AMENDMENTS_PER_PAPER: setting(
    integer(0, 10_000, 50),
    '50',
    'Changes to a delivered paper that a student may ask the engine for; editing by hand is never counted.',
  ),
  AMENDMENT_WAIT_MS: setting(
    integer(0, 60_000, 8_000),
    '8000',
    'How long the answer to an asked change waits for its proposal; longer than a proxy’s timeout, and the page sees an error instead.',
  ),
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
  ALIPAY_APP_ID: setting(
    optionalText,
    '(the built-in cashier takes payments while stand-ins may run)',
    'Alipay: application id; goes together with the three keys below and with PUBLIC_URL.',
  ),
  ALIPAY_PRIVATE_KEY: setting(rsaKey('private'), '', 'Alipay: private key of the application.'),
  ALIPAY_PUBLIC_KEY: setting(rsaKey('public'), '', 'Alipay: public key of Alipay (not of the application).'),
  ALIPAY_SELLER_ID: setting(
    optionalText,
    '',
    'Alipay: id of the account that receives the money (2088…); notifications for another one are refused.',
  ),
  ALIPAY_GATEWAY: setting(
    webAddress(/^https?$/, 'https://openapi.alipay.com/gateway.do').default('https://openapi.alipay.com/gateway.do'),
    'https://openapi.alipay.com/gateway.do',
    'Alipay: address of the gateway.',
  ),
  WECHAT_MCH_ID: setting(
    optionalText,
    '(the built-in cashier takes payments while stand-ins may run)',
    'WeChat Pay: merchant id; goes together with the settings below and with an https PUBLIC_URL.',
  ),
  WECHAT_APP_ID: setting(optionalText, '', 'WeChat Pay: application id that is bound to the merchant.'),
  WECHAT_SERIAL_NO: setting(optionalText, '', 'WeChat Pay: serial number of the merchant’s API certificate.'),
  WECHAT_PRIVATE_KEY: setting(rsaKey('private'), '', 'WeChat Pay: private key of that certificate.'),
  WECHAT_API_V3_KEY: setting(
    z
      .string()
      .refine((text) => Buffer.byteLength(text) === 32, 'must have 32 bytes')
      .optional(),
    '',
    'WeChat Pay: APIv3 key, 32 bytes; opens what notifications carry.',
  ),
  WECHAT_PLATFORM_PUBLIC_KEY: setting(rsaKey('public'), '', 'WeChat Pay: public key of the platform.'),
  WECHAT_PLATFORM_PUBLIC_KEY_ID: setting(optionalText, '', 'WeChat Pay: id of that key (PUB_KEY_ID_…).'),
  WECHAT_GATEWAY: setting(
    webAddress(/^https?$/, 'https://api.mch.weixin.qq.com').default('https://api.mch.weixin.qq.com'),
    'https://api.mch.weixin.qq.com',
    'WeChat Pay: address of the gateway.',
  ),
  LITERATURE_ONLINE: setting(
    z.enum(['auto', 'off']).default('auto'),
    'auto',
    'auto asks OpenAlex, Crossref and Semantic Scholar as far as they can be reached; off searches the library alone.',
  ),
  VERIFY_AT_NIGHT: setting(
    z.enum(['auto', 'off']).default('auto'),
    'auto',
    'auto asks the indexes each night about works of the library that nobody has borne out; off leaves it to library:verify.',
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
  LLM_CONTEXT: setting(
    integer(4_096, 2_000_000, 32_768),
    '32768',
    'Tokens that the model’s context holds, question and answer together; questions are trimmed to it. A small local model has 8192.',
  ),
  LLM_FIND_LOCAL: setting(
    z.enum(['auto', 'on', 'off']).default('auto'),
    'auto',
    'Whether a start without LLM_BASE_URL looks on this machine for Ollama, LM Studio, llama.cpp and vLLM and says which settings would use them, without using them; auto does, except in tests.',
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

export interface AlipayConfig {
  appId: string;
  /** PEM, PKCS #8. */
  privateKey: string;
  publicKey: string;
  sellerId: string;
  gateway: string;
  notifyUrl: string;
}

export interface WechatConfig {
  mchId: string;
  appId: string;
  serialNo: string;
  /** PEM, PKCS #8. */
  privateKey: string;
  apiV3Key: string;
  platformPublicKey: string;
  platformPublicKeyId: string;
  gateway: string;
  notifyUrl: string;
}

/** Null for a gateway without keys. */
export interface PaymentsConfig {
  alipay: AlipayConfig | null;
  wechat: WechatConfig | null;
  /** The built-in cashier serves what has no keys. */
  allowsCashier: boolean;
}

const alipayNames = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID'] as const;
const wechatNames = [
  'WECHAT_MCH_ID',
  'WECHAT_APP_ID',
  'WECHAT_SERIAL_NO',
  'WECHAT_PRIVATE_KEY',
  'WECHAT_API_V3_KEY',
  'WECHAT_PLATFORM_PUBLIC_KEY',
  'WECHAT_PLATFORM_PUBLIC_KEY_ID',
] as const;

/** With one key all of them are needed, and the address to which the gateway sends its notifications. */
function hasGateway(environment: Environment, names: readonly (keyof Settings)[], problems: string[]): boolean {
  const given = names.find((name) => environment[name] !== undefined);
  if (given === undefined) return false;
  problems.push(...requireTogether(environment, `${given} is set`, [...names, 'PUBLIC_URL']));
  return true;
}

function paymentsConfig(environment: Environment, problems: string[]): PaymentsConfig {
  const publicUrl = environment.PUBLIC_URL;
  const hasAlipay = hasGateway(environment, alipayNames, problems);
  const hasWechat = hasGateway(environment, wechatNames, problems);
  if (hasWechat && publicUrl?.startsWith('http:')) {
    problems.push('PUBLIC_URL: must be an https address when WeChat Pay is used; it notifies no other');
  }
  return {
    alipay: hasAlipay
      ? {
          appId: environment.ALIPAY_APP_ID ?? '',
          privateKey: environment.ALIPAY_PRIVATE_KEY ?? '',
          publicKey: environment.ALIPAY_PUBLIC_KEY ?? '',
          sellerId: environment.ALIPAY_SELLER_ID ?? '',
          gateway: environment.ALIPAY_GATEWAY,
          notifyUrl: `${publicUrl}/api/notify/alipay`,
        }
      : null,
    wechat: hasWechat
      ? {
          mchId: environment.WECHAT_MCH_ID ?? '',
          appId: environment.WECHAT_APP_ID ?? '',
          serialNo: environment.WECHAT_SERIAL_NO ?? '',
          privateKey: environment.WECHAT_PRIVATE_KEY ?? '',
          apiV3Key: environment.WECHAT_API_V3_KEY ?? '',
          platformPublicKey: environment.WECHAT_PLATFORM_PUBLIC_KEY ?? '',
          platformPublicKeyId: environment.WECHAT_PLATFORM_PUBLIC_KEY_ID ?? '',
          gateway: environment.WECHAT_GATEWAY,
          notifyUrl: `${publicUrl}/api/notify/wechat`,
        }
      : null,
    allowsCashier: environment.NODE_ENV !== 'production' || environment.ALLOW_STANDINS,
  };
}

export interface LlmConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  maxConcurrency: number;
  /** Question and answer together. */
  contextTokens: number;
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
    contextTokens: environment.LLM_CONTEXT,
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

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Throws ConfigError with one line a wrong setting, each beginning with the setting's name. */
export function loadConfig(source: Record<string, string | undefined> = process.env) {
  const environment = readEnvironment(source);
  const problems: string[] = [];
  const sms = smsConfig(environment, problems);
  const llm = llmConfig(environment, problems);
  const payments = paymentsConfig(environment, problems);
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
    paymentExpiryMs: environment.PAYMENT_EXPIRY_SECONDS * 1000,
    paymentAskMs: environment.PAYMENT_ASK_SECONDS * 1000,
    itemDeadlineMs: environment.ITEM_DEADLINE_SECONDS * 1000,
    amendmentsPerPaper: environment.AMENDMENTS_PER_PAPER,
    amendmentWaitMs: environment.AMENDMENT_WAIT_MS,
    shutdownGraceMs: environment.SHUTDOWN_GRACE_MS,
    stepLeaseMs: environment.STEP_LEASE_MS,
    jobHeartbeatSeconds: environment.JOB_HEARTBEAT_SECONDS,
    workerConcurrency: environment.WORKER_CONCURRENCY,
    readingPlacesPerUser: environment.READING_PLACES_PER_USER,
    /** 0: by the machine. */
    threads: { size: environment.THREADS, memoryMb: environment.THREADS_MEMORY_MB },
    deletedOutlineDays: environment.DELETED_OUTLINE_DAYS,
    retention: {
      runEventsMs: environment.KEEP_RUN_EVENTS_DAYS * dayMs,
      runStepsMs: environment.KEEP_RUN_STEPS_DAYS * dayMs,
      modelTextsMs: environment.KEEP_MODEL_TEXTS_DAYS * dayMs,
      unsoldModelCallsMs: environment.KEEP_UNSOLD_MODEL_CALLS_DAYS * dayMs,
      orderProgressMs: environment.KEEP_ORDER_PROGRESS_DAYS * dayMs,
      answersMs: environment.KEEP_ANSWERS_HOURS * hourMs,
      smsMs: environment.KEEP_SMS_DAYS * dayMs,
      sessionsMs: environment.KEEP_SESSIONS_DAYS * dayMs,
      uploadsMs: environment.KEEP_UPLOADS_HOURS * hourMs,
      outlineWritingsMs: environment.KEEP_OUTLINE_WRITINGS_DAYS * dayMs,
      allowanceUsesMs: environment.KEEP_ALLOWANCE_USES_DAYS * dayMs,
      agentDaysMs: environment.KEEP_AGENT_DAYS_DAYS * dayMs,
      unpaidReductionsMs: environment.KEEP_UNPAID_REDUCTIONS_DAYS * dayMs,
      amendedMs: environment.KEEP_AMENDED_DAYS * dayMs,
      messagesMs: environment.KEEP_MESSAGES_DAYS * dayMs,
      unpaidChecksMs: environment.KEEP_UNPAID_CHECKS_DAYS * dayMs,
      claimScreenshotsMs: environment.KEEP_CLAIM_SCREENSHOTS_DAYS * dayMs,
      invitePlacesMs: environment.KEEP_INVITE_PLACES_DAYS * dayMs,
      growthDigestsMs: environment.KEEP_GROWTH_DIGESTS_DAYS * dayMs,
      attributedEventsMs: environment.KEEP_ATTRIBUTED_EVENTS_DAYS * dayMs,
      analyticsMs: environment.KEEP_ANALYTICS_DAYS * dayMs,
      importsMs: environment.KEEP_IMPORTS_DAYS * dayMs,
    },
    doneJobsKeptSeconds: environment.KEEP_DONE_JOBS_MINUTES * 60,
    deadJobsKeptSeconds: (environment.KEEP_DEAD_JOBS_DAYS * dayMs) / 1000,
    runConcurrency: environment.RUN_CONCURRENCY,
    stepRetries: environment.STEP_RETRIES,
    streamHeartbeatMs: environment.STREAM_HEARTBEAT_MS,
    chatReaderGraceMs: environment.CHAT_READER_GRACE_MS,
    liveTextBatchMs: environment.LIVE_TEXT_BATCH_MS,
    verifiesAtNight: environment.VERIFY_AT_NIGHT === 'auto' && environment.NODE_ENV !== 'test',
    makesSamplePapers:
      environment.SAMPLE_PAPERS === 'on' || (environment.SAMPLE_PAPERS === 'auto' && environment.NODE_ENV !== 'test'),
    sms,
    payments,
    llm,
    findsLocalModels:
      llm === null &&
      (environment.LLM_FIND_LOCAL === 'on' ||
        (environment.LLM_FIND_LOCAL === 'auto' && environment.NODE_ENV !== 'test')),
    literature: literatureConfig(environment),
    /** Demo accounts stand only beside the embedded database of a trial, never where real users may be. */
    hasDemoAccounts: !isProduction && environment.DATABASE_URL === undefined,
  };
}
