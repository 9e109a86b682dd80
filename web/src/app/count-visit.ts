import { call } from '../lib/api.ts';
import { loadPart } from '../lib/load-part.ts';
import { findSubDomain } from '../lib/sub-domain.ts';

const countedKey = 'yanmo_visit_counted';

/** On an agent's site, once a tab; the server knows by its own means who was counted today. Nobody waits for it. */
export function countVisit(): void {
  const subDomain = findSubDomain(location.hostname);
  if (subDomain === null || sessionStorage.getItem(countedKey) === subDomain) return;
  sessionStorage.setItem(countedKey, subDomain);
  void send(subDomain);
}

async function send(subDomain: string): Promise<void> {
  try {
    const { countForAgent } = await loadPart(() => import('@yanmo/contract/agents'));
    await call(countForAgent, { body: { sub_domain: subDomain, event: 'VISIT' } });
  } catch {
    // The next page of this tab may try again; a visitor is told nothing of it.
    sessionStorage.removeItem(countedKey);
  }
}
