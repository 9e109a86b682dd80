import { describe, expect, it } from 'vitest';
import { aiLabelValue, rewrittenLabelLine } from '../ai-label.ts';
import { paragraphsOf } from '../readers/document-model.ts';
import { readDocx } from '../readers/docx/read-docx.ts';
import { membersOf, relationships } from '../readers/testing/office-files.ts';
import { acceptChanges, rejectChanges } from '../round-trip/testing/settle-changes.ts';
import { readWordLabel } from '../word/read-word-label.ts';
import { readManuscript } from './read-manuscript.ts';
import { rewriteDocx } from './rewrite-docx.ts';
import {
  bookmarked,
  citation,
  formula,
  link,
  manuscriptFile,
  note,
  paragraph,
  picture,
  run,
  thesisBody,
} from './testing/manuscript-file.ts';

const options = { language: 'zh', produceId: 'reduction-1' } as const;
const tracked = { ...options, trackChanges: { author: 'Yanmo 研墨', date: new Date('2026-11-16T08:00:00Z') } };
const fresh: Record<string, string> = {
  p8: '县域居民的阅读习惯正因数字阅读而改变¹，已有不少相关研究[3]。其增长可以写作x^2，详见统计公报。',
  'p16.2': '所以，稳定的经费与编制支持必不可少，²访谈中也多次提到这一点。',
};
const changes = Object.entries(fresh).map(([id, text]) => ({ id, text }));

const mainOf = async (bytes: Uint8Array): Promise<string> => (await membersOf(bytes))['word/document.xml'] ?? '';
const read = (bytes: Uint8Array) => readManuscript({ kind: 'file', file: { name: 'a.docx', bytes } });
const textsOf = async (bytes: Uint8Array) => new Map((await read(bytes)).paragraphs.map(({ id, text }) => [id, text]));
const marked = (bytes: Uint8Array) => [...paragraphsOf(readDocx(bytes).blocks)].map(({ markedText }) => markedText);

async function settled(bytes: Uint8Array, settle: (xml: string) => string): Promise<Uint8Array> {
  const { 'word/document.xml': main = '', ...parts } = await membersOf(bytes);
  const body = main.slice(main.indexOf('<w:body>') + 8, main.lastIndexOf('<w:sectPr/></w:body>'));
  return manuscriptFile(
    settle(body),
    Object.fromEntries(Object.entries(parts).filter(([name]) => name.startsWith('word/'))),
  );
}

describe('a rewritten Word file', () => {
  it('has the new texts, all that is no text, and its label; nothing else changes', async () => {
    const bytes = await manuscriptFile(thesisBody);
    const { bytes: written, left } = rewriteDocx(bytes, changes, options);
    expect(left).toEqual([]);
    const before = await textsOf(bytes);
    const after = await textsOf(written);
    const label = [...after].filter(([id]) => !before.has(id));
    expect(label.map(([, text]) => text)).toEqual([rewrittenLabelLine.zh]);
    expect([...before].map(([id]) => [id, after.get(id)])).toEqual(
      [...before].map(([id, text]) => [id, fresh[id] ?? text]),
    );
    expect(await readWordLabel(written)).toMatchObject({ Label: '1', ProduceID: 'reduction-1' });

    const old = await membersOf(bytes);
    const members = await membersOf(written);
    const changed = Object.keys(members).filter((name) => members[name] !== old[name]);
    expect(changed.sort()).toEqual(['[Content_Types].xml', '_rels/.rels', 'docProps/custom.xml', 'word/document.xml']);
    // Every object as it stood in the file, and every paragraph that was not rewritten.
    const main = await mainOf(written);
    for (const kept of [
      note(1),
      note(2),
      citation('[3]'),
      formula,
      link('统计公报'),
      picture,
      bookmarked(run('依赖志愿者')),
    ]) {
      expect(main).toContain(kept);
    }
    const paragraphsIn = (xml: string): string[] => xml.match(/<w:p>.*?<\/w:p>/gsu) ?? [];
    const kept = paragraphsIn(await mainOf(bytes)).filter((_, index) => index !== 7 && index !== 15);
    for (const one of kept) expect(main).toContain(one);
    expect(main).toContain(run('数字阅读', '<w:b/>'));
  });

  it('is the same file where no text changed', async () => {
    const bytes = await manuscriptFile(thesisBody);
    const same = [...(await textsOf(bytes))].map(([id, text]) => ({ id, text }));
    expect(rewriteDocx(bytes, same, options).bytes).toBe(bytes);
    expect(() => rewriteDocx(bytes, [{ id: 'p99', text: '无' }], options)).toThrow('unknown_paragraph');
  });

  it('with tracked changes is the new text once they are accepted, the original once they are rejected', async () => {
    const bytes = await manuscriptFile(thesisBody);
    const { bytes: written, left } = rewriteDocx(bytes, changes, tracked);
    expect(left).toEqual([]);
    const main = await mainOf(written);
    expect(main).toContain('w:author="Yanmo 研墨" w:date="2026-11-16T08:00:00Z"');
    const own = (xml: string): string => xml.replace(/<w:(ins|del) w:id="[78]" .*?<\/w:\1>/gsu, '');
    const accepted = await settled(written, (body) => acceptChanges(own(body)));
    const clean = await settled(rewriteDocx(bytes, changes, options).bytes, own);
    expect(marked(accepted)).toEqual(marked(clean));
    const rejected = await settled(written, (body) => rejectChanges(own(body)));
    const original = await settled(bytes, own);
    expect(marked(rejected)).toEqual(marked(original));
  });

  it('takes out what nobody sees wherever it stands, and changes nothing else there', async () => {
    const hidden = paragraph(`${run('结\u200b论', '<w:b/>')}${run('与展望')}`, 'H1');
    const bytes = await manuscriptFile(`${hidden}${paragraph(run('阅读推广需要稳定的经费来支持。'))}`);
    const { bytes: written } = rewriteDocx(bytes, [], options);
    expect(await mainOf(written)).toContain(paragraph(`${run('结论', '<w:b/>')}${run('与展望')}`, 'H1'));
    // Nothing was generated.
    expect(await readWordLabel(written)).toBeNull();
    expect(await mainOf(written)).not.toContain(rewrittenLabelLine.zh);
    const soft = await manuscriptFile(paragraph(run('An ex\u00adtraordinary line stands here alone today.')));
    expect(rewriteDocx(soft, [], options).bytes).toBe(soft);
  });

  it('keeps the properties it had, never has a second label, nor loses the one it had', async () => {
    const withProperty = (name: string, value: string, text = '') =>
      manuscriptFile(`${thesisBody}${text}`, {
        'docProps/custom.xml': `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="7" name="${name}"><vt:lpwstr>${value.replaceAll('"', '&quot;')}</vt:lpwstr></property></Properties>`,
        '_rels/.rels': relationships([
          { type: 'officeDocument', target: 'word/document.xml' },
          { type: 'custom-properties', target: 'docProps/custom.xml' },
        ]),
      });
    const fromWps = rewriteDocx(await withProperty('KSOProductBuildVer', '2052-12.1'), changes, options).bytes;
    expect(await readWordLabel(fromWps)).toMatchObject({ ContentProducer: 'Yanmo', ProduceID: 'reduction-1' });
    expect((await membersOf(fromWps))['docProps/custom.xml']).toMatch(
      /pid="7" name="KSO.*2052-12\.1.*pid="8" name="AIGC"/u,
    );

    const other = aiLabelValue('other').replace('Yanmo', 'Other');
    const labelled = await withProperty('AIGC', other, paragraph(run(rewrittenLabelLine.zh)));
    const { bytes } = rewriteDocx(labelled, changes, options);
    expect(await readWordLabel(bytes)).toMatchObject({ ContentProducer: 'Other', ProduceID: 'other' });
    expect((await mainOf(bytes)).split(rewrittenLabelLine.zh)).toHaveLength(2);
  });
});

