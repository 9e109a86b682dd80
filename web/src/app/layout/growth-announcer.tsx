import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { discountFigure } from '../../domain/growth/discount-figure.ts';
import { openGifts } from '../../domain/growth/gift-overlay.ts';
import { takeNews, useClaims } from '../../domain/growth/growth-queries.ts';
import { useOrderNews } from '../../domain/orders/order-news.ts';
import { giftOfferStorageKey } from '../../lib/constants.ts';
import { showNews } from '../../ui/show-news.ts';
import { openCoupons } from './layout-overlays.ts';

/** Says what became of a claim and who came by one's link; offers the gifts once, when something was delivered. */
export function GrowthAnnouncer() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useClaims();
  const news = useOrderNews();
  const wasWorking = useRef(0);
  const untold = data ? data.untold.claims + data.untold.invites : 0;

  const tell = useEffectEvent(async () => {
    try {
      const { claims, invites } = await takeNews();
      // Another tab may have told it.
      for (const { id, channel, tier, status } of claims) {
        const words = { name: t(`growth.channel.${channel}`), figure: discountFigure(tier) };
        showNews({
          id: `claim-news:${id}`,
          text: t(status === 'APPROVED' ? 'growth.news.approved' : 'growth.news.rejected', words),
          action: t('growth.news.open'),
          onPress: openCoupons,
        });
      }
      if (invites > 0) {
        showNews({
          id: 'invite-news',
          text: t('growth.news.invites', { count: invites }),
          action: t('growth.news.open'),
          onPress: openCoupons,
        });
      }
      await Promise.all(['growth', 'coupons'].map((key) => client.invalidateQueries({ queryKey: [key] })));
    } catch {
      // It stays untold, and is told with the next answer: nobody asked for it, so nobody misses it.
    }
  });
  useEffect(() => {
    if (untold === 0) return;
    const tellWhoLooks = () => {
      if (document.visibilityState === 'visible') void tell();
    };
    tellWhoLooks();
    document.addEventListener('visibilitychange', tellWhoLooks);
    return () => document.removeEventListener('visibilitychange', tellWhoLooks);
  }, [untold]);

  const hasClaimed = data ? data.claims.length > 0 : null;
  const offer = useEffectEvent(() => {
    if (hasClaimed !== false || localStorage.getItem(giftOfferStorageKey) !== null) return;
    // Once for this browser, whether it is taken up or not.
    localStorage.setItem(giftOfferStorageKey, '1');
    showNews({
      id: 'gift-offer',
      text: t('growth.news.offer'),
      action: t('growth.news.offerOpen'),
      onPress: () => openGifts(),
    });
  });
  useEffect(() => {
    if (!news || hasClaimed === null) return;
    const isDelivered = news.orders.some(({ stage }) => stage === 2) || news.working < wasWorking.current;
    wasWorking.current = news.working;
    if (isDelivered) offer();
  }, [news, hasClaimed]);

  return null;
}
