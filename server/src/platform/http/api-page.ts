import { errorMessages } from '@yanmo/contract/error-messages';
import { type ErrorCode, envelopeCode, errorStatus } from '@yanmo/contract/errors';
import type { AnyRoute, Who } from '@yanmo/contract/route';
import { apiPageStyle } from './api-page-style.ts';
import { escapeHtml } from './escape-html.ts';
import { type ApiDocument, type ApiOperation, failuresOf, featureOf, type JsonSchema, whoMay } from './open-api.ts';

/** The document as a page that needs no script; `noncePlace` is where the page's own nonce is put at each request. */
export function renderApiPage(routes: readonly AnyRoute[], document: ApiDocument, noncePlace: string): string {
  const groups = [...Map.groupBy(routes, featureOf)];
  const contents = groups.map(
    ([feature, group]) =>
      `<li><a href="#${escapeHtml(feature)}">${escapeHtml(feature)}</a> <span class="quiet">${group.length}</span></li>`,
  );
  const sections = groups.map(
    ([feature, group]) =>
      `<section id="${escapeHtml(feature)}"><h2>${escapeHtml(feature)}</h2>${group.map((route) => renderRoute(route, document)).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Yanmo API</title>
<style nonce="${noncePlace}">${apiPageStyle}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><p class="seal" aria-hidden="true">研</p><div><h1>Yanmo API</h1>
<p class="quiet">Every call, from the same schemas that the server checks. For programs: <a href="/api/openapi.json">openapi.json</a></p></div></header>
<div class="columns">
<nav aria-label="Features"><ul>${contents.join('')}<li><a href="#failures">failures</a></li></ul></nav>
<main id="calls">
<section><h2>How calls answer</h2><div class="call">
<p>A success is HTTP 200 with the result in an envelope. A failure has its HTTP status and says what went wrong in the language of
<code>Accept-Language</code> (zh, en, es, ja); <code>fields</code> names each field that was refused. Send the token of a login as
<code>Authorization: Bearer …</code>. Times are ISO 8601 in UTC, money is integer fen.</p>
<pre><code>{ "code": 200, "message": "ok", "result": … }
{ "code": 422, "message": "…", "error": "invalid_fields", "fields": [{ "path": "phone", "message": "…" }], "request_id": "…" }</code></pre>
</div></section>
${sections.join('\n')}
${renderFailures()}
</main>
</div>
</body>
</html>
`;
}

function renderRoute(route: AnyRoute, document: ApiDocument): string {
  const operation = document.paths[route.path]?.[route.method.toLowerCase()];
  if (!operation) throw new Error(`${route.method} ${route.path} is not in the document`);
  const codes = failuresOf(route)
    .map((code) => `<a href="#failure-${code}"><code>${code}</code></a>`)
    .join(' ');
  return `<article class="call" id="${escapeHtml(operation.operationId)}">
<h3><span class="method">${route.method}</span> <code>${escapeHtml(route.path)}</code></h3>
<p>${escapeHtml(route.summary)}</p>
<p class="quiet">${escapeHtml(whoMay[route.who as Who])}</p>
${renderRequest(operation)}
<h4>Result</h4>${renderResult(route, operation)}
<h4>Failures</h4><p class="codes">${codes}</p>
</article>`;
}

interface Row {
  name: string;
  place: string;
  type: string;
  isRequired: boolean;
}

function renderRequest(operation: ApiOperation): string {
  const rows: Row[] = operation.parameters.map(({ name, in: place, schema, required }) => ({
    name,
    place,
    type: typeOf(schema),
    isRequired: required,
  }));
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {}))
    rows.push(...rowsOf(schema, '', type === 'multipart/form-data' ? 'form' : 'body'));
  if (rows.length === 0) return '';
  return `<h4>Request</h4>${renderTable(rows, true)}`;
}

