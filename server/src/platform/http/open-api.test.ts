import { routes } from '@yanmo/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { AppError } from '../app-error.ts';
import type { ApiDocument, ApiOperation } from './open-api.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let database: TestDatabase;
let server: TestServer;
let document: ApiDocument;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    pool: database.pool,
    mountRoutes: ({ mount }) => {
      for (const route of routes) {
        mount(route, async () => {
          throw new AppError('not_found');
        });
      }
    },
  });
  document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument;
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

function listOperations(): [string, string, ApiOperation][] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, string, ApiOperation] => [path, method, operation]),
  );
}

describe('the OpenAPI document', () => {
  it('has every route of the contract under its full path', () => {
    server.assertEveryRouteMounted(routes);
    expect(document.openapi).toBe('3.1.0');
    const documented = listOperations().map(([path, method]) => `${method.toUpperCase()} ${path}`);
    expect(documented.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('can be read by a program: names are unique, parameters declared, references resolved', () => {
    const operations = listOperations();
    const ids = operations.map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-zA-Z][a-zA-Z0-9]*$/);
    for (const [path, , operation] of operations) {
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '500', 'default']));
      for (const tag of operation.tags) expect(document.tags).toContainEqual({ name: tag });
    }
    const text = JSON.stringify(document);
    expect(text).not.toContain('"$schema"');
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = reference
        .split('/')
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document);
      expect(target, reference).toBeDefined();
    }
  });

  it('says who may call, what is sent and what comes back', () => {
    const login = document.paths['/api/auth/login/phone']?.post;
    expect(login?.security).toEqual([]);
    expect(login?.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['phone', 'sms_code'],
      additionalProperties: false,
    });
    expect(login?.responses[422]).toMatchObject({ description: expect.stringContaining('`invalid_fields`') });
    const info = document.paths['/api/ai-paper/user/info']?.get;
    expect(info?.security).toEqual([{ session: [] }]);
    expect(info?.description).toBe('Who may call: Logged in.');
    expect(info?.responses[401]).toMatchObject({ description: expect.stringContaining('`session_revoked`') });
    const answer = JSON.stringify(info?.responses[200]);
    expect(answer).toContain('"user_name"');
    expect(answer).not.toContain('additionalProperties');
    expect(answer).not.toContain(String(Number.MAX_SAFE_INTEGER));
    expect(document.paths['/api/ai-paper/user/totp']?.post?.responses[403]).toBeDefined();
  });
});

describe('a form with files', () => {
  const formOf = (path: string) =>
    document.paths[path]?.post?.requestBody?.content['multipart/form-data']?.schema as {
      properties: Record<string, Record<string, unknown>>;
      required: string[];
    };

  it('is described with all its fields', () => {
    const upload = formOf('/api/ai-paper/files/upload');
    expect(upload.required).toEqual(['purpose', 'file']);
    expect(upload.properties).toMatchObject({
      purpose: {
        enum: [
          'PHOTO',
          'REFERENCES',
          'EVIDENCE',
          'REDUCTION',
          'CHECK',
          'CHAT',
          'COMMENTED',
          'TOOL',
          'SITE_IMAGE',
          'AGENT_IMAGE',
          'CLAIM',
        ],
      },
      file: { format: 'binary' },
    });
    const papers = formOf('/api/ai-paper/step_outline/upload_papers');
    expect(papers.required).toEqual(['key1', 'files']);
    expect(papers.properties).toMatchObject({
      key1: { type: 'string' },
      files: { type: 'array', items: { format: 'binary' }, maxItems: 10 },
    });
  });

  it('shows its fields on the API page', async () => {
    const html = await (await fetch(`${server.url}/api/docs`)).text();
    const call = html.slice(html.indexOf('id="postFilesUpload"')).split('</article>')[0] ?? '';
    expect(call).toContain(
      '<code>purpose</code></th><td><code>&quot;PHOTO&quot; | &quot;REFERENCES&quot; | &quot;EVIDENCE&quot; | &quot;REDUCTION&quot; | &quot;CHECK&quot; | &quot;CHAT&quot; | &quot;COMMENTED&quot; | &quot;TOOL&quot; | &quot;SITE_IMAGE&quot; | &quot;AGENT_IMAGE&quot; | &quot;CLAIM&quot;</code></td><td>form, required</td>',
    );
    expect(call).toContain('<code>file</code></th><td><code>file</code></td><td>form, required</td>');
    expect(html).toContain('<code>files</code></th><td><code>file[]</code></td><td>form, required</td>');
  });
});

describe('the API page', () => {
  it('shows every call with its fields and failures, and needs no script', async () => {
    const response = await fetch(`${server.url}/api/docs`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    for (const { method, path, summary } of routes) {
      expect(html).toContain(`<span class="method">${method}</span> <code>${path}</code>`);
      expect(html).toContain(summary.replaceAll("'", '&#39;'));
    }
    expect(html).toContain('<code>sms_code</code>');
    expect(html).toContain('id="failure-invalid_fields"');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('__NONCE__');
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of new Set(anchors)) expect(html).toContain(`id="${id}"`);
  });
});
