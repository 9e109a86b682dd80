/** The agent's sub-domain in `agent.site.example`, or null on the main site, a bare host or an IP address. */
export function findSubDomain(hostname: string): string | null {
  if (/^[\d.]+$/.test(hostname) || hostname.includes(':')) return null;
  const labels = hostname.toLowerCase().split('.');
  const first = labels[0];
  return labels.length >= 3 && first && first !== 'www' ? first : null;
}
