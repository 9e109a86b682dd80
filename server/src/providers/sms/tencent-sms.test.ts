import { createHash, createHmac } from 'node:crypto';
import type http from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { type LocalProvider, type ReceivedRequest, startLocalProvider } from '../../testing/local-provider.ts';
import { signTc3 } from './tc3-signature.ts';
import { createTencentSms, type TencentSmsConfig } from './tencent-sms.ts';

const secretId = 'AKID-test';
const secretKey = 'tencent-secret';
let provider: LocalProvider | undefined;
afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

/** The service's side of TC3-HMAC-SHA256, rebuilt from the headers and bytes that arrived. */
function verify(request: ReceivedRequest): string | null {
  const authorization =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]+)\/(\w+)\/tc3_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!authorization) return 'AuthFailure.SignatureFailure';
  const [, id, date = '', service = '', names = '', signature] = authorization;
  if (id !== secretId) return 'AuthFailure.SecretIdNotFound';
  if (service !== 'sms' || !names.split(';').includes('host') || !names.split(';').includes('content-type')) {
    return 'AuthFailure.SignatureFailure';
  }
  const timestamp = Number(request.headers['x-tc-timestamp']);
  if (Math.abs(timestamp - Date.now() / 1000) > 300) return 'AuthFailure.SignatureExpire';
  if (new Date(timestamp * 1000).toISOString().slice(0, 10) !== date) return 'AuthFailure.SignatureFailure';
  let canonical = `${request.method}\n${request.target}\n\n`;
  for (const name of names.split(';')) canonical += `${name}:${String(request.headers[name]).trim().toLowerCase()}\n`;
  canonical += `\n${names}\n${createHash('sha256').update(request.body).digest('hex')}`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = `TC3-HMAC-SHA256\n${timestamp}\n${date}/${service}/tc3_request\n${digest}`;
  let key: Buffer = Buffer.from(`TC3${secretKey}`);
  for (const part of [date, service, 'tc3_request']) key = createHmac('sha256', key).update(part).digest();
  return createHmac('sha256', key).update(toSign).digest('hex') === signature ? null : 'AuthFailure.SignatureFailure';
}

function started(): LocalProvider {
  if (!provider) throw new Error('the provider is started first');
  return provider;
}

function reply(response: http.ServerResponse, status: number, body: object | string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
const failed = (code: string) => ({ Response: { Error: { Code: code, Message: 'refused' }, RequestId: '1' } });
const sent = (code: string) => ({
  Response: {
    SendStatusSet: [
      {
        SerialNo: '1',
        PhoneNumber: '+8613700000001',
        Fee: 1,
        SessionContext: '',
        Code: code,
        Message: code,
        IsoCode: 'CN',
      },
    ],
    RequestId: '1',
  },
});

async function start(answer: (request: ReceivedRequest, response: http.ServerResponse) => void): Promise<void> {
  provider = await startLocalProvider((request, response) => {
    const refusal = verify(request);
    if (refusal) reply(response, 200, failed(refusal));
    else answer(request, response);
  });
}

function send(overrides: Partial<TencentSmsConfig> = {}, timeoutMs = 2_000): Promise<void> {
  const config: TencentSmsConfig = {
    provider: 'tencent',
    secretId,
    secretKey,
    sdkAppId: '1400000000',
    signName: '研墨',
    templateId: '1001',
    region: 'ap-guangzhou',
    endpoint: started().url,
    ...overrides,
  };
  const message = { phone: '13700000001', code: '012345', minutes: 5, purpose: 'LOGIN' } as const;
  return createTencentSms(config, systemClock, timeoutMs).send(message);
}

describe('Tencent SMS', () => {
  it('sends the code in a request whose signature the service accepts', async () => {
    await start((_request, response) => reply(response, 200, sent('Ok')));
    await send();
    const [request] = started().requests;
    expect(request?.headers).toMatchObject({
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      PhoneNumberSet: ['+8613700000001'],
      SmsSdkAppId: '1400000000',
      SignName: '研墨',
      TemplateId: '1001',
      TemplateParamSet: ['012345', '5'],
    });
  });

  it.each([
    ['LimitExceeded.PhoneNumberThirtySecondLimit', 'retryable'],
    ['LimitExceeded.PhoneNumberDailyLimit', 'retryable'],
    ['FailedOperation.InsufficientBalanceInSmsPackage', 'permanent'],
    ['InvalidParameterValue.IncorrectPhoneNumber', 'permanent'],
    ['InternalError.OtherError', 'unknown'],
  ])('takes %s of the one message as %s', async (code, failure) => {
    await start((_request, response) => reply(response, 200, sent(code)));
    await expect(send()).rejects.toMatchObject({ name: 'SmsError', failure, reason: code });
  });

  it.each([
    ['RequestLimitExceeded', 'retryable'],
    ['InternalError.Timeout', 'unknown'],
    ['UnauthorizedOperation.RequestIpNotInWhitelist', 'permanent'],
  ])('takes %s of the whole call as %s', async (code, failure) => {
    await start((_request, response) => reply(response, 200, failed(code)));
    await expect(send()).rejects.toMatchObject({ failure, reason: code });
  });

  it('takes a refused signature as permanent', async () => {
    await start((_request, response) => reply(response, 200, sent('Ok')));
    const wrong = send({ secretKey: 'another' });
    await expect(wrong).rejects.toMatchObject({ failure: 'permanent', reason: 'AuthFailure.SignatureFailure' });
  });

  it.each([
    ['broken JSON', 200, '{"Response":'],
    ['a page', 500, '<html></html>'],
    ['an empty list', 200, '{"Response":{"SendStatusSet":[],"RequestId":"1"}}'],
    ['another shape', 200, '[]'],
  ])('does not know what became of a request that is answered with %s', async (_what, status, body) => {
    await start((_request, response) => reply(response, status, body));
    await expect(send()).rejects.toMatchObject({ failure: 'unknown', reason: `HTTP_${status}` });
  });

  it('stops waiting after its time-out, and does not know either', async () => {
    await start(() => undefined);
    await expect(send({}, 50)).rejects.toMatchObject({ failure: 'unknown', reason: 'TIMEOUT' });
  });
});

it('signs the example of the provider’s documentation as it is signed there', () => {
  const body = String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`;
  const request = { host: 'cvm.tencentcloudapi.com', service: 'cvm', action: 'DescribeInstances', body };
  const { authorization } = signTc3({ ...request, at: new Date(1_551_113_065_000) }, 'id', '*'.repeat(32));
  expect(authorization).toContain('Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f');
});
