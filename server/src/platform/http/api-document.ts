import type { AnyRoute } from '@yanmo/contract/route';
import type { FastifyInstance } from 'fastify';
import { renderApiPage } from './api-page.ts';
import { describeApi } from './open-api.ts';
import type { SecurityHeaders } from './security-headers.ts';

const noncePlace = '__NONCE__';

export interface ApiDocumentParts {
  /** Filled by the mounts; read at the first request, when all of them are there. */
  mounted: readonly AnyRoute[];
  headers: SecurityHeaders;
  publicUrl: string | undefined;
}

export function mountApiDocument(app: FastifyInstance, { mounted, headers, publicUrl }: ApiDocumentParts): void {
  let written: { json: string; page: string[] } | undefined;
  const write = () => {
    const document = describeApi(mounted, publicUrl);
    return { json: JSON.stringify(document), page: renderApiPage(mounted, document, noncePlace).split(noncePlace) };
  };

  app.get('/api/openapi.json', async (request, reply) => {
    request.pattern = '/api/openapi.json';
    written ??= write();
    return reply.header('content-type', 'application/json; charset=utf-8').send(written.json);
  });

  app.get('/api/docs', async (request, reply) => {
    request.pattern = '/api/docs';
    written ??= write();
    const { policy, nonce } = headers.forPage();
    return reply
      .header('content-security-policy', policy)
      .header('content-type', 'text/html; charset=utf-8')
      .send(written.page.join(nonce));
  });
}
