import type { OrderDetail } from '@yanmo/contract/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNoticeState } from '../../../lib/browser-notice.ts';
import { useIsMobile } from '../../../lib/use-is-mobile.ts';
import { ItemState } from '../order-items.tsx';
import { mainItem } from '../order-rules.ts';
import { useItemName, useOrderTitle } from '../order-words.ts';
import { ProgressCircle } from '../progress-circle.tsx';
import { ProgressFacts, ProgressSubject } from '../progress-facts.tsx';
import { LivePaper } from './live-paper.tsx';
import classes from './live-view.module.css';
import type { LiveSheet } from './paper-sheet.ts';
import { TellMe } from './tell-me.tsx';
import { WritingStatus } from './writing-status.tsx';

interface LiveViewProps {
  order: OrderDetail;
  sheet: LiveSheet | null;
  /** When the order's answer came: its remaining time is as of then. */
  toldAtMs: number;
  isWorking: boolean;
  isConnected: boolean;
  /** What is wrong, if something is. */
  children: ReactNode;
}

/** A paper while it is being written: how far it is at the side, and the sheet that fills. */
export function LiveView({ order, sheet, toldAtMs, isWorking, isConnected, children }: LiveViewProps) {
  const { t } = useTranslation('orders');
  const titleOf = useOrderTitle();
  const isMobile = useIsMobile();
  const notice = useNoticeState();
  // Where nothing can be done about it, it is no more than a remark.
  const canAsk = notice !== 'DENIED' && notice !== 'UNSUPPORTED';
  const { remaining_seconds: seconds } = order;
  const estimate = seconds === null ? null : { seconds, atMs: toldAtMs };
  const isQueued = mainItem(order)?.paper_case.stage === 0;
  return (
    <div className={classes.live}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in a low window it scrolls, and must be reached by the keyboard then */}
      <section className={classes.side} aria-label={t('progress.label')} tabIndex={0}>
        <div className={classes.now}>
          <ProgressCircle order={order} size={isMobile ? 88 : 176} />
          {isWorking ? <WritingStatus {...{ sheet, estimate, isQueued, isConnected }} /> : null}
        </div>
        {children}
        {isWorking && canAsk ? <TellMe /> : null}
        <details className={classes.more} open={!isMobile}>
          <summary>{t('live.details')}</summary>
          <ProgressSubject order={order} />
          <ProgressFacts order={order} />
          <Extras order={order} />
          {isWorking ? <p className={classes.note}>{t('progress.mayLeave')}</p> : null}
          {isWorking && !canAsk ? <TellMe /> : null}
        </details>
      </section>
      <LivePaper title={titleOf(order)} language={order.outline?.language ?? 'en'} sheet={sheet} />
    </div>
  );
}

/** What was ordered with the paper is written beside it. */
function Extras({ order }: { order: OrderDetail }) {
  const nameOf = useItemName();
  const extras = order.order_item_response.slice(1);
  if (extras.length === 0) return null;
  return (
    <ul className={classes.extras}>
      {extras.map((item) => (
        <li key={item.id}>
          <span>{nameOf(order, item)}</span> <ItemState item={item} />
        </li>
      ))}
    </ul>
  );
}
