import type { Language } from '@yanmo/contract/languages';

/**
 * Faults of grammar in a heading, found by its surface alone. Written apart from the engine that words headings, so that a
 * mistake in its grammar is not made here too.
 */
type Rule = readonly [name: string, pattern: RegExp];

const anyLanguage: readonly Rule[] = [
  ['a slot left open', /[{}]|undefined|null|NaN|\[object/u],
  ['nothing after a colon', /[:：]\s*$/u],
  ['two marks in a row', /[，、；：,;:]\s*[，、；：,;:]/u],
  ['space before a mark', /\s[，。；：、,;:]/u],
  ['a sentence mark at the end', /[。．，、；;,]$/u],
];

const rules: Record<Language, readonly Rule[]> = {
  zh: [
    ['的 twice', /的的/u],
    ['three 的', /的[^：:——“”]*的[^：:——“”]*的/u],
    ['begins with a particle', /^(?:的|和(?!平|谐|声)|及其?|以及|之(?!江)|中的|对于?的)/u],
    [
      'ends with a particle',
      /(?:(?<!目)的|(?<!参|给|赋|授|赠)与|和|及|及其|以及|(?<![存内潜何所外实])在|(?<![面针相应绝反核校比])对|(?<!服|跟|遵|盲)从|把|被|为了|基于|关于|之)$/u,
    ],
    [
      'a question inside a noun phrase',
      /(?:吗|呢|为什么|为何|是否|怎么|怎样|如何)[^：:”]{0,20}的(?:现状|问题|概念|内涵|理论|对策|设计|研究|特征|含义|界定|影响|成因|测量|类型|构成)/u,
    ],
    ['a question particle before a frame', /(?:吗|呢|[?？])(?=.)/u],
    ['a joiner before a particle', /(?<![参赋])(?:与|和|及)(?:的|与|和(?!声|平|谐|弦)|及(?!物))/u],
    ['a preposition left open', /(?<![面针相应绝反敌])对于?的|(?<![存内潜何所外实])在的|(?<!何|所|可|得)以的/u],
    ['the same word twice', /(\p{Script=Han}{2,6})\1/u],
    ['the same long run twice', /(\p{Script=Han}{4,}).*\1/u],
    [
      'study of a study',
      /(?:研究|分析|探讨|探析|浅析|综述)的?(?:研究|分析|探讨|探析)(?!者|对象|法|方法|框架|思路|工具|单元|指标|进路|尚|的|述评|现状)/u,
    ],
    ['title words left in', /^(?:浅析|浅谈|试论|试析|略论|刍议)|(?:浅析|浅谈|试论|刍议)/u],
    ['case words left in', /以.{1,20}为例.{0,6}(?:的|与)/u],
    [
      'effect of an effect',
      /影响的?影响|作用的?作用|问题的?问题|对策的?对策|现状的?现状|效果的?效果|设计的?设计|应用的?应用(?!程序|层)/u,
    ],
  ],
  en: [
    ['the same word twice', /\b(\p{L}{2,})\s+\1\b/iu],
    ['two articles', /\b(?:the|an?)\s+(?:the|an?)\b/iu],
    ['an article before a clause', /\b(?:the|an?)\s+(?:how|why|whether|what|does|do|is|are|can|should)\b/iu],
    ['a before a vowel', /\ba\s+(?:[aio](?!ne\b|nce\b)|e(?!u|w)|u(?!ni|se|su|ti|to|r[aeio]|k))\p{Ll}+/iu],
    ['an before a consonant', /\ban\s+(?![aeiouh]|[FHLMNRSX][A-Z0-9])\p{L}/iu],
    [
      'a question inside a noun phrase',
      /\b(?:of|on|for|about|behind|to|improve|understand|in|with|and)\s+(?:why|does|do|did|is|are|was|were|can|could|should|would)\s+\p{L}/iu,
    ],
    ['an auxiliary before its subject', /(?<![?:]\s)^(?!.*\?$)(?:does|do|did|is|are|was|were|should|can)\s+\p{L}/iu],
    [
      'a question word with its auxiliary',
      /\b(?:why|how|when|where)\s+(?:do|does|did|is|are|was|were|can|should)\s+(?!not\b)\p{L}(?!.*\?)/iu,
    ],
    [
      'a question taken as a name',
      /\b\p{L}+\s+(?:what|who)\s+(?:is|are|was|were|do|does|did)\s+(?!at stake|known|meant|left|missing|needed|new|still|said|lost|gained)\p{L}/iu,
    ],
    ['a verb without its subject', /\bas\s+(?:does|do|did|is|are|was|were)\s+\p{L}/iu],
    ['a question mark inside', /\?(?=.)(?!\s*[:”"’])/u],
    [
      'begins with a joiner',
      /^(?:of|and|or|in|on|for|by|to the|with)\s+(?!the light|practice|context|focus|what|whom|the\b|search|defence|general|paradise|use)/iu,
    ],
    [
      'ends with a joiner',
      /\b(?:of|and|or|on|for|to|with|the|an?|into|as|between|its|their)$|\b(?:is|are|was|were)\s+(?:in|by|from|at)$/iu,
    ],
    ['two prepositions', /\b(?:of|on|for|in|by|with|from)\s+(?:of|on|for|in|by|with|from)\b(?!\s*-)/iu],
    ['begins in lower case', /^\p{Ll}(?!\p{Lu}|-)/u],
    [
      'a plural after a',
      /\b(?:this|a|an)\s+(?:effects|causes|factors|methods|theories|problems|measures|results|limits|studies|readings)\b/iu,
    ],
    [
      'a singular after these',
      /\b(?:these|those|many|several)\s+(?:effect|cause|factor|method|theory|problem|measure|result|limit|study|reading)\b/iu,
    ],
    ['of whose', /\bof\s+(?:a study of|an analysis of|the effect of the effect)/iu],
    ['the same long run twice', /\b(\p{L}+\s\p{L}+\s\p{L}+)\b.*\b\1\b/iu],
    [
      'a case left in',
      /\b(?:a case study of|evidence from)\b.{3,60}\b(?:in|and|of)\s+(?:detail|practice|problems|measures)/iu,
    ],
  ],
  es: [
    ['de el, a el', /(?<!\p{L})(?:de|a)\s+el\b(?!\s+(?:Salvador|Niño|Callao|Greco|Quijote|País))/iu],
    ['the same word twice', /(?<!\p{L})(\p{L}{2,})\s+\1(?!\p{L})/iu],
    ['two articles', /(?<!\p{L})(?:el|la|los|las|un|una)\s+(?:el|la|los|las|un|una)(?!\p{L})/iu],
    [
      'a masculine article before a feminine noun',
      /(?<!\p{L})(?:el|del|al|un|los|unos)\s+(?!(?:área|agua|aula|alma|arma|habla|hambre)s?\b)\p{L}+(?:ción|ciones|sión|siones|dad|dades|tud|tudes|umbre)(?!\p{L})/iu,
    ],
    [
      'a feminine article before a masculine noun',
      /(?<!\p{L})(?:la|las|una|unas)\s+\p{L}+(?:miento|mientos|ismo|ismos|aje|ajes)(?!\p{L})/iu,
    ],
    [
      'a singular article before a plural',
      /(?<!\p{L})(?:el|la|un|una)\s+\p{L}+(?:ciones|dades|mientos|ismos|ores)(?!\p{L})/iu,
    ],
    ['a plural article before a singular', /(?<!\p{L})(?:los|las)\s+\p{L}+(?:ción|dad|miento|ismo)(?!\p{L})/iu],
    ['y before i', /(?<!\p{L})y\s+h?i(?!e)\p{L}/iu],
    ['o before o', /(?<!\p{L})o\s+h?o\p{L}/iu],
    [
      'a question inside a noun phrase',
      /(?<!\p{L})(?:de|sobre|para|del|en)\s+(?:¿|(?:por qué|cómo|cuál|cuáles|qué)(?!\p{L}))/iu,
    ],
    ['a question half open', /^[^¿]*\?|¿[^?]*$/u],
    [
      'ends with a joiner',
      /(?<!\p{L})(?:de|del|y|e|o|u|en|para|por|con|a|al|el|la|los|las|un|una|su|entre|sobre|desde)$/u,
    ],
    ['begins with a joiner', /^(?:y|o)\s|^de\s(?!.*\sa\s)/iu],
    ['two prepositions', /(?<!\p{L})(?:de|en|con|sobre|por)\s+(?:de|en|con|sobre|por)\b(?!\s+(?:qué|debajo))/iu],
    ['begins in lower case', /^\p{Ll}/u],
    ['the same long run twice', /(?<!\p{L})(\p{L}{4,}\s\p{L}+\s\p{L}{4,})(?!\p{L}).*(?<!\p{L})\1(?!\p{L})/iu],
  ],
  ja: [
    ['a particle twice', /のの|をを|にに|がが|はは|とと(?!も|の)|でで|へへ/u],
    ['four の', /の[^：:―—「」『』]*の[^：:―—「」『』]*の[^：:―—「」『』]*の/u],
    ['begins with a particle', /^(?:の|を|に|が|は|と|で|へ|や)(?!\p{Script=Hiragana})/u],
    ['ends with a particle', /(?<!も)の$|(?:を|に|が|は|(?<!こ|ひ)と|(?<!ま)で|へ|や|における|に関する)$/u],
    [
      'a question inside a noun phrase',
      /(?:なぜ|どのように|いかに|何が|どうして)[^：:」]{1,30}か(?:の|における|に関する)(?:現状|課題|概念|設計|影響|問題|要因|意味|定義)/u,
    ],
    ['a particle pair', /(?:を|が|は)(?:の|を|が|は)|(?:のは|とは)の|にの|をに(?!て)/u],
    ['a question mark inside', /[?？](?=.)/u],
    ['study of a study', /(?:研究|考察|分析|検討)の(?:研究|考察|分析|検討)(?!史|者|方法|対象|枠組み|視点)/u],
    ['the same long run twice', /([\p{Script=Han}\u30a0-\u30ff]{4,}).*\1/u],
    ['a case left in', /を(?:事例|例)(?:として|に)の/u],
  ],
};

const pairs: readonly (readonly [string, string])[] = [
  ['《', '》'],
  ['「', '」'],
  ['『', '』'],
  ['（', '）'],
  ['(', ')'],
  ['“', '”'],
  ['«', '»'],
];
const count = (text: string, mark: string): number => text.split(mark).length - 1;

const longest: Record<Language, (heading: string) => boolean> = {
  zh: (heading) => [...heading].length > 36,
  ja: (heading) => [...heading].length > 48,
  en: (heading) => heading.split(/\s+/u).length > 18,
  es: (heading) => heading.split(/\s+/u).length > 22,
};

/** Names of the faults of one heading; none for a heading that an editor would let stand. */
export function findGrammarFaults(heading: string, language: Language): string[] {
  const found = [...anyLanguage, ...rules[language]]
    .filter(([, pattern]) => pattern.test(heading))
    .map(([name]) => name);
  for (const [open, close] of pairs) {
    if (count(heading, open) !== count(heading, close)) found.push(`${open} without its partner`);
  }
  if (count(heading, '"') % 2 === 1) found.push('" without its partner');
  if (longest[language](heading)) found.push('too long');
  return found;
}
