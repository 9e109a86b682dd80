import { ContentPageView } from './content-page.tsx';

export default function JoinUsPage() {
  return <ContentPageView slug="joinus" />;
}
