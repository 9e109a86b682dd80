import { languageLabels } from '@yanmo/contract/code-labels';
import { newPhone } from './accounts.ts';
import { LoginForm } from './login-dialog.ts';
import { OutlineDesk } from './outline-desk.ts';
import {
  browserLocale,
  editByKeyboard,
  expectWritten,
  matters,
  testedLanguages,
  writeCustom,
  writeProfessional,
} from './outline-flows.ts';
import { expect, test } from './test.ts';

for (const language of testedLanguages) {
  test.describe(`in ${language}, the built-in engine takes a title to an outline that one edits`, () => {
    test.use({ locale: browserLocale[language] });
    const matter = matters[language];

    test('in one step', async ({ page, account, request }) => {
      const desk = new OutlineDesk(page, language);
      const title = matter.professional;
      await writeProfessional(desk, title, language);
      await expectWritten(desk, { title, level: 'MASTER', language, engine: 'BUILT_IN' });
      await editByKeyboard(desk, matter, { request, account });
    });

    test('step by step', async ({ page, account, request }) => {
      const desk = new OutlineDesk(page, language);
      const title = matter.custom;
      await writeCustom(desk, title, language);
      await expectWritten(desk, { title, level: 'UNDERGRADUATE', language, engine: 'BUILT_IN' });
      await desk.workMarks.first().click();
      await expect(page.getByRole('dialog')).toContainText(matter.work);
      await page.keyboard.press('Escape');
      await editByKeyboard(desk, matter, { request, account });
    });
  });
}

test('a visitor is helped to a title, and after logging in goes on from there', async ({ page }) => {
  const desk = new OutlineDesk(page);
  await desk.open();
  await desk.button('titleHelp.open').click();
  const help = page.getByRole('region', { name: desk.text('titleHelp.label') });
  const titles = help.getByRole('listitem').getByRole('button');
  await expect(titles).toHaveCount(5);
  await desk.textbox('titleHelp.keywords').fill('night buses, shift work');
  await desk.button('titleHelp.ask').click();
  await expect(titles.filter({ hasText: /night buses|shift work/i })).not.toHaveCount(0);
  await expect(titles).toHaveCount(5);
  const chosen = (await titles.first().locator('strong').textContent()) ?? '';
  await titles.first().click();
  await expect(help).toBeHidden();
  await expect(desk.title).toHaveValue(chosen);

  await desk.button('version.v2.submit').click();
  await LoginForm.inDialog(page).logIn(newPhone());
  await desk.expectStep('KEYWORDS');
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible();
});

test('a title that says nothing is refused beside the field, before anything is sent', async ({ page, account }) => {
  expect(account.phone).toHaveLength(11);
  const desk = new OutlineDesk(page);
  await desk.open();
  for (const [title, problem] of [
    ['', 'titleRequired'],
    ['A', 'titleWithoutWords'],
    ['🎓🎓🎓', 'titleWithoutWords'],
  ] as const) {
    await desk.title.fill(title);
    await desk.button('version.v2.submit').click();
    await expect(desk.title).toHaveAccessibleDescription(desk.text(`form.${problem}`));
    await expect(desk.title).toBeFocused();
  }
  await desk.title.fill('乡村寄宿制小学的夜间照护');
  await desk.button('form.switchLanguage', { language: languageLabels.zh.en }).click();
  await desk.button('version.v2.submit').click();
  await desk.expectStep('KEYWORDS');
  await expect(desk.keywords.first()).toContainText(/\p{Script=Han}/u);
});
