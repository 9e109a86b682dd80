import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { isCompared } from '../../relation.ts';
import type { Material } from '../material.ts';
import type { Section } from '../section.ts';
import { planComparison, planMeasures, planTextual } from './argue.ts';
import { planCase } from './case.ts';
import { planAlgorithm, planDevice, planMaterial, planScheme, planSystem } from './design.ts';
import {
  planFactors,
  planInfluence,
  planMeasuredFactors,
  planStatisticalEffect,
  planSway,
  planTrial,
} from './effect.ts';
import { planHistory } from './history.ts';
import { planLaw } from './law.ts';
import { planPolicy } from './policy.ts';
import { planReview } from './review.ts';
import { planTheory } from './theory.ts';

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

/** Whether a study asks people, where its field would ask plots, samples or machines. */
export const asksPeople = (field: Field, text: string): boolean => !experimental.has(field) || social.test(text);

/** Temperature or a person needs no definition, and neither does a system that is to be built. */
export function lacksConcepts(field: Field, { kind, text, bearing }: TitleUnderstanding): boolean {
  switch (kind) {
    case 'lab-experiment':
    case 'clinical-study':
    case 'design-artefact':
      return true;
    case 'relation-test':
      return (bearing !== null && isInterpretive(field)) || !asksPeople(field, text);
    default:
      return false;
  }
}

/** The chapters between the frame's first and last, from the field's terms, the variant, and the title as it was read. */
export type Core = (material: Material, angle: number, title: TitleUnderstanding) => Section[];

function findRelationCore(field: Field, { text, bearing }: TitleUnderstanding): Core {
  if (bearing === null) {
    if (isInterpretive(field)) return planHistory;
    return asksPeople(field, text) ? planFactors : planMeasuredFactors;
  }
  if (ideas.has(field)) return planInfluence;
  if (events.has(field)) return planSway;
  return asksPeople(field, text) ? planStatisticalEffect : planTrial;
}

function findDesignCore(field: Field, { text }: TitleUnderstanding): Core {
  if (chemical.test(text) && (field === 'science' || field === 'engineering' || field === 'medicine'))
    return planMaterial;
  if (field === 'engineering' && mechanical.test(text) && !/检测|识别|预测|detection|recognition/u.test(text))
    return planDevice;
  if (software.test(text)) return planSystem;
  if (computational.test(text) && (field === 'engineering' || field === 'science' || field === 'interdisciplinary'))
    return planAlgorithm;
  return field === 'engineering' ? planDevice : planScheme;
}

/** The kind picks the skeleton; the field and the title's own words pick among the skeletons of a kind. */
export function findCore(title: TitleUnderstanding, field: Field): Core {
  if (isCompared(title)) return planComparison;
  switch (title.kind) {
    case 'relation-test':
      return findRelationCore(field, title);
    case 'clinical-study':
      return planTrial;
    case 'lab-experiment':
      return chemical.test(title.text) ? planMaterial : planTrial;
    case 'design-artefact':
      return findDesignCore(field, title);
    case 'teaching-design':
      return planScheme;
    case 'text-interpretation':
      return title.bearing ? planInfluence : planTextual;
    case 'history-narrative':
      return title.bearing ? planSway : planHistory;
    case 'theory-essay':
      return title.bearing && ideas.has(field) ? planInfluence : planTheory(field);
    case 'review':
      return planReview;
    case 'doctrinal-law':
      return planLaw;
    case 'policy-analysis':
      return planPolicy;
    case 'case-study':
      return planCase;
    case 'status-and-remedies':
      return planMeasures;
  }
}
