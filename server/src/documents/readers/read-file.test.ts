import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { testThreads } from '../../testing/test-threads.ts';
import { readInWorker } from './read-in-worker.ts';
import type { FileRefused, ReadPaper, ReadRecords } from './reading.ts';

const paragraph =
  '摘要：本文讨论农村寄宿制学校的学生心理支持体系，说明生活老师、班主任与家庭之间的分工，并指出专业人员不足时的替代安排。关键词：寄宿制学校；心理支持';

async function docx(paragraphs: string[], extra: Record<string, string | Buffer> = {}): Promise<Uint8Array> {
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  );
  zip.file(
    '_rels/.rels',
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  );
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  zip.file(
    'word/document.xml',
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  );
  for (const [name, content] of Object.entries(extra)) zip.file(name, content);
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

/** A one-page PDF, written by hand so that the offsets in its table are right. */
function pdf(lines: string[]): Uint8Array {
  const stream = `BT /F1 12 Tf 72 720 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

function paper(name: string, bytes: Uint8Array) {
  return readInWorker(testThreads, { name, bytes }) as Promise<ReadPaper>;
}

async function refusal(name: string, bytes: Uint8Array, limits?: { timeoutMs: number; memoryMb: number }) {
  return readInWorker(testThreads, { name, bytes }, limits ? { limits } : {}).then(
    () => 'read',
    (error: FileRefused) => error.reason,
  );
}

describe('reading a paper', () => {
  it('takes title, abstract and text of a Word file', async () => {
    const read = await paper('上传.docx', await docx(['农村寄宿制学校学生心理支持体系研究', paragraph]));
    expect(read.title).toBe('农村寄宿制学校学生心理支持体系研究');
    expect(read.abstract).toMatch(/^本文讨论农村寄宿制学校/);
    expect(read.abstract).not.toContain('关键词');
    expect(read.year).toBeNull();
  });

  it('takes nothing that nobody sees', async () => {
    const title = '农村寄宿\u200b制学校\u202e学生心理支持体系\u00ad研究\u{e0041}';
    for (const [name, bytes] of [
      ['a.docx', await docx([title, paragraph])],
      ['a.txt', Buffer.from(`\ufeff${title}\r\n\r\n${paragraph}`)],
    ] as const) {
      const read = await paper(name, bytes);
      expect(read.text).toMatch(/^农村寄宿制学校学生心理支持体系研究\n/);
      expect(read.title).toBe('农村寄宿制学校学生心理支持体系研究');
    }
  });

  it('takes text, year and DOI of a PDF', async () => {
    const read = await paper(
      'a.pdf',
      pdf([
        'Boarding schools and pupil well-being',
        'Published 2019. doi 10.1234/abc.567',
        'A text that is long enough to be read as a paper by everyone.',
      ]),
    );
    expect(read).toMatchObject({
      title: 'Boarding schools and pupil well-being',
      year: 2019,
      doi: '10.1234/abc.567',
      pages: 1,
    });
  });

  it.each([
    ['utf-8', Buffer.from(`农村教育研究的方法\n${paragraph}`)],
    ['gb18030', Buffer.from('c5a9b4e5bdccd3fdb5c4d1d0bebfb7bdb7a80a', 'hex')],
  ])('reads plain text in %s', async (encoding, bytes) => {
    const padded = encoding === 'utf-8' ? bytes : Buffer.concat([bytes, Buffer.from('a'.repeat(60))]);
    expect((await paper('a.txt', padded)).title).toMatch(/^农村教育/);
  });
});

describe('reading a bibliography', () => {
  it('takes BibTeX records and counts those without a title', async () => {
    const bib = `@article{a, title={Teachers and {AI}}, author={Li, Wei and García, Ana}, year={2021}, journal={Education Review}, volume={3}, pages={1--9}, doi={10.1/x}}
@misc{b, author={Nobody}}`;
    const read = (await readInWorker(testThreads, { name: 'a.bib', bytes: Buffer.from(bib) })) as ReadRecords;
    expect(read.skipped).toBe(1);
    expect(read.records[0]).toMatchObject({
      title: 'Teachers and AI',
      authors: [
        { family: 'Li', given: 'Wei' },
        { family: 'García', given: 'Ana' },
      ],
      year: 2021,
      venue: 'Education Review',
      doi: '10.1/x',
    });
  });

  it('takes RIS records', async () => {
    const ris = 'TY  - JOUR\nTI  - 乡村教师流动研究\nAU  - 王, 芳\nPY  - 2020\nJO  - 教育研究\nER  - \n';
    const read = (await readInWorker(testThreads, { name: 'a.ris', bytes: Buffer.from(ris) })) as ReadRecords;
    expect(read.records[0]).toMatchObject({ title: '乡村教师流动研究', year: 2020 });
  });
});

describe('a file that cannot be read is refused with its reason', () => {
  it.each([
    ['a program named .txt', 'a.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]), 'file_type_refused'],
    ['text named .pdf', 'a.pdf', Buffer.from('hello'), 'file_type_refused'],
    ['an unknown kind', 'a.exe', Buffer.from('MZ'), 'file_type_refused'],
    ['a PDF cut short', 'a.pdf', pdf(['x']).subarray(0, 60), 'file_unreadable'],
    ['a zip cut short', 'a.docx', Buffer.from('PK\x03\x04rest', 'latin1'), 'file_unreadable'],
    ['a PDF without text', 'a.pdf', pdf(['']), 'file_without_text'],
    ['an empty text', 'a.txt', Buffer.alloc(0), 'file_without_text'],
    ['a broken BibTeX', 'a.bib', Buffer.from('@article{a, title={no end'), 'file_unreadable'],
  ])('%s', async (_, name, bytes, reason) => {
    expect(await refusal(name, bytes)).toBe(reason);
  });

  it('a zip that is no Word file', async () => {
    const zip = new JSZip();
    zip.file('a.txt', 'x');
    expect(await refusal('a.docx', await zip.generateAsync({ type: 'uint8array' }))).toBe('file_type_refused');
  });

  it('a Word file that says it unpacks to too much', async () => {
    const bomb = Buffer.from(await docx([paragraph], { 'word/media/a.bin': 'small' }));
    // The directory at the end holds the size that unpacking would have; a real bomb tells it too.
    const entry = bomb.lastIndexOf(Buffer.from('word/media/a.bin')) - 46;
    expect(bomb.readUInt32LE(entry)).toBe(0x02014b50);
    bomb.writeUInt32LE(200 * 1024 * 1024, entry + 24);
    expect(await refusal('a.docx', bomb)).toBe('file_too_long');
  });

  it('one that takes too long, without holding the others up', async () => {
    expect(await refusal('a.docx', await docx([paragraph]), { timeoutMs: 1, memoryMb: 512 })).toBe(
      'file_took_too_long',
    );
  });
});
