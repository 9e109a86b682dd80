import { OrderPreview } from './order-preview.tsx';
import { OwnPapers } from './own-papers.tsx';
import { SamplePreview } from './sample-preview.tsx';
import { usePreviewAddress } from './use-preview-address.ts';

/** What was delivered, or a sample, to look at; without either, one's own papers to choose from. */
export default function PaperPreviewPage() {
  const { order, sample } = usePreviewAddress();
  if (order) return <OrderPreview key={order} outTradeNo={order} />;
  if (sample) return <SamplePreview key={sample} id={sample} />;
  return <OwnPapers />;
}
