import type { Field } from '@yanmo/contract/codes';
import type { Context, Reading, Sign } from '../title-reading.ts';
import type { Core } from './core.ts';
import { maskSpans } from './mask-spans.ts';
import { findSigns } from './zh/find-signs.ts';
import { isWhole, keepOffence, keepProblem, keepWholeName } from './zh/keep-whole.ts';
import { readApplication } from './zh/patterns-application.ts';
import {
  readAnswered,
  readBetween,
  readEffect,
  readFurthered,
  readLink,
  readTold,
  readTreatment,
  readVerb,
  withoutReplaced,
} from './zh/patterns-bearing.ts';
import { readComparison } from './zh/patterns-comparison.ts';
import { readBoth, readHeld } from './zh/patterns-held.ts';
import { readInForm, readInside, readWork } from './zh/patterns-inside.ts';
import { readIntervention } from './zh/patterns-intervention.ts';
import { readBrought, readMeasured, readOptimised } from './zh/patterns-measured.ts';
import { keepNamed, readPlain, type StudyForm, shiftToMatter } from './zh/read-plain.ts';
import { readQuestion } from './zh/read-question.ts';
import { readSubtitle, type Subtitle } from './zh/read-subtitle.ts';
import { simplify } from './zh/simplify.ts';
import { splitTitle } from './zh/split-title.ts';
import { stripStudyWords } from './zh/study-words.ts';
import { splitRow, takeContexts, takeOpeners } from './zh/take-contexts.ts';

function readMatter(text: string, form: StudyForm, isLiving: boolean): Core {
  return (
    readComparison(text) ??
    readHeld(text) ??
    readBoth(text) ??
    readAnswered(text) ??
    readIntervention(text) ??
    readWork(text) ??
    readBetween(text) ??
    readApplication(text) ??
    readTold(text) ??
    readFurthered(text) ??
    readEffect(text, isLiving) ??
    readLink(text) ??
    readTreatment(text) ??
    readMeasured(text) ??
    readOptimised(text) ??
    readBrought(text, (rest) => readPlain(rest, form)) ??
    readInForm(text) ??
    readInside(text, (rest) => readPlain(rest, form)) ??
    readVerb(text) ??
    readPlain(text, form)
  );
}

interface MainReading {
  core: Core;
  contexts: Context[];
  isHome: boolean;
  tail: string;
  head: string;
}

const ofReview =
  /^(?<link>.+对.+(?:影响|作用|效果|疗效|干预效果))(?:的)?(?<tail>(?:国内外)?(?:研究)?(?:进展|现状与展望|综述|述评|动态)|Meta分析|meta分析|荟萃分析|系统评价)$/u;

/** 甲对乙影响的研究进展: the studies of the effect are reviewed, and the effect is no part of what it is on. */
function readReviewed(text: string, isLiving: boolean): MainReading | null {
  const { link, tail = '' } = ofReview.exec(text)?.groups ?? {};
  const { contexts, rest, isHome } = takeContexts(link ?? '');
  const effect = link ? readEffect(rest, isLiving) : null;
  if (!effect?.bearing || effect.object.length < 2) return null;
  const core = { ...effect, signs: [...effect.signs, 'review' as const] };
  return { core, contexts, isHome, tail, head: '' };
}

/** “双减”之后，课后服务…: after what, before the matter itself. */
const after = /^(?<when>[^，,]{1,14}?(?:之后|以后|以来|之下|背景下|时代|之际))[，,](?<rest>.{6,})$/u;

