import fs from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import type { Language } from '@yanmo/contract/languages';
import type { PayResult } from '@yanmo/contract/orders';
import type { OutlineForm } from '@yanmo/contract/outlines';
import type { SentForCheck } from '@yanmo/contract/similarity';
import { type Account, callApi, logInByApi } from '../accounts.ts';
import { importBibliography } from '../library.ts';
import { fillWallet, listOrders, payFromWallet } from '../orders.ts';
import { createOutline } from '../outlines.ts';
import { buyPaperOf, shortPaper, waitForDelivery } from '../papers.ts';

const prefix = '/api/ai-paper';

/** A paper of docs/samples in each language: its title is what is written about, its text what is compared and rewritten. */
const samples: Readonly<Record<Language, Pick<OutlineForm, 'field'> & { file: string }>> = {
  zh: { file: 'zh-leadership', field: 'management' },
  en: { file: 'en-online-courses', field: 'education' },
  es: { file: 'es-school-bullying', field: 'education' },
  ja: { file: 'ja-school-non-attendance', field: 'education' },
};

export interface Subject {
  account: Account;
  form: Partial<OutlineForm> & { title: string };
  /** A written outline that nobody has ordered. */
  key1: string;
  /** Orders that were delivered. */
  paper: string;
  check: string;
  reduction: string;
}

/** A student who has done everything that the pictures show, in one language. */
export async function prepareSubject(request: APIRequestContext, language: Language): Promise<Subject> {
  const { file, field } = samples[language];
  const lines = fs.readFileSync(new URL(`../../docs/samples/${file}.md`, import.meta.url), 'utf8').split('\n');
  const title = lines[0]?.slice(2) ?? '';
  const firstSection = lines.findIndex((line) => line.startsWith('### '));
  const paragraphs = lines.slice(firstSection).filter((line) => /^[\p{L}“「«]/u.test(line));
  const form = { title, language, field } as const;

  const account = await logInByApi(request);
  await fillWallet(request, account, 50_000);
  const short = await createOutline(request, account, { ...form, ...shortPaper });
  const paper = await buyPaperOf(request, account, short.key1);
  // Half of it stands in a work of the own library: that is what the report finds.
  await importBibliography(request, account, printEntry(title, paragraphs.slice(0, 2).join(' ')));
  const check = await sendForCheck(request, account, language, paragraphs.slice(1, 4));
  const reduction = await orderRewriting(request, account, language, paragraphs.slice(0, 3));
  const { key1 } = await createOutline(request, account, form);
  await waitForDelivery(request, account, paper);
  // No message of news over the pages.
  const data = { trade_no_list: (await listOrders(request, account)).map(({ out_trade_no }) => out_trade_no) };
  await callApi(request, 'POST', `${prefix}/orders/seen`, { data, token: account.token });
  return { account, form, key1, paper, check, reduction };
}

const printEntry = (title: string, abstract: string): string =>
  `@article{yanmo2026, author = {Yanmo}, title = {${title}}, journal = {Yanmo}, year = {2026}, abstract = {${abstract.replace(/[{}\\%$]/gu, '')}}}`;

async function sendForCheck(
  request: APIRequestContext,
  account: Account,
  language: Language,
  paragraphs: readonly string[],
): Promise<string> {
  const data = { text: paragraphs.join('\n\n'), language };
  const { token } = account;
  const { out_trade_no } = await callApi<SentForCheck>(request, 'POST', `${prefix}/pass/upload`, { data, token });
  await payFromWallet(request, account, out_trade_no);
  await waitForDelivery(request, account, out_trade_no);
  return out_trade_no;
}

async function orderRewriting(
  request: APIRequestContext,
  account: Account,
  language: Language,
  paragraphs: readonly string[],
): Promise<string> {
  const data = { text: paragraphs.join('\n\n'), mode: 'REPETITION', language };
  const { token } = account;
  const path = `${prefix}/third_aigc/once_aigc_order`;
  const { out_trade_no } = await callApi<PayResult>(request, 'POST', path, { data, token });
  await payFromWallet(request, account, out_trade_no);
  await waitForDelivery(request, account, out_trade_no);
  return out_trade_no;
}
