import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../paper/request-paper.ts';

const chaptersOf = (title: string, field: Field, language: Language) =>
  requestPaper({ title, field, language, wordCount: 6_000 }).chapters;
const headingsOf = (title: string, field: Field, language: Language): string =>
  chaptersOf(title, field, language)
    .flatMap((chapter) => [chapter.title, ...chapter.children.map((child) => child.title)])
    .join('\n');

describe('a study whose subject has known troubles', () => {
  it('discusses them under their names, and advises nobody of whom nothing is known', () => {
    const headings = headingsOf('生成式人工智能使用对大学生批判性思维的影响', 'education', 'zh');
    expect(headings).toMatch(/讨论/u);
    expect(headings).toMatch(/学生依赖工具而缺乏思考/u);
    expect(headings).not.toMatch(/对家庭与学生本人的建议/u);
    expect(headingsOf('スマートフォン依存が大学生の睡眠に及ぼす影響', 'education', 'ja')).toMatch(/就寝の遅れ/u);
  });

  it('is longer where they are discussed than where results are reported', () => {
    const chapters = chaptersOf('テレワークが従業員のエンゲージメントに与える影響', 'management', 'ja');
    const test = chapters.find(({ title }) => /検証/u.test(title));
    const discussion = chapters.find(({ title }) => /考察/u.test(title));
    expect(discussion?.units).toBeGreaterThan((test?.units ?? 0) * 1.4);
  });

  it('takes the known causes of a trouble for its candidate factors', () => {
    expect(headingsOf('护士职业倦怠的影响因素分析', 'medicine', 'zh')).toMatch(/床护比不足的作用/u);
  });

  it('takes for factors what tells one patient from another, and not what is the same for all of a ward or a place', () => {
    const headings = headingsOf('社区老年高血压患者自我管理现状及影响因素研究', 'medicine', 'zh');
    expect(headings).toMatch(/无症状而低估风险的作用/u);
    expect(headings).not.toMatch(/护士一人|医护代定/u);
  });

  it('takes no factors from troubles that share with the title only whose they are', () => {
    const headings = headingsOf('农产品直播带货中消费者信任的影响因素研究', 'management', 'zh');
    expect(headings).toMatch(/信任集中于主播的作用/u);
    expect(headings).not.toMatch(/维权难|证据难以调取|主播身份影响责任/u);
  });

  it('discusses no case of another place than its own', () => {
    const headings = headingsOf('乡村旅游对农民收入的影响', 'economics', 'zh');
    expect(headings).toMatch(/讨论与建议/u);
    expect(headings).not.toMatch(/婺源|民族村寨/u);
  });

  it('discusses nothing that has to do with the outcome alone', () => {
    expect(headingsOf('企业员工远程办公对工作绩效的影响', 'management', 'zh')).not.toMatch(/绩效考核/u);
  });
});
