/** A way of working that a title names and that decides its chapters, whatever kind it was taken for. */
export type NamedDesign =
  | 'quasi-experiment'
  | 'action-research'
  | 'fieldwork'
  | 'systematic-review'
  | 'mixed-methods'
  | 'cross-sectional';

const named: readonly (readonly [NamedDesign, RegExp])[] = [
  [
    'systematic-review',
    /系统(?:性)?(?:综述|评价)|范围(?:性)?综述|荟萃分析|Meta ?分析|\b(?:scoping|systematic|umbrella|rapid|integrative) (?:literature )?review|\bmeta-?analysis|revisi[óo]n (?:sistemática|de alcance|de ámbito|integrativa|integradora|exploratoria|paraguas|rápida)|metaan[áa]lisis|システマティック・?レビュー|スコーピング・?レビュー|系統的レビュー|メタ分析|メタアナリシス/iu,
  ],
  [
    'mixed-methods',
    /混合(?:研究)?方法|混合研究法?|\bmixed[- ]methods?\b|(?:métodos|enfoque|diseño|estudio|investigación|metodología) mixt[oa]s?(?!\p{L})/iu,
  ],
  [
    'action-research',
    /行动研究|アクション・?リサーチ|\baction research\b|investigaci[óo]n[ -]acci[óo]n|acción participativa/iu,
  ],
  [
    'quasi-experiment',
    /准实验|类实验|準実験|\bquasi-?experiment|cuasi-?experiment|\b(?:classroom|controlled teaching) experiment\b|教学实验研究|对照教学实验/iu,
  ],
  [
    'fieldwork',
    /田野(?:调查|考察|研究|工作)|民族志|参与观察|フィールドワーク|参与観察|エスノグラフィ|現地調査|\b(?:field ?work|ethnograph(?:y|ic)|participant observation)\b|\ba field study\b|etnogr[aá]f|trabajo de campo|observaci[óo]n participante|estudio de campo/iu,
  ],
  [
    'cross-sectional',
    /横断面|现况调查|横断(?:研究|調査|的研究)|\bcross-sectional\b|estudio transversal|dise[ñn]o transversal/iu,
  ],
];

/** The design in the title's own words; null where it names none. */
export const findNamedDesign = (text: string): NamedDesign | null =>
  named.find(([, words]) => words.test(text))?.[0] ?? null;
