import i18n from 'i18next';
import { showSuccess, showWarning } from './notify.ts';

/** Says what became of it; `words` where something else than a text is copied. */
export async function copyText(text: string, words?: { copied: string; failed: string }): Promise<void> {
  try {
    // Missing on plain http and refused without permission; either way it can be selected on the page.
    await navigator.clipboard.writeText(text);
    showSuccess(words?.copied ?? i18n.t('shell:copy.copied'));
  } catch {
    showWarning(words?.failed ?? i18n.t('shell:copy.failed'));
  }
}
