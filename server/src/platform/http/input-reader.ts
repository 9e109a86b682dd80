import type { FieldProblem } from '@yanmo/contract/errors';
import type { Language } from '@yanmo/contract/languages';
import type { AnyRoute } from '@yanmo/contract/route';
import { seenTexts } from '@yanmo/contract/seen-text';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { fieldMessage, fieldPath, listFieldProblems } from './field-problems.ts';
import { findRefusedText } from './refused-text.ts';

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

const nothing = z.strictObject({});

/** Some take JSON as well: whoever has a text sends that, whoever has a file a form with it. */
export const takesForm = ({ shape, form }: AnyRoute): boolean => shape === 'multipart' || form !== undefined;
export const isFormType = (contentType: string | undefined): boolean =>
  /^multipart\/form-data/i.test(contentType ?? '');

/** A part that a route does not declare takes no fields, so that a misspelt one is named instead of ignored. */
export function createInputReader(route: AnyRoute): (request: FastifyRequest, language: Language) => Input {
  const params: z.ZodType | undefined = route.params;
  const query: z.ZodType | undefined = route.query;
  const body: z.ZodType | undefined = route.body;
  const hasOwnBody = (request: FastifyRequest) =>
    route.shape === 'multipart' ||
    route.shape === 'bytes' ||
    (takesForm(route) && isFormType(request.headers['content-type']));

  return (request, language) => {
    assertQueryEncoding(request);
    const problems: FieldProblem[] = [];
    const read = (schema: z.ZodType | undefined, data: unknown, isUncleaned = false) => {
      if (schema === undefined && isEmpty(data)) return undefined;
      const refused = findRefusedText(data);
      if (refused) {
        problems.push({ path: fieldPath(refused.path), message: fieldMessage(refused.message, language) });
        return undefined;
      }
      const result = (schema ?? nothing).safeParse(isUncleaned ? data : seenTexts(data));
      if (result.success) return schema === undefined ? undefined : result.data;
      problems.push(...listFieldProblems(result.error.issues, data, language));
      return undefined;
    };
    const input = {
      params: read(params, request.params),
      query: read(query, request.query),
      // No body at all reads as an empty one: the answer then names each field that is missing.
      body:
        hasOwnBody(request) || request.method === 'GET' || request.method === 'HEAD'
          ? bytesOf(route, request)
          : read(body, request.body === undefined ? {} : request.body, route.isUncleaned),
    };
    if (problems.length > 0) throw new AppError('invalid_fields', {}, { fields: problems });
    return input;
  };
}

function bytesOf(route: AnyRoute, request: FastifyRequest): Uint8Array | undefined {
  if (route.shape !== 'bytes') return undefined;
  return request.body instanceof Uint8Array ? request.body : new Uint8Array();
}

function isEmpty(data: unknown): boolean {
  if (data === undefined || data === null) return true;
  if (typeof data !== 'object' || Array.isArray(data)) return false;
  for (const _key in data) return false;
  return true;
}

/** The router refuses a broken escape in the path; the query parser would pass it on as text. */
function assertQueryEncoding(request: FastifyRequest): void {
  const url = request.raw.url ?? '';
  const start = url.indexOf('?');
  if (start === -1 || !url.includes('%', start)) return;
  try {
    decodeURIComponent(url.slice(start + 1));
  } catch (cause) {
    throw new AppError('malformed_request', {}, { cause });
  }
}
