import { documentXml, type Members, zipOf } from '../../readers/testing/office-files.ts';
import { paragraph, run } from '../../rewriting/testing/manuscript-file.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** As Word sets one around words of a paragraph. */
export const on = (id: number, inside: string): string =>
  `<w:commentRangeStart w:id="${id}"/>${inside}<w:commentRangeEnd w:id="${id}"/>${sign(id)}`;
export const sign = (id: number): string =>
  `<w:r><w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:commentReference w:id="${id}"/></w:r>`;

export interface MadeComment {
  id: number;
  text: string;
  author?: string;
  at?: string;
  /** Left out, as older programs do it: then the file has no list of threads either. */
  mark?: string;
  parent?: string;
  isDone?: boolean;
}

/** A Word file around the given body, with these comments. */
export function commentedFile(
  body: string,
  comments: readonly MadeComment[],
  parts: Members = {},
): Promise<Uint8Array> {
  const marked = comments.filter(({ mark }) => mark !== undefined);
  const hasThreads = marked.length > 0;
  const extended = marked.map(
    ({ mark, parent, isDone }) =>
      `<w15:commentEx w15:paraId="${mark}"${parent ? ` w15:paraIdParent="${parent}"` : ''} w15:done="${isDone ? 1 : 0}"/>`,
  );
  const listed = comments.map(
    ({ id, text, author = '王老师', at = '2026-11-02T09:30:00Z', mark }) =>
      `<w:comment w:id="${id}" w:author="${author}" w:date="${at}" w:initials="W"><w:p${mark ? ` w14:paraId="${mark}"` : ''}>${run(text)}</w:p></w:comment>`,
  );
  const types = ['comments', ...(hasThreads ? ['commentsExtended'] : [])];
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${types.map((type) => `<Override PartName="/word/${type}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/comments" Target="comments.xml"/>${hasThreads ? '<Relationship Id="rId2" Type="http://schemas.microsoft.com/office/2011/relationships/commentsExtended" Target="commentsExtended.xml"/>' : ''}</Relationships>`,
    'word/document.xml': documentXml(body),
    'word/comments.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${word}" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml">${listed.join('')}</w:comments>`,
    ...(hasThreads
      ? {
          'word/commentsExtended.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w15:commentsEx xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml">${extended.join('')}</w15:commentsEx>`,
        }
      : {}),
    ...parts,
  });
}

export const sentences = [
  '县域公共图书馆近年来不断扩大数字阅读服务的范围。',
  '许多分馆的设备已经更新，读者的借阅方式也随之改变。',
  '这些变化对馆员的能力提出了新的要求。',
] as const;

/** A thesis in small with two comments of an advisor: one on a sentence, one on a word. */
export const twoComments = (): Promise<Uint8Array> =>
  commentedFile(
    [
      paragraph(run('第一章 绪论')),
      paragraph(`${run(sentences[0])}${on(0, run(sentences[1]))}${run(sentences[2])}`),
      paragraph(`${run('本文以')}${on(1, run('企业'))}${run('为研究对象，讨论企业数字化转型的路径与困难。')}`),
    ].join(''),
    [
      { id: 0, text: '这一段啰嗦，删去第二句', mark: '1A2B3C01' },
      { id: 1, text: '把“企业”统一改为“公司”', mark: '1A2B3C02' },
    ],
  );
