import { languageLabels } from '@yanmo/contract/code-labels';
import { newPhone } from './accounts.ts';
import { LoginForm } from './login-dialog.ts';
import {
  browserLocale,
  editByKeyboard,
  expectWritten,
  languagesOf,
  matters,
  writeCustom,
  writeProfessional,
} from './outline-flows.ts';
import { OutlinePages } from './outline-pages.ts';
import { getOutline, readHeadings } from './outlines.ts';
import { expect, test } from './test.ts';

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language] });
    const matter = matters[language];

    test('the built-in engine takes a title to an outline that one edits, in one step', async ({
      page,
      account,
      request,
    }) => {
      const outlines = new OutlinePages(page, language);
      const title = matter.professional;
      await writeProfessional(outlines, title, language);
      await expectWritten(outlines, { title, level: 'MASTER', language, engine: 'BUILT_IN' });
      await editByKeyboard(outlines, matter, { request, account });
    });
  });
}

for (const language of languagesOf('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language] });
    const matter = matters[language];

    test('the built-in engine takes a title to an outline that one edits, step by step', async ({
      page,
      account,
      request,
    }) => {
      const outlines = new OutlinePages(page, language);
      const title = matter.custom;
      await writeCustom(outlines, title, language);
      await expectWritten(outlines, { title, level: 'UNDERGRADUATE', language, engine: 'BUILT_IN' });
      await outlines.workMarks.first().click();
      await expect(page.getByRole('dialog')).toContainText(matter.work);
      await page.keyboard.press('Escape');
      await editByKeyboard(outlines, matter, { request, account });
    });
  });
}

test.describe('a title read', () => {
  test.use({ locale: browserLocale.zh });

  test('a question, put right in the line and with two wishes, becomes an outline that has them', async ({
    page,
    account,
    request,
  }) => {
    const outlines = new OutlinePages(page, 'zh');
    await outlines.open();
    await outlines.title.fill('社区食堂为什么越办越难？');
    await outlines.correctPart('object', '社区食堂的可持续运营');
    await outlines.correctPart('context', '杭州市拱墅区');
    await outlines.readKind.selectOption({ label: outlines.text('kind.case-study') });
    await outlines.chooseVersion('v1');
    await outlines.textbox('form.requirements').fill('第三章用问卷调查；要有一节国内外比较；语言平实一些');
    await expect(outlines.wishes).toHaveText([
      /问卷调查.*第 3 章/,
      /国内外/,
      new RegExp(outlines.text('whyNot.FOR_THE_TEXT')),
    ]);
    await outlines.wishes.last().getByRole('button').click();
    await expect(outlines.wishes).toHaveCount(2);
    await expect(outlines.textbox('form.requirements')).toHaveValue('第三章用问卷调查；要有一节国内外比较');
    await outlines.button('version.v1.submit').click();

    await expect(outlines.sheet).toBeVisible({ timeout: 20_000 });
    await expect(outlines.readPart('object')).toHaveText('社区食堂的可持续运营');
    await expect(outlines.readKind).toHaveValue('case-study');
    await expect(outlines.wishes).toHaveCount(2);
    const outline = await getOutline(request, account, await outlines.readKey());
    const headings = readHeadings(outline);
    expect(readHeadings({ chapters: outline.chapters.slice(2, 3) }).join()).toContain('问卷');
    for (const asked of ['比较', '可持续运营', '杭州市拱墅区']) expect(headings.join()).toContain(asked);
    expect(headings.join()).not.toContain('为什么');
  });
});

test('a visitor is helped to a title, and after logging in goes on from there', async ({ page }) => {
  const outlines = new OutlinePages(page);
  await outlines.open();
  await outlines.button('titleHelp.open').click();
  const help = page.getByRole('region', { name: outlines.text('titleHelp.label') });
  const titles = help.getByRole('listitem').getByRole('button');
  await expect(titles).toHaveCount(5);
  await outlines.textbox('titleHelp.keywords').fill('night buses, shift work');
  await outlines.button('titleHelp.ask').click();
  await expect(titles.filter({ hasText: /night buses|shift work/i })).not.toHaveCount(0);
  await expect(titles).toHaveCount(5);
  const chosen = (await titles.first().locator('strong').textContent()) ?? '';
  await titles.first().click();
  await expect(help).toBeHidden();
  await expect(outlines.title).toHaveValue(chosen);

  await outlines.button('version.v2.submit').click();
  await LoginForm.inDialog(page).logIn(newPhone());
  await outlines.expectStep('KEYWORDS');
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible();
});

test('a title that says nothing is refused beside the field, before anything is sent', async ({ page, account }) => {
  expect(account.phone).toHaveLength(11);
  const outlines = new OutlinePages(page);
  await outlines.open();
  for (const [title, problem] of [
    ['', 'titleRequired'],
    ['A', 'titleWithoutWords'],
    ['🎓🎓🎓', 'titleWithoutWords'],
  ] as const) {
    await outlines.title.fill(title);
    await outlines.button('version.v2.submit').click();
    await expect(outlines.title).toHaveAccessibleDescription(outlines.text(`form.${problem}`));
    await expect(outlines.title).toBeFocused();
  }
  await outlines.title.fill('乡村寄宿制小学的夜间照护');
  await outlines.button('form.switchLanguage', { language: languageLabels.zh.en }).click();
  await outlines.button('version.v2.submit').click();
  await outlines.expectStep('KEYWORDS');
  await expect(outlines.keywords.first()).toContainText(/\p{Script=Han}/u);
});
