import { newPhone } from './accounts.ts';
import { ExploreDesk } from './explore-desk.ts';
import { bibliography, brokenBibliography, importBibliography } from './library.ts';
import { LoginForm } from './login-dialog.ts';
import { browserLocale, testedLanguages } from './outline-flows.ts';
import { expect, messageOf, test } from './test.ts';
import { textOf } from './texts.ts';

interface Sought {
  words: string;
  title: string;
  /** A word of the title that the page marks. */
  marked: string;
  misspelt: string;
  /** Of another year, found by the same words. */
  other: string;
  year: string;
  /** In the shared library: what a student imported does not bear out the student's own list. */
  real: string;
  style: { name: string; text: string };
}

const soughtIn: Record<(typeof testedLanguages)[number], Sought> = {
  zh: {
    words: '夜间经济',
    title: '城市夜间经济的空间分布与居民满意度',
    marked: '夜间经济',
    misspelt: '城市夜间经挤的空间分部与居民满意度',
    other: '夜间经济对青年就业的影响',
    year: '2020',
    real: '费孝通. 乡土中国[M]. 观察社, 1948.',
    style: { name: 'GB/T 7714—2025', text: '城市夜间经济的空间分布与居民满意度[J]' },
  },
  en: {
    words: 'night markets',
    title: 'Lanterns over the Harbour: A History of Night Markets',
    marked: 'Night',
    misspelt: 'Lantrns ovr the Harbor: A Histroy of Night Markts',
    other: 'Night markets and neighbourhood trust',
    year: '2010',
    real: 'Wellek, R., & Warren, A. (1949). Theory of Literature. Harcourt, Brace.',
    style: { name: 'APA', text: 'Lanterns over the harbour' },
  },
};
const invented =
  'Prentice, Q. (2014). Invisible bakeries of the ninth district. Journal of Unlikely Places, 3(1), 1–9.';

for (const language of testedLanguages) {
  const sought = soughtIn[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language], permissions: ['clipboard-read', 'clipboard-write'] });

    test('words find works, a filter narrows them and stays in the address; a misspelt title is found by likeness, cited and copied', async ({
      page,
      request,
      account,
    }) => {
      await importBibliography(request, account);
      const desk = new ExploreDesk(page, language);
      await desk.open();
      await desk.search(sought.words);
      await expect(desk.results).toHaveCount(2);
      await expect(desk.result(sought.title).locator('mark').first()).toHaveText(sought.marked);
      await expect(page).toHaveURL(/[?&]q=/);

      await page.getByRole('textbox', { name: desk.text('filter.yearFrom'), exact: true }).fill(sought.year);
      await expect(desk.results).toHaveCount(1);
      await expect(desk.result(sought.other)).toBeVisible();
      await page.reload();
      await expect(desk.query).toHaveValue(sought.words);
      await expect(desk.results).toHaveCount(1);
      await desk.button('filter.clear').click();
      await expect(desk.results).toHaveCount(2);

      await desk.search(sought.misspelt);
      await expect(page.getByText(desk.text('found.likeness', { query: sought.misspelt }))).toBeVisible();
      await desk.actionOf(desk.result(sought.title), 'cite').click();
      const panel = desk.dialog('cite.title', { count: 1 });
      await panel.getByText(sought.style.name, { exact: true }).click();
      await expect(panel.getByRole('listitem')).toContainText(sought.style.text);
      await panel.getByRole('button', { name: desk.text('cite.copy') }).click();
      await expect(messageOf(page, desk.text('copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(sought.style.text);
      const download = page.waitForEvent('download');
      await panel.getByRole('button', { name: desk.text('cite.download', { format: 'BibTeX' }) }).click();
      expect((await download).suggestedFilename()).toBe('references.bib');
    });

    test('a file is imported and its broken entries told; of a pasted list the real reference agrees field by field and the invented one is not found', async ({
      page,
      account,
    }) => {
      expect(account.phone).toHaveLength(11);
      const desk = new ExploreDesk(page, language);
      await desk.open('?tab=library');
      await page.getByLabel(desk.text('import.choose')).setInputFiles({
        name: 'harbour.bib',
        mimeType: 'application/x-bibtex',
        buffer: Buffer.from(brokenBibliography),
      });
      const report = page.getByRole('region', { name: desk.text('import.label') });
      await expect(report).toContainText(desk.text('import.imported', { count: 2 }));
      await expect(report).toContainText(desk.text('import.rejected', { count: 2 }));
      await expect(report.getByRole('row').nth(1)).toContainText(desk.text('import.reason.missing_title'));
      await expect(report.getByRole('row').nth(2)).toContainText(desk.text('import.reason.broken_entry'));
      await expect(desk.kept).toHaveCount(2);

      await desk.openTab('check');
      await page.getByRole('textbox', { name: desk.text('check.label') }).fill(`${sought.real}\n\n${invented}\n`);
      await desk.button('check.startCount', { count: 2 }).click();
      await expect(desk.checked).toHaveCount(2);
      // On a site without indexes nobody has borne the record out.
      await expect(desk.checked.first()).toContainText(desk.text('outcome.MATCHED.name'));
      await expect(desk.checked.first().getByRole('row').nth(1)).toContainText(desk.text('state.SAME'));
      await expect(desk.checked.nth(1)).toContainText(desk.text('outcome.NOT_FOUND.name'));
    });
  });
}

