/** The discard port of this machine: nothing listens there, so whatever is asked through it fails at once. */
const deadEnd = 'http://127.0.0.1:9';

/**
 * All that the Typst process sees of the environment. Typst fetches a package that a document imports; ours imports none,
 * and should one ever do, the request ends at the proxy named here and no cache of packages is found. Nothing secret is
 * handed on.
 */
export function typstEnvironment(proxy = deadEnd): Record<string, string> {
  return {
    HOME: '/nonexistent',
    XDG_CACHE_HOME: '/nonexistent/cache',
    XDG_DATA_HOME: '/nonexistent/data',
    TZ: 'UTC',
    http_proxy: proxy,
    https_proxy: proxy,
    HTTP_PROXY: proxy,
    HTTPS_PROXY: proxy,
    ALL_PROXY: proxy,
  };
}
