import JSZip from 'jszip';
import { expectPageAccessible } from './axe.ts';
import { readDownload } from './paper-files.ts';
import { expect, test } from './test.ts';
import { patternOf, textOf } from './texts.ts';

test.use({ locale: 'zh-CN' });

const kept = ['县域公共图书馆近年来不断扩大数字阅读服务的范围。', '这些变化对馆员的能力提出了新的要求。'] as const;
const cut = '许多分馆的设备已经更新，读者的借阅方式也随之改变。';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const on = (id: number, text: string): string =>
  `<w:commentRangeStart w:id="${id}"/>${run(text)}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
const comment = (id: number, text: string): string =>
  `<w:comment w:id="${id}" w:author="王老师" w:date="2026-11-02T09:30:00Z"><w:p>${run(text)}</w:p></w:comment>`;

/** A thesis in small, as an advisor gives it back. */
async function thesis(): Promise<Buffer> {
  const zip = new JSZip();
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/><Override PartName="/word/comments.xml" ContentType="${type}.comments+xml"/></Types>`,
  );
  const relationship = (name: string, target: string): string =>
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${name}" Target="${target}"/></Relationships>`;
  zip.file('_rels/.rels', relationship('officeDocument', 'word/document.xml'));
  zip.file('word/_rels/document.xml.rels', relationship('comments', 'comments.xml'));
  zip.file(
    'word/document.xml',
    `<w:document xmlns:w="${word}"><w:body><w:p>${run(kept[0])}${on(0, cut)}${run(kept[1])}</w:p><w:p>${run('本文以')}${on(1, '企业')}${run('为研究对象。')}</w:p></w:body></w:document>`,
  );
  zip.file(
    'word/comments.xml',
    `<w:comments xmlns:w="${word}">${comment(0, '删去这句')}${comment(1, '改为“公司”')}</w:comments>`,
  );
  return zip.generateAsync({ type: 'nodebuffer' });
}

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
  await (await chosen).setFiles({ name: '论文.docx', mimeType: '', buffer: await thesis() });

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
