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
