import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { HomeInfo } from '@yanmo/contract/home';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/landing.json' with { type: 'json' };
import legal from '../../../locales/en/legal.json' with { type: 'json' };
import Landing from './landing.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['landing', 'outlines']);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function show({ engine = 'BUILT_IN', outlines = 0, papers = 0, open = [] as HomeInfo['open_features'] } = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const home: Partial<HomeInfo> = {
    stats: { outlines_today: outlines, papers_today: papers },
    engine: engine as HomeInfo['engine'],
    open_features: open,
  };
  client.setQueryData(['home-info', 'en'], home);
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <MantineProvider>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <Landing />
          </MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  return container;
}

const { today, questions } = texts;

test('the counts are those of the server', async () => {
  const page = await show({ outlines: 1234, papers: 5 });
  expect(page.textContent).toContain(`${today.outlines}1,234`);
  expect(page.textContent).toContain(`${today.papers}5`);
  expect(page.textContent).not.toContain(today.noOutlines);
});

test('a count of zero is shown as zero, with a word about it', async () => {
  const page = await show({ outlines: 0, papers: 2 });
  expect(page.textContent).toContain(`${today.outlines}0${today.noOutlines}`);
  expect(page.textContent).not.toContain(today.noPapers);
});

test.each(['BUILT_IN', 'MODEL'] as const)('who writes is answered for the engine that is on: %s', async (engine) => {
  const page = await show({ engine });
  const other = engine === 'MODEL' ? 'BUILT_IN' : 'MODEL';
  expect(page.textContent).toContain(questions.engine.now[engine]);
  expect(page.textContent).not.toContain(questions.engine.now[other]);
});

test('an answer that points to the agreements names a section that is there', async () => {
  const page = await show();
  const { service, privacy } = legal.documents;
  const sectionOf = (more: string) => {
    const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === more);
    const [, name, number] = /^\/legal\/(service|privacy)#section-(\d+)$/.exec(link?.getAttribute('href') ?? '') ?? [];
    return (name === 'service' ? service : privacy).sections[Number(number) - 1]?.title;
  };
  expect(sectionOf(questions.uploads.more)).toBe('What we handle');
  expect(sectionOf(questions.handIn.more)).toBe('Academic honesty: your responsibility');
  expect(sectionOf(questions.deletion.more)).toBe('What happens when you delete the account');
});

test('what is said of the AIGC rate is what this site measures', async () => {
  const { measured } = texts.promises;
  const before = await show();
  expect(before.textContent).toContain(measured.since);
  expect(before.textContent).not.toContain(questions.languages.reduction);
  const now = await show({ open: ['REDUCE_AIGC'] });
  expect(now.textContent).toContain(measured.sinceReduction);
  expect(now.textContent).toContain(questions.languages.reduction);
  const checked = await show({ open: ['REDUCE_AIGC', 'PLAGIARISM_CHECK'] });
  expect(checked.textContent).toContain(measured.sinceCheck);
});
