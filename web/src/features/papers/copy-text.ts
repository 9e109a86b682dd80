import { i18n } from '../../lib/i18n.ts';
import { showSuccess, showWarning } from '../../lib/notify.ts';

export async function copyText(text: string): Promise<void> {
  try {
    // Missing on plain http and refused without permission; either way the text can be selected on the page.
    await navigator.clipboard.writeText(text);
    showSuccess(i18n.t('papers:copied'));
  } catch {
    showWarning(i18n.t('papers:copyFailed'));
  }
}
