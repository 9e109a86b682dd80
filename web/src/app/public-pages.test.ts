import { publicAliases, publicPages } from '@yanmo/contract/public-pages';
import { expect, test } from 'vitest';
import { findRoute, redirects } from './routes.ts';

test.each(publicPages.map((page) => [page.path, 'filledBy' in page ? page.filledBy : undefined] as const))(
  'search engines are led to %s, which anybody may open',
  (path, filledBy) => {
    const route = findRoute(path);
    expect(route).toMatchObject({ access: 'public' });
    expect(route?.filledBy).toBe(filledBy);
  },
);

test.each(Object.entries(publicAliases).filter(([from]) => from in redirects))('%s leads to %s', (from, to) => {
  expect(redirects[from]).toBe(to);
});
