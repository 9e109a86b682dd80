import { describe, expect, it } from 'vitest';
import { errorMessages } from './error-messages.ts';
import { envelopeCode, errorStatus } from './errors.ts';
import { fieldMessages } from './field-messages.ts';
import { languages } from './languages.ts';

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

describe.each([
  ['error', errorMessages],
  ['field', fieldMessages],
])('%s messages', (_kind, messages) => {
  it.each(Object.entries(messages))('%s says the same in four languages', (_code, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...languages].sort());
    for (const language of languages) {
      expect(texts[language].trim(), language).not.toBe('');
      expect(placeholders(texts[language]), language).toEqual(placeholders(texts.en));
    }
    for (const language of ['zh', 'es', 'ja'] as const) expect(texts[language], language).not.toBe(texts.en);
  });
});

describe('the error table', () => {
  it('has a message for every code and no message without a code', () => {
    expect(Object.keys(errorMessages).sort()).toEqual(Object.keys(errorStatus).sort());
  });

  it('uses statuses of the contract only', () => {
    const known = [400, 401, 402, 403, 404, 405, 408, 409, 413, 415, 422, 429, 431, 500, 503];
    expect(Object.entries(errorStatus).filter(([, status]) => !known.includes(status))).toEqual([]);
  });

  it('puts the status into the envelope, but 50008 and 50014 for sessions that the server ended', () => {
    expect(envelopeCode('not_found')).toBe(404);
    expect(envelopeCode('session_expired')).toBe(401);
    expect(envelopeCode('session_revoked')).toBe(50008);
    expect(envelopeCode('session_replaced')).toBe(50014);
  });
});
