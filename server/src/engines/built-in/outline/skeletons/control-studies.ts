import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import type { OpenPlan } from './open-names.ts';

/** What is steered, and the law by which it is: the plant is modelled, the law designed and simulated; nobody mends or builds the plant. */
const forms: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:一种|基于.{2,20}?的)?(?<plant>.{3,20}?)的?(?<law>(?:(?<=的)[^的]{0,6}|(?:直接)?(?:矢量|滑模|模糊|PID|自适应|预测|鲁棒|双闭环|转矩|协调|最优)*)控制(?:策略|方法|算法|技术))(?:的?(?:研究|设计|分析|优化|改进|仿真|设计与仿真|研究与仿真|与仿真))*$/u,
  ja: /^(?<plant>.{3,24}?)の(?<law>[\p{L}ー]{0,8}制御(?:方式|手法|戦略|アルゴリズム))(?:に関する研究|の検討|の設計|の研究|の開発)?$/u,
  en: /^(?:the )?(?<law>(?:[\p{L}-]+ ){0,3}control (?:strateg(?:y|ies)|methods?|algorithms?|schemes?|techniques?)) (?:for|of) (?:the |an? )?(?<plant>[^:]{4,60})$/iu,
  es: /^(?<law>(?:estrategias?|métodos?|algoritmos?|técnicas?) de control(?: \p{L}+){0,2}?) (?:de |del |de los |de las |para )(?:el |la |los |las |un |una )?(?<plant>[^:]{4,60})$/iu,
};

const whole: Readonly<Record<Language, (plant: string, law: string) => string>> = {
  zh: (plant, law) => `${plant}${law}`,
  ja: (plant, law) => `${plant}の${law}`,
  en: (plant, law) => `${law} for ${plant}`,
  es: (plant, law) => `${law} de ${plant}`,
};

export function findControlStudy(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { text, language, signs } = title;
  if (field !== 'engineering' || signs.includes('review')) return null;
  const { plant, law } = forms[language].exec(text)?.groups ?? {};
  // 质量控制, 成本控制: what is kept within limits by people has no plant.
  if (
    !plant ||
    !law ||
    /质量|成本|进度|风险|投资|安全|quality|cost|pest|calidad|costos|plagas|品質|コスト/iu.test(`${plant}${law}`)
  )
    return null;
  const own = (span: string): string => grammars[language].fromTitle(span, text);
  const name = whole[language](own(plant), own(law));
  const slots = { object: own(plant), focus: own(plant) };
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'design-artefact', object: name, short: own(law), isAspectNamed: false, bearing: null },
    contexts: title.contexts.filter((context) => !name.includes(context.text)),
  };
  return nameOnce(read, name, [
    section('solver.model', 20, [part('control.object'), part('control.model', slots), part('solver.scene')], slots),
    section('control.scheme', 18, [part('control.options'), part('control.blocks')]),
    section('algorithm.model', 26, [part('solver.basic'), part('solver.better'), part('control.tune')]),
    section('algorithm.experiment', 24, [part('solver.setting'), part('algorithm.baseline'), part('solver.range')]),
  ]);
}