function renderResult(route: AnyRoute, operation: ApiOperation): string {
  if (route.shape === 'raw' || route.shape === 'bytes') return '<p>The bytes.</p>';
  if (route.shape === 'stream') return '<p>Server-sent events; <code>Last-Event-ID</code> resumes.</p>';
  const content = operation.responses[200]?.content as Record<
    string,
    { schema: { properties: { result: JsonSchema } } }
  >;
  const result = content['application/json']?.schema.properties.result ?? {};
  const rows = rowsOf(result, '', 'result');
  if (rows.length === 0) return `<p><code>${escapeHtml(typeOf(result))}</code></p>`;
  return `${withoutNull(result) === result ? '' : '<p>Null, or:</p>'}${renderTable(rows, false)}`;
}

function renderTable(rows: readonly Row[], isRequest: boolean): string {
  const body = rows.map(({ name, place, type, isRequired }) => {
    const where = isRequest ? `<td>${escapeHtml(place)}${isRequired ? ', required' : ''}</td>` : '';
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td><code>${escapeHtml(type)}</code></td>${where}</tr>`;
  });
  const where = isRequest ? '<th scope="col">Where</th>' : '';
  return `<table class="fields"><thead><tr><th scope="col">Field</th><th scope="col">Type</th>${where}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** One row a field; `a.b` lies in an object, `a[].b` in the elements of a list. */
function rowsOf(schema: JsonSchema, above: string, place: string): Row[] {
  const inner = withoutNull(schema);
  if (inner.type === 'array') return rowsOf(inner.items as JsonSchema, `${above}[]`, place);
  const properties = Object.entries((inner.properties ?? {}) as Record<string, JsonSchema>);
  const required = (inner.required ?? []) as string[];
  return properties.flatMap(([key, of]) => {
    const name = above === '' ? key : `${above}.${key}`;
    return [{ name, place, type: typeOf(of), isRequired: required.includes(key) }, ...rowsOf(of, name, place)];
  });
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const branches = schema.anyOf as JsonSchema[] | undefined;
  const others = branches?.filter(({ type }) => type !== 'null');
  return others?.length === 1 ? (others[0] ?? schema) : schema;
}

function typeOf(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const branches = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (branches) return branches.map(typeOf).join(' | ');
  if (Array.isArray(schema.prefixItems)) return `[${(schema.prefixItems as JsonSchema[]).map(typeOf).join('; ')}]`;
  if (schema.type === 'array') return `${typeOf((schema.items ?? {}) as JsonSchema)}[]`;
  if (schema.format === 'binary') return 'file';
  if (typeof schema.type !== 'string') return 'any';
  return [schema.type, ...boundsOf(schema)].join(', ');
}

function boundsOf(schema: JsonSchema): string[] {
  const bounds: string[] = [];
  if (typeof schema.format === 'string') bounds.push(schema.format);
  if (typeof schema.pattern === 'string' && schema.format === undefined) bounds.push(`matching ${schema.pattern}`);
  if (typeof schema.minLength === 'number') bounds.push(`from ${schema.minLength} characters`);
  if (typeof schema.maxLength === 'number') bounds.push(`up to ${schema.maxLength} characters`);
  if (typeof schema.minimum === 'number') bounds.push(`from ${schema.minimum}`);
  if (typeof schema.maximum === 'number') bounds.push(`to ${schema.maximum}`);
  if (schema.default !== undefined) bounds.push(`default ${JSON.stringify(schema.default)}`);
  return bounds;
}

function renderFailures(): string {
  const rows = (Object.keys(errorStatus) as ErrorCode[]).map(
    (code) =>
      `<tr id="failure-${code}"><th scope="row"><code>${code}</code></th><td>${errorStatus[code]}</td><td>${envelopeCode(code)}</td>` +
      `<td>${escapeHtml(errorMessages[code].en)}</td></tr>`,
  );
  return `<section id="failures"><h2>failures</h2><div class="call"><table><thead><tr><th scope="col">error</th><th scope="col">HTTP</th>
<th scope="col">code</th><th scope="col">Message</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}
