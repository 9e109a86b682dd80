import type { Context } from '../../title-reading.ts';
import { type Core, plainCore } from '../core.ts';
import { widthOf } from '../mask-spans.ts';
import { findTail } from './find-tail.ts';
import { askingHead } from './lexicon/aspects.ts';
import { firmSource } from './lexicon/cases.ts';
import { classSource, peopleSource } from './lexicon/people.ts';
import { personSource } from './lexicon/persons.ts';
import { knownPlace } from './lexicon/places.ts';
import { isOnlyContext, takeBearers, takeOpeners } from './take-contexts.ts';
import { completeProblem, wordAspect } from './word-aspect.ts';

const withIts = /^(.{1,50}?)(?:及其|与其|以及其)(.{2,30})$/u;
const withWorth =
  /^(.{2,40}?)(?:及|与|和)((?:对.{2,10}的)?(?:(?:当代|现代|时代|现实|历史|教育|理论|实践)?(?:价值|意义|启示)))$/u;
const thought = /(?:思想|理论|观|论|精神|学说|主义|哲学|之思|辩证法|伦理|概念|命题|说|智慧|文化|法)$/u;
const deed = /(?:建设|改革|政策|运动|制度|实践|战略|外交|合作)$/u;
const askedNoun =
  /(?:危害|合成|制备|异化|原因|成因|现状|特征|特点|变化|内涵|性质|应用|演变|影响|问题|风险|功能|结构|发展|形成|困境|经营管理|衰落|兴起|冲突)$/u;

const deedAtEnd =
  /^(.{3,})(爆发|失败|成功|兴起|衰落|衰亡|灭亡|覆灭|解体|崩溃|形成|流行|走红|发生|产生|蔓延|失利|胜利|崛起)$/u;
const reason = /^(?:的)?(?:主要|根本|深层)?(?:原因|成因|动因|根源)/u;

const series =
  /^[^、与和及的]{2,8}(?:、[^、与和及的]{2,8})+[与和及][^、与和及的]{2,8}$|^[^、与和及的]{4,6}[与和及][^、与和及的]{4,6}$/u;

const standing =
  /^(?<matter>[^的与和及、]{3,20}?)的?(?<asked>(?:现状|状况|现况)(?:以及|及其?|与|和)[^的与和及、]{2,6}(?:干预|疏导|矫正|救助|帮扶|引导|支持))$/u;

const asksAtEnd =
  /(?:现状|现况|状况|情况|概况|态势|趋势|前景|问题|困境|困难|挑战|瓶颈|障碍|不足|缺陷|误区|隐患|弊端|机遇|成因|原因|动因|特点|特征|表现|类型|调查|因素|危害|影响|作用|意义|需求|诉求)$/u;
const deedDone = /(?:管理|教育|护理|建设|保护|治理|服务|培训|教学|监管|利用)$/u;
const askedBeside =
  /^(?<matter>[^的与和及、]{3,24})(?:以及|及其?|与其?|和其?)(?<asked>(?:影响|危险|相关|驱动)因素|(?:防治|防范|预防|控制|处理|改进|应对|治理|预控|解决|干预)?(?:措施|对策))$/u;
const discipline = /^(?:社会|心理|经济|伦理|政治|人类|传播|符号|叙事|法理|文体|生态|教育|现象)学$/u;

const isPerson = new RegExp(`^${personSource}$`, 'u');

const clean = (text: string): string => text.replace(/^[的之]|[的之]$/gu, '');

function lastOf(text: string): number {
  for (let at = text.lastIndexOf('的'); at > 0; at = text.lastIndexOf('的', at - 1)) {
    if (at >= 1 && text.length - at >= 2) return at;
  }
  return -1;
}

/** 甲的乙, or a compound that ends with what is asked. */
const plainAct =
  /^(?:管理|技术|方法|治理|控制|护理|保护|教学|干预|检测|传播|模式|艺术|机制|翻译|康复|训练|培训|处理|结构|理论)$/u;

/** The word of study that a title ends in, as far as it changes how the rest is read. */
export type StudyForm = '分析' | '研究' | null;

