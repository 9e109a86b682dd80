import type { Chapter, OutlineDetail } from '@yanmo/contract/outlines';
import { act, useRef, useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import { serviceReturned } from '../../../lib/service-state.ts';
import { click, closePages, findButton, openPage, Refused, waitFor } from '../../../testing/open-page.tsx';
import type { LeaveEditor } from '../use-open-outline.ts';
import { useAutosave } from './use-autosave.ts';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('outlines');
});
afterEach(closePages);

const heading: Chapter = { id: 'h1', title: 'Findings', summary: '', word_count: 900, works: [], children: [] };
const outline = { key1: 'key-1', revision: 1, chapters: [heading] } as unknown as OutlineDetail;

function Editor() {
  const [chapters, setChapters] = useState([heading]);
  const { saveState } = useAutosave(outline, chapters, useRef<LeaveEditor | null>(null));
  return (
    <>
      <button type="button" onClick={() => setChapters([{ ...heading, title: 'What was found' }])}>
        type
      </button>
      <p>state: {saveState}</p>
    </>
  );
}

test('what could not be saved while the service was away is saved when it is back, without a press', async () => {
  let isAway = true;
  const page = await openPage(<Editor />, {
    'POST paper/outline/edit': () => {
      if (isAway) throw new Refused({ status: 503, error: 'internal', message: 'Away' });
      return { ...outline, revision: 2 };
    },
  });
  await click(findButton('type'));
  await page.expectText('state: failed');
  isAway = false;
  await act(async () => serviceReturned.tell());
  await waitFor(() => expect(page.text()).toContain('state: saved'));
});
