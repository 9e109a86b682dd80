import { expect, test, vi } from 'vitest';
import { downloadFile } from './download-file.ts';
import { sameOrigin } from './same-origin.ts';

vi.mock('./analytics.ts', () => ({ countEvent: vi.fn() }));

test('a link of the site is read from where the page came from, and a link of another store is left alone', () => {
  expect(sameOrigin('https://yanmo.example/api/ai-paper/files/a.b?x=1')).toBe('/api/ai-paper/files/a.b?x=1');
  expect(sameOrigin('/api/ai-paper/files/a.b')).toBe('/api/ai-paper/files/a.b');
  expect(sameOrigin('https://store.example/papers/a.pdf')).toBe('https://store.example/papers/a.pdf');
});

test('what is downloaded comes from where the page came from: another origin would open it in its place', () => {
  const clicked: (string | null)[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute('href'));
  });
  downloadFile('https://yanmo.example/api/ai-paper/files/a.b');
  expect(clicked).toEqual(['/api/ai-paper/files/a.b']);
  vi.restoreAllMocks();
});
