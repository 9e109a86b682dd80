import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger, redactUrl } from './logger.ts';

function collectLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { logger: createLogger('info', destination), lines };
}

describe('the log', () => {
  it('shows no token, code or phone, however deep they lie', () => {
    const { logger, lines } = collectLog();
    logger.info({ token: 'tok-1', request: { body: { phone: '13812345678', sms_code: '654321' } } }, 'deep');
    logger.info(
      { rows: [{ a: { totp_code: '112233', smsCode: '998877', Authorization: 'Bearer tok-2' } }] },
      'in a list',
    );
    logger.child({ token: 'tok-3' }).info('bound');
    const text = lines.join('');
    for (const secret of ['tok-1', 'tok-2', 'tok-3', '13812345678', '654321', '112233', '998877']) {
      expect(text).not.toContain(secret);
    }
    expect(lines).toHaveLength(3);
  });

  it('keeps the code, the table and the stack of a database error but none of the rejected values', () => {
    const { logger, lines } = collectLog();
    const rejected = Object.assign(new Error('duplicate key value for 13812345678'), {
      code: '23505',
      table: 'users',
      constraint: 'users_phone_key',
      detail: 'Key (phone)=(13812345678) already exists.',
      where: 'Bearer tok-9',
    });
    logger.error({ err: new Error('saving failed', { cause: rejected }) }, 'request failed');
    const line = JSON.parse(lines[0] ?? '');
    expect(line.err.cause).toMatchObject({ code: '23505', table: 'users', constraint: 'users_phone_key' });
    expect(line.err.stack).toContain('logger.test.ts');
    expect(lines[0]).not.toContain('13812345678');
    expect(lines[0]).not.toContain('tok-9');
  });

  it('shows no phone and no token in any text, whatever its key', () => {
    const { logger, lines } = collectLog();
    const userId = 'a1b2c3d4-0000-4000-8000-a13812345678';
    logger.info(
      {
        reason: 'isv.MOBILE_NUMBER_ILLEGAL: 13812345678',
        detail: { answers: ['to +8613812345678', 'sent Bearer tok-4'] },
        url: new URL('https://sms.example/?to=13812345678'),
        err: 'refused 13812345678',
        user_id: userId,
        request_id: 'a13812345678-2f',
        order: '138123456789012',
      },
      'refused',
    );
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({
      reason: 'isv.MOBILE_NUMBER_ILLEGAL: [redacted]',
      err: 'refused [redacted]',
      // What only looks like a phone stays: ids must be found again.
      user_id: userId,
      request_id: 'a13812345678-2f',
      order: '138123456789012',
    });
    for (const secret of ['tok-4', ' 13812345678', '+8613812345678', '=13812345678']) {
      expect(lines[0]).not.toContain(secret);
    }
  });

  it('survives an error that is its own cause', () => {
    const { logger, lines } = collectLog();
    const error = new Error('round');
    error.cause = error;
    logger.error({ err: error }, 'failed');
    expect(JSON.parse(lines[0] ?? '').err.message).toBe('round');
  });

  it('survives an object that contains itself', () => {
    const { logger, lines } = collectLog();
    const loop: Record<string, unknown> = { name: 'loop' };
    loop.self = loop;
    logger.info({ loop }, 'round');
    expect(JSON.parse(lines[0] ?? '').msg).toBe('round');
  });
});

describe('a logged address', () => {
  it.each([
    ['/api/dev/sms?phone=13812345678&purpose=LOGIN', '/api/dev/sms?phone=[redacted]&purpose=LOGIN'],
    ['/chat?session=1&token=abc.def', '/chat?session=1&token=[redacted]'],
    ['/api/ai-paper/files/eyJrIjoi.sig?x=1', '/api/ai-paper/files/[signed]?x=1'],
    ['/api/users/13812345678', '/api/users/[redacted]'],
    ['/api/ai-paper/user/info', '/api/ai-paper/user/info'],
    ['/api/orders/138123456789012', '/api/orders/138123456789012'],
  ])('%s is written as %s', (url, written) => {
    expect(redactUrl(url)).toBe(written);
  });

  it('is cut at a length that cannot flood the log', () => {
    expect(redactUrl(`/${'a'.repeat(10_000)}`).length).toBeLessThan(520);
  });
});
