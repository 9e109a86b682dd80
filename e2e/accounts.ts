import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { compileCache } from './launch-program.ts';

export interface Account {
  phone: string;
  token: string;
  expiredTimestamp: number;
}

/** Where the web keeps a session; a session put there is one that it finds when it opens. */
const tokenCookie = 'yanmo_token';
const operatorCookie = 'yanmo_operator';
const expiryKey = 'yanmo_token_expiry';
const loginIdKey = 'yanmo_login_id';

export const operatorPhone = '13800000000';
export const agentPhone = '13900000000';

/** Out of a hundred million: two tests never meet in one account. */
export function newPhone(): string {
  return `137${String(randomInt(10 ** 8)).padStart(8, '0')}`;
}

export async function callApi<Result>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  options: { data?: object; token?: string } = {},
): Promise<Result> {
  const response = await request.fetch(path, {
    method,
    ...(options.data ? { data: options.data } : {}),
    headers: options.token ? { authorization: `Bearer ${options.token}` } : {},
  });
  const answer = (await response.json()) as { code: number; result: Result };
  if (answer.code !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.result;
}

/** Logs in by the API, registering the phone if it is new. */
export async function logInByApi(request: APIRequestContext, phone = newPhone()): Promise<Account> {
  return phone === operatorPhone || phone === agentPhone
    ? await logInShared(request, phone)
    : await logIn(request, phone);
}

const shared = new Map<string, Account>();

/**
 * Accounts that all tests share: five sessions are the most that one has, and a login of each test would end the session of
 * another that still looks at its pages. So each worker has one, and makes another only where the service does not know it.
 */
async function logInShared(request: APIRequestContext, phone: string): Promise<Account> {
  const known = shared.get(phone);
  if (known) {
    const headers = { authorization: `Bearer ${known.token}` };
    if ((await request.get('/api/ai-paper/user/info', { headers })).ok()) return known;
  }
  for (let tries = 1; ; tries += 1) {
    try {
      const account = await logIn(request, phone);
      shared.set(phone, account);
      return account;
    } catch (error) {
      // Another worker asked for a code at the same moment, and the newer one was used by both.
      if (tries === 5) throw error;
    }
  }
}

async function logIn(request: APIRequestContext, phone: string): Promise<Account> {
  await callApi(request, 'POST', '/api/auth/sms', { data: { phone } });
  const { sms_code } = await callApi<{ sms_code: string }>(request, 'GET', `/api/dev/sms?phone=${phone}`);
  const login = await callApi<{ token: string; expired_timestamp: number }>(request, 'POST', '/api/auth/login/phone', {
    data: { phone, sms_code },
  });
  return { phone, token: login.token, expiredTimestamp: login.expired_timestamp };
}

/** By the operator's own command, beside the running server. */
export async function grantPermission(phone: string, permission: 'AGENT' | 'SUPER_ADMIN'): Promise<void> {
  const { PATH, HOME, TMPDIR, YANMO_E2E_DATA_DIR: DATA_DIR } = process.env;
  const cli = fileURLToPath(new URL('../server/src/commands/admin-cli.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [cli, 'grant', phone, permission], {
    env: { PATH, HOME, TMPDIR, DATA_DIR, NODE_COMPILE_CACHE: compileCache },
  });
}

/** The browser as one that has logged in before. It has a page of the site open, from which the site's storage is reached. */
export async function storeSession(context: BrowserContext, url: string, account: Account): Promise<void> {
  const { hostname, origin } = new URL(url);
  const page = context.pages().find((one) => one.url().startsWith(origin));
  if (!page) throw new Error(`no page of ${origin} is open`);
  const cookies = {
    [tokenCookie]: encodeURIComponent(account.token),
    ...(account.phone === operatorPhone ? { [operatorCookie]: '1' } : {}),
  };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      ...{ name, value, domain: hostname, path: '/', expires: Math.floor(Date.now() / 1000) + 3600 },
      ...{ httpOnly: false, secure: false, sameSite: 'Lax' },
    })),
  );
  const entries = { [expiryKey]: String(account.expiredTimestamp), [loginIdKey]: 'a-login-before-this-visit' };
  await page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, entries);
}

export async function hasStoredSession(context: BrowserContext): Promise<boolean> {
  const { cookies, origins } = await context.storageState();
  const names = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
  return cookies.some(({ name, value }) => name === tokenCookie && value !== '') || names.includes(loginIdKey);
}
