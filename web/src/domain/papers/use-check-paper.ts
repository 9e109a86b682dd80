import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { showError } from '../../lib/notify.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { openCashier } from '../orders/order-overlay.ts';
import { ordersKey } from '../orders/orders-key.ts';
import { useOpenFeatures } from '../site/home-info.ts';
import { sendToCheck } from '../texts/send-for-check.ts';
import { useMoneyAction } from '../wallet/use-money-action.ts';
import { reportPath } from './paper-links.ts';

/** Has a delivered paper of one's own compared with everything there is: ordered, paid, then its report. */
export function useCheckPaper(outTradeNo: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const place = useMoneyAction(sendToCheck);
  const press = useOnePress(() => void check());

  async function check() {
    try {
      const sent = await place.mutateAsync({ out_trade_no: outTradeNo });
      await client.invalidateQueries({ queryKey: ordersKey });
      if ((await openCashier(sent.out_trade_no)) === 'PAID') await navigate(reportPath(sent.out_trade_no));
    } catch (error) {
      showError(error);
    }
  }

  return { isOffered: useOpenFeatures().includes('PLAGIARISM_CHECK'), isPending: place.isPending, press };
}
