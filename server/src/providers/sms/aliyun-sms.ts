import { randomUUID } from 'node:crypto';
import type { SmsConfig } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { acs3Query, signAcs3 } from './acs3-signature.ts';
import { callProvider, smsTimeoutMs } from './call-provider.ts';
import { SmsError, type SmsFailure, type SmsSender } from './sms-sender.ts';

export type AliyunSmsConfig = Extract<SmsConfig, { provider: 'aliyun' }>;

/** Codes of the service under which a later attempt may succeed; every other refusal stays until someone acts. */
const retryableCodes = [
  /^isv\.BUSINESS_LIMIT_CONTROL$/,
  /^isv\.DAY_LIMIT_CONTROL$/,
  /^Throttling/,
  /^ServiceUnavailable/,
];
/** The service failed after it took the request. */
const unknownCodes = [/^isp\.SYSTEM_ERROR$/, /^InternalError/];

function classify(status: number, code: string): SmsFailure {
  if (retryableCodes.some((pattern) => pattern.test(code))) return 'retryable';
  return status >= 500 || unknownCodes.some((pattern) => pattern.test(code)) ? 'unknown' : 'permanent';
}

/** Aliyun SMS, operation SendSms of version 2017-05-25. The template has the variable `code`. */
export function createAliyunSms(config: AliyunSmsConfig, clock: Clock, timeoutMs = smsTimeoutMs): SmsSender {
  return {
    async send({ phone, code }) {
      const query = {
        PhoneNumbers: phone,
        SignName: config.signName,
        TemplateCode: config.templateCode,
        TemplateParam: JSON.stringify({ code }),
      };
      const url = new URL(`${config.endpoint}/?${acs3Query(query)}`);
      const headers = signAcs3(
        {
          method: 'POST',
          host: url.host,
          query,
          headers: {
            'x-acs-action': 'SendSms',
            'x-acs-version': '2017-05-25',
            'x-acs-date': `${clock.now().toISOString().slice(0, 19)}Z`,
            'x-acs-signature-nonce': randomUUID(),
          },
          body: '',
        },
        config.accessKeyId,
        config.accessKeySecret,
      );
      const { status, answer } = await callProvider({ url, headers, body: '', timeoutMs });
      const result = typeof answer.Code === 'string' ? answer.Code : `HTTP_${status}`;
      if (result === 'OK') return;
      throw new SmsError(classify(status, result), result, String(answer.Message ?? 'refused'));
    },
  };
}
