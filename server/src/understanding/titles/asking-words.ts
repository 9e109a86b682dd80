import type { Language, Localized } from '@yanmo/contract/languages';

interface Frame {
  before: RegExp;
  after: RegExp;
}

/** Words with which a hint asks for a title, around what it asks for. */
const frames: Localized<Frame> = {
  zh: {
    before:
      /^(?:(?:请|麻烦)?(?:帮我|给我|为我)(?:推荐|想|拟|起|出|写)?(?:一?[些个几]{1,2})?|请推荐(?:一?[些个几]{1,2})?|(?:我|本人)?(?:比较|很|一直)?(?:想要?|打算|准备|希望|计划|喜欢)(?:能|去)?(?:写|研究|做|探讨|了解|讨论|分析|结合|围绕|选)(?:一[篇个些点]|些|点)?|我对|最好(?:是|能)?(?:写|结合|围绕)?)?(?:关于|有关|围绕|针对)?/u,
    after:
      /(?:(?:方面|方向|领域)?的(?:毕业论文|论文|题目|选题|标题|内容|东西|话题|案例|例子|课题)|(?:比较|很)?感兴趣|方面|有关|相关)(?:吧|呢|啊|谢谢)?$/u,
  },
  en: {
    before:
      /^(?:(?:please |maybe |perhaps |hi,? |hello,? )*(?:i(?:['’]d| would| am|['’]m)? ?(?:really )?(?:want(?:ing)?|like|love|hope|plan(?:ning)?|wish|need|going|interested|thinking)? ?(?:to|in|of)? ?(?:write|writing|do|doing|study|studying|research|researching|work|explore|exploring|look|focus)? ?(?:my |a |an |some |something )?(?:paper|thesis|essay|dissertation|title|topic|research|titles)? ?(?:about|on|at|into|in|with|of)?|(?:something|anything|a (?:paper|title|topic|thesis|essay|study)|titles?|topics?) (?:about|on|with|in|related to|to do with)|about|regarding|concerning|related to|focus(?:ing)? on|set in|in|on|with|preferably|ideally)) +/iu,
    after: /(?:,? (?:please|if possible|thank you|thanks|or so|or something))+$/iu,
  },
  es: {
    before:
      /^(?:(?:por favor,? )?(?:(?:yo )?(?:quiero|quisiera|querría|me gustaría|pienso|necesito|deseo|me interesa)(?: (?:escribir|investigar|hacer|estudiar|tratar|trabajar|hablar|analizar))?(?: (?:un|una|mi) (?:trabajo|tesis|ensayo|título|tema|tfg|tfm))?(?: (?:sobre|acerca de|en|de|con))?|(?:algo|un (?:trabajo|título|tema)|títulos?|temas?) (?:sobre|de|acerca de|con|relacionado con|que tenga que ver con)|sobre|acerca de|relacionado con|en|con)) +/iu,
    after: /(?:,? (?:por favor|si es posible|gracias))+$/iu,
  },
  ja: {
    before: /^(?:私は|できれば|卒論では?|論文では?|テーマは|題目は)/u,
    after:
      /(?:(?:について|に関して|に関する|に関連する|にまつわる|をテーマに|を題材に|を中心に|を事例に)(?:の)?(?:論文|卒論|題目|研究|テーマ|こと)?[をがで]?(?:書き|研究し|調べ|扱い|考え|取り上げ|書いてみ)?(?:たい(?:です|と思います|と考えています)?|予定(?:です)?)?|を(?:書き|研究し|調べ|扱い|考え|取り上げ)たい(?:です|と思います|と考えています)?|の(?:論文|卒論|題目|テーマ)(?:[をが](?:書き|考え)たい(?:です)?)?)$/u,
  },
};

/** What a phrase asks for, without the words of asking; '' where nothing is left. */
export function withoutAsking(phrase: string, language: Language): string {
  const { before, after } = frames[language];
  // 我想写跟奶茶有关的: the joint stands behind the asking, or alone.
  const joined = (text: string): string =>
    language === 'zh' ? text.trim().replace(/^(?:与|跟|和|同)(.{2,}?)(?:有关|相关)(?:的.{0,4})?$/u, '$1') : text.trim();
  const bare = joined(joined(phrase).replace(before, '')).replace(after, '').trim();
  return /\p{L}{2}|^\p{Script=Han}$/u.test(bare) ? bare : '';
}
