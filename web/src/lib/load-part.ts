import { type ComponentType, lazy } from 'react';
import { whenAnswering } from './service-state.ts';

/**
 * Fetches a file of the site, and waits for a service that is gone: what a person opened while it was away must not
 * break the page that they have. A file that is missing although the service is there was removed by a release, and fails.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await whenAnswering())) throw error;
    return await load();
  }
}

/** A component in a file of its own. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadPart(load));
}
