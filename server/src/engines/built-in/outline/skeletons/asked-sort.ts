import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';

/** What a side asks for: each has chapters or sections of its own, whatever thing it is asked of. */
export type AskedSort =
  | 'causes'
  | 'steps'
  | 'troubles'
  | 'effects'
  | 'change'
  | 'choice'
  | 'views'
  | 'mechanism'
  | 'role'
  | 'gains'
  | 'balance';

type Cues = Readonly<Record<Language, RegExp>>;

/** A side that asks for nothing else: 原因, but not 原因与对策. */
const whole: readonly (readonly [AskedSort, Cues])[] = [
  [
    'balance',
    {
      zh: /^(?:利弊|得失|优劣|利与弊|优缺点)(?:分析|探析|研究|之争)?$/u,
      en: /\b(?:pros and cons|advantages and disadvantages|benefits and (?:drawbacks|risks|costs))\b/iu,
      es: /^(?:las )?(?:ventajas (?:y|e) (?:desventajas|inconvenientes)|pros y contras)$/iu,
      ja: /^(?:メリットとデメリット|利点と(?:欠点|問題点)|功罪|長所と短所)$/u,
    },
  ],
  [
    'causes',
    {
      zh: /^(?:主要|深层)?(?:原因|成因|诱因|缘由|根源|动因)(?:分析|探析|研究|探究)?$/u,
      en: /^(?:the )?(?:main |root )?(?:causes|reasons|roots|origins)$/iu,
      es: /^(?:las? |los )?(?:causas|razones|raíces)$/iu,
      ja: /^(?:その)?(?:原因|要因|背景|理由)$/u,
    },
  ],
  [
    'change',
    {
      zh: /(?:变化|演变|转变|变迁|走势|波动)(?:趋势|特征|规律)?$/u,
      en: /^(?:the )?(?:changing |long-term )?(?:changes?|trends?|shifts?|transformation|evolution)(?: over time)?$/iu,
      es: /^(?:los? |las? )?(?:cambios?|evolución|tendencias?|transformación)$/iu,
      ja: /(?:変化|変遷|変容|推移)$/u,
    },
  ],
  [
    'choice',
    {
      zh: /(?:选择|取舍|存废|去留|抉择|何去何从)$/u,
      en: /^(?:the )?(?:choice|reconsideration|rethinking|revision|abolition|extension)$/iu,
      es: /^(?:la )?(?:elección|revisión|replanteamiento|supresión|ampliación)$/iu,
      ja: /(?:見直し|選択|存廃|再考)$/u,
    },
  ],
  [
    'views',
    {
      zh: /怎么看|如何看|(?:看法|观感|态度)$/u,
      en: /\b(?:views?|opinions?|attitudes)$|^how .+ see /iu,
      es: /^(?:las? |los )?(?:opini(?:ón|ones)|actitud(?:es)?|miradas?)(?!\p{L})/iu,
      ja: /(?:意識|見方|受け止め方?)$/u,
    },
  ],
  [
    'mechanism',
    {
      zh: /(?:形成|发生|产生)(?:机制|机理|原理|过程)$/u,
      en: /^(?:the )?(?:mechanisms?|formation)(?: of formation)?$/iu,
      es: /^(?:los? |la )?(?:mecanismos?|formación)(?: de formación)?$/iu,
      ja: /(?:形成|発生)(?:機構|過程|メカニズム|の仕組み)$/u,
    },
  ],
];

const moved: Cues = {
  zh: /^(?<thing>.{2,14}?)的?(?:减少|增多|增加|下降|衰退|消失|上升)$/u,
  en: /^(?:the )?(?:decline|rise|spread|disappearance|growth|return|loss|increase|decrease|shrinking) (?:of|in) (?:the )?(?<thing>.+)$/iu,
  es: /^(?:el |la )?(?:declive|auge|aumento|descenso|desaparición|disminución|caída|retroceso) (?:del |de la |de los |de las |de )(?<thing>.+)$/iu,
  ja: /^(?<thing>.{2,14}?)の?(?:減少|増加|衰退|消滅|上昇|低下)$/u,
};

/** "The Decline of Hedgehogs": what changes, where the change is the name of the matter and nothing else is asked. */
export const findMoved = ({ object, isAspectNamed, language }: TitleUnderstanding): string | null =>
  isAspectNamed ? null : (moved[language].exec(object)?.groups?.thing ?? null);

export const sortAsked = ({ aspect, isAspectNamed, language }: TitleUnderstanding): AskedSort | null =>
  isAspectNamed ? (whole.find(([, cues]) => cues[language].test(aspect.trim()))?.[0] ?? null) : null;

const listed: readonly (readonly [AskedSort, RegExp])[] = [
  [
    'gains',
    /优势|益处|好处|收益|\b(?:benefits?|advantages|gains|opportunities)\b|beneficios|ventajas|oportunidades|利点|効用|メリット/iu,
  ],
  ['role', /(?:作用|角色|功能|役割|機能|意義)$|\b(?:roles?|functions?)$|^(?:papel|función|funciones)(?!\p{L})/iu],
  [
    'causes',
    /成因|原因|诱因|来源|因素|\b(?:causes?|reasons|sources|origins?|factors|drivers)\b|causas?|razones|origen|factores|原因|要因|背景/iu,
  ],
  [
    'steps',
    /对策|治理|防治|防控|预防|预警|应对|优化|改进|策略|措施|路径|建议|重塑|重建|重构|破解|化解|矫正|纠偏|修复|防除|抑制|规避|纾解|疏解|普及策|活用策|再生策|解消|\b(?:prevention|control|responses?|solutions?|measures|strategies|reduction|removal|treatment|policy|reform)\b|\bwhat (?:helps|works|can be done)\b|prevención|control|respuestas?|soluciones|medidas|estrategias|propuestas|対策|予防|防止|改善|支援|方策/iu,
  ],
  [
    'troubles',
    /问题|困境|难点|障碍|不足|挑战|表现|缺失|失范|异化|失衡|乱象|\b(?:problems?|challenges|barriers|obstacles|difficulties|limits)\b|problemas?|obstáculos|retos|dificultades|barreras|課題|問題|障壁|限界$/iu,
  ],
  [
    'effects',
    /影响|后果|危害|效应|成效|\b(?:effects?|impacts?|consequences|risks?|costs?|outcomes?|benefits)\b|efectos?|consecuencias|impactos?|riesgos|影響|効果|帰結/iu,
  ],
];

/** What one side of a list asks for; null where it only names something. */
export const sortListed = (term: string): AskedSort | null => listed.find(([, cue]) => cue.test(term))?.[0] ?? null;
