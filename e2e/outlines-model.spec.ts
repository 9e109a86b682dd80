import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import { errorMessages } from '@yanmo/contract/error-messages';
import { callApi } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { importAsOperator } from './library.ts';
import { test } from './model-test.ts';
import { browserLocale, expectWritten, languagesOf, matters, writeCustom, writeProfessional } from './outline-flows.ts';
import { OutlinePages } from './outline-pages.ts';
import { createOutline, getOutline, listOutlines, readHeadings } from './outlines.ts';
import { buyPaperOf, shortPaper, waitForDelivery } from './papers.ts';
import { PreviewPage } from './preview-page.ts';
import { expect } from './test.ts';
import { textOf } from './texts.ts';

/** A batch of what was found for each; of a master's paper three times as many as it wants. */
const mostVerdicts = 8;

/** The outline and what to look for; how its title is read may be known since another test, and nothing may be found to judge. */
function expectBoughtOnce({ understanding = 0, judge = 0, ...asked }: Record<string, number>): void {
  expect(asked).toEqual({ queries: 1, outline: 1 });
  expect(understanding).toBeLessThanOrEqual(1);
  expect(judge).toBeLessThanOrEqual(mostVerdicts);
}

for (const language of languagesOf('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language] });
    const matter = matters[language];

    test('a model takes a title to an outline in one step, bought once', async ({
      page,
      account: _account,
      double,
    }) => {
      const outlines = new OutlinePages(page, language);
      const title = matter.professional;
      await writeProfessional(outlines, title, language);
      await expectWritten(outlines, { title, level: 'MASTER', language, engine: 'MODEL' });
      expectBoughtOnce(await double.countAsked());
    });
  });
}

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language] });
    const matter = matters[language];

    test('a model takes a title to an outline step by step, with the chosen work in its place', async ({
      page,
      account: _account,
      double,
    }) => {
      const outlines = new OutlinePages(page, language);
      const title = matter.custom;
      await writeCustom(outlines, title, language);
      await expectWritten(outlines, { title, level: 'UNDERGRADUATE', language, engine: 'MODEL' });
      // How the title is read, and how the requirements are; what is found beside the chosen work may have to be judged.
      const { judge = 0, ...asked } = await double.countAsked();
      expect(asked).toEqual({ understanding: 2, keywords: 1, queries: 1, outline: 1 });
      expect(judge).toBeLessThanOrEqual(mostVerdicts);
      await outlines.workMarks.first().click();
      await expect(page.getByRole('dialog')).toContainText(matter.work);
    });
  });
}

const nightBuses = `
@article{a, author = {Bell, Ada}, title = {Night buses and the commuting of shift workers in port cities}, journal = {Journal of Street Life}, year = {2019}, abstract = {This study asks how night buses change the commuting of shift workers. Travel diaries of 412 shift workers were compared. Night buses shortened the commute by a quarter.}}
@article{b, author = {Okafor, Ngozi}, title = {How shift workers commute: night buses, taxis and walking}, journal = {Transport Notes}, year = {2021}, abstract = {We ask why shift workers leave night buses for taxis. Interviews were held in three depots. Unreliable night buses push shift workers to taxis.}}
@article{c, author = {Ruiz, Elena}, title = {Night bus networks and the commuting of shift workers}, journal = {Urban Mobility Review}, year = {2017}, abstract = {The paper maps night bus networks against the homes of shift workers. Half of the shift workers live beyond a walk from any night bus.}}
@article{d, author = {Harrow, Alice}, title = {Lanterns on the quay}, journal = {Harbour Studies}, year = {2016}, abstract = {A history of lamps along one quay. Lamps were lit by hand until 1931.}}
`;

