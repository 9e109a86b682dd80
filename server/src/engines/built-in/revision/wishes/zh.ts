import type { Change, Rule, WishRules } from '../change.ts';
import { cleanTopic, readNumber, readPlace, readPurpose } from './read-words.ts';

const n = '[一二两三四五六七八九十\\d]+';
const p = `(?:(?:倒数)?第${n}(?:个)?(?:自然)?段(?:落)?|首段|开头(?:的)?(?:那|一)?段(?:落)?|最后(?:的)?(?:一|那)?(?:个)?(?:自然)?段(?:落)?|末段|结尾(?:的)?(?:那|一)?段(?:落)?)`;
const cut = '(?:删(?:除|掉|去|了)?|去(?:掉|除)|移除|拿掉|砍(?:掉)?|不要|不需要)';
const rule = (source: string, read: Rule[1]): Rule => [new RegExp(source, 'u'), read];
const length = (factor: number, place?: string): Change => ({
  kind: 'length',
  length: { by: 'factor', factor },
  place: readPlace(place),
});

/** What names a form of the text is no word to be replaced. */
const form =
  /^(?:这|那|该)?(?:一|两|几|本)?(?:个)?(?:段|节|段落|列表|表格|条目|正文|文字|被动|主动|长句|短句|语气|句子|内容|口语)|第.{1,3}[段句]/u;

const replace = (from = '', to = ''): Change | null => {
  const [one, other] = [cleanTopic(from), cleanTopic(to)];
  // “Change the data to 2023” asks for facts, not for a word.
  if (/^\d/u.test(other) && !/\d/u.test(one)) return null;
  return one === '' || other === '' || form.test(one) || form.test(other)
    ? null
    : { kind: 'replace', from: one, to: other };
};

