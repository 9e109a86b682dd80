import type { Language } from '@yanmo/contract/languages';
import type { Move } from '../phrases/zh/phrases.ts';

interface Cover {
  kept: Move;
  /** All that the kept chapter took in has to be among these. */
  taken: readonly Move[];
  words: Record<Language, string>;
}

const cover = (
  kept: Move,
  taken: readonly Move[],
  [zh, en, es, ja]: readonly [string, string, string, string],
): Cover => ({
  kept,
  taken,
  words: { zh, en, es, ja },
});

const withResults = ['研究设计与结果', 'method and results', 'método y resultados', '方法と結果'] as const;
const withAdvice = [
  '研究设计、结果与建议',
  'method, results and advice',
  'método, resultados y propuestas',
  '方法・結果・提言',
] as const;
const discussed = ['结果与讨论', 'results and discussion', 'resultados y discusión', '結果と考察'] as const;
const asCase = [
  '案例背景与主要做法',
  'the case and its course',
  'el caso y su desarrollo',
  '事例の概要と展開',
] as const;

/** Chapters of a short paper that keep their own plan and do a neighbour's work as well: what both of them give. */
const covers: readonly Cover[] = [
  cover(
    'measures.problems',
    ['measures.status'],
    ['现状与突出问题', 'present state and problems', 'situación y problemas', '現状と問題点'],
  ),
  cover(
    'measures.answers',
    ['measures.causes'],
    ['问题成因与对策', 'causes and measures', 'causas y medidas', '課題の原因と改善策'],
  ),
  cover(
    'harm.causes',
    ['harm.status', 'measures.status'],
    ['现状与成因', 'extent and causes', 'alcance y causas', '現状と原因'],
  ),
  cover(
    'thing.effect',
    ['cause.follow'],
    ['影响与启示', 'effects and what follows', 'efectos y lecciones', '影響と示唆'],
  ),
  cover(
    'case.findings',
    ['case.carry'],
    ['得失、成因与启示', 'results, reasons and lessons', 'resultados, razones y lecciones', '成果・要因・示唆'],
  ),
  cover('case.course', ['case.choice', 'case.frame'], asCase),
  cover('effect.test', ['effect.design', 'scale.design'], withResults),
  cover('effect.test', ['effect.design', 'scale.design', 'effect.suggest'], withAdvice),
  cover('factor.test', ['factor.design'], withResults),
  cover('factor.test', ['factor.design', 'factor.suggest'], withAdvice),
  cover('trial.discussion', ['trial.result'], discussed),
  cover('trial.result', ['trial.discussion'], discussed),
  cover('clinical.discussion', ['clinical.result'], discussed),
  cover(
    'field.state',
    ['field.factor', 'field.meaning'],
    ['分布、变化与成因', 'distribution, change and causes', 'distribución, cambios y causas', '分布・変化・要因'],
  ),
  cover(
    'system.structure',
    ['system.needs'],
    ['需求分析与总体结构', 'requirements and structure', 'requisitos y estructura', '要件と全体構成'],
  ),
  cover(
    'system.build',
    ['system.check'],
    ['功能实现与测试', 'key functions and testing', 'funciones clave y pruebas', '主要機能の実装と評価'],
  ),
  cover(
    'control.hardware',
    ['control.needs', 'control.scheme'],
    ['总体方案与硬件设计', 'overall scheme and hardware', 'esquema general y hardware', '全体構成とハードウェア'],
  ),
  cover(
    'control.software',
    ['control.test'],
    ['软件设计与调试', 'software and testing', 'software y pruebas', 'ソフトウェアと試験'],
  ),
  cover(
    'device.scheme',
    ['device.targets'],
    ['设计要求与总体方案', 'requirements and overall scheme', 'requisitos y esquema general', '設計要件と全体案'],
  ),
  cover(
    'device.parts',
    ['device.verify'],
    ['设计计算与验证', 'calculations and verification', 'cálculo y verificación', '設計計算と検証'],
  ),
  cover(
    'visual.scheme',
    ['visual.concept'],
    ['设计定位与方案', 'concept and scheme', 'concepto y propuesta', 'コンセプトと設計案'],
  ),
  cover(
    'visual.scheme',
    ['visual.concept', 'visual.check'],
    ['设计方案与评价', 'scheme and evaluation', 'propuesta y evaluación', '設計案と評価'],
  ),
  cover(
    'algorithm.model',
    ['algorithm.task', 'algorithm.dataset'],
    ['任务、数据与模型', 'task, data and model', 'tarea, datos y modelo', '課題・データ・モデル'],
  ),
  cover(
    'lesson.design',
    ['lesson.ground'],
    ['设计依据与教学方案', 'grounds and lesson plan', 'fundamentos y propuesta', '設計の根拠と授業案'],
  ),
  cover(
    'lesson.practice',
    ['lesson.check'],
    ['实施与效果检验', 'practice and results', 'puesta en práctica y resultados', '実践と検証'],
  ),
  cover('ailment.causes', ['ailment.signs'], ['表现与病因', 'signs and causes', 'signos y causas', '症状と原因']),
  cover(
    'ailment.prevent',
    ['ailment.diagnosis', 'ailment.cure'],
    ['诊断与防治', 'diagnosis, prevention and cure', 'diagnóstico, prevención y cura', '診断と防除'],
  ),
];

/** What a chapter that took in others is about, beside the object: null where its own heading has to do. */
export function findCover(kept: Move, taken: readonly Move[], language: Language): string | null {
  if (taken.length === 0) return null;
  const found = covers.find((one) => one.kept === kept && taken.every((move) => one.taken.includes(move)));
  return found?.words[language] ?? null;
}

/** Where one thing acts on another the chapter is of that; else of what is studied. Japanese and Chinese bind, others set a colon. */
export const coverHeadings: Record<Language, readonly string[]> = {
  zh: ['{driver}影响{outcome}的{cover}', '{focus}的{cover}', '{object}的{cover}'],
  en: ['{driver} and {outcome}: {cover}', '{focus}: {cover}', '{object}: {cover}'],
  es: ['{driver} y {outcome}: {cover}', '{focus}: {cover}', '{object}: {cover}'],
  ja: ['{driver}が{outcome}に与える影響：{cover}', '{focus}の{cover}', '{object}の{cover}'],
};
