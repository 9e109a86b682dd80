import type { Reading, Relation } from './title-analysis.ts';
import { readZhSubtitle, splitZhContext } from './zh-context.ts';

/** Words that name the form of a paper, not its matter; cut from the end of a title. */
const studyTail =
  /(?:的|之)?(?:(?:实证|比较|对比|对照|调查|行动|理论|初步|案例|个案|文本|历史|统计|相关性|系统|专题|试验|实验)?(?:研究|分析|探析|探究|探讨|初探|探索|刍议|思考|浅析|述评|综述|考察|考论|考|调查报告|报告|启示|再认识|研究与实践))+$/u;
const studyHead = /^(?:浅论|浅析|论析|浅谈|试论|试析|略论|简论|简析|再论|论|谈|关于|探析|探讨|新探)(?!语|坛|文)/u;

const pureMeasure =
  '(?:(?:存在的?)?问题|对策|困境|出路|建议|措施|成因|原因|现状|举措|突破|应对|挑战|瓶颈|解决|改进|完善|优化|破解|纾解)';
const measureTail = new RegExp(
  `(?:的|之|面临的|中的?)?(?:主要|现实|政策|基本|发展)?${pureMeasure}(?:(?:与|和|及其|及|、|以及)(?:其|发展|优化|改进|解决|对应|政策|防治|干预|防控|治理|完善|提升|管理|法律|预防|实践|教学)?(?:${pureMeasure}|路径|策略|机制|方案|分析))*(?:路径|策略|措施|建议|对策|方案|调查|分析)?$`,
  'u',
);
/** A compound that is itself the side under study: the modifier stays with it. */
const measureHead =
  /(?:策略|路径|对策|措施|规制|治理|防范|防控|防治|监管|保护|救济|完善|优化|提升|改进|改革|转型|推进|机制|模式|预防|干预|管理|建设|培养|开发|创新|保障)$/u;
const historyTail =
  /(?:的|之)?(?:历史)?(?:演变|变迁|演进|嬗变|流变|沿革|变革|发展史|发展历程|历史考察|历程|源流|转变|转型史|接受史|传播史|兴衰|起源(?:与(?:发展|演变))?|形成与(?:发展|演变)|变化)(?:及其(?:动因|原因|规律|影响|启示|特征)|(?:与|和)(?:动因|特征|启示|规律))?$/u;
const effectNoun = '(?:影响|作用|效应|效果|冲击|贡献|促进作用|调节作用|中介作用|溢出效应|抑制作用)';
const effectTail = new RegExp(
  `^(.+?)对于?(?!策|比|话|象|口|称|照|外|内)(.+?)(?:的|之)?(?:直接|间接|空间|促进|非线性|溢出|调节|中介|抑制)?${effectNoun}(?:机制|机理|路径|因素|程度)?(?:与.+)?$`,
  'u',
);
const effectVerb =
  /^(.+?)(?:影响|促进|推动|赋能|驱动|助推|助力|带动|抑制|缓解)(.+?)(?:的|之)?(作用机制|作用机理|机制|机理|效应|效果|作用|路径|策略|对策)$/u;
const effectFactors = /^(.+?)(?:的|之)?(?:影响因素|驱动因素|决定因素|相关因素|危险因素)(?:及其?.+|与.+)?$/u;
const effectLink =
  /^(.+?)(?:与|和)(.+?)(?:的|之|之间的?|间的?)(?:关系|相关性|关联|耦合协调(?:关系)?|互动关系|因果关系)$/u;
const effectTreatment =
  /^(.+?)(?:治疗|干预|用于|应用于|防治|预防)(.+?)(?:的|之)?(?:临床)?(?:疗效|效果|应用效果|应用价值|价值|临床观察|疗效观察|观察)(?:观察|评价)?$/u;
const designTail =
  /(?:的|之)?(?:总体|优化|结构|系统)?(?:设计(?:与(?:实现|开发|应用|分析|仿真|制作|优化|实践|验证|评价|施工|改进))?|开发与(?:应用|实现)|研制|实现|搭建)$/u;
const preparationTail =
  /(?:的|之)?(?:制备|合成|提取工艺|提取)(?:工艺)?(?:及其?|与|和)?(?:其)?(?:.{0,12}?(?:性能|活性|表征|优化|机理))?$/u;
const applicationTail = /^(.+?)在(.+?)(?:中|上|领域)?(?:的|之)?(?:应用|运用|实践)(?:与.+)?$/u;
const buildTail = /^(.+?)(?:的|之)?(?:构建|建构|建模|开发|仿真)$/u;
const techniqueTail = /(?:算法|识别|检测|预测|分类|分割|优化方法|方法|模型|控制|定位|仿真)$/u;
const comparisonTail = /(?:的|之)?(?:比较|对比|异同|差异(?:比较)?)$/u;
const textualTail = /(?:叙事|修辞|书写|抒情|表现|讽刺|话语)(?:策略|模式|机制|艺术|手法)$/u;
const theoryTail =
  /(?:思想|内涵|意蕴|形象|价值|伦理|本质|概念|理论|逻辑|主题|叙事|美学|意象|隐喻|特色|特征|观念|哲学|性质|构成要件|认定|意识|精神|书写|风格|之辩|之争|含义|艺术|结构|身份|人物塑造|正当性|合理性|界限|功能|维度|观|论)$/u;
