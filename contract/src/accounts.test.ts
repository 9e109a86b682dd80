import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginByPhone, Phone, SmsCode, sendSms } from './accounts.ts';

function messagesOf(result: { success: boolean; error?: { issues: { message: string }[] } | undefined }): string[] {
  return result.error?.issues.map(({ message }) => message) ?? [];
}

describe('a phone number', () => {
  it.each(['13700000000', '19999999999', ' 13700000000 ', '13700000000\n'])('is taken: %j', (phone) => {
    expect(Phone.parse(phone)).toBe(phone.trim());
  });

  it.each([
    '12700000000',
    '10700000000',
    '23700000000',
    '1370000000',
    '137000000000',
    '+8613700000000',
    '137 0000 0000',
    '1370000000a',
    '１３７００００００００',
    '1370000000😀',
    "13700000000' or 1=1",
    '13700000000\u0000',
    '13700000000\n1',
  ])('is refused as one that does not look valid: %j', (phone) => {
    expect(messagesOf(Phone.safeParse(phone))).toEqual(['phone_invalid']);
  });

  it('is asked for when empty', () => {
    expect(messagesOf(Phone.safeParse('   '))).toContain('phone_required');
  });

  it('is exactly eleven digits, a one and then three to nine', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9,13}$/), (digits) => {
        const isMobile = digits.length === 11 && digits[0] === '1' && Number(digits[1]) >= 3;
        return Phone.safeParse(digits).success === isMobile;
      }),
    );
  });
});

describe('a code', () => {
  it('is six digits, trimmed', () => {
    expect(SmsCode.parse(' 012345 ')).toBe('012345');
    for (const code of ['', '12345', '1234567', '12345a', '１２３４５６']) {
      expect(messagesOf(SmsCode.safeParse(code)), code).toEqual(['sms_code_invalid']);
    }
  });
});

describe('the login calls', () => {
  it('ask for a login code unless another purpose is given', () => {
    expect(sendSms.body?.parse({ phone: '13700000000' })).toEqual({ phone: '13700000000', purpose: 'LOGIN' });
    expect(sendSms.body?.safeParse({ phone: '13700000000', purpose: 'OTHER' }).success).toBe(false);
  });

  it('refuse a field that the contract does not know', () => {
    const login = { phone: '13700000000', sms_code: '123456' };
    expect(loginByPhone.body?.safeParse(login).success).toBe(true);
    expect(loginByPhone.body?.safeParse({ ...login, permission: 'SUPER_ADMIN' }).success).toBe(false);
  });
});
