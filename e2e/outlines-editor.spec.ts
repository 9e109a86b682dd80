import { OutlineDesk } from './outline-desk.ts';
import { createOutline, getOutline, readHeadings } from './outlines.ts';
import { expect, messageOf, test } from './test.ts';

test('what is changed is saved by itself and found again after a reload; a removed chapter comes back by its message, by the button and by the keyboard', async ({
  page,
  account,
  request,
}) => {
  const desk = new OutlineDesk(page);
  const { key1 } = await createOutline(request, account);
  await desk.open(key1);
  await desk.heading(2).fill('What the commuters said');
  await desk.words(3).fill('4,000');
  await desk.words(3).press('Enter');
  await desk.expectSaved();
  await page.reload();
  await expect(desk.heading(2)).toHaveValue('What the commuters said');
  await expect(desk.words(3)).toHaveValue('4,000');
  const { chapters } = await getOutline(request, account, key1);
  expect(chapters[2]?.children.reduce((sum, { word_count }) => sum + word_count, 0)).toBe(4_000);
  const total = (sum: string) => desk.text('total.sum', { total: sum, target: '12,000', unit: desk.text('words.en') });
  await expect(page.getByText(total('12,000'), { exact: true })).toBeHidden();
  await desk.button('total.fit').click();
  await expect(page.getByText(total('12,000'), { exact: true })).toBeVisible();
  await desk.expectSaved();

  const outline = await getOutline(request, account, key1);
  const [first = '', second = ''] = outline.chapters.map(({ title }) => title);
  await desk.command('remove', 1);
  await expect(desk.heading(1)).toHaveValue(second);
  await messageOf(page, desk.text('editor.removed', { title: first }))
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(desk.heading(1)).toHaveValue(first);

  await desk.tool('redo').click();
  await expect(desk.heading(1)).toHaveValue(second);
  await desk.sheet
    .page()
    .getByRole('button', { name: desk.text('editor.undo'), exact: true })
    .first()
    .click();
  await expect(desk.heading(1)).toHaveValue(first);

  await desk.heading(1).press('Alt+ArrowDown');
  await expect(desk.heading(1)).toHaveValue(second);
  await expect(desk.heading(2)).toBeFocused();
  await desk.heading(2).press('Control+z');
  await expect(desk.heading(1)).toHaveValue(first);
  await desk.expectSaved();
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
  const here = new OutlineDesk(page);
  const there = new OutlineDesk(await context.newPage());
  await Promise.all([here.open(key1), there.open(key1)]);
  await Promise.all([here, there].map((desk) => expect(desk.heading(1)).not.toBeEmpty()));
  const boxOf = (desk: OutlineDesk) => desk.page.getByRole('dialog', { name: desk.text('conflict.title') });

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
    const desk = new OutlineDesk(page);
    const expectNarrow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await desk.open();
    await desk.begin('v2', 'How night buses shape shift work in Leeds');
    await desk.expectStep('KEYWORDS');
    await expectNarrow();
    await desk.leaveStep('KEYWORDS');
    await desk.expectStep('PAPERS');
    await expectNarrow();
    await desk.leaveStep('PAPERS', 'skip');
    await desk.expectStep('REQUIREMENTS');
    await desk.leaveStep('REQUIREMENTS');
    await expect(desk.heading(1)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expectNarrow();
    const key1 = await desk.readKey();
    const before = (await getOutline(request, account, key1)).chapters;
    await desk.command('add-child', 1);
    await page.keyboard.insertText('A ride on the last bus');
    await desk.command('move-down', 2);
    await desk.expectSaved();
    const [first, second, third, ...rest] = before.map((chapter) => readHeadings({ chapters: [chapter] }));
    const expected = [[...(first ?? []), '-- A ride on the last bus'], third, second, ...rest].flat();
    await expect.poll(async () => readHeadings(await getOutline(request, account, key1))).toEqual(expected);
    await expectNarrow();
    await desk.button('actions.fullText').click();
    await expect(page.getByRole('dialog', { name: desk.text('fullText.title') })).toBeVisible();
    await expectNarrow();
  });
});