function cut(text: string, form: StudyForm = null): { object: string; aspect: string | null; sure: number } {
  const plain = text;
  const of = lastOf(plain);
  if (of >= 2 || (of === 1 && /[\uE000-\uE0FF]/u.test(plain[0] ?? ''))) {
    const [object, aspect] = [plain.slice(0, of), plain.slice(of + 1)];
    // 考虑时间窗的配送路径优化: what is taken into account is not what is studied.
    if (/^(?:考虑|计及|兼顾)[^的]{2,14}$/u.test(object) && aspect.length >= 6) return cut(aspect, form);
    const tail = findTail(aspect);
    // 康德的绝对命令: what a thinker is known for is the object with his name.
    if (/^(?:思想|理论|主张|学说|观念|哲学|概念|命题)$/u.test(aspect))
      return { object: plain, aspect: null, sure: 0.7 };
    // 八路军的政治工作: what someone did is the object with his name.
    if (!(tail && !tail.isThing) && /(?:事业|工作|贸易|生活|活动|运动|城市建设|作风建设)$/u.test(aspect))
      return { object: plain, aspect: null, sure: 0.6 };
    if (!tail && isPerson.test(object)) return { object: plain, aspect: null, sure: 0.6 };
    // 志愿组织的资金来源、人员管理与制度规范: sides that the title lists.
    if (series.test(aspect)) return { object, aspect, sure: 0.75 };
    // 人与自然和谐共生的生态伦理思想: no noun of asking ends it, so that all of it is the object.
    if (!tail && aspect.length > 8) return { object: plain, aspect: null, sure: 0.4 };
    // 面向老人的住宅改造设计: a long compound after 的 has its own object.
    if (tail && tail.start >= 6 && /[\p{Script=Han}]下$|有关$/u.test(object)) {
      return { object: aspect.slice(0, tail.start), aspect: aspect.slice(tail.start), sure: 0.6 };
    }
    return { object, aspect, sure: tail ? 0.85 : 0.65 };
  }
  const by = /^(.{3,40}?)之(反思|演变|变迁|[\p{Script=Han}]{2,4})$/u.exec(plain);
  if (by?.[1] && by[2] && findTail(by[2])) return { object: by[1], aspect: by[2], sure: 0.7 };
  const quarrel = /^(.{3,40}?)之(?:争|辩)$/u.exec(plain);
  if (quarrel?.[1]) return { object: quarrel[1], aspect: '争论', sure: 0.7 };
  // 家庭暴力|法律救济制度: the rules for a thing are asked for.
  const ruled = plain.endsWith('制度') ? findTail(plain.slice(0, -2)) : null;
  if (ruled && !ruled.isThing && ruled.start >= 4) {
    return { object: plain.slice(0, ruled.start), aspect: plain.slice(ruled.start), sure: 0.7 };
  }
  // 患者家属病耻感及影响因素, 桥梁施工质量通病及防治措施: whatever is looked at, its factors or its remedies are asked.
  const beside = askedBeside.exec(plain)?.groups;
  if (beside?.matter && beside.asked) {
    const inner = findTail(beside.matter);
    if (!inner || inner.isThing || !asksAtEnd.test(beside.matter))
      return {
        object: beside.matter,
        aspect: `${/因素$/u.test(beside.asked) || deedDone.test(beside.matter) ? '现状' : '成因'}与${beside.asked}`,
        sure: 0.75,
      };
  }
  const tail = findTail(plain);
  if (!tail || widthOf(plain.slice(0, tail.start)) < 2) return { object: plain, aspect: null, sure: 0.6 };
  // 公共空间 is one word, whatever is done with it.
  const cutAt =
    plain.slice(0, tail.start).endsWith('公共') && plain.startsWith('空间', tail.start) ? tail.start + 2 : tail.start;
  const object = plain.slice(0, cutAt);
  // 量子计算: so short a compound is a name.
  if (plain.length <= 5 && !askingHead.test(plain.slice(tail.start))) return { object: plain, aspect: null, sure: 0.6 };
  if (/[与和及、]$/u.test(object)) return { object: plain, aspect: null, sure: 0.5 };
  if (tail.isThing && form !== '分析') {
    // 军地协同|机制研究: the study of a thing's working names it as its own; a short name keeps it.
    const noun = plain.slice(tail.start);
    // 产教融合|机制创新: what is made new is asked of the thing that has it.
    const renewed = /^(.{2,}?)((?:长效|协同|运行|管理|服务)?(?:机制|模式|体制|体系)创新)$/u.exec(plain);
    if (renewed?.[1] && renewed[2]) return { object: renewed[1], aspect: renewed[2], sure: 0.65 };
    if (form === null && widthOf(takeOpeners(object).rest) >= 3 && plainAct.test(noun))
      return { object, aspect: noun, sure: 0.6 };
    if (
      form !== '研究' ||
      widthOf(takeOpeners(object).rest) < 4 ||
      !/^(?:机制|模式|体系|建设|治理|管理|保护|传播|配置|翻译|改革)$/u.test(noun)
    ) {
      return { object: plain, aspect: null, sure: 0.55 };
    }
    return { object, aspect: `${noun}研究`, sure: 0.6 };
  }
  return { object, aspect: plain.slice(cutAt), sure: object.length >= 4 ? 0.75 : 0.6 };
}

