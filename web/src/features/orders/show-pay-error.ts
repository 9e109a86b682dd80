import { ApiError } from '../../lib/api.ts';
import { i18n } from '../../lib/i18n.ts';
import { showError, showWarning } from '../../lib/notify.ts';

/** A call about money that took too long may still have worked: it warns and names the reason, and nothing is undone. */
export function showPayError(error: unknown): void {
  if (error instanceof ApiError && error.error === 'request_timed_out') {
    showWarning(i18n.t('orders:pay.timedOut', { message: error.message }));
  } else {
    showError(error);
  }
}
