import { createHash, createHmac } from 'node:crypto';

export interface Acs3Request {
  method: 'POST';
  host: string;
  /** Unencoded query parameters. */
  query: Readonly<Record<string, string>>;
  /** Lower-case names that take part in the signature, without host. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

const algorithm = 'ACS3-HMAC-SHA256';

/** RFC 3986: what encodeURIComponent leaves alone beyond the unreserved characters is encoded too. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The query as it is signed; it must be sent in exactly this form. */
export function acs3Query(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

/** The headers of a request to an Aliyun RPC service (path `/`), signed with ACS3-HMAC-SHA256. */
export function signAcs3(request: Acs3Request, accessKeyId: string, accessKeySecret: string): Record<string, string> {
  const bodyHash = createHash('sha256').update(request.body).digest('hex');
  const headers: Record<string, string> = { ...request.headers, 'x-acs-content-sha256': bodyHash };
  const signed = Object.entries({ ...headers, host: request.host }).sort(([left], [right]) => (left < right ? -1 : 1));
  const signedNames = signed.map(([name]) => name).join(';');
  const canonical = [
    request.method,
    '/',
    acs3Query(request.query),
    signed.map(([name, value]) => `${name}:${value.trim()}\n`).join(''),
    signedNames,
    bodyHash,
  ].join('\n');
  const toSign = `${algorithm}\n${createHash('sha256').update(canonical).digest('hex')}`;
  const signature = createHmac('sha256', accessKeySecret).update(toSign).digest('hex');
  return {
    ...headers,
    authorization: `${algorithm} Credential=${accessKeyId},SignedHeaders=${signedNames},Signature=${signature}`,
  };
}
