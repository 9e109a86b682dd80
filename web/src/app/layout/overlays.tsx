import { InDevelopmentBox } from './in-development-box.tsx';
import { SessionEndedBox } from './session-ended-box.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { WorkDrawer } from './work-drawer.tsx';

/** Everything that opens over a page at an event; one chunk, fetched after the page is drawn. */
export default function Overlays() {
  return (
    <>
      <WorkDrawer />
      <ShareDialog />
      <InDevelopmentBox />
      <SessionEndedBox />
    </>
  );
}
