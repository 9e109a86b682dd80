import type { Field } from '@yanmo/contract/codes';
import type { Relation, TitleAnalysis } from '../../../../understanding/earlier/title-analysis.ts';
import type { Material } from '../material.ts';
import type { Section } from '../section.ts';
import { planComparison, planConcept, planHistory, planMeasures, planTextual } from './argue.ts';
import { planAlgorithm, planDevice, planMaterial, planScheme, planSystem } from './design.ts';
import {
  planFactors,
  planInfluence,
  planMeasuredFactors,
  planStatisticalEffect,
  planSway,
  planTrial,
} from './effect.ts';

/** What a bare title of a field most often asks. */
const usualRelation: Record<Field, Relation> = {
  philosophy: 'theory',
  economics: 'measures',
  law: 'measures',
  education: 'measures',
  literature: 'theory',
  history: 'history',
  science: 'effect',
  engineering: 'design',
  agriculture: 'measures',
  medicine: 'effect',
  military: 'measures',
  management: 'measures',
  art: 'theory',
  interdisciplinary: 'measures',
};

export const relationOf = (analysis: TitleAnalysis, field: Field): Relation =>
  analysis.isRelationNamed ? analysis.relation : usualRelation[field];

/** Where influence passes from ideas to works, and where it passes from one course of events to another. */
const ideas: ReadonlySet<Field> = new Set(['philosophy', 'literature', 'art']);
const events: ReadonlySet<Field> = new Set(['history', 'law', 'military']);
export const isInterpretive = (field: Field): boolean => ideas.has(field) || events.has(field);
const experimental: ReadonlySet<Field> = new Set(['science', 'engineering', 'agriculture', 'medicine']);
/** Within an experimental field these are asked of people, not of plots or samples. */
const social =
  /农户|居民|企业|社会化|政策|意愿|满意|市场|消费|依从|倦怠|素养|farmers?\b|household|policy|adoption|market|satisfaction|adherence|burnout|agricultor|hogar|política|mercado|農家|住民|政策|意欲|満足|市場|燃え尽き|後継者|enfermería|ansiedad en/iu;
const software =
  /系统|平台|软件|小程序|网站|APP|App|网页|数据库|システム|アプリ|ソフト|プラットフォーム|サイト|\b(?:system|platform|software|app|application|website|database|tool|sistema|plataforma|aplicación)\b/u;
const mechanical =
  /机械|结构|装置|控制系统|能量|电路|机器人|电机|桥|楼|车|ロボット|装置|構造|回路|\b(?:robot|arm|bridge|circuit|structure|motor|device|vehicle|estructura|circuito|puente)\b/iu;
const computational =
  /算法|模型|方法|识别|检测|预测|分类|分割|手法|検出|予測|分類|認識|アルゴリズム|\b(?:algorithm|model|detection|recognition|prediction|forecasting|classification|segmentation|graph|algoritmo|modelo|detección|predicción|clasificación)\b/iu;
const chemical =
  /制备|合成|提取|复合材料|薄膜|纳米|作製|合成|\b(?:preparation|synthesis|fabrication|films?|composites?|nanoparticles?|síntesis|preparación)\b/iu;

/** Temperature or a person needs no definition, and neither does a system that is to be built. */
export function lacksConcepts(field: Field, relation: Relation, analysis: TitleAnalysis): boolean {
  if (relation === 'effect') return isInterpretive(field) || (experimental.has(field) && !social.test(analysis.text));
  return relation === 'design' && (!analysis.aspect || chemical.test(analysis.text));
}

export type Core = (material: Material, angle: number) => Section[];

/** The relation picks the skeleton; the field and the title's own words pick among the skeletons of a relation. */
export function findCore(analysis: TitleAnalysis, field: Field): Core {
  const { text } = analysis;
  switch (relationOf(analysis, field)) {
    case 'effect':
      if (!analysis.aspect) {
        if (ideas.has(field) || events.has(field)) return planHistory;
        return field === 'science' || field === 'engineering' ? planMeasuredFactors : planFactors;
      }
      if (ideas.has(field)) return planInfluence;
      if (events.has(field)) return planSway;
      return experimental.has(field) && !social.test(text) ? planTrial : planStatisticalEffect;
    case 'design':
      if (chemical.test(text) && (field === 'science' || field === 'engineering' || field === 'medicine'))
        return planMaterial;
      if (analysis.aspect && field !== 'engineering') return planScheme;
      if (field === 'engineering' && mechanical.test(text) && !/检测|识别|预测|detection|recognition/u.test(text))
        return planDevice;
      if (software.test(text)) return planSystem;
      if (computational.test(text) && (field === 'engineering' || field === 'science' || field === 'interdisciplinary'))
        return planAlgorithm;
      return field === 'engineering' ? planDevice : planScheme;
    case 'comparison':
      return planComparison;
    case 'history':
      return planHistory;
    case 'measures':
      return planMeasures;
    case 'theory':
      return field === 'literature' || field === 'art' ? planTextual : planConcept;
  }
}
