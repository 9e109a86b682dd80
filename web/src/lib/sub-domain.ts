/** The agent's sub-domain in `agent.site.example`, or null on the main site, a bare host or an IP address. */
export function findSubDomain(hostname: string): string | null {
  if (/^[\d.]+$/.test(hostname) || hostname.includes(':')) return null;
  const labels = hostname.toLowerCase().split('.');
  const first = labels[0];
  // A laptop's own name is a site as well: `demo.localhost`.
  const ofSite = labels.at(-1) === 'localhost' ? 2 : 3;
  return labels.length >= ofSite && first && first !== 'www' ? first : null;
}