test('works stand beside the outline: one is left out, one added, and the paper cites none but those that are kept', async ({
  page,
  account,
  request,
  modelSite,
}) => {
  // An outline and a paper are written.
  await importAsOperator(modelSite.dataDir, nightBuses);
  const outlines = new OutlinePages(page);
  const title = 'The effect of night buses on the commuting of shift workers';
  const { key1 } = await createOutline(request, account, { ...shortPaper, title });
  // What the editor puts above the works would push them down under a pointer: they come together.
  const editor = Promise.withResolvers<void>();
  await page.route(/\/editor-view-[^/]+\.js$/u, async (route) => {
    await editor.promise;
    await route.continue();
  });
  const answered = page.waitForResponse((response) => response.url().includes(`outline/status/${key1}`));
  await outlines.open(key1);
  const panel = page.getByRole('region', { name: outlines.text('works.title') });
  await (await answered).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(panel).toHaveCount(0);
  editor.resolve();
  const found = ['Night buses and the commuting', 'How shift workers commute', 'Night bus networks'];
  for (const work of found)
    await expect(panel.getByRole('listitem').filter({ hasText: work })).toContainText('Crossref');
  await expect(panel).not.toContainText('Lanterns on the quay');
  await expect(panel).toContainText(outlines.text('works.figures', { fitting: 3, wanted: 8 }));

  const dropped = 'Night buses and the commuting of shift workers in port cities';
  await panel.getByRole('button', { name: outlines.text('works.dropOf', { title: dropped }) }).click();
  await expect(panel).toContainText(outlines.text('works.figures', { fitting: 2, wanted: 8 }));
  await expect(panel.locator('details')).toContainText(dropped);

  await outlines.button('works.add').click();
  const drawer = page.getByRole('dialog', { name: outlines.text('works.add') });
  await drawer.getByRole('textbox').fill('Lanterns on the quay');
  await page.keyboard.press('Enter');
  await drawer.getByRole('checkbox', { name: /^Lanterns on the quay/ }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Lanterns on the quay' })).toBeAttached();
  await page.keyboard.press('Escape');

  const read = 'How shift workers commute: night buses, taxis and walking';
  await panel.getByRole('button', { name: textOf('en', 'sources', 'card.openOf', { title: read }) }).click();
  const card = page.getByRole('dialog', { name: textOf('en', 'sources', 'card.title') });
  await expect(card).toContainText('We ask why shift workers leave night buses for taxis.');
  await expectAccessible(page, 'the card of a work', { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');

  const number = await buyPaperOf(request, account, key1);
  await waitForDelivery(request, account, number);
  const { references } = await callApi<{ references: { work: { title: string } }[] }>(
    ...([request, 'GET', `/api/ai-paper/paper/references?out_trade_no=${number}`, { token: account.token }] as const),
  );
  const cited = references.map(({ work }) => work.title);
  expect(cited.length).toBeGreaterThan(0);
  expect(cited).not.toContain(dropped);
  const preview = new PreviewPage(page, 'en', title);
  await preview.open(number);
  await page.getByRole('tab', { name: preview.text('tab.certificate') }).click();
  const printed = page.getByRole('listitem').filter({ hasText: preview.text('measure.references.text') });
  await expect(printed).toContainText(preview.text('certificate.at_least', { bar: 8 }));
  await expect(printed).toContainText(preview.text('certificate.missed'));
  await expect(printed).toContainText(String(cited.length));
});

test('a tab closed in the middle of the writing costs nothing: what is there waits, and the rest comes', async ({
  page,
  context,
  account,
  request,
  double,
}) => {
  const title = matters.en.professional;
  const first = new OutlinePages(page);
  await writeProfessional(first, title, 'en', () => double.behave({ name: 'held', task: 'outline' }));
  await expect(first.writingSheet.getByRole('listitem').first()).toBeVisible();
  const key1 = await first.readKey();
  await page.close();
  await expect.poll(async () => (await getOutline(request, account, key1)).chapters.length).toBeGreaterThanOrEqual(1);
  const left = await getOutline(request, account, key1);
  expect(left).toMatchObject({ status: 'WAITING', engine: null });

  const outlines = new OutlinePages(await context.newPage());
  await outlines.page.goto('/main/explore');
  await outlines.openDrawer();
  await expect(outlines.drawer.getByText(outlines.text('list.status.WAITING'))).toBeVisible();
  await outlines.drawer.getByRole('button', { name: title, exact: true }).click();
  await expect(outlines.writingSheet.getByRole('listitem').first()).toContainText(left.chapters[0]?.title ?? '');
  // Also the one that is not whole yet.
  await expect(outlines.writingSheet.getByText(chapterNumber('en', [left.chapters.length + 1]))).toBeVisible();
  await double.release();
  await expectWritten(outlines, { title, level: 'MASTER', language: 'en', engine: 'MODEL' });
  await expect(outlines.heading(1)).toHaveValue(left.chapters[0]?.title ?? '');
  expectBoughtOnce(await double.countAsked());
});

test.describe('while the engine is down', () => {
  test.describe('in zh', () => {
    test.use({ locale: browserLocale.zh });

    test('a professional outline says so, keeps its form over a reload, and is written when asked again', async ({
      page,
      account,
      request,
      double,
    }) => {
      const outlines = new OutlinePages(page, 'zh');
      const title = matters.zh.professional;
      await double.behave({ name: 'unauthorized' });
      await writeProfessional(outlines, title, 'zh');
      const alert = page.getByRole('alert', { name: outlines.text('failed.title') });
      await expect(alert).toContainText(errorMessages.engine_unavailable.zh);
      await expect(alert).toContainText(outlines.text('failed.kept'));
      const key1 = await outlines.readKey();
      await page.reload();
      await expect(alert).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      await double.behave({ name: 'normal' });
      await outlines.button('failed.retry').click();
      await expectWritten(outlines, { title, level: 'MASTER', language: 'zh', engine: 'MODEL' });
      expect(await outlines.readKey()).toBe(key1);
      expect(await getOutline(request, account, key1)).toMatchObject({ free_num: 3, error: null });
    });
  });

  test('a custom outline does not begin, the form stays, and the second press goes on with the same one', async ({
    page,
    account,
    request,
    double,
  }) => {
    const outlines = new OutlinePages(page);
    const title = matters.en.custom;
    await double.behave({ name: 'failing' });
    await outlines.open();
    await outlines.title.fill(title);
    // By its words, when nobody else can read it.
    await expect(outlines.readPart('object')).toBeVisible();
    await outlines.begin('v2', title);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(errorMessages.engine_unavailable.en);
    await expect(alert).toContainText(outlines.text('form.nothingLost'));
    await expect(outlines.title).toHaveValue(title);

    await double.behave({ name: 'normal' });
    await outlines.button('version.v2.submit').click();
    await outlines.expectStep('KEYWORDS');
    await expect(outlines.keywords).not.toHaveCount(0);
    expect(await listOutlines(request, account)).toHaveLength(1);
  });

  test('an outline that was to be written again stays as it was, and the try is given back', async ({
    page,
    account,
    request,
    double,
  }) => {
    const outlines = new OutlinePages(page);
    const outline = await createOutline(request, account);
    await double.behave({ name: 'refusing' });
    await outlines.open(outline.key1);
    await outlines.button('actions.regenerate').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: outlines.text('regenerate.confirm') })
      .click();
    const alert = page.getByRole('alert', { name: outlines.text('editor.notRewritten') });
    await expect(alert).toContainText(outlines.text('editor.oldKept'));
    await expect(outlines.heading(1)).toHaveValue(outline.chapters[0]?.title ?? '');
    await expect(page.getByText(outlines.text('regenerate.left', { count: 3 }))).toBeVisible();

    await double.behave({ name: 'normal' });
    await outlines.button('actions.regenerate').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: outlines.text('regenerate.confirm') })
      .click();
    await expect(page.getByText(outlines.text('regenerate.left', { count: 2 }))).toBeVisible();
    await expect(outlines.heading(1)).not.toHaveValue(outline.chapters[0]?.title ?? '');
    await outlines.tool('undo').click();
    await expect(outlines.heading(1)).toHaveValue(outline.chapters[0]?.title ?? '');
    await expect
      .poll(async () => readHeadings(await getOutline(request, account, outline.key1)))
      .toEqual(readHeadings(outline));
  });
});
