import { createHash, createHmac } from 'node:crypto';
import type http from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { type LocalProvider, type ReceivedRequest, startLocalProvider } from '../../testing/local-provider.ts';
import { signAcs3 } from './acs3-signature.ts';
import { type AliyunSmsConfig, createAliyunSms } from './aliyun-sms.ts';

const keyId = 'LTAI-test';
const keySecret = 'aliyun-secret';
let provider: LocalProvider | undefined;
afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

/**
 * The service's side of ACS3-HMAC-SHA256, from the bytes that arrived: the canonical request is rebuilt out of the raw
 * target and the headers that the Authorization header names.
 */
function verify(request: ReceivedRequest): string | null {
  const authorization = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!authorization) return 'IncompleteSignature';
  const [, credential, names = '', signature] = authorization;
  if (credential !== keyId) return 'InvalidAccessKeyId.NotFound';
  const required = [
    'host',
    'x-acs-action',
    'x-acs-content-sha256',
    'x-acs-date',
    'x-acs-signature-nonce',
    'x-acs-version',
  ];
  const sent = Object.keys(request.headers).filter((name) => /^(x-acs-|host$|content-type$)/.test(name));
  if (names !== [...new Set([...required, ...sent])].sort().join(';')) return 'IncompleteSignature';
  const bodyHash = createHash('sha256').update(request.body).digest('hex');
  if (request.headers['x-acs-content-sha256'] !== bodyHash) return 'SignatureDoesNotMatch';
  if (Math.abs(Date.parse(String(request.headers['x-acs-date'])) - Date.now()) > 15 * 60_000)
    return 'InvalidTimeStamp.Expired';
  const [path, query = ''] = request.target.split('?');
  const pairs = query.split('&');
  if (pairs.join('&') !== [...pairs].sort().join('&')) return 'SignatureDoesNotMatch';
  let canonical = `${request.method}\n${path}\n${query}\n`;
  for (const name of names.split(';')) canonical += `${name}:${String(request.headers[name]).trim()}\n`;
  canonical += `\n${names}\n${bodyHash}`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const expected = createHmac('sha256', keySecret).update(`ACS3-HMAC-SHA256\n${digest}`).digest('hex');
  return expected === signature ? null : 'SignatureDoesNotMatch';
}

function started(): LocalProvider {
  if (!provider) throw new Error('the provider is started first');
  return provider;
}

function reply(response: http.ServerResponse, status: number, body: object | string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function start(answer: (request: ReceivedRequest, response: http.ServerResponse) => void): Promise<void> {
  provider = await startLocalProvider((request, response) => {
    const refusal = verify(request);
    if (refusal) reply(response, 400, { Code: refusal, Message: 'refused', RequestId: '1' });
    else answer(request, response);
  });
}

function send(overrides: Partial<AliyunSmsConfig> = {}, timeoutMs = 2_000): Promise<void> {
  const config: AliyunSmsConfig = {
    provider: 'aliyun',
    accessKeyId: keyId,
    accessKeySecret: keySecret,
    signName: '研墨 (测试)*',
    templateCode: 'SMS_1',
    endpoint: started().url,
    ...overrides,
  };
  const message = { phone: '13700000001', code: '012345', minutes: 5, purpose: 'LOGIN' } as const;
  return createAliyunSms(config, systemClock, timeoutMs).send(message);
}

const ok = { Code: 'OK', Message: 'OK', RequestId: '1', BizId: '2' };

describe('Aliyun SMS', () => {
  it('sends the code in a request whose signature the service accepts', async () => {
    await start((_request, response) => reply(response, 200, ok));
    await send();
    const [request] = started().requests;
    expect(request?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
    const query = new URL(request?.target ?? '', started().url).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      PhoneNumbers: '13700000001',
      SignName: '研墨 (测试)*',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"012345"}',
    });
  });

  it('uses no nonce twice', async () => {
    await start((_request, response) => reply(response, 200, ok));
    await send();
    await send();
    const nonces = started().requests.map(({ headers }) => headers['x-acs-signature-nonce']);
    expect(new Set(nonces).size).toBe(2);
  });

  it.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 200, 'retryable'],
    ['Throttling.User', 429, 'retryable'],
    ['isv.MOBILE_NUMBER_ILLEGAL', 200, 'permanent'],
    ['isv.AMOUNT_NOT_ENOUGH', 200, 'permanent'],
    ['isp.SYSTEM_ERROR', 200, 'unknown'],
    ['InternalError', 500, 'unknown'],
  ])('takes %s (HTTP %i) as %s', async (code, status, failure) => {
    await start((_request, response) => reply(response, status, { Code: code, Message: 'refused', RequestId: '1' }));
    await expect(send()).rejects.toMatchObject({ name: 'SmsError', failure, reason: code });
  });

  it('takes a refused signature as permanent', async () => {
    await start((_request, response) => reply(response, 200, ok));
    const wrong = send({ accessKeySecret: 'another secret' });
    await expect(wrong).rejects.toMatchObject({ failure: 'permanent', reason: 'SignatureDoesNotMatch' });
  });

  it('does not know what became of a request without a whole answer', async () => {
    await start((_request, response) => reply(response, 200, '{"Code":"O'));
    await expect(send()).rejects.toMatchObject({ failure: 'unknown', reason: 'HTTP_200' });
    await started().close();
    await start((_request, response) => reply(response, 502, '<html>bad gateway</html>'));
    await expect(send()).rejects.toMatchObject({ failure: 'unknown', reason: 'HTTP_502' });
    await started().close();
    await start((_request, response) => response.destroy());
    await expect(send()).rejects.toMatchObject({ failure: 'unknown' });
  });

  it('stops waiting after its time-out, and does not know either', async () => {
    await start(() => undefined);
    await expect(send({}, 50)).rejects.toMatchObject({ failure: 'unknown', reason: 'TIMEOUT' });
  });

  it('may be tried again when the service cannot be reached', async () => {
    await start((_request, response) => reply(response, 200, ok));
    await started().close();
    await expect(send()).rejects.toMatchObject({ failure: 'retryable', reason: 'ECONNREFUSED' });
    await start((_request, response) => reply(response, 200, ok));
  });
});

it('signs the example of the provider’s documentation as it is signed there', () => {
  const { authorization } = signAcs3(
    {
      method: 'POST',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      headers: {
        'x-acs-action': 'RunInstances',
        'x-acs-version': '2014-05-26',
        'x-acs-date': '2023-10-26T10:22:32Z',
        'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      },
      body: '',
    },
    'YourAccessKeyId',
    'YourAccessKeySecret',
  );
  expect(authorization).toContain('Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0');
});
