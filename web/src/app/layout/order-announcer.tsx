import type { OrderNews } from '@yanmo/contract/orders';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { claimUntold } from '../../domain/orders/announced-orders.ts';
import { newsMessageId, usePolledOrderNews } from '../../domain/orders/order-news.ts';
import { readWatchedOrder } from '../../domain/orders/watched-order.ts';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { previewPath, reductionPath, reportPath } from '../../domain/papers/paper-links.ts';
import { getOrder } from '../../features/orders/api.ts';
import { readNoticeState, showNotice } from '../../lib/browser-notice.ts';
import { isLookedAt, isSiteLookedAt, tellWhileLookedAt } from '../../lib/looking.ts';
import { showError } from '../../lib/notify.ts';
import { rememberPlace } from '../../lib/remember-place.ts';
import { showNews } from '../../ui/show-news.ts';

type Piece = OrderNews['orders'][number];

/** More than these at once are told as a number: they would cover the page. */
const toldApart = 2;

/** Says what was delivered or failed: on the page, and by the browser to whoever asked for that and is elsewhere. */
export function OrderAnnouncer() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const news = usePolledOrderNews();

  async function look({ out_trade_no, stage }: Piece) {
    const isStillHere = rememberPlace();
    try {
      const { order_type } = await getOrder(out_trade_no);
      if (!isStillHere()) return;
      if (order_type === 'REDUCE_AIGC_ONCE') await navigate(reductionPath(out_trade_no));
      else if (order_type === 'PLAGIARISM_CHECK') await navigate(reportPath(out_trade_no));
      else if (stage === 2 && order_type.startsWith('PAPER_')) await navigate(previewPath(out_trade_no));
      else openWorkDrawer('orders');
    } catch (error) {
      showError(error);
    }
  }

  const textOf = ({ title, stage }: Piece) => t(stage === 3 ? 'news.failed' : 'news.delivered', { title });

  function showOnPage(told: readonly Piece[]) {
    const [first] = told;
    if (!first) return;
    if (told.length > toldApart) {
      const openDrawer = () => openWorkDrawer('orders');
      showNews({
        id: 'order-news',
        text: t('news.several', { count: told.length }),
        action: t('news.open'),
        onPress: openDrawer,
      });
      return;
    }
    for (const piece of told) {
      showNews({
        id: newsMessageId(piece.out_trade_no),
        text: textOf(piece),
        action: t('news.open'),
        onPress: () => void look(piece),
      });
    }
  }

  const announce = useEffectEvent(async (orders: readonly Piece[]) => {
    if (document.visibilityState === 'visible') {
      // Whoever has the progress open sees it there.
      const beside = orders.filter(({ out_trade_no }) => out_trade_no !== readWatchedOrder());
      showOnPage(await claimUntold('PAGE', beside));
    }
    if (readNoticeState() !== 'ON' || isLookedAt() || (await isSiteLookedAt())) return;
    for (const piece of await claimUntold('BROWSER', orders)) {
      showNotice(t(piece.stage === 3 ? 'news.failedTitle' : 'news.deliveredTitle'), {
        body: piece.title,
        tag: `yanmo:${piece.out_trade_no}`,
        onPress: () => void look(piece),
      });
    }
  });

  useEffect(tellWhileLookedAt, []);
  useEffect(() => {
    if (!news || news.orders.length === 0) return;
    const tell = () => void announce(news.orders);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [news]);

  return null;
}
