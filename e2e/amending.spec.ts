import JSZip from 'jszip';
import { expectPageAccessible } from './axe.ts';
import { commentedThesis, cut } from './commented-thesis.ts';
import { readDownload } from './paper-files.ts';
import { expect, test } from './test.ts';
import { patternOf, textOf } from './texts.ts';

test.use({ locale: 'zh-CN' });

const text = (key: string): string => textOf('zh', 'comments', key);
/** With the key that does the same. */
const deed = (name: string): RegExp => new RegExp(`^${text(`view.${name}`)}`, 'u');

test('a thesis with two comments is amended by mouse and by keyboard, and comes back with tracked changes', async ({
  page,
  account: _account,
}) => {
  // Whoever has no paper here is met by the place for a file.
  await page.goto('/main/amendpaper');
  await expect(page.getByRole('radio', { name: text('choice.word') })).toBeChecked();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: text('send.choose') }).click();
  await (await chosen).setFiles({
    name: '论文.docx',
    mimeType: '',
    buffer: await commentedThesis(['删去这句', '改为“公司”']),
  });

  const list = page.getByRole('navigation', { name: text('file.changes') });
  const view = page.getByRole('region', { name: text('view.label') });
  await expect(list.getByRole('button')).toHaveCount(2);
  await expect(view.locator('mark')).toHaveText(cut);
  await expectPageAccessible(page, 'a thesis with comments', { isFirst: false });
  await page.getByRole('button', { name: patternOf('zh', 'comments', 'file.proposeAll_other') }).click();
  await expect(view.locator('del').last()).toContainText(cut);
  await view.getByRole('button', { name: deed('accept') }).click();

  // The next one is there; a slip of the hand is taken back.
  await expect(view.locator('ins').last()).toContainText('公司');
  // No key needs the focus to be brought back.
  await page.keyboard.press('d');
  await expect(list).toContainText(text('state.DISMISSED'));
  await page.keyboard.press('u');
  await expect(view.getByRole('button', { name: deed('accept') })).toBeVisible();
  // An answer that nobody saved goes along with what is decided.
  await view.getByRole('textbox', { name: text('answer.label') }).fill('已统一，谢谢老师');
  await view.getByRole('button', { name: deed('accept') }).click();
  await expect(list.getByText(text('state.ACCEPTED'))).toHaveCount(2);

  await page.getByRole('button', { name: text('file.export') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('张同学');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: text('export.download') }).click();
  const zip = await JSZip.loadAsync((await readDownload(download)).content);
  const part = async (name: string): Promise<string> => (await zip.file(`word/${name}.xml`)?.async('string')) ?? '';
  const written = await part('document');
  expect(written).toContain('w:author="张同学"');
  expect(Array.from(written.matchAll(/<w:delText[^>]*>([^<]*)/gu), ([, words]) => words)).toEqual([cut, '企业']);
  expect(await part('comments')).toContain('已统一，谢谢老师');
  expect((await part('commentsExtended')).match(/done="1"/gu)?.length).toBe(3);

  // On a phone the list stands above the words.
  await page.setViewportSize({ width: 375, height: 740 });
  await page.keyboard.press('Escape');
  await expect(list).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});
