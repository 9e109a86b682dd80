import { ApiError } from '../../lib/api-error.ts';
import { i18n } from '../../lib/i18n.ts';
import { sameOrigin } from '../../lib/same-origin.ts';

/** What a link that has run out answers. */
const deadStatuses: readonly number[] = [401, 403, 404, 410];

/**
 * The bytes behind a signed link. A link that has run out is asked for anew, once: `readLink` is told so. No file behind
 * the new one either means that it is gone.
 */
export async function fetchFile(
  readLink: (isRenewed: boolean) => Promise<string | null>,
  signal: AbortSignal,
): Promise<Blob> {
  let status = 0;
  for (const isRenewed of [false, true]) {
    const link = await readLink(isRenewed);
    if (link === null) break;
    const response = await reach(link, signal);
    // Some browsers hand over what came before the connection broke as a whole body; blob() of those rejects.
    if (response.ok) return await response.blob();
    status = response.status;
    if (!deadStatuses.includes(status)) break;
  }
  throw new ApiError({
    status,
    code: status,
    error: status >= 500 ? 'unreadable_answer' : 'not_found',
    message: i18n.t(status >= 500 ? 'shell:error.unreadable_answer' : 'papers:file.gone'),
  });
}

async function reach(link: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(sameOrigin(link), { signal, credentials: 'same-origin' });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new ApiError(
      { status: 0, code: 0, error: 'network_unreachable', message: i18n.t('shell:error.network_unreachable') },
      { cause },
    );
  }
}
