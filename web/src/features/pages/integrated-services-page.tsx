import { ContentPageView } from './content-page.tsx';

export default function IntegratedServicesPage() {
  return <ContentPageView slug="integratedservices" />;
}
