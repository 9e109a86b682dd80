import type { Language } from '@yanmo/contract/languages';
import { shareSaid } from './says-part.ts';

/** Words that ask, and those that any paper answers by its chapters: what they stand beside is what has to be said. */
const plain: Readonly<Record<Language, RegExp>> = {
  zh: /为什么|为何|为啥|缘何|何以|凭什么|怎么样?|怎样|如何|是否|能否|可否|应否|有没有|有哪些|有什么|究竟|到底|什么|哪些|哪种|哪个|多大程度|(?:\p{Script=Han})不(?=\p{Script=Han})|吗$|^(?:对|与|和|在|从)|(?:影响因素|现状|问题|困境|对策|策略|路径|建议|措施|成因|原因|影响|作用|关系|意义|价值|效果|机制|特征|分析|研究|探讨|评价|评估|比较|优化|改进|提升|完善|发展|应用|设计|实现|案例|实践|启示|挑战|展望|方案|表现|内涵|演变|历史|防治|培养|治理|适用|反思|解读|认定|改革|出路|历程|理论|综述)/gu,
  ja: /なぜ|何故|どうして|どのような?|どの程度|どう|いかに|如何に|何[がをのに]|誰[がをのに]|どこ[でにが]|(?:の|だろう|でしょう)?か(?:どうか)?$|への|における|に及ぼす|に与える|との|影響要因|影響|現状|課題|問題点?|対策|方策|要因|原因|効果|関係|役割|意義|展望|分析|検討|考察|比較|評価|設計|実態|特徴|事例|意味|変遷|歴史|解釈|改革|展開|可能性|方法|提案/gu,
  en: /\b(?:why|how|whether|if|what|which|who|whom|where|when|do|does|did|is|are|was|were|can|could|should|would|will|has|have|they|them|their|it|its|the|a|an|of|on|in|for|to|and|with|effects?|impacts?|influence|role|relationship|causes?|reasons?|problems?|challenges|solutions?|remedies|responses?|measures|strategies|status|situation|determinants|factors|analysis|study|review|design|assessment|evaluation|comparison|consequences|implications|prospects|benefits|barriers|current|present|reforms?|explanation|interpretation|meaning|history|evolution|lessons?|value|critique|debate|course|origins?|development|applications?|use|significance|policy|experimental|overview)\b/giu,
  es: /(?<!\p{L})(?:por qué|por que|qué|que|cómo|como|cuándo|dónde|quién|quiénes|cuál|cuáles|si|se|es|son|el|la|los|las|un|una|su|sus|de|del|en|para|por|con|y|e|efectos?|impacto|influencia|papel|relación|causas?|razones|problemas?|retos|desafíos|soluciones|medidas|respuestas?|estrategias|situación|estado|factores|análisis|estudio|revisión|diseño|evaluación|comparación|consecuencias|perspectivas|beneficios|barreras|actual|reforma|explicación|interpretación|significado|historia|evolución|lecciones|valor|crítica|debate|origen|desarrollo|aplicación|aplicaciones|uso|lugar|alcance|lectura|propuestas?)(?!\p{L})/giu,
};

const half = 0.5;

/** What a question or a noun that asks names beside the asking. */
export const withoutAsking = (asked: string, language: Language): string => asked.replace(plain[language], ' ');

/** Whether some heading says what is asked, beside the words of asking; what has none but those is answered by chapters of its own. */
export function saysAsked(headings: readonly string[], asked: string, object: string, language: Language): boolean {
  const rest = withoutAsking(asked.replaceAll(object, ' '), language);
  const pieces = language === 'zh' || language === 'ja' ? rest.split(/[\s\p{P}与和及或とや、的の]+/u) : [rest];
  const named = pieces.filter((piece) => /\p{L}{2}/u.test(piece));
  return named.every((piece) => headings.some((heading) => shareSaid(heading, piece, language) >= half));
}
