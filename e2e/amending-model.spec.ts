import JSZip from 'jszip';
import { commentedThesis, cut, kept } from './commented-thesis.ts';
import { test } from './model-test.ts';
import { readDownload } from './paper-files.ts';
import { expect } from './test.ts';
import { patternOf, textOf } from './texts.ts';

test.use({ locale: 'zh-CN' });

const text = (key: string): string => textOf('zh', 'comments', key);
const deed = (name: string): RegExp => new RegExp(`^${text(`view.${name}`)}`, 'u');

test('a model rewrites what two comments ask for, and nothing around it; both come back as tracked changes', async ({
  page,
  account: _account,
  double,
}) => {
  // Neither says the new words outright: both have to be written.
  const comments = ['“更新”一词不准确，应写成“更换”', '全文统一称“公司”为宜，请核对'] as const;
  await page.goto('/main/amendpaper');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: text('send.choose') }).click();
  await (await chosen).setFiles({ name: '论文.docx', mimeType: '', buffer: await commentedThesis(comments) });
  const list = page.getByRole('navigation', { name: text('file.changes') });
  const view = page.getByRole('region', { name: text('view.label') });
  await expect(list.getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: patternOf('zh', 'comments', 'file.proposeAll_other') }).click();
  await expect(view.locator('ins').last()).toContainText('更换');
  await view.getByRole('button', { name: deed('accept') }).click();
  await expect(view.locator('ins').last()).toContainText('公司');
  await view.getByRole('button', { name: deed('accept') }).click();
  await expect(list.getByText(text('state.ACCEPTED'))).toHaveCount(2);
  expect((await double.countAsked()).amendment, 'one question for each comment').toBe(2);

  await page.getByRole('button', { name: text('file.export') }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('export.download') })
    .click();
  const zip = await JSZip.loadAsync((await readDownload(download)).content);
  const written = (await zip.file('word/document.xml')?.async('string')) ?? '';
  const words = (tag: string) =>
    Array.from(written.matchAll(new RegExp(`<w:${tag}[^>]*>([^<]*)`, 'gu')), ([, one]) => one);
  const removed = words('delText').join('');
  expect(removed).toContain('更新');
  expect(removed).toContain('企业');
  for (const sentence of kept) expect(words('t').join('')).toContain(sentence);
  expect(words('t').join('')).toContain(cut.replace('更新', '更换'));
});