const rules: readonly Rule[] = [
  rule(
    '[“"「‘\'《](.+?)[”"」’\'》](?:一词|这个词|这一说法)?(?:都|全部|全都|统一|一律|改用)*(?:替换|换|改|统一|表述)(?:成|为|作|成为|写成|称为)*\\s*[“"「‘\'《](.+?)[”"」’\'》]',
    ([, from, to]) => replace(from, to),
  ),
  rule(
    '用\\s*[“"「]?(.{1,20}?)[”"」]?\\s*(?:来)?(?:代替|替换|替代|取代)\\s*[“"「]?(.{1,20}?)[”"」]?$',
    ([, to, from]) => replace(from, to),
  ),
  rule(
    '(?:把|将)(?:全节|本节|全文|文中|所有|里面|其中)*(?:的|里的|中的)?(.{1,20}?)(?:都|全部|全都|统一|一律)*(?:替换|换|改|统一)(?:成|为|作|称为|称)(.{1,20})$',
    ([, from, to]) => replace(from, to),
  ),
  rule(`(?:把|将)?(${p})(?:和|与|跟|、)(${p})(?:合并|合成|合为|并成|并为)(?:成|为)?(?:一段)?`, ([, one, other]) => {
    const [first, second] = [readPlace(one), readPlace(other)];
    return first && second ? { kind: 'merge', first, second } : null;
  }),
  rule(`合并(${p})(?:和|与|跟|、)(${p})`, ([, one, other]) => {
    const [first, second] = [readPlace(one), readPlace(other)];
    return first && second ? { kind: 'merge', first, second } : null;
  }),
  rule(
    `第(${n})(?:、|和|与|到|至)(?:第)?(${n})段(?:合并|合成|合为|并成)(?:成|为)?(?:一段)?|合并第(${n})(?:、|和|与)(?:第)?(${n})段`,
    ([, a, b, c, d]) => {
      const [first, second] = [readNumber(a ?? c), readNumber(b ?? d)];
      return first && second
        ? { kind: 'merge', first: { from: 'start', nth: first }, second: { from: 'start', nth: second } }
        : null;
    },
  ),
  rule('(?:全部|整节|各段|所有段落|本节)?(?:合并|并|合)(?:成|为)一(?:个)?(?:整)?段', () => ({ kind: 'merge_all' })),
  rule(`(?:把|将)?(${p})?(?:太长)?(?:拆|分)(?:分|开|成|为)+(?:.{0,3}段)?`, ([, place]) => ({
    kind: 'split',
    place: readPlace(place),
  })),
  rule(`(?:交换|对调|互换)(${p})(?:和|与|跟)(${p})(?:的?(?:位置|顺序))?`, ([, a, b]) => swap(a, b)),
  rule(`(${p})(?:和|与|跟)(${p})(?:的?(?:位置|顺序))?(?:交换|对调|互换|调换)`, ([, a, b]) => swap(a, b)),
  rule(
    `(?:把|将)(${p})(?:移|挪|调|放|提|移动|调整)(?:到|至)(最前(?:面)?|开头|最后(?:面)?|末尾|结尾)`,
    ([, place, to]) => {
      const which = readPlace(place);
      const isEnd = /后|尾/u.test(to ?? '');
      return which && { kind: 'move', place: which, to: { from: isEnd ? 'end' : 'start', nth: 1 } };
    },
  ),
  rule(
    `${cut}(${p})?的?(第${n}句|最后一句|首句|末句)(?:话)?|(?:把|将)(${p})?的?(第${n}句|最后一句|首句|末句)(?:话)?${cut}`,
    ([, a, b, c, d]) => {
      const place = /首/u.test(b ?? d ?? '') ? { from: 'start' as const, nth: 1 } : readPlace(b ?? d);
      return place && { kind: 'remove_sentence', place, within: readPlace(a ?? c) };
    },
  ),
  rule(`${cut}(${p})|(?:把|将)?(${p})(?:整段|全部|都)?${cut}`, ([, before, after]) => {
    const place = readPlace(before ?? after);
    return place && { kind: 'remove_paragraph', place };
  }),
  rule(
    '(?:把|将)?(?:列表|条目|要点|表格|分点)(?:的内容|部分)?(?:都|全部)?(?:改|换|变|写|还原|转)(?:写|换|成|为|回)*(?:连贯的?|普通)?(?:段落|正文|文字|叙述|一段话?)|(?:不要|别)(?:再)?用?(?:列表|分点|条目)',
    () => ({ kind: 'to_prose', place: null }),
  ),
  rule(
    `${cut}(?:这个|那个|本节的?|里面的?|文中的?|所有的?|全部)?(表格?|列表|条目|图(?:片|表)?)|(?:把|将)(?:这个|那个|本节的?|里面的?)?(表格?|列表|条目|图(?:片|表)?)${cut}`,
    ([, a, b]) => ({ kind: 'remove_block', block: blockOf(a ?? b), place: null }),
  ),
  rule(`${cut}(?:所有|全部|文中)?的?(?:引用|引文|参考文献|文献标注)|(?:不要|别)(?:再)?引用(?:文献)?`, () => ({
    kind: 'cite',
    amount: 'none',
    place: null,
  })),
  rule(
    `${cut}(?:有关|关于|涉及|谈到|提到|讲到?|说)(.+?)的?(?:那|这|相关)?(?:一|几|些)?(?:句子?|句话|话|内容|部分|表述|论述)?$|(?:把|将)?(?:有关|关于|涉及|谈到|提到|讲到?)(.+?)的?(?:那|这|相关)?(?:一|几|些)?(?:句子?|句话|话|内容|部分|表述|论述)(?:都|全部)?${cut}`,
    ([, a, b]) => {
      const about = cleanTopic(a ?? b ?? '');
      return about ? { kind: 'remove_sentences', about } : null;
    },
  ),
  rule(
    `${cut}(?:文中|本节|所有)?的?[“"「](.+?)[”"」](?:一词|这个词|这句话?|这几个字)?|(?:把|将)[“"「](.+?)[”"」](?:一词|这个词|这句话?|这几个字)?(?:都|全部)?${cut}`,
    ([, a, b]) => ({ kind: 'remove_words', words: cleanTopic(a ?? b ?? '') }),
  ),
  rule(
    `(${p})?.{0,6}?(?:缩|压|精|删|扩|增|改|控|写|调|减|限)\\S{0,5}?(?:到|至|为|成|在)\\s*(?:约|大约|大概)?\\s*(\\d[\\d,]*)\\s*(?:个)?(?:字|词)(?:左右|以内|以下|上下|之内)?`,
    ([, place, units]) => ({
      kind: 'length',
      length: { by: 'total', units: readNumber(units) ?? 0 },
      place: readPlace(place),
    }),
  ),
  rule(
    '(?:增加|再加|再写|加写|加|多写|扩充|补充|扩写)(?:上|约|大约|大概)*\\s*(\\d[\\d,]*)\\s*(?:个)?字(?:左右)?',
    ([, units]) => ({ kind: 'length', length: { by: 'more', units: readNumber(units) ?? 0 }, place: null }),
  ),
  rule(
    '(?:减少|删减|缩减|少写|删掉|删去|压缩|减)(?:掉|约|大约)*\\s*(\\d[\\d,]*)\\s*(?:个)?字(?:左右)?',
    ([, units]) => ({ kind: 'length', length: { by: 'more', units: -(readNumber(units) ?? 0) }, place: null }),
  ),
  rule(`(${p})?.{0,6}?(?:缩|减|删|压|精简)\\S{0,4}?(?:一半|二分之一|50%|对半)`, ([, place]) => length(0.5, place)),
  rule(`(${p})?.{0,6}?(?:缩|减|删|压|精简)\\S{0,4}?(?:三分之一|30%)`, ([, place]) => length(2 / 3, place)),
  rule(`(${p})?.{0,6}?(?:扩|增|加|写)\\S{0,4}?(?:一倍|两倍|翻倍|翻一番)|篇幅翻倍`, ([, place]) => length(2, place)),
  rule(`(${p})?.{0,6}?(?:扩|增|加)\\S{0,4}?(?:一半|50%)`, ([, place]) => length(1.5, place)),
  rule('(?:少引|减少引|引用太多|引文太多|引用过多)(?:用|文)?(?:文献|一些|几篇|一点)*', () => ({
    kind: 'cite',
    amount: 'fewer',
    place: null,
  })),
  rule(
    '(?:多引|增加引|补充引|加强引|多加些?引|增加.{0,3}文献|补充.{0,4}文献|增加.{0,3}参考|引用太少|缺少引用|文献支撑|加.{0,3}引用|多用.{0,3}文献)(?:用|文)?(?:文献|一些|几篇|一点|支撑|支持)*',
    () => ({ kind: 'cite', amount: 'more', place: null }),
  ),
  rule('(?:引用|引入|参考|结合|加入对?)(?:一下)?[“《](.+?)[”》](?:这篇|一文|一书)?(?:的引用)?', ([, named]) => ({
    kind: 'cite_work',
    named: cleanTopic(named ?? ''),
  })),
  rule(
    '引用(?:一下)?(.{2,30}?)(?:等)?(?:人)?(?:[（(]?\\d{4}[)）]?年?)?的?(?:文章|论文|研究|文献|著作|观点|成果|书)',
    ([, named]) => ({ kind: 'cite_work', named: cleanTopic(named ?? '') }),
  ),
  rule(
    `(${p})?(?:的?内容|要点)?(?:做|改|整理|列|画|制|制作|变|汇总|归纳|用|转)(?:一?个?|成|为|换)*(?:一?(?:个|张))?(?<!列)表(?:格)?(?:的?形式|呈现|来?表示|列出|说明)*`,
    ([, place]) => ({ kind: 'to_table', place: readPlace(place) }),
  ),
  rule(
    `(${p})?(?:的?内容)?(?:改|写|变|做|整理|转|列|用|以|归纳|换)(?:用|成|为|写|换|作)*(?:列表|条目|要点|分点|分条|清单|项目符号|编号)(?:的?形式|列出|呈现|表示|来?写|罗列)*|(${p})?(?:分点|分条|逐条|逐点|列点)(?:列出|叙述|论述|说明|写|来写|表述)*`,
    ([, a, b]) => ({ kind: 'to_list', place: readPlace(a ?? b) }),
  ),
  rule(
    '(?:举|给|加|补充|增加|添加)(?:出|上|入)?(?:一|两|几|个|些|具体|的|实际)*(?:例子|案例|事例|实例)(?:来)?(?:说明)?(.*)$|举例(?:说明)?(.*)$',
    ([, a, b]) => ({ kind: 'add', purpose: 'example', about: cleanTopic(a ?? b ?? ''), count: 1, at: null }),
  ),
  rule(
    `(?:在)?(?:(${p}|开头|最前面|最后|末尾|结尾|文末|段首)(?:之后|后面?|之前|前面?|处|部分)?)?(?:请)?(?:再|另)?(?:增加|加上|加入|加(?![强工快大盟剧深重速班拿权密])|添加|增添|补充|补上|补(?![贴助偿给])|写(?![得的成作短长细详简清少进入上])|插入|新增|增写|补写)(?:写|上|入)?(?:(${n}|几)(?:个)?(?:小)?(?:段|段落|段话|自然段|部分)|一些|几句|一点)?[，,]?(.*)$`,
    ([, at, count, rest = '']) => add(at, count, rest),
  ),
  rule('(?:给出|界定|明确|解释)(.{2,20}?)的?(?:定义|含义|概念|内涵)$|^(?:界定|定义)(.{2,20})$', ([, a, b]) => ({
    kind: 'add',
    purpose: 'definition',
    about: cleanTopic(a ?? b ?? ''),
    count: 1,
    at: null,
  })),
  rule('(?:以|用)(?:一段|一句)?(.{0,6}(?:小结|总结|过渡))(?:段|句|话)?(?:收尾|结尾|结束|收束)', ([, rest = '']) =>
    add('最后', undefined, rest),
  ),
  rule('(?:做|作|来)?(?:一)?(?:个|段)?(?:小结|总结)(?:一下)?(?:本节|全节)?$', () => add('最后', undefined, '小结')),
  rule(
    '(?:更|再|偏)?(?:正式|学术化|学术|书面化?|规范|严谨|专业)(?:一点|一些|些|语气|语言|表达|风格|的)*|(?:不要|避免|减少|去掉)口语(?:化)?(?:的?表达)?|(?:太)?口语化',
    () => ({ kind: 'style', style: 'formal', place: null }),
  ),
  rule(
    `(${p})?(?:拆分|拆开|拆|缩短|改短|分解)(?:一些|一下)?(?:太长的|过长的|长)?(?:长句|句子)|(${p})?(?:句子|长句)(?:太长|过长|短一?(?:点|些)|拆(?:短|开|分)?|改短|缩短|改成短句)|(?:多)?用短句|改成短句`,
    ([, a, b]) => ({ kind: 'style', style: 'short', place: readPlace(a ?? b) }),
  ),
  rule('(?:通俗|易懂|浅显|浅白|平实|直白|简单|好懂)(?:易懂|一点|一些|些|的?语言|表达|明了)*(?:来?写|表述)?', () => ({
    kind: 'style',
    style: 'simple',
    place: null,
  })),
  rule('(?:被动(?:句|语态)?(?:改|换|变)(?:成|为)?)?主动(?:句|语态)|被动(?:句|语态)太多|少用被动(?:句|语态)?', () => ({
    kind: 'style',
    style: 'active',
    place: null,
  })),
  rule(`(${p})?(?:语言)?(?:润色|优化|打磨)(?:一下|语言|表达|文字|语句|措辞)*`, ([, place]) => [
    { kind: 'style', style: 'formal', place: readPlace(place) },
    { kind: 'style', style: 'short', place: readPlace(place) },
  ]),
  rule(
    `(?:把|将)?(${p})?(?:整节|本节)?(?:重写|改写|重新写|重新组织|重新表述|换(?:一)?(?:种|个)?(?:说法|写法|表达|表述|角度))(?:一下|一遍|来写)*(${p})?`,
    ([, a, b]) => ({ kind: 'rewrite', place: readPlace(a ?? b) }),
  ),
  rule(
    `(${p})?.{0,6}?(?:精简|缩短|压缩|简短|简洁|简练|凝练|短一?(?:点|些)|太长|过长|冗长|啰嗦|啰唆|拖沓|删减|缩减|缩写|减少篇幅|减少字数|言简意赅|太多字)(?:一下|一点|一些|些|了|篇幅|内容|表达)*`,
    ([, place]) => length(0.7, place),
  ),
  rule(
    `(${p})?.{0,6}?(?:扩写|扩充|扩展|展开|充实|丰富|详细|详尽|写长|加长|长一?(?:点|些)|太短|过短|单薄|具体(?:一点|一些|些)|增加篇幅|增加字数|增加内容|补充内容|写细|更深入|深入(?:一点|一些|些))(?:一下|一点|一些|些|了|论述|说明|来?写)*`,
    ([, place]) => length(1.4, place),
  ),
];

