import type { CueBook } from './cue.ts';

/** How a title is built, whatever it speaks of. */
export const formCues: CueBook = {
  colon: { zh: /[：:]/u, en: /:/u, es: /:/u, ja: /[：:]/u },
  dash: { zh: /[—–-]{1,2}(?=以|基于|兼|论)|——/u, en: / [–—-] /u, es: / [–—-] /u, ja: /[―—–]/u },
  quoted: { zh: /[“"「][^”"」]+[”"」]/u, en: /["“]/u, es: /["“«]/u, ja: /「[^」]+」/u },
  joined: { zh: /[与和及]/u, en: /\band\b/iu, es: /\b[ye]\b/iu, ja: /と(?!して|いう|は)/u },
  essay: {
    zh: /^(?:论|浅论|试论|略论|浅析|浅谈|探析|简论|谈)/u,
    en: /^on (?:the )?|: an? (?:essay|evaluation|critique|defen[cs]e|reflection)/iu,
    es: /^(?:sobre|acerca de)\b|: una? (?:ensayo|reflexi[oó]n)/iu,
    ja: /(?:について|に関する考察|論)$/u,
  },
  studyEnd: { zh: /研究$/u, en: /\bstudy\b/iu, es: /\bestudio\b/iu, ja: /研究$/u },
  analysisEnd: { zh: /分析$/u, en: /\banalysis\b/iu, es: /\ban[aá]lisis\b/iu, ja: /分析$/u },
  problemEnd: { zh: /问题(?:研究|分析|探讨|探析)?(?=$|——)/u, ja: /(?:課題|問題)$/u },
  statusAndRemedy: {
    zh: /(?:现状|问题|困境|原因|成因|风险|隐患|因素|特点|影响).{0,8}(?:与|及|和|、).{0,8}(?:对策|策略|措施|路径|建议|防范|防治|预防|治理|防控|改进|优化|出路|应对|护理|诊断与维修)/u,
    en: /\b(?:causes?|problems?|challenges|state|status|barriers)\b.{0,30}\b(?:and|,)\b.{0,20}\b(?:solutions?|remedies|prevention|measures|responses?|strategies|prospects|way forward)/iu,
    es: /\b(?:causas|problemas|situaci[oó]n|retos|desaf[ií]os|factores)\b.{0,40}\b(?:soluciones|prevenci[oó]n|medidas|respuestas|estrategias|oportunidades|perspectivas|propuestas|alternativas)/iu,
    ja: /(?:現状|実態|問題|原因).{0,4}(?:と|および).{0,6}(?:対策|課題|方策|改善|展望)/u,
  },
};