/** 石墨烯改性TiO2光催化降解亚甲基蓝: a material, what it does, and to what. */
const upon =
  /^([^的与和、]{3,20}?)((?:光|电|可见光|类芬顿)?催化(?:降解|还原|氧化)|吸附去除|降解)([^的与和、]{2,12}?)(?<!性能|机理|特性|研究|过程|途径)$/u;

const two = /^([^与和的、]{2,20}|[^与和、]{2,16}(?:理论|思想|主义))(?:与|和)(?!平|谐|解)([^与和、]{3,30})$/u;

const isFolk = new RegExp(
  `^(?:${peopleSource}|父母|子女|孩子|医生|地主|君主|臣民|雇主|雇员|老板|下属|上级|婆婆|媳妇|房东|租客|警察)$`,
  'u',
);
const underWhich = new RegExp(`^([^与和的、]{3,12})[与和](${knownPlace}[^与和的、]{0,6}(?:问题|危机|争端))$`, 'u');
const dealings = /^(?:(?:的|之间的?)(?:[\p{Script=Han}]{2})?(?:冲突|沟通|合作|矛盾|信任|互动|交流|纠纷|关系))?$/u;

/** 教师与学生: of two groups of people it is studied how they stand to each other. */
function readFolk(text: string): Core | null {
  const found = /^([^与和的]{2,10})[与和]([^与和的、]{2,8}?)((?:的|之间).*)?$/u.exec(text);
  if (!found?.[1] || !found[2] || !isFolk.test(found[1]) || !isFolk.test(found[2])) return null;
  const tie = found[3] ?? '';
  if (!dealings.test(tie)) return null;
  return plainCore(`${found[1]}与${found[2]}${tie === '' ? '关系' : tie.replace(/^(?:之间)?的?/u, '')}`, null, 0.65);
}

/** 甲与乙 and no more: what the one has to do with the other. */
function readPair(text: string): Core | null {
  const found = two.exec(text);
  if (!found?.[1] || !found[2] || isOnlyContext(found[1])) return null;
  // 居住权设立与登记制度: both halves share the last word.
  if (/^[\p{Script=Han}]{2,4}(?:制度|机制|体系|规则|程序|标准|流程)$/u.test(found[2]))
    return plainCore(text, null, 0.5);
  // 合作社与小农户的利益联结: what joins or parts the two is asked of both.
  const shared =
    /^([^的]{2,14})(?:之间)?的((?:利益|产业|情感|文化)?(?:联结|合作|冲突|博弈|竞争|融合|联动|对话|交流|衔接|协同|对立|张力|矛盾))$/u.exec(
      found[2],
    );
  if (shared?.[1] && shared[2]) return plainCore(`${found[1]}与${shared[1]}`, shared[2], 0.65);
  const other = takeBearers(found[2].replace(/的(?=[^的]{2,6}$)/u, '的'));
  return plainCore(found[1], `与${other.rest}的关系`, 0.5, { contexts: other.contexts, signs: ['effect'] });
}

const askedOnly =
  /^(?:现状|问题|困境|对策|出路|挑战|机遇|发展|趋势|影响|作用|意义|与|、|原因|成因|特征|特点|历程|演变|变迁|改革|历史|起源|根源|爆发|结束|解体|后果|遗产|(?:社会|政治|经济|家庭|法律)地位)+$/u;

