import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { writeAbstractAtOnce } from '../write-abstract.ts';
import { planPaperAtOnce } from '../write-extras.ts';

function abstractOf(language: Language, field: Field, title: string): string {
  const paper = requestPaper({ title, language, field, wordCount: 3_000 });
  return writeAbstractAtOnce({ paper, plan: planPaperAtOnce(paper), written: [], language: 'en' });
}

describe('the English abstract of a paper in another language', () => {
  it('says what the paper is on, what it asks and what it does', () => {
    const text = abstractOf('zh', 'management', '农村电商物流时效问题与对策研究');
    // Of the object, which has no English name as a whole, as much as has one; and no wider sheet.
    expect(text).toContain('“rural e-commerce logistics”');
    expect(text).toContain('Keywords: rural e-commerce logistics');
    expect(text).toMatch(/which problems arise/u);
    // By the names that the facts have in English: a problem with its cause and what answers it.
    expect(text).toMatch(/(?:deliver|parcels|cold chains).*(?:recommends|answer proposed|to be met by)/u);
    expect(text).not.toMatch(/[\p{Script=Han}]/u);
  });

  it('names both ends of an effect by their own names, and no sheet that one of them merely calls for', () => {
    const text = abstractOf('zh', 'management', '数字化转型对中小企业绩效的影响研究');
    expect(text).toMatch(/digital transformation .*the performance of small and medium enterprises/u);
    expect(text).not.toContain('performance appraisal');
    expect(abstractOf('ja', 'education', 'スマートフォン依存が大学生の睡眠に及ぼす影響')).toContain(
      'smartphone addiction on the sleep of university students',
    );
  });

  it('says of a paper whose object has no name to which subject it belongs, and of a work nothing about interests', () => {
    const text = abstractOf('zh', 'art', '论张艺谋电影的色彩运用');
    expect(text).toMatch(/within the subject “Chinese cinema and animation”/iu);
    expect(text).not.toMatch(/interests|mechanisms/u);
  });

  it('takes a word for what it means in all fields before what another field calls so', () => {
    const text = abstractOf('zh', 'engineering', '基于深度学习的图像识别系统设计与实现');
    expect(text).toContain('deep learning');
    expect(text).not.toContain('of subject matter');
  });

  it('names nothing by its attributes alone, and a side of a subject not as the whole of it', () => {
    expect(abstractOf('zh', 'management', '中小企业员工流失的原因及对策研究')).not.toMatch(/the employees? of/u);
    expect(abstractOf('zh', 'economics', '数字普惠金融对城乡收入差距的影响研究')).toContain(
      'digital financial inclusion',
    );
  });

  it('gives what there are many of in the plural', () => {
    expect(abstractOf('zh', 'military', '无人机在现代战争中的应用')).toContain('unmanned aerial vehicles');
  });

  it('names a state of people as English has it, with what it stands in behind', () => {
    const text = abstractOf('zh', 'medicine', '社区老年糖尿病患者自我管理行为及其影响因素分析');
    expect(text).toMatch(
      /factors that may influence self-management behavior among elderly patients with diabetes in the community/u,
    );
    // What the paper assumes stands in both abstracts.
    expect(text).toMatch(/(?:It is assumed|possible factors|hypotheses).*the neglect of a disease without symptoms/u);
    expect(abstractOf('zh', 'education', '小学生课外阅读现状与对策研究')).toContain(
      'extracurricular reading among primary school pupils',
    );
    expect(abstractOf('zh', 'law', '网络消费纠纷中消费者权益保护问题研究')).toContain(
      'consumer rights protection in online consumer disputes',
    );
    expect(abstractOf('ja', 'education', '不登校児童への支援における課題')).toContain(
      'support for non-attending children',
    );
    expect(abstractOf('ja', 'law', 'インターネット上の名誉毀損に関する法的課題')).toContain('online defamation');
  });

  it('takes no adjective for a thing', () => {
    const text = abstractOf('zh', 'management', '社会工作介入留守儿童心理问题研究');
    expect(text).toMatch(/the psychological problems of left-behind children.*social work intervention/u);
    expect(text).toContain('Keywords: left-behind children; psychological problems; social work intervention');
  });

  it('leaves the name of what has none to its student, within the subject of the sheet', () => {
    expect(abstractOf('zh', 'management', '社区垃圾分类居民参与意愿影响因素研究')).toMatch(
      /\[your data: the English title\].*within the subject “household waste sorting”|Within the subject “household waste sorting”.*\[your data: the English title\]/u,
    );
  });

  it('gives as many keywords as the paper has, with a place for those without an English name', () => {
    const text = abstractOf('zh', 'literature', '《活着》中的苦难叙事研究');
    expect(text).toContain('Keywords: narratives of suffering; [your data: keywords]');
  });

  it('discusses no dispute of which the body speaks in passing', () => {
    expect(abstractOf('zh', 'management', '中小企业内部控制存在的问题与对策研究')).not.toContain('dispute over');
    expect(abstractOf('zh', 'management', '新生代员工工作压力对离职倾向的影响研究')).not.toContain('dispute over');
  });
});