function swap(a: string | undefined, b: string | undefined): Change | null {
  const [first, second] = [readPlace(a), readPlace(b)];
  return first && second && { kind: 'swap', first, second };
}

const blockOf = (text = ''): 'list' | 'table' | 'figure' =>
  /图/u.test(text) ? 'figure' : /列表|条目/u.test(text) ? 'list' : 'table';

function add(at: string | undefined, count: string | undefined, rest: string): Change | null {
  const { purpose, about } = readPurpose(rest.replace(/(?:的)?(?:一|小)?(?:段落?|段话|文字|句子|句话?|部分)$/u, ''));
  if (purpose === 'topic' && (about.length < 2 || /^\d/u.test(about))) return null;
  const place =
    at && !/段首/u.test(at)
      ? (readPlace(at) ?? (/最前|开头/u.test(at) ? { from: 'start' as const, nth: 0 } : null))
      : null;
  return { kind: 'add', purpose, about, count: Math.min(5, count === '几' ? 3 : (readNumber(count) ?? 1)), at: place };
}

export const zhWishes: WishRules = {
  clauses:
    /[。；;！!？?\n]+|(?<!^(?:请)?在[^，,]*)[，,]\s*(?=(?:请|再|并|同时|然后|另外|最后|还要|也要|而且|且|接着|其次|此外)|把|将|删|加|增|补|改|换|去掉|不要|引用|多引|少引|缩|扩|精简|合并|拆|语言|用|在|句子)|(?:，|、)?(?:然后|并且|同时|另外|此外)/u,
  fillers:
    /请你?|麻烦(?:你|您)?|帮(?:我|忙)|能否|能不能|可以|可否|希望|最好|我想(?:要)?|想要|需要你?|谢谢|一下子|这(?:一)?(?:节|部分|章|小节)(?:的|里|中)?|本节(?:的|里|中)?|该节|这里|吧$|呢$|吗$|了$|^(?:再|并|且|也|还|同时|另外|最后|然后|而且|接着|其次|此外)+/gu,
  asks: /把|将|改|加|删|补|换|增|减|写|调|引|合并|拆|移|插|配|画|算|查|翻译|核对|检查|更新|排版|标注|做/u,
  light: /把|将|让|使|改得|写得|变得|改成|改为|改写|改|写成|写|做得|做|调整|语言|内容|文字|表达|一下/gu,
  rules,
};
