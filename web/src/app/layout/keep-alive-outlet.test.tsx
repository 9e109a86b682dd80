import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { findRoute } from '../routes.ts';
import { KeepAliveOutlet } from './keep-alive-outlet.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Layout() {
  const route = findRoute(useLocation().pathname);
  return route ? <KeepAliveOutlet route={route} /> : null;
}

async function openSite() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: ['/main/writepaper', '/main/chat', '/paperPreview'].map((path) => ({
          path,
          element: <input aria-label={path} />,
        })),
      },
    ],
    { initialEntries: ['/main/writepaper'] },
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<RouterProvider router={router} />));
  const input = (path: string) => container.querySelector<HTMLInputElement>(`input[aria-label="${path}"]`);
  const isShown = (path: string) => {
    const element = input(path);
    return element !== null && element.style.display !== 'none';
  };
  return { input, isShown, open: (path: string) => act(async () => router.navigate(path)) };
}

test('what was typed on a kept page is still there after a look at another', async () => {
  const { input, isShown, open } = await openSite();
  const title = input('/main/writepaper');
  if (title) title.value = 'typed';
  await open('/main/chat');
  expect([isShown('/main/writepaper'), isShown('/main/chat')]).toEqual([false, true]);
  await open('/main/writepaper');
  expect([isShown('/main/writepaper'), isShown('/main/chat')]).toEqual([true, false]);
  expect(input('/main/writepaper')?.value).toBe('typed');
});

test('a page that is not kept starts anew each time', async () => {
  const { input, open } = await openSite();
  await open('/paperPreview');
  const first = input('/paperPreview');
  if (first) first.value = 'typed';
  await open('/main/chat');
  expect(input('/paperPreview')).toBeNull();
  await open('/paperPreview');
  expect(input('/paperPreview')?.value).toBe('');
});
