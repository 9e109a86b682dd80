import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { largestOverlap } from '../../../../text/measures/largest-overlap.ts';
import { withLengths } from '../../../fold-sections.ts';
import { listOrigins, listStandings } from '../origin.ts';
import type { OwnFact } from '../own-fact.ts';
import type { Paper } from '../paper.ts';
import { listSentences } from '../paper-quality.ts';
import { findFaults } from '../prose-faults.ts';
import { requestPaper } from '../request-paper.ts';
import { writableLength } from '../writable-length.ts';
import { printSection, writePaperAtOnce } from '../write-paper.ts';

const known: [Language, Field, string][] = [
  ['zh', 'management', '农村电商物流配送的问题与对策研究'],
  ['zh', 'law', '校园欺凌的法律规制研究'],
  ['zh', 'engineering', '基于深度学习的图像识别系统设计与实现'],
  ['zh', 'management', '数字化转型对中小企业绩效的影响研究'],
  ['en', 'management', 'The impact of remote work on employee productivity'],
  ['en', 'medicine', 'Antibiotic stewardship in hospitals: problems and measures'],
];
const unknown = { language: 'zh', field: 'literature', title: '赫尔墨斯星上的诗体小说《卡勒瓦之环》研究' } as const;

const request = ([language, field, title]: (typeof known)[number], more: object = {}) =>
  requestPaper({ title, language, field, wordCount: 8_000, ...more });
const unitsOf = ({ sections }: Paper): number => sections.reduce((sum, { units }) => sum + units, 0);
const textsOf = (paper: Paper): string[] => listSentences(paper).map(({ text }) => text);
const share = (paper: Paper, wanted: readonly string[]): number => {
  const origins = listOrigins(paper);
  return origins.filter(({ origin }) => wanted.includes(origin)).length / Math.max(1, origins.length);
};

describe('whoever orders it', () => {
  // Titles of which much that is known stands beside the topic, or little is known at all.
  const scarce: typeof known = [
    ['zh', 'management', '数字化转型对中小企业绩效的影响研究'],
    ['zh', 'education', '短视频对青少年价值观的影响'],
    ['zh', 'medicine', '推拿治疗腰椎间盘突出症的疗效观察'],
    ['es', 'economics', 'El turismo como motor de crecimiento económico en España'],
    ['en', 'military', 'Transformational leadership and unit cohesion in the army'],
  ];

  it.each(scarce)('a paper has six sentences in seven from its subject: %s, %s, %s', (...title) => {
    for (let variant = 0; variant < 6; variant += 1) {
      const standings = listStandings(writePaperAtOnce(request(title, { variant, wordCount: 3_000 })));
      const off = standings.filter(({ standing }) => standing === null || standing === 'ASIDE').length;
      expect(off / standings.length).toBeLessThanOrEqual(0.15);
    }
  });
});

describe.each(known)('a paper in %s, %s: %s', (...title) => {
  const paper = writePaperAtOnce(request(title));
  const [language] = title;

  it('is told from its subject, and has no more of the field and of wording than it may', () => {
    expect(share(paper, ['SUBJECT', 'OWN', 'WORK'])).toBeGreaterThanOrEqual(0.8);
    expect(unitsOf(paper)).toBeGreaterThan(1_000);
    expect(unitsOf(paper)).toBeLessThanOrEqual(8_000 * 1.03);
  });

  it('says nothing twice, leaves no section empty, and is free of slips', () => {
    const texts = textsOf(paper);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    for (const section of paper.sections) expect(printSection(section, language)).not.toBe('');
    expect(texts.flatMap((text) => findFaults(text, language).map((fault) => `${fault} | ${text}`))).toEqual([]);
  });

  it('ends with what it has claimed', () => {
    const conclusion = paper.sections.find(({ spot }) => spot.role === 'findings');
    const claims = conclusion?.pieces.flatMap((piece) =>
      piece.kind === 'sentences' ? piece.sentences.filter(({ move }) => move.startsWith('telling.')) : [],
    );
    expect(claims?.length).toBeGreaterThan(0);
  });

  it('comes to the length that was measured for it, when it is ordered for that', () => {
    const asked = request(title);
    const writable = writableLength(asked);
    if (!writable) throw new Error('a paper has a length that can be written');
    expect(writable.units).toBeLessThanOrEqual(8_000);
    expect(writable.subjects).toBeGreaterThan(0);
    // Sections are worth their headings.
    expect(writable.units / Object.keys(writable.leaves).length).toBeGreaterThan(language === 'zh' ? 200 : 105);
    const ordered = writePaperAtOnce({
      ...asked,
      wordCount: writable.units,
      chapters: withLengths(asked.chapters, writable),
    });
    expect(unitsOf(ordered) / writable.units).toBeGreaterThanOrEqual(0.95);
    expect(unitsOf(ordered) / writable.units).toBeLessThanOrEqual(1.09);
  });

  it('concludes without a passage of what it has said before', () => {
    const chapters = [...Map.groupBy(paper.sections, ({ spot }) => spot.path[0])].map(([, sections]) => ({
      text: sections.map((section) => printSection(section, language)).join('\n'),
    }));
    const names = paper.spots.flatMap(({ section }) => [section.title, section.title.replace(/^.*?[：:]\s*/u, '')]);
    expect(largestOverlap(chapters, [title[2], ...names], language)).toBeLessThanOrEqual(0.03);
  });

  it('is another text for another student', () => {
    const other = new Set(textsOf(writePaperAtOnce(request(title, { seed: 'another outline' }))));
    const own = textsOf(paper);
    expect(own.filter((text) => other.has(text)).length / own.length).toBeLessThanOrEqual(0.5);
  });
});

