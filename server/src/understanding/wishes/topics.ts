import type { Language } from '@yanmo/contract/languages';

/** Parts that papers have under many names; a wish for one of them is met by the chapter that does its work. */
export interface Topic {
  id: TopicId;
  names: Readonly<Record<Language, string>>;
  words: RegExp;
}

export const topicIds = [
  'introduction',
  'background',
  'significance',
  'review',
  'concept',
  'theory',
  'hypotheses',
  'method',
  'data',
  'needs',
  'testing',
  'experience',
  'history',
  'law',
  'mechanism',
  'status',
  'problem',
  'cause',
  'measure',
  'case',
  'empirical',
  'results',
  'discussion',
  'limits',
  'outlook',
  'implication',
  'innovation',
  'ethics',
  'risk',
  'feasibility',
  'cost',
  'schedule',
  'conclusion',
] as const;
export type TopicId = (typeof topicIds)[number];

const topic = (id: TopicId, [zh, en, es, ja]: [string, string, string, string], words: RegExp): Topic => ({
  id,
  names: { zh, en, es, ja },
  words,
});

/** The narrower before the wider: 研究现状 is the literature, 现状 is the world. */
export const topics: readonly Topic[] = [
  topic(
    'introduction',
    ['绪论', 'introduction', 'introducción', '序論'],
    /绪论|引言|导论|前言|\bintroduct(?:ion|ory)\b|introducción|序論|緒論|序章|はじめに/iu,
  ),
  topic(
    'review',
    ['文献综述', 'literature review', 'revisión de la literatura', '先行研究'],
    /文献(?:综述|回顾|述评|梳理)|研究(?:综述|述评|现状|动态|进展)|国内外研究|已有研究|\bliterature(?: review)?\b|\breview of (?:the )?(?:literature|research)\b|\brelated work\b|\bstate of the art\b|\bearlier (?:work|studies|research)\b|\bresearch on\b|revisión (?:de (?:la )?)?(?:literatura|bibliográfica)|estado (?:del arte|de la cuestión)|antecedentes (?:de investigación|teóricos)|investigaciones? (?:previas?|anteriores)|先行研究|文献レビュー|研究史|研究動向|既存研究/iu,
  ),
  topic(
    'limits',
    ['研究局限', 'limitations', 'limitaciones', '研究の限界'],
    /局限|不足之处|研究不足|\blimit(?:s|ations?)\b|limitacion(?:es)?|\blímites\b|限界/iu,
  ),
  topic(
    'outlook',
    ['未来展望', 'outlook', 'perspectivas', '今後の展望'],
    /展望|前景|未来(?:趋势|发展|走向|方向)?|发展趋势|\boutlook\b|\bfuture\b|\bprospects?\b|perspectivas?|\bfuturo\b|今後の(?:課題|展望|方向)|将来/iu,
  ),
  topic(
    'implication',
    ['启示', 'implications', 'implicaciones', '示唆'],
    /启示|经验总结|\bimplications?\b|\blessons?\b|implicacion(?:es)?|lecciones|enseñanzas|示唆|教訓/iu,
  ),
  topic(
    'experience',
    ['国外经验借鉴', 'international experience', 'experiencias internacionales', '海外の経験'],
    /(?:国外|国际|海外|域外|发达国家|他国)[^，。]{0,4}(?:经验|做法|借鉴|实践)|经验借鉴|\b(?:foreign|international|overseas) (?:experiences?|practices?|examples?)\b|experiencias? (?:internacional(?:es)?|extranjeras?|de otros países)|海外(?:の)?(?:事例|経験|動向)|諸外国/iu,
  ),
  topic(
    'significance',
    ['研究意义', 'significance', 'relevancia', '研究の意義'],
    /研究意义|(?:理论|现实|实践)意义|研究价值|\bsignificance\b|\brelevancia\b|justificación|研究の意義|意義/iu,
  ),
  topic(
    'innovation',
    ['创新之处', 'contribution', 'aportaciones', '独自性'],
    /创新(?:点|之处)|\bcontributions?\b|\bnovelty\b|\baport(?:es?|aci(?:ón|ones))\b|独自性|新規性/iu,
  ),
  topic(
    'concept',
    ['概念界定', 'key concepts', 'conceptos clave', '概念の整理'],
    /概念|内涵|界定|\b(?:key )?concepts?\b|\bdefinitions?\b|\bmeaning of\b|\bconceptos?\b|\bdefinicion(?:es)?\b|用語の定義/iu,
  ),
  topic(
    'hypotheses',
    ['研究假设', 'hypotheses', 'hipótesis', '仮説'],
    /(?:研究)?假设|假说|\bhypothes[ie]s\b|hipótesis|仮説/iu,
  ),
  topic(
    'theory',
    ['理论基础', 'theoretical framework', 'marco teórico', '理論的枠組み'],
    /理论|学理|\btheor(?:y|ies|etical)\b|marco (?:teórico|conceptual)|fundamentos|\bteor(?:ía|ías|ético|éticos|ética)\b|理論/iu,
  ),
  topic(
    'testing',
    ['系统测试', 'testing', 'pruebas', 'テスト'],
    /测试|\btest(?:s|ing)\b|\bpruebas\b|テスト|動作確認/iu,
  ),
  topic(
    'needs',
    ['需求分析', 'requirements analysis', 'análisis de requisitos', '要件分析'],
    /需求(?:分析)?|\b(?:requirements?|needs)(?: analysis)?\b|análisis de (?:requisitos|necesidades)|requisitos|要件(?:定義|分析)?|ニーズ/iu,
  ),
  topic(
    'method',
    ['研究设计', 'methodology', 'metodología', '研究方法'],
    /研究(?:方法|设计|思路)|方法论|\bmethod(?:s|ology|ological)?\b|\bresearch design\b|\bstudy design\b|metodolog[íi]\w{1,3}|\bmétodos?\b|diseño (?:de (?:la )?)?(?:investigación|metodológico)|研究(?:デザイン|計画)|方法/iu,
  ),
  topic(
    'data',
    ['数据来源', 'data sources', 'fuentes de datos', 'データの出所'],
    /数据(?:来源|收集|说明)?|样本|变量|\bdata(?: sources?| collection)?\b|\bsamples?\b|\bvariables?\b|fuentes de datos|\bdatos\b|\bmuestra\b|データ|標本|変数/iu,
  ),
  topic(
    'measure',
    ['对策建议', 'recommendations', 'recomendaciones', '提言'],
    /对策|建议|策略|措施|优化|完善|(?<!作用|影响|传导)路径|改进|\brecommendations?\b|\bsuggestions?\b|\b(?:counter)?measures?\b|\bpolicy (?:advice|implications|proposals?)\b|\bproposals?\b|\bremed(?:y|ies)\b|\bsolutions?\b|\bstrateg(?:y|ies)\b|recomendacion(?:es)?|propuestas?|medidas|soluciones|estrategias?|提言|対策|提案|改善|方策/iu,
  ),
  topic(
    'status',
    ['现状', 'current situation', 'situación actual', '現状'],
    /现状|现实(?:状况|图景)|概况|基本情况|\b(?:current|present|existing) (?:state|situation|status|practice|conditions?)\b|\bstatus quo\b|\bstate of affairs\b|\bwhere \w+ stands?\b|(?:situación|estado) actual|panorama actual|現状|実態|概況/iu,
  ),
  topic(
    'problem',
    ['存在的问题', 'problems', 'problemas', '課題'],
    /问题|困境|难点|短板|缺陷|\bproblems?\b|\bdifficult(?:y|ies)\b|\bissues?\b|\bshortcomings?\b|\bchallenges?\b|\bproblemas?\b|dificultades|retos|desafíos|deficiencias|課題|問題/iu,
  ),
  topic(
    'cause',
    ['成因分析', 'causes', 'causas', '要因'],
    /原因|成因|根源|归因|\bcauses?\b|\breasons?\b|\broots?\b|\bcausas?\b|motivos|raíces|原因|要因|背景要因/iu,
  ),
  topic(
    'case',
    ['案例分析', 'case study', 'estudio de caso', '事例分析'],
    /案例|个案|为例|\bcase(?:s| stud(?:y|ies)| analysis)?\b|\bcasos?\b|事例|ケース/iu,
  ),
  topic(
    'empirical',
    ['实证分析', 'empirical analysis', 'análisis empírico', '実証分析'],
    /实证|检验|\bempiric(?:al|ally)\b|\btested\b|análisis empírico|empíric[oa]|contraste|実証|検証/iu,
  ),
  topic(
    'results',
    ['结果分析', 'results', 'resultados', '分析結果'],
    /结果|发现|\bresults?\b|\bfindings?\b|\bresultados?\b|hallazgos|結果|知見/iu,
  ),
  topic(
    'discussion',
    ['讨论', 'discussion', 'discusión', '考察'],
    /讨论|辨析|\bdiscuss(?:ion|ed)?\b|\bdiscusión\b|考察/iu,
  ),
  topic(
    'history',
    ['发展历程', 'historical development', 'evolución histórica', '歴史的変遷'],
    /(?:发展|历史)(?:历程|沿革|演变|脉络)|沿革|演变|由来|历史|\bhistor(?:y|ical)\b|\bevolution\b|\borigins?\b|\bhistoria\b|evolución|histórico|歴史|変遷|沿革/iu,
  ),
  topic(
    'mechanism',
    ['作用机制', 'mechanisms', 'mecanismos', 'メカニズム'],
    /机制|机理|\bmechanisms?\b|mecanismos?|メカニズム|仕組み/iu,
  ),
  topic(
    'law',
    ['法律规定', 'legal framework', 'marco legal', '法的枠組み'],
    /法律(?:规定|框架|依据|制度)|立法|法规|\blegal (?:framework|basis|provisions?)\b|\blegislation\b|\bstatut(?:e|es|ory)\b|marco (?:legal|jurídico|normativo)|legislación|normativa|法的枠組み|法制度|立法/iu,
  ),
  topic(
    'ethics',
    ['伦理问题', 'ethical issues', 'cuestiones éticas', '倫理的課題'],
    /伦理|\bethic\w{0,4}\b|(?<!\p{L})étic[oa]s?\b|倫理/iu,
  ),
  topic('risk', ['风险分析', 'risks', 'riesgos', 'リスク'], /风险|\brisks?\b|\briesgos?\b|リスク/iu),
  topic(
    'feasibility',
    ['可行性分析', 'feasibility', 'viabilidad', '実現可能性'],
    /可行性|\bfeasibility\b|viabilidad|factibilidad|実現可能性/iu,
  ),
  topic(
    'cost',
    ['成本效益分析', 'costs and benefits', 'costes y beneficios', '費用対効果'],
    /成本|效益|\bcosts?\b|\bcost-benefit\b|\bcost(?:e|o)s?\b|費用/iu,
  ),
  topic(
    'schedule',
    ['进度安排', 'schedule', 'cronograma', 'スケジュール'],
    /进度|时间安排|\bschedule\b|\btimeline\b|cronograma|calendario|スケジュール|日程/iu,
  ),
  topic(
    'background',
    ['研究背景', 'background', 'antecedentes', '研究の背景'],
    /背景|缘起|\bhistorical (?:background|context)\b|contexto histórico|\bbackground\b|\bcontext\b|antecedentes|\bcontexto\b/iu,
  ),
  topic(
    'conclusion',
    ['结论', 'conclusion', 'conclusiones', '結論'],
    /结论|结语|总结|\bconclu(?:sions?|ding)\b|conclusi(?:ón|ones)|結論|結語|おわりに|まとめ|終章/iu,
  ),
];