const pairs: Record<string, string> = {
  中: '中国',
  美: '美国',
  日: '日本',
  英: '英国',
  德: '德国',
  法: '法国',
  俄: '俄罗斯',
  韩: '韩国',
  印: '印度',
  城: '城市',
  乡: '乡村',
  古: '古代',
  今: '今天',
  西: '西方',
  外: '外国',
};

const words = new Intl.Segmenter('zh', { granularity: 'word' });
const segment = (text: string): string[] => [...words.segment(text)].map(({ segment: word }) => word);

const adjective =
  /^(?:绿色|数字化|智能化?|高质量|可持续|专业|协同|精准|低碳|风险|差异化|信息化|市场化|自主|心理|著作权|知识产权)$/u;
const insideOf =
  /^(.{4,}(?<!其|当|集|高|初|空|市))中(?!国|学|小|医|药|美|日|外|西|年|期|间|介|心|东|部|等|华|职|高|考|式|文|亚|欧|俄|英|德|法)(.{3,})$/u;

/** 甲的乙: what stands after the last 的 is the side under study, unless it is too long or too short to be one. */
function splitAspect(text: string): { object: string; aspect: string | null } {
  const book = /^(.*?《[^》]{1,40}》)(?:中的?|里的?|的)?(.{2,16})$/u.exec(text);
  if (book?.[1] && book[2]) return { object: book[1], aspect: book[2] };
  const marks = [...text.matchAll(/的|(?<=.{3})中的/gu)];
  for (const mark of marks.reverse()) {
    const object = text.slice(0, mark.index).replace(/(?<!其|当|集|高|初)中$/u, '');
    const aspect = text.slice(mark.index).replace(/^中?的/u, '');
    if (object.length >= 2 && aspect.length >= 2) return { object, aspect };
  }
  const inside = insideOf.exec(text);
  if (inside?.[1] && inside[2]) return { object: inside[1], aspect: inside[2] };
  return { object: text, aspect: null };
}

/** 企业营销策略: without 的 the last two words of a compound name the side, if enough is left for an object. */
function splitCompound(text: string, shortestObject = 2): { object: string; aspect: string | null } {
  const split = splitAspect(text);
  if (split.aspect) return split;
  const parts = segment(text).flatMap((word) => /^(企业|公司|学校)(.{2,})$/u.exec(word)?.slice(1) ?? [word]);
  let taken = (parts.at(-1)?.length ?? 0) >= 4 ? 1 : 2;
  if (adjective.test(parts.at(-taken - 1) ?? '')) taken += 1;
  if (parts.length <= taken) return split;
  const side = parts.slice(-taken).join('');
  const object = parts.slice(0, -taken).join('');
  if (side.length < 4 || side.length > 8 || object.length < shortestObject || /[与和及、]$/u.test(object)) return split;
  return { object, aspect: side };
}

function findSides(text: string): readonly [string, string] | null {
  const countries =
    /^([中美日英德法俄韩印])([美日英德法俄韩印西外])(?!国|学|文|语|小|药|医)/u.exec(text) ??
    /^(城)(乡)|^(古)(今)/u.exec(text);
  const [first, second] = [countries?.[1] ?? countries?.[3], countries?.[2] ?? countries?.[4]];
  if (first && second && pairs[first] && pairs[second]) return [pairs[first], pairs[second]];
  const joined = /^(.{2,20}?)(?:与|和|同|vs\.?)(.{2,20}?)(?:中的?|的|在|$)/iu.exec(text);
  if (!joined?.[1] || !joined[2]) return null;
  // 孟子与荀子人性论: what both sides share stands after the second name only.
  const [head = ''] = segment(joined[2]);
  const isShared =
    joined[1].length <= 4 &&
    head.length >= 2 &&
    joined[2].length >= joined[1].length + 2 &&
    /^\p{Script=Han}+$/u.test(head);
  return [joined[1], isShared ? head : joined[2]];
}