describe('a paper on one side of a wide subject', () => {
  const paper = writePaperAtOnce(request(['zh', 'economics', '我国个人所得税改革的收入再分配效应']));
  const texts = textsOf(paper);

  it('says first what it speaks of, and leaves the other sides aside', () => {
    expect(texts[0]).toMatch(/国家依法无偿取得收入的方式/u);
    expect(texts.filter((text) => text.includes('增值税')).length).toBeLessThanOrEqual(2);
    expect(texts.join('')).not.toContain('中小企业税务风险高');
    expect(texts.join('')).toContain('个人所得税调节收入差距的作用有限');
  });

  it('tells each cause with what answers it', () => {
    const section = paper.sections.map((one) => printSection(one, 'zh')).find((text) => text.includes('累进到高档'));
    const [cause = -1, answer = -1, other = -1] = ['累进到高档', '逐步并入综合计税', '住房与教育扣除'].map((words) =>
      section?.indexOf(words),
    );
    expect(cause).toBeGreaterThanOrEqual(0);
    expect(answer).toBeGreaterThan(cause);
    expect(other === -1 || other > answer || other < cause).toBe(true);
  });
});

describe('a paper on what nobody knows', () => {
  it('claims no cause and no answer that only its plan asks for', () => {
    const asked = requestPaper({
      title: '县城连锁超市生鲜损耗的成因与控制对策',
      language: 'zh',
      field: 'management',
      wordCount: 5_000,
    });
    const text = writePaperAtOnce(asked)
      .sections.map((section) => printSection(section, 'zh'))
      .join('');
    expect(text).not.toMatch(/成因之一|重要的原因|对策是|来应对/u);
  });

  it('is short instead of empty, and said to be so', () => {
    const asked = requestPaper({ ...unknown, wordCount: 8_000 });
    const paper = writePaperAtOnce(asked);
    expect(writableLength(asked, paper)?.units).toBeLessThan(1_000);
    for (const section of paper.sections) expect(printSection(section, 'zh')).not.toBe('');
  });

  it('is made of what its student gives', () => {
    const own = Array.from({ length: 12 }, (_, index): OwnFact => {
      const kinds = ['definition', 'setting', 'problem', 'cause', 'remedy', 'view'] as const;
      return {
        ...{ id: String(index), from: 'ANSWER', kind: kinds[index % kinds.length] ?? 'fact', terms: [] },
        text: `诗中第${'一二三四五六七八九十甲乙'.charAt(index)}处写环上的回声，读者由此听见另一个叙述者`,
      };
    });
    const paper = writePaperAtOnce(requestPaper({ ...unknown, wordCount: 3_000, own }));
    const told = textsOf(paper);
    for (const { text } of own) expect(told.some((sentence) => sentence.includes(text))).toBe(true);
    expect(share(paper, ['OWN'])).toBeGreaterThanOrEqual(0.4);
  });

  it('cites what was read in a file where it was read', () => {
    const own: OwnFact[] = [
      { id: 'a', from: 'UPLOAD', kind: 'finding', text: '受访者中过半数读过全诗', terms: [], cite: 'work-1' },
    ];
    const paper = writePaperAtOnce(requestPaper({ ...unknown, wordCount: 3_000, own }));
    // Its record is not among the works: only its mark says whose words these are.
    expect(textsOf(paper)).toContain('受访者中过半数读过全诗[@work-1]。');
  });
});

describe('what a title names beyond its subject', () => {
  it('is marked where nothing is known of it, and the conclusion says that it holds at large', () => {
    const title = 'Barriers to telemedicine use among lighthouse keepers';
    const asked = requestPaper({ title, language: 'en', field: 'medicine', wordCount: 6_000 });
    const paper = writePaperAtOnce(asked);
    expect(paper.unknown?.terms).toEqual(['lighthouse keepers']);
    expect(writableLength(asked, paper)?.unknown).toEqual(['lighthouse keepers']);
    const printed = paper.sections.map((section) => printSection(section, 'en'));
    expect(printed.filter((text) => text.includes('what is known of lighthouse keepers'))).toHaveLength(1);
    expect(listSentences(paper).filter(({ move }) => move === 'telling.bound')).toHaveLength(1);
  });

  it('argues a claim on an effect by what speaks of that effect, or leaves it open', () => {
    const title = 'The effects of remote work on the career progression of working mothers';
    const paper = writePaperAtOnce(requestPaper({ title, language: 'en', field: 'management', wordCount: 6_000 }));
    const homes = new Set(paper.argument.hypotheses.map(({ home }) => home));
    const argued = paper.sections.filter(({ spot }) => homes.has(spot)).map((section) => printSection(section, 'en'));
    expect(argued.join(' ')).not.toContain('task boards');
    const other = '数字化转型对企业员工睡眠的影响研究';
    const bare = writePaperAtOnce(
      requestPaper({ title: other, language: 'zh', field: 'management', wordCount: 8_000 }),
    );
    expect(listSentences(bare).some(({ move }) => move === 'telling.open')).toBe(true);
  });
});
