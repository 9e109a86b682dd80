import type { TestSite } from './test-site.ts';

export interface Reply {
  status: number;
  code: number;
  error: string | undefined;
  message: string;
  fields: { path: string; message: string }[];
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  result: any;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
}

let lastPhone = 13_100_000_000;
/** A phone that no other test of this file uses. */
export function newPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

/** What a program takes for a PNG by its first bytes. */
export function pngOf(sizeBytes: number): Buffer {
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([head, Buffer.alloc(sizeBytes - head.length, 7)]);
}

/** Talks to a test site as a browser does. */
export function createSiteClient(site: TestSite) {
  async function call(path: string, { token, body, method, headers = {} }: CallOptions = {}): Promise<Reply> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${site.url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Partial<Reply>;
    return {
      status: response.status,
      code: answer.code ?? 0,
      error: answer.error,
      message: answer.message ?? '',
      fields: answer.fields ?? [],
      headers: response.headers,
      result: answer.result,
    };
  }

  async function readCode(phone: string, purpose = 'LOGIN'): Promise<string> {
    const { result } = await call(`/api/dev/sms?phone=${phone}&purpose=${purpose}`);
    return result.sms_code;
  }

  async function requestCode(phone: string, purpose = 'LOGIN'): Promise<string> {
    const sent = await call('/api/auth/sms', { body: { phone, purpose } });
    if (sent.code !== 200) throw new Error(`no code was sent: ${sent.error}`);
    return await readCode(phone, purpose);
  }

  async function logIn(phone: string, form: object = {}, headers: Record<string, string> = {}): Promise<Reply> {
    // The cool-down of a phone that logged in a moment ago.
    site.clock.move(61);
    const body = { phone, sms_code: await requestCode(phone), ...form };
    return await call('/api/auth/login/phone', { body, headers });
  }

  return {
    call,
    readCode,
    requestCode,
    logIn,
    async uploadPhoto(token: string, name = 'me.png', content = pngOf(1000)): Promise<Reply> {
      const form = new FormData();
      form.append('purpose', 'PHOTO');
      form.append('file', new Blob([new Uint8Array(content)]), name);
      return await call('/api/ai-paper/files/upload', { token, body: form });
    },
    async logInToken(phone: string): Promise<string> {
      const { result, error } = await logIn(phone);
      if (!result) throw new Error(`the login was refused: ${error}`);
      return result.token;
    },
  };
}
