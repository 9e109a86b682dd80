import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { zhGrammar } from '../grammar/zh.ts';
import { closeUp } from './title-spans.ts';

/** What is judged is the thing, not its ethics. */
const ethicsOf =
  /^(?:the )?(?:ethics|morality) of (?:the )?|^(?:la )?(?:ética|moral) (?:del? )(?:la |los |las )?|(?:的?伦理(?:问题|困境|审视)?|の倫理(?:性|的問題)?)$/iu;

/** What is asked about is at times the object with what it does: the failure, the claim, the protection, the method. */
function nameDeed({ kind, aspect, text, signs }: TitleUnderstanding, object: string): string | null {
  const change = /^(增多|减少|涨价|流行|走低|走高|增长快|困难)的原因$/u.exec(aspect)?.[1];
  if (change && signs.includes('question')) return object + change;
  if (kind === 'history-narrative') {
    const deed = /^(失败|爆发|兴起|衰落|衰亡|灭亡|覆灭|解体|崩溃|成功|胜利|失利|崛起)的?(?:原因|成因|根源)/u.exec(
      aspect,
    )?.[1];
    if (deed) return object + deed;
    // 唐代女性社会地位: their standing rose and fell, they did not.
    if (/^(?:社会|政治|经济|家庭|法律)?地位$/u.test(aspect)) return object + aspect;
    // 难童救济: the relief has a course, the children have none.
    return /^(?:救济|救助|赈济|收容|安置|保护|传播|治理|防治)$/u.test(aspect) && text.includes(object + aspect)
      ? object + aspect
      : null;
  }
  if ((kind === 'theory-essay' || kind === 'text-interpretation') && signs.includes('question')) {
    const claim = /^(.{2,12})的(?:可能性|正当性)$/u.exec(aspect)?.[1];
    return claim && text.includes(claim) ? object + claim : null;
  }
  // ABS系统的故障诊断与维修: it is the fault that has signs and causes.
  if (kind === 'status-and-remedies') {
    const fault = /^(?:故障|缺陷|病害|渗漏|裂缝|异响)/u.exec(aspect)?.[0];
    return fault && new RegExp(`的?${fault}`, 'u').test(text) && !object.endsWith(fault) ? object + fault : null;
  }
  if (kind === 'doctrinal-law') return /^(?:法律)?保护/u.test(aspect) ? `${object}保护` : null;
  if (kind === 'clinical-study') return /护理(?:体会|经验|心得|要点)$/u.test(object) ? object.slice(0, -2) : null;
  if (kind !== 'design-artefact') return null;
  const both = /^与(.{3,14})的关系$/u.exec(aspect)?.[1]?.replace(/的?(?:设计|开发|实现|研制)(?:[与和及].{2,4})?$/u, '');
  if (both && object.length + both.length <= 17 && text.includes(`${object}与${both}`)) return `${object}与${both}`;
  const built =
    /^(.{0,8}(?:方法|算法|模型|系统|平台|装置|框架|技术|方案|规划|调度|优化|控制|识别|检测|预测|分类|分割|诊断|定位|跟踪))(?:的?(?:研究|设计|实现).*)?$/u.exec(
      aspect,
    )?.[1];
  return built && text.includes(object + built) ? object + built : null;
}

/** 过劳问题: what is unwanted is a problem by itself, and a heading says 过劳的突出表现. */
const withoutProblem = (name: string): string => {
  const bare = name.replace(/的?问题$/u, '');
  return bare !== name && zhGrammar.improve(bare).improve === '缓解' ? bare : name;
};

const tasks = {
  ja: /^(?:分類|認識|検出|予測|推定|識別|検知|診断|翻訳|最適化|選別)$/u,
  es: /^(?:detección|clasificación|predicción|reconocimiento|identificación|segmentación|optimización|estimación|diagnóstico)$/iu,
};

/** 医用画像の分類: a method is made for the task, not for the pictures. */
function nameTask({ kind, language, aspect, text }: TitleUnderstanding, object: string): string | null {
  if (kind !== 'design-artefact') return null;
  if (language === 'ja' && tasks.ja.test(aspect) && text.includes(`${object}の${aspect}`))
    return `${object}の${aspect}`;
  const of = `${aspect} de ${object}`.toLowerCase();
  return language === 'es' && tasks.es.test(aspect) && text.toLowerCase().includes(of) ? of : null;
}

/** 林黛玉的悲剧命运 stands before further 的; a comparison is not compared. */
export const nameObject = (title: TitleUnderstanding): string => {
  const { object: whole, language, sides, kind } = title;
  // The chapters of a policy paper say themselves that it is carried out.
  const object =
    kind === 'policy-analysis' && language === 'zh'
      ? whole.replace(/(?<=.{2}政策)(?:执行|(?:实施)?(?:效果|成效)|实施|落实)$/u, '')
      : whole;
  const compared = sides ? object.replace(/(?:的?(?:比较|对比)|の比較)$/u, '') || object : object;
  const named = kind === 'theory-essay' ? compared.replace(ethicsOf, '') || compared : compared;
  const task = nameTask(title, named);
  if (task !== null) return task;
  if (language === 'zh') {
    const done = nameDeed(title, named);
    if (done !== null) return done;
  }
  // 某 says only that the name is kept back; a heading does without.
  return language === 'zh' ? closeUp(withoutProblem(named).replace(/^某(?:型号?)?(?=.{4})/u, '')) : named;
};
