import { describe, expect, it } from 'vitest';
import { listCitations, parseDraft } from '../../draft-text.ts';
import type { PaperWork } from '../../engine.ts';
import { extractSentences, nameAuthors } from './extract.ts';
import { listSentences } from './paper-quality.ts';
import { requestPaper } from './request-paper.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

const work = (over: Partial<PaperWork> = {}): PaperWork => ({
  id: '0b7c9d2e-1111-4222-8333-444455556666',
  title: '乡村教师留任研究',
  authors: '王 明, 李 红, 赵 强',
  names: ['王明', '李红', '赵强'],
  year: 2021,
  language: 'zh',
  abstract: '本文考察乡村教师的去留。乡村教师的留任意愿受家庭所在地与职称机会的共同影响。因此应当改进待遇。样本见表2。',
  text: null,
  card: null,
  ...over,
});

describe('what is taken from a work', () => {
  it('is a sentence that stands by itself, in the work’s own words', () => {
    expect(extractSentences(work(), 'zh', '乡村教师流失')).toEqual([
      '乡村教师的留任意愿受家庭所在地与职称机会的共同影响',
    ]);
  });
  it('is nothing where the work is in another language or says nothing on the matter', () => {
    expect(extractSentences(work({ language: 'en' }), 'zh', '乡村教师流失')).toEqual([]);
    expect(extractSentences(work(), 'zh', '量子纠错编码')).toEqual([]);
    expect(extractSentences(work({ abstract: null }), 'zh', '乡村教师流失')).toEqual([]);
  });
  it('is found in an uploaded text too, without what refers to itself', () => {
    const text =
      'In this paper we study teachers. Remote schools lose teachers faster when housing is scarce and posts are temporary. However, this differs by region. See Figure 2 for details of teachers.';
    expect(
      extractSentences(work({ language: 'en', abstract: null, text }), 'en', 'teacher retention in remote schools'),
    ).toEqual(['Remote schools lose teachers faster when housing is scarce and posts are temporary']);
  });
  it('names authors as the language does', () => {
    expect(nameAuthors(work(), 'zh')).toBe('王明等（2021）');
    expect(nameAuthors(work({ names: ['Smith', 'Jones'], year: null }), 'en')).toBe('Smith and Jones');
    expect(nameAuthors(work({ names: ['García', 'López'] }), 'es')).toBe('García y López (2021)');
    expect(nameAuthors(work({ names: [] }), 'zh')).toBe('');
    expect(nameAuthors(work({ names: ['Aksoy'], hasOthers: true }), 'en')).toBe('Aksoy et al. (2021)');
  });
});

describe('a paper with works', () => {
  const title = '乡村教师流失的原因与对策研究';
  const silent = work({
    id: 'aaaaaaaa-1111-4222-8333-444455556666',
    title: '教师政策史',
    abstract: null,
    names: ['陈静'],
  });
  const foreign = work({
    id: 'bbbbbbbb-1111-4222-8333-444455556666',
    title: 'Teacher attrition',
    language: 'en',
    names: ['Ingersoll'],
    abstract: 'Teacher turnover is high in small schools and in poor districts of the country.',
  });
  const request = requestPaper({
    title,
    language: 'zh',
    field: 'education',
    wordCount: 8_000,
    works: [work({ title: '乡村教师流失与留任研究' }), silent, foreign],
  });
  const paper = writePaperAtOnce(request);

  it('cites each work only where its own words or its title stand, and none that is not on what the title names', () => {
    const cited = listSentences(paper).filter(({ works }) => works.length > 0);
    expect(cited.length).toBeGreaterThanOrEqual(1);
    expect(cited.flatMap(({ works }) => works)).not.toContain(silent.id);
    for (const { text, works } of cited) {
      const [id = ''] = works;
      const source = request.works.find((candidate) => candidate.id === id);
      const said = source?.abstract ? extractSentences(source, 'zh', request.title) : [];
      expect(said.some((sentence) => text.includes(sentence)) || text.includes(source?.title ?? '—')).toBe(true);
      expect(text).toMatch(/（\d{4}）\[@[\w-]+\]/u);
    }
  });

  it('cites no work that was not given, and none of its sentences holds another’s', () => {
    const text = paper.sections.map((section) => printSection(section, 'zh')).join('\n\n');
    const known = new Set(request.works.map(({ id }) => id));
    expect(listCitations(text).every((id) => known.has(id))).toBe(true);
    expect(text).not.toContain('Teacher turnover');
    expect(parseDraft(text).length).toBeGreaterThan(10);
  });
});
