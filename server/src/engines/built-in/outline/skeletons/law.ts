import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { findClaim } from './claims.ts';
import { asksShould, planDispute } from './theory.ts';
import { asksVerdict } from './whether.ts';

/** Only what has a reach can be read narrowly or broadly. */
const reaching =
  /认定|界定|范围|适用|构成|解释|定义|标准|要件|\b(?:scope|definition|meaning|interpretation|application|elements?|test|standard|limits?)\b|alcance|ámbito|definición|interpretación|aplicación|requisitos|elementos|límites|範囲|定義|解釈|適用|要件|基準|意義/iu;

/** Only an offence, a claim, a contract or a right is made out of elements; what is valid, protected or disputed has questions. */
const elemental =
  /罪(?!名)|犯罪|侵权|违约|防卫|合同|要件|构成|认定|时效|代理|抵押|担保|占有|无因管理|不当得利|撤销权|解除权|紧急避险|责任|\b(?:elements?|offences?|crimes?|torts?|negligence|contracts?|possession|liability|duty|defences?|self-defen[cs]e|harassment|fraud|theft|murder|manslaughter|provocation|nuisance|estoppel|breach|defamation)\b|delitos?|responsabilidad|contratos?|despido|legítima defensa|prescripción|usucapión|requisitos|罪|犯罪|責任|契約|不法行為|正当防衛|請求権|解除|取消|時効|占有|要件|成立/iu;

/** From the norm to its gaps, from the gaps to what scholars and courts make of them, and from there to a proposal. */
function planRule(material: Material, angle: number, { text, aspect }: TitleUnderstanding): Section[] {
  const [theory = ''] = material.theories(1);
  // 合同主体: the contract has elements, its parties have none.
  const hasElements = elemental.test(text) && !/主体$/u.test(aspect);
  const norm = section('law.norm', 18, [
    part('law.term'),
    part('law.provision'),
    part(hasElements ? 'law.elements' : 'law.points'),
    lesser('law.purpose'),
  ]);
  const gap = section('law.gap', 22, [part('law.standard'), part('law.silence'), part('law.conflict')]);
  const readings = section('law.readings', 23, [
    part('law.doctrine', {}, reaching.test(text) ? [part('law.narrow'), part('law.broad')] : []),
    part('law.courts', {}, [part('law.reasons'), part('law.split')]),
    theory !== '' && part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]),
    lesser('law.abroad'),
    part('law.assess'),
  ]);
  const proposal = section('law.proposal', 24, [
    part('law.interpretation'),
    part('law.amendment'),
    lesser('law.procedure'),
    lesser('law.objection'),
  ]);
  if (angle % 3 === 1) return [norm, readings, gap, proposal];
  return angle % 3 === 2 ? [gap, norm, readings, proposal] : [norm, gap, readings, proposal];
}

export const planLaw = (material: Material, angle: number, title: TitleUnderstanding): Section[] =>
  (asksShould(title) || asksVerdict(title) ? planDispute : (findClaim(title) ?? planRule))(material, angle, title);
