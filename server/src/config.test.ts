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

  it('makes no demo accounts on an external database', () => {
    expect(loadConfig({ DATABASE_URL: 'postgres://u:p@localhost/yanmo' }).hasDemoAccounts).toBe(false);
  });
});
