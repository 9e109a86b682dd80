import { languageLabels } from '@yanmo/contract/code-labels';
import { newPhone } from './accounts.ts';
import { expectAccessible } from './axe.ts';
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
import { createOutline, getOutline, readHeadings } from './outlines.ts';
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
    await outlines.correctPart('aspect', '居民愿不愿意付费');
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

    await expect(outlines.sheet).toBeVisible();
    await expect(outlines.readPart('object')).toHaveText('社区食堂的可持续运营');
    await expect(outlines.readPart('aspect')).toHaveText('居民愿不愿意付费');
    await expect(outlines.readKind).toHaveValue('case-study');
    await expect(outlines.wishes).toHaveCount(2);
    const outline = await getOutline(request, account, await outlines.readKey());
    const headings = readHeadings(outline);
    expect(readHeadings({ chapters: outline.chapters.slice(2, 3) }).join()).toContain('问卷');
    for (const asked of ['比较', '可持续运营', '居民愿不愿意付费', '杭州市拱墅区'])
      expect(headings.join()).toContain(asked);
    expect(headings.join()).not.toContain('为什么');
  });
});

test.describe('a doubtful plan', () => {
  test('says why, and one press by the keyboard plans it as the other kind', async ({ page, account, request }) => {
    const outlines = new OutlinePages(page);
    const title = 'Night Buses and the City';
    const { key1, chapters, doubts, understanding, free_num } = await createOutline(request, account, {
      ...{ title, field: 'interdisciplinary' },
    });
    const other = doubts[0]?.kind ?? '';
    await outlines.open(key1);
    await expect(outlines.doubts).toContainText(
      outlines.text('doubts.kindOf', {
        ...{ kind: outlines.text(`kind.${understanding?.kind}`), other: outlines.text(`kind.${other}`) },
      }),
    );
    await expectAccessible(page, 'a doubtful plan');
    await outlines.button('doubts.planAs', { kind: outlines.text(`kind.${other}`) }).focus();
    await page.keyboard.press('Enter');
    await expect(outlines.readKind).toHaveValue(other);
    await expect(outlines.doubts.getByText(outlines.text('doubts.cost'))).toBeHidden();
    const again = await getOutline(request, account, key1);
    expect(again).toMatchObject({ understanding: { kind: other, confidence: { kind: 1 } }, free_num: free_num - 1 });
    expect(again.chapters.map((chapter) => chapter.title)).not.toEqual(chapters.map((chapter) => chapter.title));
    await outlines.tool('undo').click();
    await expect(outlines.chapters).toHaveCount(chapters.length);
    await expect(outlines.heading(2)).toHaveValue(chapters[1]?.title ?? '');
  });

  test('shows what of the title is in no heading, and has a chapter of it at one press', async ({
    page,
    account,
    request,
  }) => {
    const outlines = new OutlinePages(page);
    const title = 'Standardized Testing: Does It Measure Learning?';
    const { key1, chapters } = await createOutline(request, account, { title, field: 'education' });
    await outlines.open(key1);
    await expect(outlines.doubts).toContainText(outlines.text('doubts.UNSAID', { text: 'Standardized Testing' }));
    await outlines.button('doubts.addChapter').click();
    await expect(outlines.heading(chapters.length)).toHaveValue('Standardized Testing');
    await expect(outlines.heading(chapters.length)).toBeFocused();
    await expect(outlines.doubts).toBeHidden();
    await outlines.expectSaved();
    expect((await getOutline(request, account, key1)).doubts).toEqual([]);
  });

  test.describe('in Chinese', () => {
    test.use({ locale: browserLocale.zh });

    test('is put right before it is written, by what the title could be as well', async ({
      page,
      account: _account,
    }) => {
      const outlines = new OutlinePages(page, 'zh');
      await outlines.open();
      await outlines.title.fill('双十一购物节');
      const other = page.getByRole('button', { name: outlines.pattern('reading.orKind') });
      const named = await other.textContent();
      await other.click();
      await expect(other).toBeHidden();
      const chosen = await outlines.readKind.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
      expect(named).toBe(outlines.text('reading.orKind', { kind: chosen ?? '' }));
      await outlines.chooseVersion('v1');
      await outlines.button('version.v1.submit').click();
      await expect(outlines.sheet).toBeVisible();
      await outlines.button('doubts.change').click();
      await expect(outlines.textbox('reading.aspect')).toBeFocused();
    });
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