test('a visitor saves a work: the login comes in between, the folder after it, saving can be undone, and the work begins a new custom outline', async ({
  page,
}) => {
  const desk = new ExploreDesk(page);
  await desk.open('?tab=search&q=Diffusion+of+Innovations');
  const entry = desk.result('Diffusion of Innovations');
  await desk.actionOf(entry, 'save').click();
  await LoginForm.inDialog(page).logIn(newPhone());
  const dialog = desk.dialog('save.title', { count: 1 });
  await dialog.getByRole('textbox', { name: desk.text('folder.new') }).fill('Innovation');
  await dialog.getByRole('button', { name: desk.text('save.intoNew') }).click();
  await expect(desk.actionOf(entry, 'saved')).toBeVisible();

  await desk.openTab('library');
  await page
    .getByRole('navigation', { name: desk.text('folder.label') })
    .getByRole('button', { name: /^Innovation/ })
    .click();
  await expect(desk.kept).toHaveCount(1);
  await messageOf(page, desk.text('save.done', { count: 1 }))
    .getByRole('button', { name: desk.text('undo') })
    .click();
  await expect(desk.kept).toHaveCount(0);

  await desk.openTab('search');
  await desk.actionOf(entry, 'use').click();
  const use = desk.dialog('use.title');
  await use.getByRole('textbox', { name: desk.text('use.paperTitle') }).fill('How ideas travel between teams');
  await use.getByRole('button', { name: desk.text('use.begin') }).click();
  await expect(page).toHaveURL(/\/main\/writepaper\?key=/);
  await expect(page.getByRole('main')).toContainText('Diffusion of Innovations');
});

test('with the keyboard one goes from the search line through the results, cites and saves; a removed work comes back when that is undone', async ({
  page,
  request,
  account,
}) => {
  await importBibliography(request, account, bibliography);
  const desk = new ExploreDesk(page);
  await desk.open('?tab=search&q=night+markets');
  await expect(desk.results).toHaveCount(2);
  await page.keyboard.press('/');
  await expect(desk.query).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(desk.results.nth(1).locator('[data-work-title]')).toBeFocused();
  await page.keyboard.press('c');
  await expect(desk.dialog('cite.title', { count: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(desk.results.nth(1).locator('[data-work-title]')).toBeFocused();
  await page.keyboard.press('s');
  await expect(desk.dialog('save.moveTitle', { count: 1 })).toBeVisible();
  await page.keyboard.press('Escape');

  await desk.openTab('library');
  await expect(desk.kept).toHaveCount(4);
  await page.getByRole('searchbox', { name: desk.text('mine.find') }).fill('harrow');
  await expect(desk.kept).toHaveCount(2);
  await desk.actionOf(desk.kept.first(), 'remove').click();
  await expect(desk.kept).toHaveCount(1);
  await desk.button('undo').click();
  await expect(desk.kept).toHaveCount(2);
});

test('more results come below the ones that are read, and the page does not jump', async ({ page }) => {
  const desk = new ExploreDesk(page);
  await desk.open(`?tab=search&q=${encodeURIComponent('社会')}`);
  await expect(desk.results).toHaveCount(15);
  const more = desk.button('found.next');
  await more.scrollIntoViewIfNeeded();
  const before = await desk.results.last().boundingBox();
  await more.click();
  await expect(desk.results).toHaveCount(30);
  expect((await desk.results.nth(14).boundingBox())?.y).toBe(before?.y);
});

test('several works are selected and cited together, and the page keeps its search while another page is shown', async ({
  page,
}) => {
  const desk = new ExploreDesk(page);
  await desk.open('?tab=search&q=learning&type=book');
  await desk.results.nth(0).getByRole('checkbox').check();
  await desk.results.nth(1).getByRole('checkbox').check();
  const found = await desk.results.count();
  const bar = page.getByRole('toolbar', { name: desk.text('selection.label') });
  await expect(bar).toContainText(desk.text('selection.count', { count: 2 }));
  await desk.actionOf(bar, 'cite').click();
  const cited = desk.dialog('cite.title', { count: 2 });
  await expect(cited.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(cited).toBeHidden();

  const tabs = page.getByRole('navigation', { name: 'Main functions' });
  await tabs.getByRole('link', { name: textOf('en', 'shell', 'routes.writepaper.title') }).click();
  await expect(page).toHaveURL(/writepaper/);
  await tabs.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL(/q=learning&type=book/);
  await expect(desk.results).toHaveCount(found);
});
