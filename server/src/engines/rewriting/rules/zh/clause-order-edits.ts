import type { Edit } from '../../edit.ts';
import { isSpan, type Sentence, textOf, type ZhParagraph } from './zh-paragraph.ts';

const order = (start: number, end: number, text: string, safety: number): Edit => ({
  ...{ start, end, text, safety },
  rule: 'CLAUSE_ORDER',
});

/** Who writes: a subject that may stand before or behind what is said of how. */
const writer = '(?:本文|本研究|本论文|本课题|本章|本节|我们|笔者|作者|研究者|研究团队)';
const manner =
  '(?:通过|基于|根据|依据|针对|围绕|结合|借助|利用|运用|采用|依托|立足于|在[^，]{1,24}(?:基础上|背景下|条件下|框架下|前提下|过程中|情况下)|以[^，]{2,20}为(?:例|对象|基础|依据|样本|研究对象|切入点|背景))';
const mannerFirst = new RegExp(`^(?<how>${manner}[^，；：]{0,40})，(?<who>${writer})(?=[\\p{Script=Han}])`, 'u');
const writerFirst = new RegExp(`^(?<who>${writer})(?<how>${manner}[^，；：]{0,40})，`, 'u');
/** What cannot follow the writer at once: it leans on the clause before. */
const leaning = /^(?:并|而|其|但|也|且|进而|从而|以|因|所|的|这|该|则|还|将其|不仅|又|对照|两|结果)/u;
/** “采用” and the like tell of an act of its own, so that the order of two acts would change. */
const act = /^(?:采用|利用|运用)/u;
const pronoun = /[其该此这它他她]/u;
const negation = /[不未无非没]|难以/u;

function moveWriter({ text }: ZhParagraph, { start, end }: Sentence): Edit[] {
  const said = text.slice(start, end);
  const how = mannerFirst.exec(said);
  if (how?.groups) {
    const { how: manner = '', who = '' } = how.groups;
    const rest = said.slice(how[0].length);
    if (/^(?:的|认为|看来)/u.test(rest)) return [];
    return [order(start, start + how[0].length, `${who}${manner}，`, manner.startsWith('在此') ? 0.88 : 0.9)];
  }
  const who = writerFirst.exec(said);
  if (!who?.groups) return [];
  const { who: writing = '', how: manner = '' } = who.groups;
  const rest = said.slice(who[0].length);
  if (leaning.test(rest) || rest.length < 6 || act.test(manner)) return [];
  return [order(start, start + who[0].length, `${manner}，${writing}`, 0.9)];
}

const aims =
  '(?:进一步|更好地|有效|全面|深入|准确|系统)?(?:提高|提升|验证|解决|探究|探讨|了解|实现|保证|确保|降低|减少|改善|促进|避免|满足|适应|克服|揭示|分析|检验|考察|明确|弥补|优化|增强|加强|完善|推动|防止|缓解|评估|回答|应对|简化|消除|控制)';
const aimFirst = new RegExp(`^为(?:了)?(?<aim>${aims}[^，；：]{2,36})，(?<main>[^，；：]{6,60})$`, 'u');
const aimLast = new RegExp(`^(?<main>${writer}[^，；：]{6,60})，以(?:便|期)?(?<aim>${aims}[^，；：]{2,36})$`, 'u');
const subject = new RegExp(`^(?:${writer}|该|学校|企业|政府|教师|学生|研究|管理者|设计者|系统)`, 'u');

/** An aim before or behind what is done for it, in sentences that hold nothing else. */
function moveAim({ text }: ZhParagraph, { start, end }: Sentence): Edit[] {
  const said = text.slice(start, end);
  const first = aimFirst.exec(said)?.groups;
  if (first) {
    const { aim = '', main = '' } = first;
    if (!subject.test(main) || pronoun.test(main.slice(1)) || isSpan(main.at(-1)) || /以|是|了$/u.test(main)) return [];
    return [order(start, end, `${main}，以${aim}`, 0.85)];
  }
  const last = aimLast.exec(said)?.groups;
  if (!last) return [];
  const { aim = '', main = '' } = last;
  if (pronoun.test(aim) || isSpan(aim.at(-1))) return [];
  return [order(start, end, `为${aim}，${main}`, 0.86)];
}

