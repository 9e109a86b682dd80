import { errorMessages } from '@yanmo/contract/error-messages';
import { type ErrorCode, errorStatus, Failure } from '@yanmo/contract/errors';
import type { AnyRoute, Who } from '@yanmo/contract/route';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

export interface ApiParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: ApiParameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, JsonSchema>;
}

export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

export const whoMay: Record<Who, string> = {
  public: 'Anyone.',
  optional: 'Anyone; richer when logged in.',
  user: 'Logged in.',
  agent: 'Permission AGENT or SUPER_ADMIN.',
  operator: 'Permission SUPER_ADMIN.',
};

export function describeApi(routes: readonly AnyRoute[], publicUrl: string | undefined): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describeOperation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Yanmo',
      version: '1',
      description:
        'A success answers HTTP 200 and `{"code":200,"message":"ok","result":…}`. A failure answers its HTTP status and the ' +
        'schema `Failure`, its message in the language of `Accept-Language` (zh, en, es, ja). Times are ISO 8601 in UTC, ' +
        'money is integer fen.',
    },
    servers: [{ url: publicUrl ?? '/' }],
    tags: [...new Set(routes.map(featureOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: toJsonSchema(Failure, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that logging in answers.' },
      },
    },
  };
}

/** /api/auth/… is auth, /api/ai-paper/user/… is user. */
export function featureOf({ path }: Pick<AnyRoute, 'path'>): string {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean);
  if (first !== 'api') return first;
  return second === 'ai-paper' ? third : second;
}

/** The failures that the pipeline itself may answer for this route; a room adds its own, all of the same shape. */
export function failuresOf(route: AnyRoute): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (route.who !== 'public' && route.who !== 'optional') {
    codes.push('not_logged_in', 'session_expired', 'session_revoked', 'session_replaced');
  }
  if (route.who === 'agent' || route.who === 'operator') codes.push('forbidden');
  if (route.method !== 'GET') codes.push('body_too_large', 'unsupported_media_type', 'maintenance');
  if (route.method !== 'GET' && route.shape !== 'multipart' && route.shape !== 'bytes') codes.push('malformed_json');
  return [...codes, 'malformed_request', 'invalid_fields', 'too_many_requests', 'internal'];
}

function describeOperation(route: AnyRoute): ApiOperation {
  const words = `${route.method.toLowerCase()}${route.path.replace('/api', '').replace('/ai-paper', '')}`;
  return {
    operationId: words
      .replace(/\{(\w+)\}/g, 'by/$1')
      .replace(/[^a-z0-9]+([a-z0-9])/gi, (_match, next: string) => next.toUpperCase()),
    tags: [featureOf(route)],
    summary: route.summary,
    description: `Who may call: ${whoMay[route.who as Who]}`,
    security: securityOf(route),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...requestBodyOf(route),
    responses: { 200: successOf(route), ...failureResponses(failuresOf(route)) },
  };
}

function securityOf({ who }: AnyRoute): Record<string, string[]>[] {
  if (who === 'public') return [];
  return who === 'optional' ? [{}, { session: [] }] : [{ session: [] }];
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): ApiParameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

function requestBodyOf(route: AnyRoute): Pick<ApiOperation, 'requestBody'> {
  if (route.shape === 'bytes') {
    return { requestBody: { required: false, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } };
  }
  const described = [
    ['application/json', route.shape === 'multipart' ? undefined : route.body],
    ['multipart/form-data', route.form],
  ] as const;
  const content = described.flatMap(([type, schema]): [string, { schema: JsonSchema }][] =>
    schema ? [[type, { schema: toJsonSchema(schema, 'input') }]] : [],
  );
  return content.length === 0 ? {} : { requestBody: { required: true, content: Object.fromEntries(content) } };
}

function successOf(route: AnyRoute): JsonSchema {
  if (route.shape === 'raw' || route.shape === 'bytes') {
    return { description: 'The bytes.', content: { 'application/octet-stream': { schema: {} } } };
  }
  if (route.shape === 'stream') {
    const schema = { type: 'string' };
    return {
      description: 'Server-sent events; `Last-Event-ID` resumes.',
      content: { 'text/event-stream': { schema } },
    };
  }
  const schema = {
    type: 'object',
    properties: { code: { const: 200 }, message: { type: 'string' }, result: toJsonSchema(route.result, 'output') },
    required: ['code', 'message', 'result'],
  };
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

function failureResponses(codes: readonly ErrorCode[]): Record<string, JsonSchema> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const responses: Record<string, JsonSchema> = {};
  for (const [status, group] of Map.groupBy(codes, (code) => errorStatus[code])) {
    const description = group.map((code) => `\`${code}\`: ${errorMessages[code].en}`).join(' ');
    responses[String(status)] = { description, content };
  }
  return { ...responses, default: { description: 'Another code of the table of failures.', content } };
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // A result may gain fields; a client made from this document must not refuse them.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // The bounds of every integer that JavaScript counts exactly say nothing about the field.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return rest;
}
