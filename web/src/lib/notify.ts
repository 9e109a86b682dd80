import { notifications } from '@mantine/notifications';
import i18n from 'i18next';
import { errorMessageMs, infoMessageMs } from './constants.ts';

/**
 * A repeated message replaces itself instead of piling up. The role decides how a screen reader hears it: `alert`
 * interrupts, `status` waits its turn.
 */
function show(kind: 'error' | 'success' | 'info' | 'warning', message: string): void {
  const urgent = kind === 'error' || kind === 'warning';
  const id = `${kind}:${message}`;
  notifications.hide(id);
  notifications.show({
    id,
    message,
    color: { error: 'bad', success: 'good', info: 'azurite', warning: 'warn' }[kind],
    autoClose: urgent ? errorMessageMs : infoMessageMs,
    role: urgent ? 'alert' : 'status',
    'aria-live': urgent ? 'assertive' : 'polite',
    closeButtonProps: { 'aria-label': i18n.t('shell:action.close') },
  });
}

/** Shows what went wrong; an abort by the user's own doing is not an error to them. */
export function showError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const text = typeof error === 'string' ? error : error instanceof Error ? error.message : '';
  show('error', text || i18n.t('shell:error.unknown'));
}

export function showSuccess(text: string): void {
  show('success', text);
}

export function showInfo(text: string): void {
  show('info', text);
}

export function showWarning(text: string): void {
  show('warning', text);
}
