import { createBrowserRouter } from 'react-router';
import { expect, test } from 'vitest';
import { nameFirstEntry } from './name-first-entry.ts';

/** As the browser does: a typed address begins without a state, a reload keeps it. */
function openDocument(state: unknown): string {
  window.history.replaceState(state, '', '/');
  nameFirstEntry();
  const router = createBrowserRouter([{ path: '*', element: null }]);
  const { key } = router.state.location;
  router.dispose();
  return key;
}

test('each address that is opened has a place of its own, and a reload finds it again', () => {
  const first = openDocument(null);
  expect(openDocument(window.history.state)).toBe(first);
  expect(openDocument(null)).not.toBe(first);
});
