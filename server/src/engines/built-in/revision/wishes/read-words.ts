import type { Place, Purpose } from '../change.ts';

const numbers = new Map<string, number>(
  [
    ['1', '一', '壱', 'one', 'first', 'un', 'una', 'uno', 'primer', 'primero', 'primera', 'an', 'a'],
    ['2', '二', '两', '両', 'two', 'second', 'dos', 'segundo', 'segunda', 'couple'],
    ['3', '三', 'three', 'third', 'tres', 'tercer', 'tercero', 'tercera'],
    ['4', '四', 'four', 'fourth', 'cuatro', 'cuarto', 'cuarta'],
    ['5', '五', 'five', 'fifth', 'cinco', 'quinto', 'quinta'],
    ['6', '六', 'six', 'sixth', 'seis', 'sexto', 'sexta'],
    ['7', '七', 'seven', 'seventh', 'siete', 'séptimo', 'séptima'],
    ['8', '八', 'eight', 'eighth', 'ocho', 'octavo', 'octava'],
    ['9', '九', 'nine', 'ninth', 'nueve', 'noveno', 'novena'],
    ['10', '十', 'ten', 'tenth', 'diez', 'décimo', 'décima'],
  ].flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
);

export function readNumber(text: string | undefined): number | null {
  if (!text) return null;
  const word = text.normalize('NFKC').toLowerCase();
  const named = numbers.get(word);
  if (named) return named;
  const plain = word.replace(/(?:st|nd|rd|th|[ºª.])$/u, '').replace(/[,\s](?=\d{3})/gu, '');
  if (/^\d+$/u.test(plain)) return Number(plain);
  const tens = /^十([一二三四五六七八九])$/u.exec(plain)?.[1];
  return tens ? 10 + (numbers.get(tens) ?? 0) : null;
}

const last = /最后|末|结尾|最後|最終|結び|last|final|closing|últim[oa]|final/iu;
const fromEnd = /倒数|から|penultimate|penúltim[oa]|second[- ](?:to[- ])?last|last but one/iu;

/** A paragraph as a wish calls it: 第二段, “the last paragraph”, “el segundo párrafo”, 最後の段落. */
export function readPlace(text: string | undefined): Place | null {
  if (!text) return null;
  if (/penultimate|penúltim|second[- ](?:to[- ])?last|last but one/iu.test(text)) return { from: 'end', nth: 2 };
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\d+|[一二两三四五六七八九十]+|\p{Script=Latin}+/gu) ?? [];
  const isLast = last.test(text);
  for (const word of words) {
    if (word === '一' && isLast) continue;
    if (['a', 'an', 'un', 'una', 'uno', 'one'].includes(word) && words.length > 1 && !/paragraph one/u.test(text))
      continue;
    const nth = readNumber(word);
    if (nth) return { from: fromEnd.test(text) ? 'end' : 'start', nth };
  }
  if (isLast) return { from: 'end', nth: 1 };
  return /首段|开头|冒頭|最初|opening|inicial|primer/iu.test(text) ? { from: 'start', nth: 1 } : null;
}

const cues: readonly (readonly [Exclude<Purpose, 'topic'>, RegExp])[] = [
  ['transition', /过渡|承上启下|衔接|つなぎ|橋渡し|接続|transition|bridge to|lead into|transici[óo]n|enlace/iu],
  [
    'summary',
    /小结|总结|总括|归纳全节|まとめ|要約|小括|summary|sum up|summar|wrap[- ]?up|conclud|resumen|s[ií]ntesis|recapitul/iu,
  ],
  ['opening', /引言|导语|导入|引入|开场|導入|前置き|introduct|opening|introducci[óo]n|entrada/iu],
  ['limits', /局限|不足之处|限制|缺陷|限界|制約|limitation|\blimits?\b|shortcoming|caveat|limitaci[óo]n|l[ií]mites/iu],
  ['example', /例子|案例|事例|实例|举例|具体例|example|instance|case stud|illustrat|ejemplo|caso pr[áa]ctico/iu],
  ['definition', /定义|界定|概念说明|含义|定義|意味の説明|definition|define|definici[óo]n|defin/iu],
  [
    'implication',
    /政策(?:启示|建议|含义|示唆|提言)|启示|对策建议|实践意义|示唆|含意|提言|implication|recommendation|policy|practice|implicaci[óo]n|recomendaci|pol[ií]tica/iu,
  ],
  ['comparison', /比较|对比|对照|差异|比較|対比|compar|contrast|contraste/iu],
];

/** Names of the paper itself: a paragraph on “the limits of the study” has no other topic. */
const generic =
  /^(?:本|该|这一?|この|その|the|this|our|el|la|este|esta)?\s*(?:政策的な|実践的な|学術的な|研究|文章|论文|本文|本稿|论述|方法|具体|小|简短|study|paper|section|research|work|short|brief|concrete|final|closing|estudio|trabajo|apartado|investigación|breve|párrafo|段落|一?段|一?句|next|siguiente|次)?\s*(?:方法|section|apartado|の)?$/iu;

const hollow =
  /^(?:\p{Script=Latin}{1,3}|para|entre|sobre|from|between|with|this|that|some|unas?|unos?|estas?|estos?)$/iu;

/** What is left when the name of the purpose is taken away is what the paragraph is about. */
export function readPurpose(text: string): { purpose: Purpose; about: string } {
  const topic = cleanTopic(text);
  for (const [purpose, cue] of cues) {
    if (!cue.test(text)) continue;
    const rest = cleanTopic(
      topic
        .replace(
          new RegExp(`(?:政策|policy|práctic\\w+|practical)?\\s*(?:${cue.source})\\p{Script=Latin}*`, 'giu'),
          ' ',
        )
        .replace(/^(?:与|和|及|或)|(?:与|和|及)$/gu, ''),
    );
    const isEmpty = (rest.match(/\p{Script=Latin}+|[\p{Script=Han}\p{Script=Katakana}]+/gu) ?? []).every((word) =>
      hollow.test(word),
    );
    const isPlain =
      isEmpty || purpose === 'transition' || purpose === 'summary' || purpose === 'opening' || generic.test(rest);
    return { purpose, about: isPlain || rest.length < 2 ? '' : rest };
  }
  return { purpose: 'topic', about: topic };
}

const edges =
  /^(?:一个|几个|一些|一下|的|关于|有关|对|对于|针对|围绕|就|about|on|regarding|concerning|between|among|entre|that|which|of|for|the|an?|some|to|with|in|and|sobre|acerca de|de la|de los|de las|del|de|la|el|los|las|una?|que|y|について(?:の)?|に関する|の|を|に|は|が|と)(?=[\s\p{Script=Han}\p{Script=Katakana}「“"«]|$)|(?:的|内容|说明|讨论|论述|分析|方面|部分|の|を|に|は|が|と|について(?:の)?|に関する|しての|説明|内容|\s(?:of|on|about|and|with|to|de|sobre|y|the|here|aquí))$/iu;

export function cleanTopic(text: string): string {
  let topic = text.trim();
  for (let turn = 0; turn < 8; turn += 1) {
    const next = topic
      .replace(/^[\s“”"'‘’「」『』«»《》，,。.；;：:、()（）]+|[\s“”"'‘’「」『』«»《》，,。.；;：:、()（）!！]+$/gu, '')
      .replace(edges, '')
      .trim();
    if (next === topic) break;
    topic = next;
  }
  return topic;
}
