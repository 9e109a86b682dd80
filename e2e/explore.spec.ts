import { newPhone } from './accounts.ts';
import { ExplorePage } from './explore-page.ts';
import { bibliography, brokenBibliography, importBibliography } from './library.ts';
import { LoginForm } from './login-dialog.ts';
import { browserLocale, languagesOf } from './outline-flows.ts';
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

const soughtIn: Record<keyof typeof browserLocale, Sought> = {
  zh: {
    words: '夜间经济',
    title: '城市夜间经济的空间分布与居民满意度',
    marked: '夜间经济',
    misspelt: '城市夜间经挤的空间分部与居民满意度',
    other: '夜间经济对青年就业的影响',
    year: '2020',
    real: '张文显. 法哲学范畴研究[M]. 中国政法大学出版社, 2001.',
    style: { name: 'GB/T 7714—2025', text: '城市夜间经济的空间分布与居民满意度[J]' },
  },
  en: {
    words: 'night markets',
    title: 'Lanterns over the Harbour: A History of Night Markets',
    marked: 'Night',
    misspelt: 'Lantrns ovr the Harbor: A Histroy of Night Markts',
    other: 'Night markets and neighbourhood trust',
    year: '2010',
    real: 'Wellek, R., & Warren, A. (1963). Theory of Literature. Cape.',
    style: { name: 'APA', text: 'Lanterns over the harbour' },
  },
};
const invented =
  'Prentice, Q. (2014). Invisible bakeries of the ninth district. Journal of Unlikely Places, 3(1), 1–9.';

for (const language of languagesOf('zh')) {
  const sought = soughtIn[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language], permissions: ['clipboard-read', 'clipboard-write'] });

    test('words find works, a filter narrows them and stays in the address; a misspelt title is found by likeness, cited and copied', async ({
      page,
      request,
      account,
    }) => {
      await importBibliography(request, account);
      const explore = new ExplorePage(page, language);
      await explore.open();
      await explore.search(sought.words);
      await expect(explore.results).toHaveCount(2);
      await expect(explore.result(sought.title).locator('mark').first()).toHaveText(sought.marked);
      await expect(page).toHaveURL(/[?&]q=/);

      // What stands behind it, by keyboard alone.
      const mark = explore.result(sought.title).locator('[data-standing]');
      await mark.focus();
      await page.keyboard.press('Enter');
      const evidence = page.getByRole('dialog', { name: textOf(language, 'sources', 'mark.GIVEN') });
      await expect(evidence).toContainText(textOf(language, 'sources', 'evidence.missing.GIVEN'));
      await page.keyboard.press('Escape');
      await expect(evidence).toBeHidden();
      await expect(mark).toBeFocused();

      await page.getByRole('textbox', { name: explore.text('filter.yearFrom'), exact: true }).fill(sought.year);
      await expect(explore.results).toHaveCount(1);
      await expect(explore.result(sought.other)).toBeVisible();
      await page.reload();
      await expect(explore.query).toHaveValue(sought.words);
      await expect(explore.results).toHaveCount(1);
      await explore.button('filter.clear').click();
      await expect(explore.results).toHaveCount(2);

      await explore.search(sought.misspelt);
      await expect(page.getByText(explore.text('found.likeness', { query: sought.misspelt }))).toBeVisible();
      await explore.actionOf(explore.result(sought.title), 'cite').click();
      const panel = explore.dialog('cite.title', { count: 1 });
      await panel.getByText(sought.style.name, { exact: true }).click();
      await expect(panel.getByRole('listitem')).toContainText(sought.style.text);
      await panel.getByRole('button', { name: explore.text('cite.copy') }).click();
      await expect(messageOf(page, textOf(language, 'shell', 'copy.copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(sought.style.text);
      const download = page.waitForEvent('download');
      await panel.getByRole('button', { name: explore.text('cite.download', { format: 'BibTeX' }) }).click();
      expect((await download).suggestedFilename()).toBe('references.bib');
    });
  });
}

for (const language of languagesOf('en')) {
  const sought = soughtIn[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language] });

    test('a file is imported and its broken entries told; of a pasted list the real reference agrees field by field and the invented one is not found', async ({
      page,
      account,
    }) => {
      expect(account.phone).toHaveLength(11);
      const explore = new ExplorePage(page, language);
      await explore.open('?tab=library');
      await page.getByLabel(explore.text('import.choose')).setInputFiles({
        name: 'harbour.bib',
        mimeType: 'application/x-bibtex',
        buffer: Buffer.from(brokenBibliography),
      });
      const report = page.getByRole('region', { name: explore.text('import.label') });
      await expect(report).toContainText(explore.text('import.imported', { count: 2 }));
      await expect(report).toContainText(explore.text('import.rejected', { count: 2 }));
      await expect(report.getByRole('row').nth(1)).toContainText(explore.text('import.reason.missing_title'));
      await expect(report.getByRole('row').nth(2)).toContainText(explore.text('import.reason.broken_entry'));
      await expect(explore.kept).toHaveCount(2);

      await explore.openTab('check');
      await page.getByRole('textbox', { name: explore.text('check.label') }).fill(`${sought.real}\n\n${invented}\n`);
      await explore.button('check.startCount', { count: 2 }).click();
      await expect(explore.checked).toHaveCount(2);
      // On a site without indexes nobody has borne the record out.
      await expect(explore.checked.first()).toContainText(explore.text('outcome.MATCHED.name'));
      await expect(explore.checked.first().getByRole('row').nth(1)).toContainText(explore.text('state.SAME'));
      await expect(explore.checked.nth(1)).toContainText(explore.text('outcome.NOT_FOUND.name'));
    });
  });
}

