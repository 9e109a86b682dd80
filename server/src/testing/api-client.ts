/** Talks to a running program as any client does. */
export interface Answer {
  status: number;
  code: number;
  error?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  result: any;
}

export async function callApi(
  url: string,
  options: { body?: object; token?: string; method?: string } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: options.method ?? (options.body ? 'POST' : 'GET'),
    headers: {
      ...(options.body ? { 'content-type': 'application/json' } : {}),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options.body ? { body: JSON.stringify(options.body) } : {}),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

/** Logs in by phone with the code that the stand-in shows; the three calls may go to different processes. */
export async function logIn(phone: string, [send, read, verify]: readonly [string, string, string]): Promise<string> {
  await expectOk(callApi(`${send}/api/auth/sms`, { body: { phone } }));
  const { result } = await expectOk(callApi(`${read}/api/dev/sms?phone=${phone}`));
  const login = await expectOk(
    callApi(`${verify}/api/auth/login/phone`, { body: { phone, sms_code: result.sms_code } }),
  );
  return login.result.token;
}

async function expectOk(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  if (answer.code !== 200) throw new Error(`the call was refused: ${JSON.stringify(answer)}`);
  return answer;
}
