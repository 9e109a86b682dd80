import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../../config.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createSms } from './create-sms.ts';
import { createStandInSms } from './stand-in-sms.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => await database.close());

function capture(level: string) {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logger: createLogger(level, destination) };
}
const message = { phone: '13700000001', code: '012345', minutes: 5, purpose: 'LOGIN' } as const;

it.each(['info', 'warn'])('says the code in a log of level %s, where a developer reads it', async (level) => {
  const { lines, logger } = capture(level);
  await createStandInSms(database.db, systemClock, logger).send(message);
  expect(lines.join('')).toContain('LOGIN code for 13700000001 is 012345');
});

it('shows the code of one process to another, the newest of each purpose', async () => {
  const [one, two] = [1, 2].map(() => createStandInSms(database.db, systemClock, createLogger('silent')));
  await one?.send(message);
  await one?.send({ ...message, code: '222222' });
  await one?.send({ ...message, code: '333333', purpose: 'DELETE_ACCOUNT' });
  expect(await two?.findCode('13700000001', 'LOGIN')).toBe('222222');
  expect(await two?.findCode('13700000001', 'DELETE_ACCOUNT')).toBe('333333');
  expect(await two?.findCode('13700000009', 'LOGIN')).toBeNull();
});

it('is not there with a real provider', () => {
  const config = loadConfig({
    SMS_PROVIDER: 'aliyun',
    ALIYUN_SMS_ACCESS_KEY_ID: 'a',
    ALIYUN_SMS_ACCESS_KEY_SECRET: 'b',
    ALIYUN_SMS_SIGN_NAME: 'c',
    ALIYUN_SMS_TEMPLATE_CODE: 'd',
  });
  const sms = createSms({ config, db: database.db, clock: systemClock, logger: createLogger('silent') });
  expect(sms.standIn).toBeNull();
});
