import { ChatButton } from './chat-button.tsx';
import { CouponOverlay } from './coupon-overlay.tsx';
import { GiftDialog } from './gift-dialog.tsx';
import { GrowthAnnouncer } from './growth-announcer.tsx';
import { InDevelopmentBox } from './in-development-box.tsx';
import { OrderAnnouncer } from './order-announcer.tsx';
import { OrderOverlay } from './order-overlay.tsx';
import { RefundOverlay } from './refund-overlay.tsx';
import { SessionEndedBox } from './session-ended-box.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { VisitCounter } from './visit-counter.tsx';
import { WorkDrawer } from './work-drawer.tsx';

/** Everything that opens over a page at an event; one chunk, fetched after the page is drawn. */
export default function Overlays() {
  return (
    <>
      <ChatButton />
      <WorkDrawer />
      <ShareDialog />
      <GiftDialog />
      <GrowthAnnouncer />
      <VisitCounter />
      <OrderOverlay />
      <OrderAnnouncer />
      <CouponOverlay />
      <RefundOverlay />
      <InDevelopmentBox />
      <SessionEndedBox />
    </>
  );
}