function readMain(text: string, isLiving: boolean): MainReading {
  const opened = after.exec(text)?.groups;
  if (opened?.when && opened.rest) {
    const main = readMain(opened.rest, isLiving);
    return { ...main, contexts: [...main.contexts, { text: opened.when, kind: 'time' }] };
  }
  const asked = readQuestion(text);
  if (asked) {
    const { contexts, rest, isHome } = takeContexts(asked.object);
    const bearing = asked.bearing && { ...asked.bearing, cause: rest };
    return { core: { ...asked, object: rest, bearing }, contexts, isHome, tail: '', head: '' };
  }
  const review =
    /(?:的)?(?:研究综述|文献综述|研究述评|研究评述|综述|述评|评析|Meta分析|meta分析|荟萃分析|系统评价)$/u.exec(text);
  const reviewed = readReviewed(text, isLiving);
  if (reviewed) return reviewed;
  const plain = text.replace(/[？?！!]+$/u, '').replace(/^\d{1,5}\s*例(?=.{4})|[\s，,（(]*附\d{1,5}例.{0,6}$/gu, '');
  const stripped = stripStudyWords(plain);
  const { contexts, rest, isHome } = takeContexts(
    stripped.rest
      .replace(/^国内外(?:关于|有关|对于)?(?=.{4})/u, '')
      .replace(
        /中?(?:存在的(?:主要)?(?=[问困挑瓶障风难不缺误隐短弊局矛制痛堵偏])|(?:所|正)?(?:面临|遇到)的(?:主要)?)/u,
        '的',
      )
      // 裂缝原因分析及防治措施: the word of study in the middle asks nothing of its own.
      .replace(/研究的(?=(?:回顾|进展|综述|述评|现状|热点)(?:[与和及]|$))/u, '研究')
      .replace(/(?<=原因|成因|诱因|机理|因素)(?:的)?(?:分析|探析|研究)(?=(?:以及|及|与|和|、)其?[^的]{2,12}$)/u, ''),
  );
  const core = shiftToMatter(
    keepWholeName(
      keepNamed(
        readMatter(
          rest,
          /[分探评][析究讨]$/u.test(stripped.tail) ? '分析' : stripped.tail === '研究' ? '研究' : null,
          isLiving,
        ),
        plain,
      ),
      rest,
    ),
  );
  if (core.shifted) core.contexts.unshift(...splitRow(core.shifted));
  core.signs.push(...stripped.signs);
  return { core, contexts, isHome, tail: stripped.tail || (review?.[0] ?? ''), head: stripped.head };
}

const machine =
  /(?:算法|网络|学习|模型|BERT|LSTM|YOLO|CNN|GAN|Transformer|SVM|向量机|随机森林|BP|GPT|[A-Z]{3,}[\w-]*)$/iu;
const task = /(?:预测|识别|分类|检测|分割|情感分析|推荐|去噪|诊断|翻译|生成|定位|评估|预测模型|匹配|聚类|优化)$/u;
const artefact = /(?:系统|平台|小程序|网站|APP|App|装置|机器人|软件|数据库|管理信息系统|商城)$/u;

/** Where the title does not say what it asks, its build may still tell. */
function inferAspect({ core, contexts, tail, head }: MainReading): { aspect: string | null; used: Context | null } {
  const means = contexts.find(({ kind }) => kind === 'means') ?? null;
  const lens = contexts.find(({ kind, isQuiet }) => kind === 'means' && isQuiet);
  // A work is read through it, and what is read of the work is not the theory.
  if (lens && !/[\uE000-\uE07F]/u.test(core.object))
    return { aspect: `${lens.text.replace(/(?<=.{2})理论$/u, '')}分析`, used: null };
  if (artefact.test(core.object) && (means || !tail)) return { aspect: '设计与实现', used: null };
  if (means && machine.test(means.text) && task.test(core.object)) return { aspect: `${means.text}方法`, used: means };
  if (/案例|个案/u.test(tail) && /舞弊|失败|风险|危机|造假|违约|暴雷|退市|破产|丑闻|欺诈/u.test(core.object)) {
    return { aspect: '成因与防范', used: null };
  }
  if (/(?:满意度|意愿|忠诚度|接受度|参与度|倦怠|使用行为|购买行为|消费行为|幸福感|认同感)$/u.test(core.object)) {
    return { aspect: '影响因素', used: null };
  }
  if (
    /(?:差距|沉默|焦虑|拖延|流失|欺凌|成瘾|失衡|内卷|躺平|滥用|短缺|断层|空心化|歧视|不公|鸿沟|污染|难)$/u.test(
      core.object,
    )
  ) {
    return { aspect: '成因与对策', used: null };
  }
  if (/调查/u.test(tail)) return { aspect: '现状与对策', used: null };
  if (/(?:思想|哲学)$/u.test(core.object)) return { aspect: null, used: null };
  if (/^(?:分析|探析|评析|述评|综述|研究综述|考察|解读)$/u.test(tail)) return { aspect: tail, used: null };
  if (/论|谈|析/u.test(head) && core.object.length <= 8) return { aspect: '内涵', used: null };
  return { aspect: null, used: null };
}

function pickContexts(subtitle: readonly Context[], main: readonly Context[], isHome: boolean): Context[] {
  const quiet = (context: Context): Context => ({ ...context, isQuiet: true });
  const cases = subtitle.filter(({ kind }) => kind !== 'means');
  if (cases.length > 0) return [...cases, ...[...main, ...subtitle.filter(({ kind }) => kind === 'means')].map(quiet)];
  const means = subtitle.map((context) =>
    /数据|调查/u.test(context.text) && main.length === 0 ? context : quiet(context),
  );
  const isPlaced = main.some(({ kind, isQuiet }) => kind !== 'means' && !isQuiet);
  const own = main.map((context) => (context.kind === 'means' && isPlaced ? quiet(context) : context));
  if (isHome && !own.some(({ isQuiet }) => !isQuiet)) own.push({ text: '中国', kind: 'place' });
  return [...own, ...means];
}

/** Fields in which an effect is watched on plants, animals, patients and materials. */
const livingFields: ReadonlySet<Field> = new Set(['agriculture', 'science', 'medicine', 'engineering']);

/** 居民参与 ends in no joint. */
const edge = /^[\s，,、；;的之与和及]+(?=.)|(?<!参)[\s，,、；;的之与和及]+$/gu;

/** Reads a Chinese title: what it is about, what it asks of that, and where. */
export function readZhTitle(title: string, field?: Field): Reading {
  const isLiving = field !== undefined && livingFields.has(field);
  const { text: plain, restore } = simplify(title);
  const masked = maskSpans(plain.replace(/^[A-Za-z][A-Za-z ,.'’-]{12,}(?=\p{Script=Han}.{5})/u, ''));
  const { text } = masked;
  const unmask = (part: string): string => restore(masked.unmask(part));
  const parts = splitTitle(text);
  const subtitles: Subtitle[] = parts.subtitles.map(readSubtitle);
  const rest = subtitles.map((subtitle) => subtitle.rest).find((left) => left !== null) ?? null;
  let main = readMain(parts.main, isLiving);
  if (rest) main = joinSubtitle(main, parts.main, rest, isLiving);
  const { core } =
    field === 'law' ? keepOffence(main, parts.main) : field === 'philosophy' ? keepProblem(main, parts.main) : main;
  let { aspect } = core;
  let used: Context | null = null;
  if (!aspect) ({ aspect, used } = inferAspect(main));
  const through = subtitles.map((subtitle) => subtitle.through).find(Boolean) ?? null;
  const under = subtitles.map((subtitle) => subtitle.under).find(Boolean) ?? null;
  if (aspect && through) aspect = `${aspect}与中介作用`;
  else if (aspect && under) aspect = `${aspect}与调节作用`;

  const isExemplified = subtitles.some((subtitle) => subtitle.contexts.some(({ kind }) => kind !== 'means'));
  const opened = core.sides
    ? { rest: core.object, contexts: [] }
    : takeOpeners(
        core.object.replace(
          /(?:实施|(?<!高质量|专业|全面|持续|职业|生涯|语言|身心|情绪|协调|融合|质量|协同|社会)发展)$/u,
          (word) => (core.object.length > 5 && !core.bearing ? '' : word),
        ),
        isExemplified || isWhole(core) ? ['time', 'place'] : undefined,
      );
  const named = /(?:(?<![方提预档议草教图立法])案|事件)$/u.test(opened.rest)
    ? [{ text: opened.rest, kind: 'case' as const }]
    : [];
  const contexts = pickContexts(
    subtitles.flatMap((subtitle) => subtitle.contexts),
    [...main.contexts, ...opened.contexts, ...core.contexts, ...named].map((context) =>
      context === used ? { ...context, isQuiet: true as const } : context,
    ),
    main.isHome && field !== 'law',
  )
    .slice(0, 6)
    .map((context) => ({ ...context, text: unmask(context.text).replace(/^“([^“”]*)”$/u, '$1') }));
  const open = (part: string): string => unmask(part).replace(edge, '');
  const said = open(core.bearing ? withoutReplaced(opened.rest) : opened.rest) || title;
  // 产业高质量发展: how it is to grow is no name without the growth.
  const object =
    /(?:高质量|可持续|绿色|协调|融合)$/u.test(said) && title.includes(`${said}发展`) ? `${said}发展` : said;
  const known: Sign[] = [...core.signs];
  if (subtitles.some(({ isCase }) => isCase)) known.push('case');
  const worded = aspect ? unmask(aspect).replace(/(?<!参)[\s，,、；;的之与和及]+$/u, '') || null : null;
  return {
    object,
    aspect: worded,
    contexts,
    bearing: core.bearing && {
      cause: open(core.bearing.cause) || object,
      outcome: open(core.bearing.outcome),
      through: open(through ?? core.bearing.through ?? '') || null,
      under: open(under ?? core.bearing.under ?? '') || null,
    },
    sides: core.sides && [open(core.sides[0]), open(core.sides[1])],
    signs: findSigns(`${(aspect ?? '').replace(core.bearing?.outcome ?? '', '')}${main.tail}`, plain, known),
    confidence: {
      object: core.sure,
      aspect: core.aspect ? core.sure : aspect ? 0.5 : 0.3,
      context: contexts.length > 0 ? 0.75 : 0.6,
    },
  };
}

/** Abstract nouns alone before a colon are an ornament: 困境与突围. */
const motto =
  /^(?:困境|出路|突围|突破|挑战|机遇|现状|问题|对策|反思|重构|传承|创新|冲突|融合|守正|变革|回归|超越|坚守|失落|重生|嬗变|博弈|平衡|理想|现实|传统|现代|与|和|、|及|抑或|还是)+$/u;

/** A subtitle that is no example: it says what is asked, or it is the real title under an ornament. */
/** Told through its time: its rise, its fall, its changes. */
const isTold = ({ core }: MainReading): boolean =>
  /(?:兴衰|演变|变迁|兴起|衰落|嬗变|沿革|流变|始末|崛起|发展)$/u.test(core.aspect ?? '') && core.object.length >= 2;

function joinSubtitle(main: MainReading, text: string, subtitle: string, isLiving: boolean): MainReading {
  const second = readMain(subtitle, isLiving);
  // 自动驾驶的“电车难题”：责任归属: a quoted name is the object with whose it is.
  if (/^[\uE080-\uE0FF]$/u.test(main.core.aspect ?? '')) {
    const { rest } = stripStudyWords(subtitle);
    return { ...main, core: { ...main.core, object: text, aspect: rest, sure: 0.65 } };
  }
  const isOrnament =
    /[？?]$|^从.{1,10}到|^.{0,6}[\uE000-\uE0FF].{0,3}$/u.test(text) || (!main.core.aspect && text.length <= 10);
  if (/^(?:兼|并)/u.test(subtitle)) return main;
  // 制度演变——府兵制的兴衰: what the subtitle follows through its time is what the paper tells of.
  if (isTold(second) && isTold(main) && !text.includes(second.core.object)) {
    const setting: Context = { text: main.core.object, kind: 'setting', isQuiet: true };
    return { ...second, contexts: [...second.contexts, ...main.contexts, setting] };
  }
  // …吗？——甲与乙: the question draws readers in, the pair is what is studied.
  const pair = /[？?]$/u.test(text) ? /^([^与和，]{2,16})[与和]([^与和，]{2,12})$/u.exec(subtitle) : null;
  if (pair?.[1] && pair[2]) return readMain(`${subtitle}的关系`, isLiving);
  // 何以为家：…: four signs that draw the reader in.
  if (/^何以\p{Script=Han}{2}[？?]?$/u.test(text) && subtitle.length >= 5) return second;
  const isMotto = /^从.{1,10}到|[？?]$/u.test(text) || motto.test(text);
  if (isMotto && second.core.aspect && second.core.sure >= 0.65 && subtitle.length >= 7) return second;
  if (isOrnament && second.core.aspect && (second.head || second.tail) && subtitle.length >= 6) return second;
  if (!main.core.aspect || main.core.signs.includes('question')) {
    if (/做什么|怎么办|如何应对|何为$/u.test(subtitle))
      return { ...main, core: { ...main.core, aspect: '成因与对策', sure: 0.5 } };
    const { rest } = stripStudyWords(subtitle.replace(/[？?！!]+$/u, ''));
    return main.core.aspect ? main : { ...main, core: { ...main.core, aspect: rest, sure: 0.65 }, tail: '' };
  }
  return main;
}
