import type { Language } from '@yanmo/contract/languages';
import { cutSentences } from '../../../text/sentences.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { ProtectedSpan } from '../rewriter.ts';

const places =
  `北京 上海 天津 重庆 河北 山西 内蒙古 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南 四川 贵州 云南 西藏 陕西 甘肃 青海
  宁夏 新疆 香港 澳门 台湾 广州 深圳 杭州 南京 苏州 武汉 成都 西安 长沙 郑州 青岛 大连 宁波 厦门 沈阳 济南 合肥 福州 昆明 哈尔滨 长春 石家庄 太原 南昌 贵阳 南宁 兰州
  乌鲁木齐 呼和浩特 银川 西宁 拉萨 海口 珠海 东莞 佛山 无锡 长三角 珠三角 京津冀 粤港澳大湾区 长江 黄河 中国 美国 英国 法国 德国 日本 韩国 俄罗斯 印度 加拿大 澳大利亚 意大利
  西班牙 巴西 墨西哥 阿根廷 智利 南非 埃及 荷兰 瑞士 瑞典 挪威 芬兰 丹麦 新加坡 马来西亚 泰国 越南 印度尼西亚 菲律宾 以色列 土耳其 欧洲 亚洲 非洲 美洲 欧盟 东盟 联合国 世界银行
  世界卫生组织 清华大学 北京大学 東京 大阪 京都 名古屋 横浜 札幌 福岡 北海道 沖縄 東北 関東 関西 九州 四国 米国 英国 中国 韓国`
    .trim()
    .split(/\s+/u)
    .sort((one, other) => other.length - one.length);

const families =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';

const wide: readonly RegExp[] = [
  new RegExp(`(?:${places.join('|')})(?:特别行政区|自治区|省|市)?`, 'gu'),
  // Names that are written after their sound, and people whom a text lets speak.
  /[\p{Script=Han}\p{Script=Katakana}ー]{1,10}(?:[·•・‧][\p{Script=Han}\p{Script=Katakana}ー]{1,10}){1,3}/gu,
  new RegExp(
    String.raw`(?:欧阳|司马|上官|诸葛|[${families}])\p{Script=Han}{1,2}?(?=(?:等人?|教授|学者|先生)?(?:（|\(|认为|指出|提出|发现|主张|强调|表示|在其|在《|、[${families}]))`,
    'gu',
  ),
  /[\p{Script=Han}]{2,12}?(?:大学|学院|研究院|科学院|研究所|出版社|有限公司|集团)(?=[\p{Script=Han}\p{P}]|$)/gu,
];

/** A capital behind these begins a sentence, an item, or a quotation. */
const afterStop = /(?:^|[.!?:;。…¿¡([{“"‘«—–-]\s*|\n\s*)$/u;
const capital = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’]*(?:-\p{L}+)*/gu;
const small = new Set(
  'I A An The This That These Those It In On At Of For And But Or As If We Our He She They His Her Their Its There Here El La Los Las Un Una En De Del Por Para Y O Se Lo Su Al Con Que'.split(
    ' ',
  ),
);
/** Names run on over these: University of Oxford, Organización de las Naciones Unidas. */
const inner = /^\s(?:(?:of|the|and|for|de|del|la|las|los|y|van|von|der|da)\s){0,2}$/u;

/** People, places and bodies, as far as capitals tell them. */
function findCapitalised(text: string): ProtectedSpan[] {
  const words = [...text.matchAll(capital)].map(({ index, 0: word }) => ({
    ...{ start: index, end: index + word.length, word },
    isOpening: afterStop.test(text.slice(Math.max(0, index - 12), index)),
  }));
  const known = new Set(words.filter(({ isOpening, word }) => !isOpening && !small.has(word)).map(({ word }) => word));
  const spans: (ProtectedSpan & { isName: boolean })[] = [];
  for (const { start, end, word, isOpening } of words) {
    const last = spans.at(-1);
    const isWord = small.has(word) || (isOpening && !known.has(word) && !/^\p{Lu}{2}/u.test(word));
    if (last && !isOpening && !small.has(word) && inner.test(text.slice(last.end, start))) {
      last.end = end;
      last.isName ||= !isWord;
    } else if (!isWord) spans.push({ start, end, kind: 'NAME', isName: true });
    // "Harvard Business School" may open a sentence; "Digital" alone, then a small letter, is a word.
    else if (!small.has(word) && /^\s\p{Lu}/u.test(text.slice(end, end + 2)))
      spans.push({ start, end, kind: 'NAME', isName: false });
  }
  return spans.flatMap(({ isName, ...span }) => (isName ? [span] : []));
}

/** A heading has capitals everywhere, and they tell nothing. */
const isAllCapital = (text: string): boolean => {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length > 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
};

export function findNames(text: string, language: Language): ProtectedSpan[] {
  if (isWideLanguage(language)) {
    return wide.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        ...{ start: index, end: index + length },
        kind: 'NAME' as const,
      })),
    );
  }
  return cutSentences(text).some(({ start, end }) => isAllCapital(text.slice(start, end)))
    ? cutSentences(text).flatMap(({ start, end }) => {
        const sentence = text.slice(start, end);
        if (isAllCapital(sentence)) return [];
        return findCapitalised(sentence).map((span) => ({
          ...{ start: span.start + start, end: span.end + start },
          kind: span.kind,
        }));
      })
    : findCapitalised(text);
}
