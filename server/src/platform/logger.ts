import { type Logger, pino } from 'pino';

export type { Logger };

/** Whatever the depth, a value under one of these keys never reaches the log; a phone or a token in a text is cut out of it. */
const secretKeys = new Set([
  'token',
  'authorization',
  'cookie',
  'code',
  'sms_code',
  'smscode',
  'totp_code',
  'totpcode',
  'phone',
  'secret',
  'secretkey',
  'password',
]);
const censored = '[redacted]';
const phoneInText = /(?<!\d)(?:(?:00)?86)?1[3-9]\d{9}(?!\d)/g;
const bearerInText = /\bBearer\s+\S+/gi;
/** Deeper than anything we log; ends the walk on a structure that contains itself. */
const depthMaximum = 6;

/** Our own ids (accounts, runs, requests) are random enough to hold eleven digits that look like a phone. */
const idOrPhone = new RegExp(
  String.raw`\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\b[\da-f]{12}-[\da-z]+\b|${phoneInText.source}`,
  'g',
);

/** Most texts hold neither; the check keeps two replacements out of every value of every line. */
const mayHoldSecret = /1[3-9]\d{9}|bearer/i;

function censorText(text: string): string {
  if (!mayHoldSecret.test(text)) return text;
  return text
    .replace(idOrPhone, (found) => (found.includes('-') ? found : censored))
    .replace(bearerInText, `Bearer ${censored}`);
}

function censorValues(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return censorText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return censored;
  if (value instanceof Error) return describeError(value, depth - 1);
  if ('toJSON' in value && typeof value.toJSON === 'function') return censorValues(value.toJSON(), depth - 1);
  if (Array.isArray(value)) return value.map((element) => censorValues(element, depth - 1));
  // Copied only when something must go: most lines hold no secret, and every request writes one.
  let copy: Record<string, unknown> | undefined;
  for (const [key, inner] of Object.entries(value)) {
    const kept = secretKeys.has(key.toLowerCase()) ? censored : censorValues(inner, depth - 1);
    if (kept === inner) continue;
    copy ??= { ...value };
    copy[key] = kept;
  }
  return copy ?? value;
}

/**
 * Only named properties of an error are written: the database puts rejected values (a phone, a digest) into `detail`,
 * `where` and `parameters`.
 */
function describeError(error: Error, depth: number): unknown {
  const { code, table, constraint, column } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: censorText(error.message),
    code,
    table,
    constraint,
    column,
    stack: censorText(error.stack ?? ''),
    cause: censorValues(error.cause, depth),
  };
}

const secretFields = new Set(['token', 'code', 'sms_code', 'totp_code', 'phone', 'secret', 'password', 'signature']);
const fieldInQuery = /([?&])([^=&#]*)=[^&#]*/g;

/** By its name as a server reads it: `%74oken` is a token too. */
function isSecretField(name: string): boolean {
  try {
    return secretFields.has(decodeURIComponent(name).toLowerCase());
  } catch {
    return true;
  }
}
const signedInPath = /(\/files\/)[^/?#]+/;
const urlLengthMaximum = 500;

/** Tokens travel in queries only for chat and in signed links; a phone may stand anywhere that a caller puts it. */
export function redactUrl(url: string): string {
  const short = url.length > urlLengthMaximum ? `${url.slice(0, urlLengthMaximum)}…` : url;
  // Most addresses have neither; the check keeps three replacements out of every request.
  if (!/[?%]|\/files\/|1[3-9]\d{9}/.test(short)) return short;
  return short
    .replace(fieldInQuery, (field, mark, name) => (isSecretField(name) ? `${mark}${name}=${censored}` : field))
    .replace(signedInPath, '$1[signed]')
    .replace(phoneInText, censored);
}

export function createLogger(level: string, destination?: NodeJS.WritableStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: (fields: object) => censorValues(fields, depthMaximum) as Record<string, unknown> },
    // What a child logger is bound to does not pass through the formatter.
    redact: { paths: [...secretKeys], censor: censored },
    // Errors are described by the formatter; pino's own serializer would describe the description.
    serializers: { err: (described: unknown) => described },
  };
  return destination ? pino(options, destination) : pino(options);
}
