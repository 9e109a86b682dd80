import http from 'node:http';

export interface HostReply {
  status: number;
  error?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  result: any;
}

/** As a browser that was led to the site by this name; `fetch` lets nobody say so. */
export function callByHost(
  siteUrl: string,
  path: string,
  {
    host,
    body,
    token,
    headers = {},
  }: { host: string; body?: object; token?: string; headers?: Record<string, string> },
): Promise<HostReply> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        ...{ hostname, port, path, method: body ? 'POST' : 'GET' },
        headers: {
          host,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
      },
      async (response) => {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        resolve({ status: response.statusCode ?? 0, ...JSON.parse(text) });
      },
    );
    request.on('error', reject);
    request.end(body ? JSON.stringify(body) : undefined);
  });
}
