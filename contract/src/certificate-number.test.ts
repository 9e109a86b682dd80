import { expect, test } from 'vitest';
import { readCertificateNumber } from './certificate-number.ts';

const number = 'YM-7K3M-Q2XD-80RV-1WTA';

test.each([
  number,
  'ym-7k3m-q2xd-80rv-1wta',
  '  YM 7K3M Q2XD 8ORV lWTA ',
  '7k3mq2xd8orviwta',
  'ＹＭ－７Ｋ３Ｍ－Ｑ２ＸＤ－８０ＲＶ－１ＷＴＡ',
  'YM—7K3M–Q2XD−80RV·1WTA',
  `https://yanmo.example/verify/${number}?from=scan`,
  `/verify/${number}/`,
])('%s is the number of a certificate', (typed) => {
  expect(readCertificateNumber(typed)).toEqual({ number });
});

test('a number that begins as the prefix does is read whole', () => {
  expect(readCertificateNumber('YM3M-Q2XD-80RV-1WTA')).toEqual({ number: 'YM-YM3M-Q2XD-80RV-1WTA' });
});

test.each([
  ['', 0],
  ['YM-7K3M', 4],
  [`${number}A`, 17],
  ['YM-7K3M-Q2XD-80RV-1WTU', 16],
  ['研墨', 2],
])('%s is none, and how many signs it has is told', (typed, signs) => {
  expect(readCertificateNumber(typed)).toEqual({ signs });
});