test('a visitor saves a work: the login comes in between, the folder after it, saving can be undone, and the work begins a new custom outline', async ({
  page,
}) => {
  const explore = new ExplorePage(page);
  await explore.open('?tab=search&q=Diffusion+of+Innovations');
  const entry = explore.result('Diffusion of Innovations');
  await explore.actionOf(entry, 'save').click();
  await LoginForm.inDialog(page).logIn(newPhone());
  const dialog = explore.dialog('save.title', { count: 1 });
  await dialog.getByRole('textbox', { name: explore.text('folder.new') }).fill('Innovation');
  await dialog.getByRole('button', { name: explore.text('save.intoNew') }).click();
  await expect(explore.actionOf(entry, 'saved')).toBeVisible();

  await explore.openTab('library');
  await page
    .getByRole('navigation', { name: explore.text('folder.label') })
    .getByRole('button', { name: /^Innovation/ })
    .click();
  await expect(explore.kept).toHaveCount(1);
  const removing = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await messageOf(page, explore.text('save.done', { count: 1 }))
    .getByRole('button', { name: explore.text('undo') })
    .click();
  expect(await (await removing).json()).toMatchObject({ result: { removed: 1 } });
  await expect(explore.kept).toHaveCount(0);

  await explore.openTab('search');
  await explore.actionOf(entry, 'use').click();
  const use = explore.dialog('use.title');
  await use.getByRole('textbox', { name: explore.text('use.paperTitle') }).fill('How ideas travel between teams');
  await use.getByRole('button', { name: explore.text('use.begin') }).click();
  await expect(page).toHaveURL(/\/main\/writepaper\?key=/);
  await expect(page.getByRole('main')).toContainText('Diffusion of Innovations');
});

test('with the keyboard one goes from the search line through the results, cites and saves; a removed work comes back when that is undone', async ({
  page,
  request,
  account,
}) => {
  await importBibliography(request, account, bibliography);
  const explore = new ExplorePage(page);
  await explore.open('?tab=search&q=night+markets');
  await expect(explore.results).toHaveCount(2);
  await page.keyboard.press('/');
  await expect(explore.query).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(explore.results.nth(1).locator('[data-work-title]')).toBeFocused();
  await page.keyboard.press('c');
  await expect(explore.dialog('cite.title', { count: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explore.results.nth(1).locator('[data-work-title]')).toBeFocused();
  await page.keyboard.press('s');
  await expect(explore.dialog('save.moveTitle', { count: 1 })).toBeVisible();
  await page.keyboard.press('Escape');

  await explore.openTab('library');
  await expect(explore.kept).toHaveCount(4);
  await page.getByRole('searchbox', { name: explore.text('mine.find') }).fill('harrow');
  await expect(explore.kept).toHaveCount(2);
  await explore.actionOf(explore.kept.first(), 'remove').click();
  await expect(explore.kept).toHaveCount(1);
  await explore.button('undo').click();
  await expect(explore.kept).toHaveCount(2);
});

test('more results come below the ones that are read, and the page does not jump', async ({ page }) => {
  const explore = new ExplorePage(page);
  await explore.open(`?tab=search&q=${encodeURIComponent('社会')}`);
  await expect(explore.results).toHaveCount(15);
  const more = explore.button('found.next');
  await more.scrollIntoViewIfNeeded();
  const before = await explore.results.last().boundingBox();
  await more.click();
  await expect(explore.results).toHaveCount(30);
  expect((await explore.results.nth(14).boundingBox())?.y).toBe(before?.y);
});

test('several works are selected and cited together, and the page keeps its search while another page is shown', async ({
  page,
}) => {
  const explore = new ExplorePage(page);
  await explore.open('?tab=search&q=learning&type=book');
  await explore.results.nth(0).getByRole('checkbox').check();
  await explore.results.nth(1).getByRole('checkbox').check();
  const found = await explore.results.count();
  const bar = page.getByRole('toolbar', { name: explore.text('selection.label') });
  await expect(bar).toContainText(explore.text('selection.count', { count: 2 }));
  await explore.actionOf(bar, 'cite').click();
  const cited = explore.dialog('cite.title', { count: 2 });
  await expect(cited.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(cited).toBeHidden();

  const tabs = page.getByRole('navigation', { name: 'Main functions' });
  await tabs.getByRole('link', { name: textOf('en', 'shell', 'routes.writepaper.title') }).click();
  await expect(page).toHaveURL(/writepaper/);
  await tabs.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL(/q=learning&type=book/);
  await expect(explore.results).toHaveCount(found);
});
