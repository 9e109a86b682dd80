import type { Language } from '@yanmo/contract/languages';

/** What a strict reader strikes out at once: clichés, padding, slips of grammar, marks left open. */
const faults: Record<Language, readonly (readonly [RegExp, string])[]> = {
  zh: [
    [/随着[^，。]{0,14}的(?:不断|快速|深入|持续)?发展/u, 'cliché'],
    [
      /(?:具有|有着)[^，。]{0,6}重要[^，。]{0,4}意义|至关重要|不可忽视|众所周知|不言而喻|毋庸置疑|日益|越来越/u,
      'padding',
    ],
    [/值得注意的是|需要指出的是|不难发现|综上所述|总而言之|总的来说/u, 'padding'],
    [/赋能|抓手|底层逻辑|打通堵点/u, 'jargon'],
    [/的的|了了|是是|，，|。。|、、|，。|。，|；。/u, 'slip'],
    [/\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}/u, 'half-width punctuation'],
    [/[\u3040-\u30ff]/u, 'another language'],
    [/\{|\}|undefined|NaN/u, 'unfilled slot'],
  ],
  en: [
    [/in today['’]s (?:society|world)|plays? an? (?:crucial|vital|key|important|pivotal|significant) role/iu, 'cliché'],
    [
      /it is (?:important|worth|crucial) (?:to note|noting)|needless to say|in conclusion|delve|tapestry|nowadays/iu,
      'padding',
    ],
    [/\b(?:moreover|furthermore),/iu, 'padding'],
    [/\b(the the|a a|an an|of of|to to|a the|the a|an the|the an|is is)\b/iu, 'doubled word'],
    [/\ba (?=[aeio][a-z]{2})(?!one|once|uni|use|eu)/u, 'article'],
    [/\ban (?=[bcdfgjklmnpqrstvwxz][a-z])(?!hour|honest|heir)/u, 'article'],
    // Of an abbreviation the stop is its own: “et al.,”.
    [/\s[,.;:]|(?<!\b(?:al|[A-Z]))[,.;:]{2}|\.\.|,\./u, 'punctuation'],
    [/[\p{Script=Han}\u3040-\u30ff，。；：]/u, 'another language'],
    [/\{|\}|undefined|NaN/u, 'unfilled slot'],
    [/(?:^|(?<!\bal)[.!?] )\p{Ll}/u, 'lower-case start'],
  ],
  es: [
    [
      /hoy en día|en la actualidad|(?:juega|desempeña) un papel|cabe destacar|es importante señalar|en conclusión/iu,
      'padding',
    ],
    [/(?<!\p{L})(?:de el|a el)(?!\p{L})(?! (?:Salvador|Niño))/u, 'contraction'],
    [
      /(?<!\p{L})(?:el el|la la|de de|de del|los los|las las|que que|en en|a a|el la|la el|el los|los el|las el)(?!\p{L})/iu,
      'doubled word',
    ],
    [/\s[,.;:]|[,.;:]{2}|\.\./u, 'punctuation'],
    [/[\p{Script=Han}\u3040-\u30ff，。；：]/u, 'another language'],
    [/\{|\}|undefined|NaN/u, 'unfilled slot'],
    [/(?:^|[.!?] )\p{Ll}/u, 'lower-case start'],
  ],
  ja: [
    [/近年、|重要な役割|言うまでもな/u, 'padding'],
    [/(?:です|ます|でしょう|ません|ください)(?:。|$)/u, 'polite form'],
    [/(?<!も)のの|をを|がが|はは|にに|、、|。。|、。/u, 'slip'],
    [/\{|\}|undefined|NaN/u, 'unfilled slot'],
  ],
};

const pairs: readonly (readonly [string, string])[] = [
  ['《', '》'],
  ['“', '”'],
  ['（', '）'],
  ['「', '」'],
  ['『', '』'],
  ['«', '»'],
  ['(', ')'],
  ['[', ']'],
];

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** "Klein et al., Science" and "a U.S. election": a point that belongs to its abbreviation ends nothing; .30 is a number. */
const withoutAbbreviations = (text: string): string =>
  text.replace(/\b(et al|Inc|Ltd|Corp|(?:[A-Z]\.)+[A-Z])\./gu, '$1').replace(/ \.(?=\d)/gu, ' 0.');

/** Every fault of one sentence or block, by name. */
export function findFaults(marked: string, language: Language): string[] {
  // The mark of a gap is the product's own and the same in every language: [待补充数据: …], [your data: …].
  const text = withoutAbbreviations(marked.replace(/\[[^\]:]{2,20}: /gu, '['));
  const found = faults[language]
    .filter(([pattern]) => pattern.test(text))
    .map(([pattern, name]) => `${name}: ${pattern.exec(text)?.[0] ?? ''}`);
  for (const [open, close] of pairs)
    if (count(text, open) !== count(text, close)) found.push(`unbalanced ${open}${close}`);
  return found;
}
