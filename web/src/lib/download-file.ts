import type { DownloadedFile } from '@yanmo/contract/codes';
import { countEvent } from './analytics.ts';
import { sameOrigin } from './same-origin.ts';

/** By a link, as a click would: the browser saves the file and the page stays. */
export function downloadFile(url: string, file: DownloadedFile = 'OTHER'): void {
  const link = document.createElement('a');
  link.href = sameOrigin(url);
  link.download = '';
  link.click();
  countEvent('download', { file });
}
