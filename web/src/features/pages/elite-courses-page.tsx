import { ContentPageView } from './content-page.tsx';

export default function EliteCoursesPage() {
  return <ContentPageView slug="eliteCourses" />;
}
