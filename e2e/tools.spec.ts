import JSZip from 'jszip';
import { expectPageAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';

test.use({ locale: 'zh-CN' });

const text = (key: string, values: Record<string, string | number> = {}): string => textOf('zh', 'tools', key, values);
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** On the paper of another continent, with narrow margins. */
async function typedThesis(): Promise<Buffer> {
  const zip = new JSZip();
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  const paragraphs = [
    '第一章 绪论',
    '县域公共图书馆近年来不断扩大数字阅读服务的范围。',
    '参考文献',
    '[1] 张三. 数据的价值.',
  ];
  const body = paragraphs.map((one) => `<w:p><w:r><w:t>${one}</w:t></w:r></w:p>`).join('');
  zip.file(
    'word/document.xml',
    `<w:document xmlns:w="${word}"><w:body>${body}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="720" w:bottom="720" w:left="720" w:right="720"/></w:sectPr></w:body></w:document>`,
  );
  return zip.generateAsync({ type: 'nodebuffer' });
}

test('words are counted, references printed in another style, and a Word file is checked, each with what was typed before', async ({
  page,
  account: _account,
}) => {
  await page.goto('/main/aitools?tool=count');
  const figures = page.getByLabel(text('count.result'));
  const counted = page.getByRole('textbox', { name: text('count.label') });
  await counted.fill('本文研究 12 libraries。\n参考文献\n[1] 张三. 数据.');
  const figure = (name: string) => figures.locator('div', { hasText: text(`count.${name}`) }).getByRole('definition');
  await expect(figure('units')).toHaveText('15');
  await page.getByRole('switch', { name: text('count.withoutReferences') }).check();
  await expect(figure('units')).toHaveText('6');
  await expect(figure('eastern')).toHaveText('4');

  const tool = (name: string) =>
    page.getByRole('navigation', { name: text('list') }).getByRole('link', { name: text(`tool.${name}.title`) });
  await tool('references').click();
  const line = '张三. 数据的价值[J]. 管理评论, 2020, 12(3): 1-5.';
  await page.getByRole('textbox', { name: text('references.label') }).fill(`${line}\n没有读懂的一行`);
  await page.getByRole('button', { name: text('references.ask') }).click();
  const list = page.getByRole('region', { name: text('references.result', { count: 1 }) });
  await expect(list.locator('li').first()).toContainText('数据的价值[J]. 管理评论, 2020');
  await page.getByLabel(text('references.style')).selectOption('apa');
  await expect(list.locator('em').first()).toContainText('管理评论');
  await expect(page.getByText('今天还可用 48 次')).toBeVisible();

  await tool('format').click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: text('format.choose') }).click();
  await (await chosen).setFiles({ name: '论文.docx', mimeType: '', buffer: await typedThesis() });
  const faults = page.getByRole('list').filter({ hasText: text('rule.PAGE_SIZE') });
  await expect(faults).toContainText(text('value.page', { width: 210, height: 297 }));
  await expect(faults).toContainText(text('rule.MARGIN_LEFT'));
  await expectPageAccessible(page, 'the faults of a Word file', { isFirst: false });
  // Another template finds other faults in the file that lies there already.
  await page.getByLabel(text('format.template')).selectOption({ index: 1 });
  await page.getByRole('button', { name: text('format.again') }).click();
  await expect(page.getByText('今天还可用 46 次')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 740 });
  await tool('count').click();
  await expect(counted).toHaveValue(/libraries/u);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
});
