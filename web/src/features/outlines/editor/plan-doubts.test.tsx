import type { Doubt, Understanding } from '@yanmo/contract/understanding';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/outlines.json' with { type: 'json' };
import { click, closePages, findButton, openPage } from '../../../testing/open-page.tsx';
import { PlanDoubts } from './plan-doubts.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('outlines');
});
afterEach(closePages);

const understanding: Understanding = {
  object: 'night buses',
  aspect: 'effect on the city',
  context: '',
  kind: 'theory-essay',
  confidence: { object: 0.8, aspect: 0.3, context: 0.9, kind: 0.3 },
};

async function show(doubts: Doubt[], canRewrite = true) {
  const did = { onPlanAs: vi.fn(), onOpen: vi.fn(), onAddChapter: vi.fn() };
  const page = await openPage(
    <PlanDoubts doubts={doubts} understanding={understanding} canRewrite={canRewrite} isBusy={false} {...did} />,
    {},
  );
  return { page, ...did };
}

test('each doubt says why in words and has one thing to press', async () => {
  const { page, onPlanAs, onOpen } = await show([
    { reason: 'KIND', part: 'kind', kind: 'case-study' },
    { reason: 'PART', part: 'aspect' },
  ]);
  expect(page.text()).toContain('We planned this as “Theoretical essay”; it could also be “Case study”.');
  expect(page.text()).toContain('we took it to be “effect on the city”');
  expect(page.text()).toContain(texts.doubts.cost);
  await click(findButton('Plan it as “Case study”'));
  expect(onPlanAs).toHaveBeenCalledExactlyOnceWith('case-study');
  await click(findButton(texts.doubts.change));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('aspect');
  await click(findButton(texts.doubts.keep));
  expect(document.querySelector('section')).toBeNull();
});

test('where nothing can be written again, only what can be done on the sheet is told', async () => {
  const { page, onAddChapter } = await show(
    [
      { reason: 'KIND', part: 'kind', kind: 'case-study' },
      { reason: 'UNSAID', part: 'context', text: 'Leeds' },
    ],
    false,
  );
  expect(page.text()).not.toContain('Case study');
  expect(page.text()).toContain('“Leeds” stands in the title, but in no heading.');
  await click(findButton(texts.doubts.addChapter));
  expect(onAddChapter).toHaveBeenCalledExactlyOnceWith('Leeds');
});

test('a kind that nothing stands beside, and people who cannot be asked, lead to the kind', async () => {
  const { page, onOpen } = await show([
    { reason: 'KIND', part: 'kind' },
    { reason: 'NOBODY_TO_ASK', part: 'kind', text: 'The Questionnaire' },
  ]);
  expect(page.text()).toContain('We planned this as “Theoretical essay”, without being sure of it.');
  expect(page.text()).toContain('“The Questionnaire” asks people');
  await click(findButton(texts.doubts.chooseKind));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('kind');
});