/** 名著阅读|教学现状调查: a noun that names a thing belongs to what stands before it, not to what is asked. */
const named =
  /^(教学|管理|质量|政策|机制|文化|翻译|需求|服务|艺术|语音|制度|体系|水平|能力|活动|空间)(设计|策略|研究|评价|评估|测评|测度|调查|现状调查|现状|模式|综述|研究综述|评析|特点|协调)$/u;

/** 校园足球开展情况|调查: how a thing is carried out is asked of it, with the word that follows. */
const carried = /^(?<thing>.{3,}?)(?<state>(?:开展|实施|运行|使用|执行)(?:情况|状况|现状|效果|成效))$/u;

/** Two words of asking joined: 困境与破解路径. One alone may be part of a name, as 策略 is of 低价策略. */
const askedWord =
  '(?:现状|问题|困境|对策|出路|挑战|机遇|趋势|成因|原因|(?:制约|影响)?因素|痛点|难点|堵点|瓶颈|障碍|短板|不足|前景|优势|劣势|(?:现实|发展|优化|改进|破解|突围|推进|应对|实践|实现)?(?:破解|化解|突围|破局|突破|改进|优化|应对|推进|路径|举措|措施|建议|策略|办法|思路|之道|之策))';
const askedTogether = new RegExp(
  `^${askedWord}(?:(?:以及|及其?|与其?|和|、)${askedWord})+$|^实施(?:效果|现状)(?:评价|评估|调查)?$`,
  'u',
);

export function keepNamed(given: Core, text: string): Core {
  const state =
    given.aspect && /^(?:调查|评估|评价|分析)/u.test(given.aspect) && !given.bearing
      ? carried.exec(given.object)?.groups
      : undefined;
  const core = state?.thing ? { ...given, object: state.thing, aspect: `${state.state}${given.aspect}` } : given;
  const found = core.aspect && !core.bearing && !core.sides ? named.exec(core.aspect) : null;
  if (!found?.[1] || !found[2] || !text.includes(`${core.object}${core.aspect}`)) return core;
  return { ...core, object: `${core.object}${found[1]}`, aspect: found[2] === '研究' ? null : found[2] };
}

const isClass = new RegExp(`^${classSource}$`, 'u');
const ledByFirm = new RegExp(`^(${firmSource})的?([^的与和、]{1,3})$`, 'u');

/** 海底捞|服务营销策略: a name that only says where leaves the object to what follows it. */
export function shiftToMatter(core: Core): Core {
  if (
    !core.aspect ||
    core.bearing ||
    askedOnly.test(core.aspect) ||
    askedTogether.test(core.aspect) ||
    /^对.*的/u.test(core.aspect)
  )
    return core;
  const led = ledByFirm.exec(core.object);
  // 农夫山泉品牌|定位: what a firm has is named by both words together.
  if (led?.[1] && led[2] && /^(?:策略|战略|定位|激励|管理|模式|营销|文化|传播|推广)$/u.test(core.aspect))
    return { ...core, object: `${led[2]}${core.aspect}`, aspect: null, shifted: led[1], sure: 0.6 };
  if (!isOnlyContext(core.object)) return core;
  // 小学科学课程|设计与实践: a course is named by its subject.
  const course = /^((?:校本|综合实践|选修)?(?:课程|作业|课堂|教材))((?:设计|开发|建设|改革|评价|实施).{0,12})$/u.exec(
    core.aspect,
  );
  if (course?.[1] && course[2] && isClass.test(core.object))
    return { ...core, object: `${core.object}${course[1]}`, aspect: course[2], sure: 0.7 };
  const { object, aspect, sure } = cut(core.aspect);
  const isCut = aspect !== null && object.length >= 4;
  return {
    ...core,
    object: isCut ? object : core.aspect,
    aspect: isCut ? aspect : null,
    sure: Math.min(sure, 0.7),
    shifted: core.object,
  };
}

