import { ContentPageView } from './content-page.tsx';

export default function OfficialPage() {
  return <ContentPageView slug="official" />;
}
