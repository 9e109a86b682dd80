import { afterEach, expect, test, vi } from 'vitest';
import { closePages, openPage } from '../../testing/open-page.tsx';
import { SheetWithSide } from './sheet-with-side.tsx';

afterEach(async () => {
  await closePages();
  vi.unstubAllGlobals();
});

test.each([
  ['beside the outline, before how it was read', false, 'actions works reading sheet'],
  ['below the outline where there is no room beside it', true, 'actions reading sheet works'],
])('the works stand %s', async (_where, isNarrow, order) => {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  const page = await openPage(
    <SheetWithSide
      side={(works) => (
        <>
          <p>actions </p>
          {works}
          <p>reading </p>
        </>
      )}
      works={<p>works </p>}
    >
      <p>sheet </p>
    </SheetWithSide>,
    {},
  );
  expect(page.text().trim().endsWith(order)).toBe(true);
});