/** With 分析 after it, the last noun of a compound is what is asked: 枸杞产业|竞争力. */
export function readPlain(text: string, form: StudyForm = null): Core {
  const core = readWhole(text, form);
  const happened = core.aspect && reason.test(core.aspect) ? deedAtEnd.exec(core.object) : null;
  if (!happened?.[1] || !happened[2]) return core;
  return { ...core, object: happened[1], aspect: `${happened[2]}${core.aspect}`, sure: 0.85 };
}

function readWhole(text: string, form: StudyForm): Core {
  const folk = readFolk(text);
  if (folk) return folk;
  // 日美同盟与冲绳基地问题: the trouble is looked at, the other is what it stands under.
  const trouble = underWhich.exec(text);
  if (trouble?.[1] && trouble[2])
    return plainCore(trouble[2], null, 0.6, { contexts: [{ text: trouble[1], kind: 'setting' }], signs: ['problem'] });
  // 体质健康现状及运动干预: how it stands, and what is done about it in a way that is named.
  const stands = standing.exec(text)?.groups;
  if (stands?.matter && stands.asked) return plainCore(stands.matter, wordAspect(stands.asked), 0.75);
  const pair = withIts.exec(text) ?? withWorth.exec(text);
  if (pair?.[1] && pair[2]) {
    const left = pair[1];
    const upon = /^对([^的]{1,10})的(?:识别|吸附|去除|降解|检测)/u.exec(pair[2])?.[1];
    const contexts: Context[] = upon ? [{ text: upon, kind: 'setting' }] : [];
    const right = pair[2].replace(
      /^对(?:当代|当今|现代|我们|当下|现实|后世|社会|今天)?(?:社会|中国社会|生活)?的(?=启示|影响)|^对[^的]{1,16}的(?=识别|吸附|去除|降解|检测)/u,
      '',
    );
    const of = left.lastIndexOf('的');
    const isAsked = askedNoun.test(left) && !thought.test(left);
    const inner = isAsked ? cut(left) : null;
    if (inner?.aspect) {
      return plainCore(clean(inner.object), wordAspect(`${inner.aspect}与${right}`), 0.75, { contexts });
    }
    const opening = /^应用/u.test(right) && /(?:法|定理|公式|模型)$/u.test(left) ? '原理' : '内涵';
    if (thought.test(left)) return plainCore(left, wordAspect(`${opening}与${right}`), 0.8, { signs: ['concept'] });
    if (/(?:政策|制度|新政|法令)$/u.test(left) && /^(?:社会|历史)?影响/u.test(right))
      return plainCore(left, wordAspect(`内容与${right}`), 0.7);
    if (deed.test(left) && /启示|意义|价值/u.test(right)) return plainCore(left, wordAspect(`经验与${right}`), 0.7);
    if (of > 1) return plainCore(left.slice(0, of), wordAspect(`${left.slice(of + 1)}与${right}`), 0.7, { contexts });
    const compound = cut(left);
    if (compound.aspect) return plainCore(clean(compound.object), wordAspect(`${compound.aspect}与${right}`), 0.7);
    return plainCore(
      left,
      wordAspect(
        `${/^应用/u.test(right) ? '原理' : /^(?:心理)?(?:干预|治理|对策|应对|防治|防范|破解|化解|疏导|矫正|预防|护理|救助|规制|监管)/u.test(right) ? '现状' : '内涵'}与${right}`,
      ),
      0.65,
    );
  }
  const treated = upon.exec(text);
  if (treated?.[1] && treated[2] && treated[3]) return plainCore(treated[1], `${treated[3]}的${treated[2]}`, 0.7);
  const { object, aspect, sure } = cut(text, form);
  const isLoose =
    aspect === null ||
    (form === null &&
      sure < 0.8 &&
      !text.includes('的') &&
      /..[与和]../u.test(object) &&
      !askingHead.test(aspect) &&
      aspect !== '争论') ||
    (sure < 0.7 && /[与和]/u.test(object) && !aspect.startsWith('跨'));
  const joined = isLoose ? readPair(text) : null;
  if (joined) return joined;
  // 逃课现象的社会学分析: a discipline is no side of a thing, its analysis is.
  const whole = aspect && form === '分析' && discipline.test(aspect) ? `${aspect}分析` : aspect;
  const worded = whole && completeProblem(wordAspect(whole));
  return plainCore(clean(object), worded || null, sure);
}
