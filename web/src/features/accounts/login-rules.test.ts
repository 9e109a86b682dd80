import { phonePattern } from '@yanmo/contract/accounts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import {
  checkCode,
  checkDraft,
  checkPhone,
  createThrottle,
  emptyDraft,
  findFirstMarked,
  isMaskedPhone,
  marksOfError,
  normalisePhone,
} from './login-rules.ts';

const filled = { ...emptyDraft, phone: '13800000000', smsCode: '123456' };

describe('the phone', () => {
  it('warns when it is empty', () => {
    for (const typed of ['', '   ', '\t']) {
      expect(checkPhone(typed)).toEqual({ tone: 'warning', message: { key: 'phone_required' } });
    }
  });

  it.each(['1380000000', '138000000001', '12800000000', '23800000000', '1380000000x', '138😀0000000', "1' or 1=1"])(
    'refuses %s',
    (typed) => {
      expect(checkPhone(typed)).toEqual({ tone: 'error', message: { key: 'phone_invalid' } });
    },
  );

  it.each(['13800000000', ' 13800000000 ', '+86 138-0000-0000', '0086 13800000000', '１３８００００００００'])(
    'takes %s',
    (typed) => {
      expect(checkPhone(typed)).toBeNull();
      expect(normalisePhone(typed)).toBe('13800000000');
    },
  );

  it('takes what the server takes, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 16 }), (typed) => {
        expect(checkPhone(typed) === null).toBe(phonePattern.test(normalisePhone(typed)));
      }),
    );
  });

  it('is compared with its masked form', () => {
    expect(isMaskedPhone('138 1234 0000', '138****0000')).toBe(true);
    expect(isMaskedPhone('13812340001', '138****0000')).toBe(false);
    expect(isMaskedPhone('1381234000', '138****0000')).toBe(false);
  });
});

describe('the login form', () => {
  it('marks everything that is missing and sends focus to the first', () => {
    const marks = checkDraft(emptyDraft);
    expect(Object.keys(marks)).toEqual(['phone', 'sms_code']);
    expect(findFirstMarked(marks)).toBe('phone');
    expect(findFirstMarked(checkDraft({ ...filled, smsCode: ' ' }))).toBe('sms_code');
  });

  it('is ready with a valid phone and a code of six digits', () => {
    expect(checkDraft(filled)).toEqual({});
    expect(checkCode(' 123 456 ', 'sms_code_invalid')).toBeNull();
    expect(checkCode('12345', 'sms_code_invalid')?.tone).toBe('error');
    expect(checkCode('', 'sms_code_invalid')?.tone).toBe('warning');
  });

  it('asks for the authenticator only once the server has', () => {
    expect(checkDraft({ ...filled, needsTotp: true })).toHaveProperty('totp_code');
    expect(checkDraft({ ...filled, needsTotp: true, totpCode: '000000' })).toEqual({});
  });

  it('shows a refused code at the code', () => {
    const error = new ApiError({ status: 422, code: 422, error: 'sms_code_wrong', message: 'wrong' });
    expect(marksOfError(error)).toEqual({ sms_code: { tone: 'error', message: { text: 'wrong' } } });
  });

  it('asks for the authenticator as something missing, not as a mistake', () => {
    const error = new ApiError({ status: 422, code: 422, error: 'totp_required', message: 'needed' });
    expect(marksOfError(error).totp_code?.tone).toBe('warning');
  });

  it("shows the server's field messages at their fields, and leaves other failures to the page", () => {
    const fields = [{ path: 'phone', message: 'no such phone' }];
    expect(
      marksOfError(new ApiError({ status: 422, code: 422, error: 'invalid_fields', message: '', fields })),
    ).toEqual({
      phone: { tone: 'error', message: { text: 'no such phone' } },
    });
    expect(marksOfError(new ApiError({ status: 503, code: 503, error: 'overloaded', message: 'busy' }))).toEqual({});
  });
});

describe('the throttle', () => {
  it('admits one attempt in two seconds, and refused ones do not prolong it', () => {
    let nowMs = 0;
    const isAdmitted = createThrottle(2_000, () => nowMs);
    expect(isAdmitted()).toBe(true);
    nowMs = 1_999;
    expect(isAdmitted()).toBe(false);
    nowMs = 2_000;
    expect(isAdmitted()).toBe(true);
  });
});
