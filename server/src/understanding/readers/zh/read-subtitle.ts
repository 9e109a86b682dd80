import type { Context } from '../../title-reading.ts';
import { classify } from './classify-context.ts';

const example =
  /以(.{1,50}?)(?:等)?(?:为主要|为主)?(?:为例证|为例|为个案|为案例|为比较个案|为中心的?(?:考察|讨论)?|为对象|为样本|为考察对象|为研究对象|为研究样本|为考察中心|为载体|为切入点|为视角|为线索|为蓝本|为代表|为核心|为重点|为背景|为依托|为分析对象|为观察对象|为典型|为主题|为内容|为实践|为基础)/u;
const evidence =
  /^(?:来自|源自)(.{2,40}?)的?(?:微观|经验|实证|准自然实验)?(?:经验证据|证据|经验|实证|考察|数据|观察|发现)/u;
const based = /^(?:基于|依据|根据|利用|运用|采用)(?:对)?(.{1,60})$/u;
const basedEnd =
  /的?(?:(?:实证|经验|案例|个案|文本|田野|问卷|实地|比较|理论|计量|微观|质性|扎根|准自然|跨国|历史)?(?:研究|分析|考察|调查|检验|证据|经验|案例|个案|解读|思考|观察|视角|实验|探析|探讨|探索|实践|做法|评价|考量|估计|测算|实证))+$/u;
const fromView = /^(.{2,20}?)(?:的)?(?:视角|视域|视野|维度|进路|路径分析|解释)(?:下的?.{0,8})?$/u;
const inCase = /^(.{2,20}?)(?:的)?(?:案例|个案|经验|实践|探索)(?:研究|分析)?$/u;
const placedLens =
  /^(?<where>\p{Script=Han}{2,8}(?:省|市|县|区|镇|州))的?(?<lens>(?:政策执行|政策过程|利益相关者|制度变迁|组织行为|治理结构|社会网络|扎根理论|博弈论?)(?:理论|模型|视角)?)$/u;
const nameless =
  /^(?:一个|一项|一种)?(?:典型|探索性|纵向|比较|双|单|多|跨|嵌入式)?(?:案例|个案)的?(?:比较)?(?:研究|分析|考察)?$/u;
const mediation =
  /^(.{2,24}?)的(?:链式|多重|部分|并行)?(?:中介|桥梁)(?:作用|效应|机制)(?:(?:与|和|及)(.{2,24}?)的(?:调节|调控)(?:作用|效应))?$/u;
const moderation = /^(.{2,24}?)的(?:调节|门槛|调控)(?:作用|效应)(?:(?:与|和|及)(.{2,24}?)的(?:中介)(?:作用|效应))?$/u;
const modelled = /^(?:一个)?有调节的中介|^链式中介|^被调节的中介/u;

export interface Subtitle {
  contexts: Context[];
  through: string | null;
  under: string | null;
  isCase: boolean;
  /** What is left of it: an aspect or a title of its own. */
  rest: string | null;
}

/** 浙江“最多跑一次”: an example is named as it stands, less the words around it. */
const clean = (text: string): string => text.replace(/^(?:对|某地)|(?:等|的)$/gu, '');

export function readSubtitle(text: string): Subtitle {
  const none: Subtitle = { contexts: [], through: null, under: null, isCase: false, rest: null };
  const chosen = example.exec(text);
  if (chosen?.[1]) {
    const name = clean(chosen[1]);
    return { ...none, contexts: [{ text: name, kind: classify(name, 'case') }], isCase: true };
  }
  const middle = mediation.exec(text);
  if (middle?.[1]) return { ...none, through: middle[1], under: middle[2] ?? null };
  const tuned = moderation.exec(text);
  if (tuned?.[1]) return { ...none, under: tuned[1], through: tuned[2] ?? null };
  if (modelled.test(text)) return none;
  const proof = evidence.exec(text);
  if (proof?.[1]) return { ...none, contexts: [{ text: clean(proof[1]), kind: classify(proof[1], 'place') }] };
  const basis = based.exec(text);
  if (basis?.[1]) {
    const name = clean(basis[1].replace(basedEnd, '')) || basis[1];
    // 基于教师视角: from where it is looked at is no group that is looked at.
    if (/(?:视角|视域|视野)$/u.test(basis[1]) && basis[1].length <= 8)
      return { ...none, contexts: [{ text: basis[1], kind: 'means' }] };
    // 基于杭州市的政策执行分析: where, and by what it is looked at.
    const { where, lens } = placedLens.exec(name)?.groups ?? {};
    if (where && lens)
      return {
        ...none,
        contexts: [
          { text: where, kind: 'place' },
          { text: lens, kind: 'means' },
        ],
        isCase: false,
      };
    return { ...none, contexts: [{ text: name, kind: classify(name, 'means') }], isCase: /案|公司|县|村/u.test(name) };
  }
  const view = fromView.exec(text);
  if (view?.[1] && !/研究$/u.test(text)) return { ...none, contexts: [{ text: view[1], kind: 'means' }] };
  // 一项多案例研究: that cases are studied is said, and no case is named.
  if (nameless.test(text)) return { ...none, isCase: true };
  const practice = inCase.exec(text);
  if (practice?.[1] && practice[1].length <= 12) {
    return { ...none, contexts: [{ text: clean(practice[1]), kind: classify(practice[1], 'case') }], isCase: true };
  }
  return { ...none, rest: text };
}
