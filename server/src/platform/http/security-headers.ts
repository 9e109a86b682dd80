import { randomBytes } from 'node:crypto';

/**
 * Written by hand instead of by helmet: they are constant for all answers but pages, and building them anew cost more
 * than routing a request. Tests pin every one.
 */
export function createSecurityHeaders(publicUrl: string | undefined) {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  // Links to files begin with PUBLIC_URL, also on a page of an agent's sub-domain, to which that is another origin.
  const pictures = ["'self'", ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin]), 'data:', 'blob:'].join(
    ' ',
  );

  /** For answers that are data: whatever a browser makes of one, it may load nothing and be framed nowhere. */
  const forData: Readonly<Record<string, string>> = {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'cache-control': 'no-store',
  };

  const beforeNonce = (scripts: readonly string[]) =>
    `default-src 'none'; script-src ${["'self'", ...scripts].join(' ')}; style-src 'self' 'nonce-`;
  const afterNonce =
    `'; img-src ${pictures}; connect-src 'self'; font-src 'self'; worker-src 'self'; frame-ancestors 'none'; ` +
    `base-uri 'none'; form-action 'self'; object-src 'none'${isHttps ? '; upgrade-insecure-requests' : ''}`;

  return {
    forData,
    /** A page's own policy and the nonce that its styles carry, never the same twice; `scripts` are the hashes of those written into it. */
    forPage(scripts: readonly string[] = []): { policy: string; nonce: string } {
      const nonce = randomBytes(16).toString('base64url');
      return { policy: beforeNonce(scripts) + nonce + afterNonce, nonce };
    },
  };
}

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;
