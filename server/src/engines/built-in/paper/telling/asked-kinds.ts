import type { ToldFact } from './told-fact.ts';

/** What a heading asks for by its words, whatever its role. */
const asked: readonly (readonly [RegExp, ReadonlySet<ToldFact['kind']>])[] = [
  [
    /后果|危害|代价|副作用|成效|价值|consequence|effects?\b|impact|\bcosts?\b|consecuencia|efectos?\b|影響|帰結|被害/iu,
    new Set(['effect']),
  ],
  [
    /人群|主体|各方|角色|群体|参与者|actors?\b|stakeholder|\bwho\b|roles?\b|actores|関係者|主体|担い手/iu,
    new Set(['actor']),
  ],
  [
    /程度|趋势|规模|尺度|指标|extent|scale|trend|measur|indicator|alcance|indicador|medi(?:da|ción)|程度|推移|指標/iu,
    new Set(['figure', 'indicator', 'measure']),
  ],
  [
    /环节|流程|阶段|步骤|过程|stages?\b|steps?\b|course of|process|etapas|proceso|fases|段階|過程|手順/iu,
    new Set(['stage']),
  ],
  [
    /历程|沿革|演变|起源|转折|origins?\b|began|history|turning|evoluci|orígenes|historia|経緯|歴史|変遷|展開/iu,
    new Set(['milestone']),
  ],
  [/缘由|背景|动因|动力|background|occasion|driv|antecedentes|motiv|背景|要因/iu, new Set(['driver', 'policy'])],
  [
    /构成|组成|类型|要素|结构|components?|parts?\b|types?\b|elements?|componentes|elementos|tipos|構成|類型|要素/iu,
    new Set(['part']),
  ],
  [/条件|前提|配套|conditions?\b|prerequisit|condiciones|requisitos|条件|前提/iu, new Set(['condition'])],
  [/案例|做法|经验|实例|practices?\b|examples?\b|cases?\b|prácticas|casos|事例|実践/iu, new Set(['example'])],
  [/分歧|争议|争论|debate|disput|controvers|polémic|論争|対立|争点/iu, new Set(['debate', 'counter'])],
  [/机制|机理|原理|mechanism|how .+ works|mecanismo|仕組み|メカニズム/iu, new Set(['mechanism'])],
];
const ofAsked = 1.6;
const ruled: ReadonlySet<string> = new Set(['law', 'standard', 'policy', 'rule']);
const onRules =
  /法律|法规|立法|规定|规范|规则|制度|标准|政策|条文|\blaws?\b|legal|rules?\b|statut|regulat|polic(?:y|ies)|\bley|norma|regula|política|法令|規定|規範|政策/iu;
const ofRules = 2;

export const isRule = (kind: ToldFact['kind']): boolean => ruled.has(kind);

/** What a fact gains where a heading asks for facts of its kind by its words, whatever its role. */
export const gainOfAsked = (kind: ToldFact['kind'], heading: string): number =>
  (ruled.has(kind) && onRules.test(heading) ? ofRules : 0) +
  (asked.some(([cue, kinds]) => kinds.has(kind) && cue.test(heading)) ? ofAsked : 0);
