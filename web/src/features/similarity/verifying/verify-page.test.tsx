import type { SimilarityCertificate } from '@yanmo/contract/similarity';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/verify.json' with { type: 'json' };
import {
  type Answers,
  click,
  closePages,
  fill,
  findButton,
  findField,
  openPage,
  Refused,
} from '../../../testing/open-page.tsx';
import VerifyPage from './verify-page.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['verify', 'shell']);
});
afterEach(closePages);

const certificate: SimilarityCertificate = {
  number: 'YM-7K3M-Q2XD-80RV-1WTA',
  kind: 'SIMILARITY',
  // Next day already where the certificate is dated.
  measured_at: '2026-11-15T20:00:00.000Z',
  rate: 12.4,
  rates: { headline: 12.4, without_quotations: 9.8, with_references: 14, inside: 1.2, paraphrase: 3.3 },
  language: 'en',
  units: 8_421,
  compared_with: [
    { among: 'LIBRARY', texts: 12_408, passages: 51_200 },
    { among: 'SITE', texts: 1, passages: 9 },
  ],
  method: 'fingerprints',
  version: '1',
};
const path = `GET similarity/certificate/${certificate.number}`;

const open = (address: string, answers: Answers = { [path]: () => certificate }) =>
  openPage(
    <Routes>
      <Route path="/verify/:number?" element={<VerifyPage />} />
    </Routes>,
    answers,
    address,
  );

test('a number is typed as it is read, and the certificate is confirmed in the words of its printed page', async () => {
  const page = await open('/verify');
  expect(page.text()).toContain(texts.points.hides);
  await fill(findField(texts.field.label), 'ym 7k3m q2xd 8orv lwta');
  await click(findButton(texts.field.submit));
  await page.expectText(texts.certificate.confirmed);
  const said = ['12.4%', '9.8%', '14%', '1.2%', '3.3%', 'November 16, 2026', '8,421 words', 'fingerprints 1'];
  for (const text of [...said, '12,408 texts', '1 text', texts.certificate.compared.OWN_FILES, texts.certificate.own]) {
    expect(page.text()).toContain(text);
  }
});

test('what is no number is not asked for, and says what is wrong with it', async () => {
  const page = await open('/verify');
  await click(findButton(texts.field.submit));
  await page.expectText(texts.field.empty);
  await fill(findField(texts.field.label), 'YM-7K3M');
  await click(findButton(texts.field.submit));
  await page.expectText('this has 4.');
  expect(page.sent).toHaveLength(0);
  await closePages();
  const other = await open('/verify/YM-7K3M-Q2XD-80RV-1WTU');
  await other.expectText(texts.field.otherSigns);
});

test('a number that nobody gave is said to be unknown; a service that is down is asked again', async () => {
  const unknown = new Refused({ status: 404, error: 'not_found', message: 'not found' });
  let failure: Refused | null = unknown;
  const answers = {
    [path]: () => {
      if (failure) throw failure;
      return certificate;
    },
  };
  const first = await open(`/verify/${certificate.number}`, answers);
  await first.expectText(texts.unknown.title);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(certificate.number);
  await closePages();
  failure = new Refused({ status: 500, error: 'internal', message: 'something broke' });
  const page = await open(`/verify/${certificate.number}`, answers);
  await page.expectText('something broke');
  failure = null;
  await click(findButton('Try again'));
  await page.expectText(texts.certificate.confirmed);
});
