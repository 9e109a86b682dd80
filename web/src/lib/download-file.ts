import { sameOrigin } from './same-origin.ts';

/** By a link, as a click would: the browser saves the file and the page stays. */
export function downloadFile(url: string): void {
  const link = document.createElement('a');
  link.href = sameOrigin(url);
  link.download = '';
  link.click();
}
