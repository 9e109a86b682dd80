import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { markSaved } from './api.ts';

interface Found {
  pages: { works: { id: string; is_saved: boolean }[] }[];
}

const found = (isSaved: boolean): Found => ({ pages: [{ works: [{ id: 'w1', is_saved: isSaved }] }] });

test('a search that was on its way when a work was saved does not take the mark back', async () => {
  const client = new QueryClient();
  const first = Promise.withResolvers<Found>();
  const ask = vi.fn<() => Promise<Found>>().mockReturnValueOnce(first.promise).mockResolvedValue(found(true));
  const observer = new QueryObserver(client, { queryKey: ['explore', 'search', { q: 'tides' }], queryFn: ask });
  const leave = observer.subscribe(() => {});
  expect(ask).toHaveBeenCalledTimes(1);

  markSaved(client, ['w1'], true);
  first.resolve(found(false));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(found(true)));
  expect(ask).toHaveBeenCalledTimes(2);
  leave();
});