describe('objects whose words were moved', () => {
  const figure = `<w:fldSimple w:instr=" REF _Ref9 ">${run('图3-1')}</w:fldSimple>`;
  const body = paragraph(
    `${run('研究一支持这一看法')}${citation('[3]')}${run('，研究二则不然')}${citation('[4]')}${run('，式')}${formula}${run('成立，见')}${figure}${run('与')}${link('公报')}${run('。')}`,
  );
  const moved = [{ id: 'p1', text: '由公报与图3-1可知，研究二不支持这一看法[4]，研究一则支持[3]，式x^2成立。' }];

  it('go with them, tracked or not', async () => {
    const bytes = await manuscriptFile(body);
    const clean = rewriteDocx(bytes, moved, options);
    expect((await textsOf(clean.bytes)).get('p1')).toBe(moved[0]?.text);
    const main = await mainOf(clean.bytes);
    expect(main.indexOf('"c4"')).toBeLessThan(main.indexOf('"c3"'));
    const written = rewriteDocx(bytes, moved, tracked);
    expect(written.left).toEqual([]);
    const accepted = await settled(written.bytes, acceptChanges);
    expect((await textsOf(accepted)).get('p1')).toBe(moved[0]?.text);
    const rejected = await settled(written.bytes, rejectChanges);
    expect((await textsOf(rejected)).get('p1')).toBe((await textsOf(bytes)).get('p1'));
    expect((await mainOf(rejected)).match(/ADDIN| REF |<m:oMath>/gu)).toHaveLength(4);
  });

  it('stay where they were, and the paragraph with them, where Word could not show it', async () => {
    const notes = paragraph(
      `${run('第一个观点来自访谈')}${note(1)}${run('，第二个观点来自问卷')}${note(2)}${run('。')}`,
    );
    const bytes = await manuscriptFile(notes);
    const swapped = [{ id: 'p1', text: '第二个观点来自问卷²，第一个观点来自访谈¹。' }];
    expect(rewriteDocx(bytes, swapped, options).left).toEqual([]);
    const written = rewriteDocx(bytes, swapped, tracked);
    expect(written.left).toEqual(['p1']);
    expect(marked(written.bytes)[0]).toBe(marked(bytes)[0]);
  });

  it('are never lost: a text without one is not taken', async () => {
    const bytes = await manuscriptFile(body);
    const { bytes: written, left } = rewriteDocx(
      bytes,
      [{ id: 'p1', text: '研究一与研究二看法不同[4]，式x^2成立，见图3-1与公报。' }],
      options,
    );
    expect(left).toEqual(['p1']);
    expect(written).toBe(bytes);
    const stray = rewriteDocx(bytes, [{ id: 'p1', text: `${moved[0]?.text}⟦9⟧` }], options);
    expect(stray.left).toEqual(['p1']);
  });
});
