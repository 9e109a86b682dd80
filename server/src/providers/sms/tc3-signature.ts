import { createHash, createHmac } from 'node:crypto';

export interface Tc3Request {
  host: string;
  service: string;
  action: string;
  body: string;
  at: Date;
}

const algorithm = 'TC3-HMAC-SHA256';
const contentType = 'application/json; charset=utf-8';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The headers that authorise a JSON POST to a Tencent Cloud service (API 3.0), signed with TC3-HMAC-SHA256. */
export function signTc3(request: Tc3Request, secretId: string, secretKey: string): Record<string, string> {
  const timestamp = String(Math.floor(request.at.getTime() / 1000));
  const date = request.at.toISOString().slice(0, 10);
  const signedNames = 'content-type;host;x-tc-action';
  const canonical = [
    'POST',
    '/',
    '',
    `content-type:${contentType}\nhost:${request.host}\nx-tc-action:${request.action.toLowerCase()}\n`,
    signedNames,
    sha256(request.body),
  ].join('\n');
  const scope = `${date}/${request.service}/tc3_request`;
  const toSign = [algorithm, timestamp, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), request.service), 'tc3_request');
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  return {
    'content-type': contentType,
    'x-tc-action': request.action,
    'x-tc-timestamp': timestamp,
    authorization: `${algorithm} Credential=${secretId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`,
  };
}
