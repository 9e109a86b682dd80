/**
 * Host and port on which agents' sites stand. Without PUBLIC_URL that is this machine alone (platform/http/caller-reader.ts), at the
 * port by which the caller came: a host that somebody wrote into a request never reaches a link.
 */
function baseOf(publicUrl: string | undefined, origin: string): { scheme: string; host: string } {
  if (publicUrl !== undefined) {
    const { protocol, host } = new URL(publicUrl);
    return { scheme: protocol, host };
  }
  const port = URL.canParse(origin) ? new URL(origin).port : '';
  return { scheme: 'http:', host: port === '' ? 'localhost' : `localhost:${port}` };
}

/** What follows the name: `.yanmo.example`. */
export function siteSuffix(publicUrl: string | undefined, origin: string): string {
  return `.${baseOf(publicUrl, origin).host}`;
}

export function siteUrl(publicUrl: string | undefined, origin: string, subDomain: string): string {
  const { scheme, host } = baseOf(publicUrl, origin);
  return `${scheme}//${subDomain}.${host}/`;
}
