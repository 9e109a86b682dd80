import { afterEach, expect, test } from 'vitest';
import { closePages, openPage, waitFor } from '../../testing/open-page.tsx';
import { useWhose, type Whose } from './paper-choice.tsx';

afterEach(closePages);

const Shown = ({ chosen }: { chosen: Whose | null }) => <p>first: {useWhose(chosen) ?? 'unknown'}</p>;
const show = (total: number, chosen: Whose | null = null) =>
  openPage(<Shown chosen={chosen} />, {
    'GET paper/list': () => ({ page_num: 1, page_size: 10, total, papers: [] }),
  });

test('whoever has no paper here is met by the place for a file, and can still ask for the list', async () => {
  await show(0);
  await waitFor(() => expect(document.body.textContent).toContain('first: brought'));
  await closePages();
  await show(2);
  await waitFor(() => expect(document.body.textContent).toContain('first: own'));
  await closePages();
  await show(0, 'own');
  expect(document.body.textContent).toContain('first: own');
});
