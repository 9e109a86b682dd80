import { OutlinePages } from './outline-pages.ts';
import { createOutline, getOutline, readHeadings } from './outlines.ts';
import { expect, messageOf, test } from './test.ts';

test('what is changed is saved by itself and found again after a reload; a removed chapter comes back by its message, by the button and by the keyboard', async ({
  page,
  account,
  request,
}) => {
  const outlines = new OutlinePages(page);
  const { key1 } = await createOutline(request, account);
  await outlines.open(key1);
  await outlines.heading(2).fill('What the commuters said');
  await outlines.words(3).fill('4,000');
  await outlines.words(3).press('Enter');
  await outlines.expectSaved();
  await page.reload();
  await expect(outlines.heading(2)).toHaveValue('What the commuters said');
  await expect(outlines.words(3)).toHaveValue('4,000');
  const { chapters } = await getOutline(request, account, key1);
  expect(chapters[2]?.children.reduce((sum, { word_count }) => sum + word_count, 0)).toBe(4_000);
  const total = (sum: string) =>
    outlines.text('total.sum', { total: sum, target: '12,000', unit: outlines.text('words.en') });
  await expect(page.getByText(total('12,000'), { exact: true })).toBeHidden();
  await outlines.button('total.fit').click();
  await expect(page.getByText(total('12,000'), { exact: true })).toBeVisible();
  await outlines.expectSaved();

  const outline = await getOutline(request, account, key1);
  const [first = '', second = ''] = outline.chapters.map(({ title }) => title);
  await outlines.command('remove', 1);
  await expect(outlines.heading(1)).toHaveValue(second);
  await messageOf(page, outlines.text('editor.removed', { title: first }))
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(outlines.heading(1)).toHaveValue(first);

  await outlines.tool('redo').click();
  await expect(outlines.heading(1)).toHaveValue(second);
  await outlines.sheet
    .page()
    .getByRole('button', { name: outlines.text('editor.undo'), exact: true })
    .first()
    .click();
  await expect(outlines.heading(1)).toHaveValue(first);

  await outlines.heading(1).press('Alt+ArrowDown');
  await expect(outlines.heading(1)).toHaveValue(second);
  await expect(outlines.heading(2)).toBeFocused();
  await outlines.heading(2).press('Control+z');
  await expect(outlines.heading(1)).toHaveValue(first);
  await outlines.expectSaved();
  await expect.poll(async () => readHeadings(await getOutline(request, account, key1))).toEqual(readHeadings(outline));
});

test('two tabs that change one outline are told so, and neither loses its work unasked', async ({
  page,
  context,
  account,
  request,
}) => {
  const { key1 } = await createOutline(request, account);
  const readFirst = async () => (await getOutline(request, account, key1)).chapters[0]?.title;
  const here = new OutlinePages(page);
  const there = new OutlinePages(await context.newPage());
  await Promise.all([here.open(key1), there.open(key1)]);
  await Promise.all([here, there].map((outlines) => expect(outlines.heading(1)).not.toBeEmpty()));
  const boxOf = (outlines: OutlinePages) =>
    outlines.page.getByRole('dialog', { name: outlines.text('conflict.title') });

  await here.heading(1).fill('As the first tab has it');
  await expect.poll(readFirst).toBe('As the first tab has it');
  await there.heading(1).fill('As the second tab has it');
  await expect(boxOf(there)).toBeVisible();
  expect(await readFirst()).toBe('As the first tab has it');
  await there.button('conflict.keepMine').click();
  await expect(boxOf(there)).toBeHidden();
  await expect.poll(readFirst).toBe('As the second tab has it');

  await here.heading(1).fill('As the first tab would rather have it');
  await expect(boxOf(here)).toBeVisible();
  await here.button('conflict.loadNewest').click();
  await expect(boxOf(here)).toBeHidden();
  await expect(here.heading(1)).toHaveValue('As the second tab has it');
  await here.tool('undo').click();
  await expect(here.heading(1)).toHaveValue('As the first tab would rather have it');
  await expect.poll(readFirst).toBe('As the first tab would rather have it');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('an outline is written, edited through the menus, and never wider than the screen', async ({
    page,
    account,
    request,
  }) => {
    const outlines = new OutlinePages(page);
    const expectNarrow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await outlines.open();
    await outlines.begin('v2', 'How night buses shape shift work in Leeds');
    await outlines.expectStep('KEYWORDS');
    await expectNarrow();
    await outlines.leaveStep('KEYWORDS');
    await outlines.expectStep('PAPERS');
    await expectNarrow();
    await outlines.leaveStep('PAPERS', 'skip');
    await outlines.expectStep('REQUIREMENTS');
    await outlines.leaveStep('REQUIREMENTS');
    await expect(outlines.heading(1)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expectNarrow();
    const key1 = await outlines.readKey();
    const before = (await getOutline(request, account, key1)).chapters;
    await outlines.command('add-child', 1);
    await page.keyboard.insertText('A ride on the last bus');
    await outlines.command('move-down', 2);
    await outlines.expectSaved();
    const [first, second, third, ...rest] = before.map((chapter) => readHeadings({ chapters: [chapter] }));
    const expected = [[...(first ?? []), '-- A ride on the last bus'], third, second, ...rest].flat();
    await expect.poll(async () => readHeadings(await getOutline(request, account, key1))).toEqual(expected);
    await expectNarrow();
    await outlines.button('actions.fullText').click();
    await expect(page.getByRole('dialog', { name: outlines.text('fullText.title') })).toBeVisible();
    await expectNarrow();
  });
});