/** A cause that names nobody: it would stand without its subject. */
const isBare = (cause: string): boolean =>
  /^(?:缺乏|缺少|受|没有|未|不|采用|使用|存在|具有|涉及|其|该|这|它|历史|在)/u.test(cause);
const bound =
  /^(?:但|而|然而|不过|并|且|也|此外|同时|另外|虽|尽管|如果|若|即使|只有|只要|当|因|由于|为|这|其|通过|随着|基于|对|在)/u;

/** Cause and effect in a sentence of these two clauses, the effect first. */
function moveCause(paragraph: ZhParagraph, sentence: Sentence): Edit[] {
  const { clauses, start, end } = sentence;
  const [one, two] = clauses;
  if (clauses.length !== 2 || !one || !two || one.mark !== '，') return [];
  const first = textOf(paragraph, one);
  const second = textOf(paragraph, two);
  const why = /^(?:由于|因为)(?<cause>.{4,})$/u.exec(first)?.groups?.cause;
  const result = /^(?:因此|所以|因而|故)?(?<effect>.{4,})$/u.exec(second)?.groups?.effect;
  if (why && result) {
    const isBound = pronoun.test(result) || /^(?:从而|导致|使|造成|进而|并|而|也|就|便|才|只能)/u.test(result);
    if (isBound || isSpan(result.at(-1)) || isMixed(first + second) || /[吗呢]$/u.test(result)) return [];
    const causeFirst = isBare(why) || second !== result ? [] : [order(start, end, `${why}，因此${result}`, 0.85)];
    return [order(start, end, `${result}，原因在于${why}`, 0.8), ...causeFirst];
  }
  const so = /^(?:因此|因而|所以)，?(?<effect>.{6,})$/u.exec(second)?.groups?.effect;
  if (so && first.length > 5 && !bound.test(first) && !isSpan(first.at(-1)) && !isMixed(first + second))
    return [order(start, end, `由于${first}，${so}`, 0.8)];
  const because = /^(?<effect>.*?)之所以(?<rest>.{3,})$/u.exec(first)?.groups;
  const reason = /^(?:主要)?(?:是因为|是由于|原因在于|在于)(?<cause>.{4,})$/u.exec(second)?.groups?.cause;
  if (because && reason && !/[因但]/u.test(because.effect ?? ''))
    return [order(start, end, `${because.effect}${because.rest}，原因在于${reason}`, 0.85)];
  return [];
}

const lately = /^(?<when>近年来|近些年来|目前|当前)，(?<with>随着[^，；：]{4,40})，(?=\p{Script=Han})/u;

/** “近年来，随着……，”: the time goes to what happens. */
function moveTime({ text }: ZhParagraph, { start, end }: Sentence): Edit[] {
  const said = lately.exec(text.slice(start, end));
  const { when = '', with: along = '' } = said?.groups ?? {};
  return said ? [order(start, start + said[0].length, `${along}，${when}，`, 0.85)] : [];
}

/** A protected span never crosses a negation. */
const isMixed = (text: string): boolean => negation.test(text) && /[\uE000-\uF8FF]/u.test(text);

/** The same clauses in another order, with the connectives that this order asks for. */
export function offerClauseOrderEdits(paragraph: ZhParagraph): Edit[] {
  return paragraph.sentences.flatMap((sentence) => {
    const edits = [
      ...moveWriter(paragraph, sentence),
      ...moveAim(paragraph, sentence),
      ...moveCause(paragraph, sentence),
      ...moveTime(paragraph, sentence),
    ];
    return edits.filter(({ start, end }) => !isMixed(paragraph.text.slice(start, end)));
  });
}
