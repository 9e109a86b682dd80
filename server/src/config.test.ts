import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

function problemsOf(source: Record<string, string>): string {
  try {
    loadConfig(source);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('configuration', () => {
  it('needs nothing: every default is usable', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      hasDemoAccounts: true,
      sms: { provider: 'console' },
    });
    expect(path.isAbsolute(config.dataDir)).toBe(true);
  });

  it('takes an empty value for a missing one', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'yanmo.example'],
    ['NODE_ENV', 'prod'],
    ['RATE_LIMIT_SCALE', '0'],
    ['SECRET_KEY', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['SMS_PROVIDER', 'pigeon'],
  ])('names %s when it is %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toMatch(new RegExp(`^${name}: `));
  });

  it('names every wrong setting at once', () => {
    expect(problemsOf({ PORT: 'x', NODE_ENV: 'y' }).split('\n')).toHaveLength(2);
  });

  it('names each key that a chosen provider lacks', () => {
    const problems = problemsOf({ SMS_PROVIDER: 'tencent', TENCENT_SMS_SECRET_ID: 'id' });
    expect(problems).toContain('TENCENT_SMS_SECRET_KEY: is needed when SMS_PROVIDER is tencent');
    expect(problems).not.toContain('TENCENT_SMS_SECRET_ID:');
  });

  it('refuses stand-ins in production unless they are allowed by name', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toContain('SMS_PROVIDER');
    expect(loadConfig({ NODE_ENV: 'production', ALLOW_STANDINS: '1' })).toMatchObject({ hasDemoAccounts: false });
  });

  it('looks for models on this machine only where none is set, and not in tests unless it is told to', () => {
    const model = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'qwen3:8b' };
    expect(loadConfig({}).findsLocalModels).toBe(true);
    for (const settings of [{ NODE_ENV: 'test' }, { LLM_FIND_LOCAL: 'off' }, { ...model, LLM_FIND_LOCAL: 'on' }]) {
      expect(loadConfig(settings).findsLocalModels, JSON.stringify(settings)).toBe(false);
    }
    expect(loadConfig({ NODE_ENV: 'test', LLM_FIND_LOCAL: 'on' }).findsLocalModels).toBe(true);
  });

  it('makes no demo accounts on an external database', () => {
    expect(loadConfig({ DATABASE_URL: 'postgres://u:p@localhost/yanmo' }).hasDemoAccounts).toBe(false);
  });
});

describe('the keys of payment gateways', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privatePem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const publicPem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const alipay = {
    ALIPAY_APP_ID: '2021',
    ALIPAY_SELLER_ID: '2088',
    ALIPAY_PRIVATE_KEY: privatePem,
    ALIPAY_PUBLIC_KEY: publicPem,
    PUBLIC_URL: 'https://yanmo.example/',
  };
  const wechat = {
    WECHAT_MCH_ID: '1900',
    WECHAT_APP_ID: 'wx1',
    WECHAT_SERIAL_NO: '51',
    WECHAT_PRIVATE_KEY: privatePem,
    WECHAT_API_V3_KEY: 'k'.repeat(32),
    WECHAT_PLATFORM_PUBLIC_KEY: publicPem,
    WECHAT_PLATFORM_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
    PUBLIC_URL: 'https://yanmo.example',
  };

  it('are not needed: the cashier stands in, but in production only by name', () => {
    expect(loadConfig({}).payments).toEqual({ alipay: null, wechat: null, allowsCashier: true });
    const production = { NODE_ENV: 'production', ALLOW_STANDINS: '1' };
    expect(loadConfig(production).payments.allowsCashier).toBe(true);
    const sms = {
      SMS_PROVIDER: 'aliyun',
      ALIYUN_SMS_ACCESS_KEY_ID: 'a',
      ALIYUN_SMS_ACCESS_KEY_SECRET: 'b',
      ALIYUN_SMS_SIGN_NAME: 'c',
      ALIYUN_SMS_TEMPLATE_CODE: 'd',
    };
    expect(loadConfig({ ...sms, NODE_ENV: 'production' }).payments.allowsCashier).toBe(false);
  });

  it('say where to notify', () => {
    const { payments } = loadConfig({ ...alipay, ...wechat });
    expect(payments.alipay).toMatchObject({
      notifyUrl: 'https://yanmo.example/api/notify/alipay',
      gateway: 'https://openapi.alipay.com/gateway.do',
    });
    expect(payments.wechat).toMatchObject({
      notifyUrl: 'https://yanmo.example/api/notify/wechat',
      gateway: 'https://api.mch.weixin.qq.com',
    });
  });

  it('are read in every form in which they are handed out', () => {
    const bare = (key: Buffer) => key.toString('base64');
    for (const form of [
      privatePem.trim().replaceAll('\n', '\\n'),
      String(privateKey.export({ type: 'pkcs1', format: 'pem' })),
      bare(privateKey.export({ type: 'pkcs8', format: 'der' })),
      bare(privateKey.export({ type: 'pkcs1', format: 'der' })),
    ]) {
      expect(loadConfig({ ...alipay, ALIPAY_PRIVATE_KEY: form }).payments.alipay?.privateKey).toBe(privatePem);
    }
    const spki = bare(publicKey.export({ type: 'spki', format: 'der' }));
    expect(loadConfig({ ...alipay, ALIPAY_PUBLIC_KEY: spki }).payments.alipay?.publicKey).toBe(publicPem);
  });

  it.each([
    ['ALIPAY_PRIVATE_KEY', 'not a key'],
    ['ALIPAY_PRIVATE_KEY', publicPem],
    ['ALIPAY_PUBLIC_KEY', 'not a key'],
    ['ALIPAY_PRIVATE_KEY', String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))],
    ['WECHAT_API_V3_KEY', 'k'.repeat(31)],
  ])('stop the start when %s cannot be one', (name, value) => {
    const problems = problemsOf({ ...alipay, ...wechat, [name]: value });
    expect(problems).toMatch(new RegExp(`^${name}: must`));
    expect(problems).not.toContain(value);
  });

  it('are all needed once one is set, and the public address with them', () => {
    expect(problemsOf({ ALIPAY_APP_ID: '2021' }).split('\n')).toEqual(
      ['ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID', 'PUBLIC_URL'].map(
        (name) => `${name}: is needed when ALIPAY_APP_ID is set`,
      ),
    );
    expect(problemsOf({ WECHAT_MCH_ID: '1900' }).split('\n')).toHaveLength(7);
    expect(problemsOf({ ...wechat, PUBLIC_URL: 'http://yanmo.example' })).toMatch(/^PUBLIC_URL: must be an https/);
    expect(problemsOf({ ...alipay, PUBLIC_URL: 'http://yanmo.example' })).toBe('');
  });
});
