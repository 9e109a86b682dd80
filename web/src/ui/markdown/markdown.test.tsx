import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../lib/i18n.ts';
import type { MarkdownProps } from './markdown-props.ts';
import MarkdownView from './markdown-view.tsx';
import { readLink } from './safe-links.ts';

// KaTeX draws nothing on a page without a doctype, which the page of the tests has not.
vi.hoisted(() => Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));

beforeAll(() => startI18n('en'));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (props: MarkdownProps) =>
    act(async () =>
      root.render(
        <MantineProvider env="test">
          <MemoryRouter>
            <MarkdownView {...props} />
          </MemoryRouter>
        </MantineProvider>,
      ),
    );
  return { place, show, find: (selector: string) => [...place.querySelectorAll(selector)] };
}

const rich = [
  '# On trams',
  'First **bold and `code`** words with $a^2+b^2$ and a [link](https://example.org/a_b) and a note [1].',
  '1. one\n\n2. two\n   - deeper **down**\n\n3. three',
  '```python\nprint("$$")\n\nx = [1]\n```',
  '$$\n\\frac{1}{2}\n\n+ x\n$$',
  '| a | b |\n|---|:-:|\n| 1 | $x$ |\n| 2 | ~~y~~ |',
  'It costs $5 to $10, says \\(x_1\\):\n\n\\[\nE = mc^2\n\\]\n\n- done [2]',
].join('\n\n');

test('markup of others stays text, their links lead only where they may, and their pictures are not fetched', async () => {
  const page = open();
  await page.show({
    text: [
      '<script>alert(1)</script> <img src=x onerror=alert(1)> <b>loud</b>',
      '[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example/x) [d](/api/ai-paper/x) [e](/\\evil.example)',
      '[page](/main/writepaper) [web](https://example.org/) [mail](mailto:a@example.org) <https://auto.example/>',
      '![seen](https://spy.example/pixel.png) ![own](/seal.svg)',
      '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://spy.example/p.png}$ $\\def\\a{\\a\\a}\\a$',
    ].join('\n\n'),
  });
  expect(page.find('script, iframe, b, [onerror], [src*="spy"]')).toEqual([]);
  expect(page.place.textContent).toContain('<script>alert(1)</script>');
  const links = page.find('a').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]);
  const rel = 'noopener noreferrer nofollow';
  expect(links).toEqual([
    ['page', '/main/writepaper', null],
    ['web', 'https://example.org/', rel],
    ['mail', 'mailto:a@example.org', rel],
    ['https://auto.example/', 'https://auto.example/', rel],
    ['seen', 'https://spy.example/pixel.png', rel],
  ]);
  expect(page.find('img').map((image) => image.getAttribute('src'))).toEqual(['/seal.svg']);
  for (const href of ['java\nscript:alert(1)', ' /x', 'ftp://x', 'vbscript:x', '/\t/evil', 'https://'])
    expect(readLink(href), href).toBeNull();
});

test('an answer can be shown at every length: no half formula turns red, nothing written before moves', async () => {
  const page = open();
  const citations = [1, 2];
  const renderCitation = (number: number) => <sup data-cited={number}>{number}</sup>;
  let heading: Element | undefined;
  for (let end = 1; end <= rich.length; end += 7) {
    await page.show({ text: rich.slice(0, end), isGrowing: true, citations, renderCitation });
    const shown = `…${rich.slice(Math.max(0, end - 30), end)}`;
    expect(page.find('.katex-error'), shown).toEqual([]);
    expect(page.find('h3[data-depth="0"]').length, shown).toBeLessThanOrEqual(1);
    expect(page.place.textContent, shown).not.toMatch(/\*\*|\]\(|~~|\[\d*$/);
    if (end > 20) heading ??= page.find('h3')[0];
    if (heading) expect(page.find('h3')[0], 'the same element as before').toBe(heading);
  }
  await page.show({ text: rich, citations, renderCitation });
  expect(page.find('ol > li').length).toBe(3);
  expect(page.find('.katex').length).toBe(5);
  expect(page.find('.katex-display').length).toBe(2);
  expect(page.find('table td').map((cell) => cell.textContent?.slice(0, 1))).toEqual(['1', 'x', '2', 'y']);
  expect(page.find('pre').map((code) => code.textContent)).toEqual(['print("$$")\n\nx = [1]\n']);
  expect(
    page.find('[data-cited]').map((mark) => mark.textContent),
    'none in code',
  ).toEqual(['1', '2']);
  expect(page.place.textContent).toContain('It costs $5 to $10');
});
