import JSZip from 'jszip';

/** The first paragraph: what nobody commented on, on both sides of what somebody did. */
export const kept = [
  '县域公共图书馆近年来不断扩大数字阅读服务的范围。',
  '这些变化对馆员的能力提出了新的要求。',
] as const;
export const cut = '许多分馆的设备已经更新，读者的借阅方式也随之改变。';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const on = (id: number, text: string): string =>
  `<w:commentRangeStart w:id="${id}"/>${run(text)}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
const comment = (id: number, text: string): string =>
  `<w:comment w:id="${id}" w:author="王老师" w:date="2026-11-02T09:30:00Z"><w:p>${run(text)}</w:p></w:comment>`;

/** A thesis in small, as an advisor gives it back: one comment on a sentence, one on the word 企业. */
export async function commentedThesis(comments: readonly [string, string]): Promise<Buffer> {
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
    `<w:comments xmlns:w="${word}">${comments.map((said, id) => comment(id, said)).join('')}</w:comments>`,
  );
  return zip.generateAsync({ type: 'nodebuffer' });
}