export const findTopics = (text: string): Topic[] => topics.filter(({ words }) => words.test(text));

/**
 * The part a wish names. Its last words carry it: 问卷调查结果分析 is results. A text that says much more than the part's
 * name is a matter of its own.
 */
export function findTopic(text: string): Topic | null {
  let best: { topic: Topic; end: number; length: number } | null = null;
  for (const candidate of topics) {
    const match = candidate.words.exec(text);
    if (!match) continue;
    const end = match.index + match[0].length;
    if (best && (best.end > end || (best.end === end && best.length >= match[0].length))) continue;
    best = { topic: candidate, end, length: match[0].length };
  }
  return best?.topic ?? null;
}

export const topicOf = (id: TopicId): Topic => topics.find((candidate) => candidate.id === id) as Topic;

/** Whether a wish names a part that papers have, and no matter of its own beside it. */
export function isBarePart(what: string): boolean {
  const topic = findTopic(what);
  if (!topic) return false;
  const left = what
    .replace(topic.words, '')
    .replace(/\b(?:of|the|a|an|and|on|for|de|del|la|el|y|los|las)\b|[\p{P}\s的の与和及]/giu, '');
  return left.length <= (/[\p{Script=Han}\u3040-\u30ff]/u.test(left) ? 3 : 9);
}