function readCore(core: string): Reading {
  let rest = core;
  const isComparison =
    /比较|对比|异同/u.test(core.slice(-8)) || /^(?:中西|中外|中美|中日|中英|中德|中法|中韩).*比较/u.test(core);
  rest = rest.replace(/(?:的|之)?(?:比较|对比)(?=研究|分析|探析)/u, '');
  rest = rest.replace(studyTail, '').replace(/(?:与|和|及其?)$/u, '') || core;
  const head = rest.replace(studyHead, '');
  const isEssay = head !== rest && !rest.startsWith('关于');
  rest = (head || rest).replace(/的$/u, '');

  if (isComparison) {
    rest = rest.replace(comparisonTail, '').replace(/(?:的|之)$/u, '');
    const sides = findSides(rest);
    const inside = /^(.+?)在(.+?)中?$/u.exec(rest);
    const split = inside?.[1] && inside[2] ? { object: inside[1], aspect: inside[2] } : splitCompound(rest, 7);
    return { ...split, relation: 'comparison', sides, focus: rest };
  }
  if (historyTail.test(rest)) {
    const matter = rest.replace(historyTail, '') || rest;
    return { ...splitAspect(matter), relation: 'history', focus: matter };
  }
  const effect = effectTail.exec(rest) ?? effectLink.exec(rest) ?? effectTreatment.exec(rest);
  if (effect?.[1] && effect[2]) return { object: effect[1], aspect: effect[2].replace(/的$/u, ''), relation: 'effect' };
  const verb = effectVerb.exec(rest);
  if (verb?.[1] && verb[2] && verb[1].length >= 2) {
    const relation: Relation = /路径|策略|对策/u.test(verb[3] ?? '') ? 'measures' : 'effect';
    return {
      object: verb[1],
      aspect: verb[2],
      relation,
      focus: rest.replace(/(?:的|之)?(?:作用)?(?:机制|机理|效应|效果|作用|路径|策略|对策)$/u, ''),
    };
  }
  const factors = effectFactors.exec(rest);
  if (factors?.[1]) return { object: factors[1], relation: 'effect', focus: factors[1] };

  if (preparationTail.test(rest)) {
    const matter = rest.replace(preparationTail, '');
    const property = /(?:及其?|与|和)(?:其)?([^及与和]{2,12}(?:性能|活性))$/u.exec(rest)?.[1] ?? null;
    if (matter.length >= 2) return { object: matter, aspect: property, relation: 'design', focus: matter };
  }
  if (designTail.test(rest)) {
    const matter = rest.replace(designTail, '');
    if (matter.length >= 2) return { object: matter, relation: 'design', focus: matter };
  }
  const application = applicationTail.exec(rest);
  if (application?.[1] && application[2]) {
    return {
      object: application[1],
      aspect: application[2].replace(/(?<!其|当|集|高|初)中$/u, ''),
      relation: 'design',
      focus: `${application[2]}中的${application[1]}`,
    };
  }
  if (measureTail.test(rest)) {
    const matter = rest.replace(measureTail, '').replace(/(?:的|之)$/u, '');
    if (matter.length >= 2) return { ...splitAspect(matter), relation: 'measures', focus: matter };
  }
  if (textualTail.test(rest)) return { ...splitAspect(rest), relation: 'theory', focus: rest };
  const build = buildTail.exec(rest);
  if (build?.[1] && build[1].length >= 2) return { ...splitAspect(build[1]), relation: 'design', focus: build[1] };
  if (measureHead.test(rest) && !isEssay) return { ...splitCompound(rest), relation: 'measures', focus: rest };
  if (theoryTail.test(rest) || isEssay) return { ...splitAspect(rest), relation: 'theory', focus: rest };
  if (techniqueTail.test(rest)) return { object: rest, relation: 'design', focus: rest };
  return { ...splitAspect(rest), relation: null, focus: rest };
}

/** 困境与突破：……: a first half of abstract nouns is an ornament; the matter stands after the colon. */
const ornament = /^(?:[\p{Script=Han}]{1,6})(?:与|、|和|到|抑或|还是|及)(?:[\p{Script=Han}、与]{1,10})$/u;
const hasRelationWord = /影响|对策|策略|路径|设计|实现|比较|演变|变迁|问题|困境|研究|分析|因素|机制|效应|应用/u;

export function readZhTitle(title: string): Reading {
  const [first = title, ...others] = title.split(/\s*(?:——|—|－－|--|：|:|﹕)\s*/u).filter(Boolean);
  let main = first;
  let subtitle = others.join('：');
  if (subtitle && /^[\p{Script=Han}、与和]{2,12}$/u.test(first)) {
    const isOrnament =
      ornament.test(first) && /研究|分析|考察|探析|以.+为/u.test(subtitle) && !/^(?:以|基于)/u.test(subtitle);
    const carries =
      !hasRelationWord.test(first) && hasRelationWord.test(subtitle) && !/^(?:以|基于|来自)/u.test(subtitle);
    if (isOrnament || carries) [main, subtitle] = [subtitle, ''];
  }
  const outer = readZhSubtitle(subtitle);
  const inner = splitZhContext(main);
  const core = readCore(inner.rest);
  const places = core.relation === 'comparison' && !core.sides ? findSides(outer.context ?? inner.context ?? '') : null;
  return {
    ...core,
    ...(places ? { sides: places } : {}),
    context: outer.context ?? inner.context,
    contextKind: outer.context ? outer.contextKind : inner.contextKind,
    method: inner.method ?? outer.method,
    relation: core.relation ?? outer.relation ?? null,
  };
}
