import type { Field } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { gapOfStudy } from './gaps-of-studies.ts';
import { requestPaper } from './request-paper.ts';
import { studyGapKinds } from './study-gap-kinds.ts';
import { listWording } from './wordings/list-wording.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

function gapsOf(language: Language, field: Field, title: string): string[] {
  const request = requestPaper({ title, language, field, wordCount: language === 'zh' ? 6_000 : 4_000 });
  const { sections } = writePaperAtOnce(request, false);
  const head = listWording(language).materials.gap;
  return sections.flatMap((section) =>
    [...printSection(section, language).matchAll(/\[([^\]:]+): ([^\]]+)\]/gu)].flatMap(([, name, text = '']) =>
      name === head ? [text] : [],
    ),
  );
}

/** What only a questionnaire and a test of hypotheses have. */
const ofSurveys =
  /发放、回收|量表或指标|题项|假设逐条|numbers approached|each scale|items or definitions|each hypothesis|casos contactados|cada escala|por hipótesis|配布、回収|用いる尺度|仮説ごと/u;

describe('what a study lacks', () => {
  it.each<[Language, Field, string, RegExp]>([
    ['zh', 'engineering', '基于卷积神经网络的图像分类系统的设计与实现', /数据集的名称|训练、验证与测试的划分/u],
    ['en', 'engineering', 'Deep learning for crack detection in concrete bridges', /split into training|data set/u],
    ['ja', 'engineering', '畳み込みニューラルネットワークによる画像分類システムの設計', /データセットの名称|分割/u],
    ['zh', 'agriculture', '氮肥用量对小麦产量的影响', /重复数|显著性|测定/u],
    ['en', 'science', 'Effect of pH on the enzyme activity of amylase', /replicates|calibration/u],
    ['es', 'medicine', 'Factores de riesgo de caídas en ancianos', /intervalo de confianza del 95 %/u],
    ['zh', 'medicine', '超声对甲状腺结节的诊断价值', /敏感度、特异度/u],
  ])('is what such a study has: %s %s %s', (language, field, title, own) => {
    const gaps = gapsOf(language, field, title);
    expect(gaps.join('\n')).toMatch(own);
    expect(gaps.filter((gap) => ofSurveys.test(gap))).toEqual([]);
  });

  it('is what its heading speaks of, where one of several things is', () => {
    const gaps = gapsOf('zh', 'medicine', '超声对甲状腺结节的诊断价值');
    expect(gaps.find((gap) => gap.includes('误诊与漏诊'))).toBeDefined();
  });

  it('is no result for each hypothesis where a paper has none', () => {
    const request = { title: '人口老龄化对我国居民消费的影响研究', language: 'zh', field: 'economics' } as const;
    const papers = [0, 1, 2, 3].map((variant) =>
      writePaperAtOnce(requestPaper({ ...request, wordCount: 1_600, variant }), false),
    );
    const bare = papers.filter(({ argument }) => argument.hypotheses.length === 0);
    expect(bare).not.toEqual([]);
    for (const { sections } of bare)
      expect(sections.map((section) => printSection(section, 'zh')).join('\n')).not.toMatch(/待补充数据: [^\]]*假设/u);
  });

  it('follows the kind of title under a heading of another hand', () => {
    const spot = { move: null, parent: null };
    const of = (kind: 'design-artefact' | 'relation-test' | 'doctrinal-law') =>
      gapOfStudy('sample', spot, { understanding: { kind }, approaches: ['case'] } as never);
    expect([of('design-artefact'), of('doctrinal-law'), of('relation-test')]).toEqual(['dataset', 'judgments', null]);
  });

  it('has as many wordings in each language', () => {
    for (const kind of studyGapKinds) {
      const counts = languages.map((language) => listWording(language).materials.gaps[kind].length);
      expect(new Set(counts).size, kind).toBe(1);
    }
  });
});
