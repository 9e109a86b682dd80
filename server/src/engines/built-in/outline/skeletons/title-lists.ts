import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';

const marks: Record<TitleUnderstanding['language'], RegExp> = {
  zh: /、|与|及其?|和|以及/u,
  en: /,\s*(?:and )?| and | & /iu,
  es: /,\s*(?:[ye] )?| [ye] /iu,
  ja: /、|・|と|および|及び/u,
};

/** What kind of paper it is, not what it is about. */
const ofPaper =
  /^(?:a |an |una? )?(?:systematic |literature |scoping |critical |recent )?(?:review|survey|overview|study|analysis|progress|advances|outlook|prospects|perspectives?|revisión|panorama|avances|perspectivas|estado del arte|análisis|estudio)(?: .*)?$|综述|述评|进展|展望|研究$|分析$|探析$|レビュー|動向|展望|検討|考察/iu;

/** "Environmental and labour costs": the noun that both share is said of both. */
function shareNoun(items: readonly string[], language: TitleUnderstanding['language']): string[] {
  const last = items.at(-1) ?? '';
  if (language === 'en') {
    const head = last.split(' ').at(-1) ?? '';
    return items.map((item) =>
      last.includes(' ') && /^\p{L}+(?:al|ic|ary|ive|ous|ial)$/iu.test(item) ? `${item} ${head}` : item,
    );
  }
  if (language === 'es') {
    const [head = '', ...rest] = (items[0] ?? '').split(' ');
    return items.map((item, at) =>
      at > 0 && rest.length > 0 && /^\p{L}+(?:al|ales|ic[oa]s?|iv[oa]s?|ari[oa]s?|os[oa]s?)$/iu.test(item)
        ? `${head} ${item}`
        : item,
    );
  }
  // 教师的观察与介入: both are the teachers'.
  const owned =
    language === 'zh' ? /^(?<owner>[^的]{2,6})的(?<deed>[^的]{2,4})$/u.exec(items[0] ?? '')?.groups : undefined;
  if (owned?.owner && owned.deed && items.slice(1).every((item) => !/的/u.test(item) && item.length <= 4))
    return [owned.deed, ...items.slice(1)].map((deed) => `${owned.owner}${deed}`);
  return [...items];
}

/** The sides that a title lists for its object, two to four of them, each as the title has it; else none. */
export function listSides({
  language,
  text,
  aspect,
  isAspectNamed,
  bearing,
  sides,
  signs,
}: TitleUnderstanding): string[] {
  if (!isAspectNamed || bearing || sides || signs.includes('question')) return [];
  const isWide = language === 'zh' || language === 'ja';
  const behind = /[:：]\s*(?<list>[^:：?？]+)$/u.exec(text)?.groups?.list;
  const list = (isWide ? undefined : behind) ?? aspect;
  const items = list
    .replace(/(?:的)?(?:研究)?(?:综述|述评|研究进展)$|に関する.*$/u, '')
    .split(marks[language])
    .map((item) => item.trim().replace(/^(?:the|its|their|el|la|los|las|sus?) /iu, ''))
    // 冻土退化及其水文效应 asks for no meaning.
    .filter((item) => item !== '内涵' || text.includes(item));
  const isShort = (item: string): boolean =>
    isWide ? item.length >= 2 && item.length <= 8 : item !== '' && item.split(' ').length <= 4 && !/\d/u.test(item);
  if (items.length < 2 || items.length > 4 || !items.every(isShort) || items.some((item) => ofPaper.test(item)))
    return [];
  if (!isWide && items.some((item) => / (?:in|on|of|for|from|en|de|del|para) /iu.test(` ${item} `))) return [];
  return shareNoun(items, language).map((item) => grammars[language].fromTitle(item, text));
}
