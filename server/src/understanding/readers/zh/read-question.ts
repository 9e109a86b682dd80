import { anyOf } from '../any-of.ts';
import { type Core, plainCore } from '../core.ts';
import { readCounted } from './read-counted.ts';

const mark = /[？?]+$/u;
const why =
  /^(.{1,30}?)(?:究竟|到底)?(?:为什么|为何|缘何|因何|何以)(?:会|能|要|又|总是?|如此|这么|那么|越来越)?(.{1,30})$/u;
const whyFirst = /^(?:为什么|为何|缘何|何以)(.{4,40})$/u;
const whether =
  /^(.{1,30}?)(?:真的)?(?:能否|可否|是否(?:会|能够?|可以|应该?|应当|需要|必然)?|会不会|能不能|该不该|应不应该?|应否|要不要)(.{2,30})$/u;
const yesNo =
  /^(.{1,24}?)(?:真的)?((?<![社协工机议学商大都])会|(?<![智功性技职才效节动热电光核机可])能够?|可以|应该?|应当|需要|是|必然|有)(.{2,30}?)吗$/u;
/** 我们对后代负有义务吗: the duty is the object, and those it is owed to name it. */
const owing =
  /^(?:我们|人们|人类|今人|当代人)?(?:是否)?对(.{2,16}?)(?:是否)?(?:负有|负|有|承担着?)(.{0,4}?(?:义务|责任))(?:吗)?$/u;
const quality =
  /^(.{2,24}?)(?:真的|究竟|到底)?(?:是否)?是?(有效|合理|公平|公正|必要|可行|可靠|安全|正当|合法|合宪|客观|普遍|科学|中立)的?吗$/u;
const anyYesNo = /^(.{4,40}?)吗$/u;
const howFirst =
  /^(?:如何|怎样|怎么)(?:有效地?|更好地?|进一步|正确)?(提高|提升|培养|改善|促进|加强|应对|防范|解决|实现|构建|推动|推进|看待|理解|认识|评价|认定|界定|判定|预防|优化|激发|增强|保护|利用|选择|治理|缓解|减少|降低|打造|设计|发挥|完善|建设|发展|传承|避免|引导)(.{2,40})$/u;
const how = /^(.{1,30}?)(?:究竟|到底)?(?:如何|怎样|怎么|何以)(.{2,30})$/u;
const what =
  /^(?:究竟|到底)?(?:什么(?:才)?是|何为|何谓)(?:真正(?:意义上)?的)?(.{1,30})$|^(.{1,30}?)(?:究竟|到底)?(?:是什么|意味着什么|是何物)$/u;
const where =
  /^(.{1,30}?)(?:将|该|应|应该|应当)?(?:何去何从|走向何方|路在何方|往何处去|向何处去|怎么办|出路何在|怎么走|怎么做|怎样做|如何做)$/u;
const either = /^(.{2,24}?)[：:，,]?(?:是)?(.{2,12}?)(?:，|,)?(?:还是|抑或|抑或是)(.{2,12})$/u;
const good =
  /^(.{2,24}?)(?:的)?(?:究竟|到底|真的)?(?:是)?(?:利大于弊|弊大于利|是好是坏|好不好|有没有用|有用吗|值不值得?|值得.{0,6})$/u;

/** Words by which one thing is said to act on another: 减少就业, 缩小差距. */
const acting = anyOf(
  `减少 降低 缩小 扩大 提高 提升 促进 抑制 改善 减轻 增加 影响 缓解 推动 加剧 带来 拉动 削弱 增强 阻碍 挤出 稳定 优化 破坏 改变 激发 激励 驱动 加快 减缓 遏制 助力 撬动 吸引 挽救 振兴 拯救 提振 弥合 消除 带动 撑起 推高 拉低 拉大 抬高 保障 支撑 催生 引发 导致 造成 刺激 损害 危害 侵蚀 满足 打破 重塑 加重 分担 延缓 预防 防止 释放`,
);
const acted = new RegExp(
  `^(?:真正|真的|有效|显著|必然|一定|切实|从根本上|持续|够)*(?:地)?${acting}(?:了)?(.{2,20})$`,
  'u',
);
/** 庄子为什么说“无用之用”: what was said is asked about, and who said it stands beside it. */
const saying = /^(.{0,10}?)(?:为什么|为何|何以)(?:要)?说[：:，,]?(.{1,30})$/u;

/** 校园欺凌与打闹的界限在哪里 */
const border =
  /^(.{2,16}?[与和].{2,12}?)(?:之间)?的(界限|边界|分界|界线)(?:究竟|到底)?(?:在哪里?|何在|在何处|是什么|怎么划|如何划分|如何划定)$/u;

/** 哪些因素影响购买意愿 */
const movers =
  /^(?:究竟|到底)?(?:有)?(?:哪些|什么|何种)(?:关键|主要|重要)?(?:因素|原因|力量)(?:会|在|共同|真正)?(?:影响|决定|导致|构成|制约|推动|左右|驱动)(?:着|了)?(.{2,24})$/u;
const becoming = /^(?:如何|怎样|怎么)(?:才能|才可以|能够?)?成为(?:一[名个位])?(.{2,14})$/u;

/** Who will not do something: their willingness is what is looked at. */
const reluctance = /^(.{2,12}?)(?:越来越|都|总是)?(?:不愿意?|不想|不敢|不肯|不太愿意)(.{2,8})$/u;

const growth = /^(.{2,14}?)(?:\p{Script=Han}得)?(?:越来越|这么|那么|如此)(多|少|贵|火|红|快|难|低|高)$/u;
const changes: Record<string, string> = {
  ...{ 多: '增多', 少: '减少', 贵: '涨价', 火: '流行', 红: '流行', 快: '增长快' },
  ...{ 难: '困难', 低: '走低', 高: '走高' },
};

/** What goes badly is a trouble, and wants a way out. */
const hard = /^(?:难|不好做|卖不动|遇冷|失灵|式微|萎缩|低迷|火不起来|留不住|招不到)/u;

const verbs: Record<string, string> = {
  看待: '评价',
  理解: '理解',
  认识: '认识',
  评价: '评价',
  选择: '选择',
  认定: '认定标准',
  界定: '界定标准',
  判定: '判定标准',
};
const reasonOf = (what_: string): string => {
  const words: Record<string, string> = {
    火: '流行',
    红: '流行',
    火爆: '流行',
    走红: '流行',
    流行: '流行',
    难: '困难',
  };
  const core = words[what_] ?? what_;
  return core.length <= 3 ? `${core}原因` : `${core}的原因`;
};
const trim = (text: string): string =>
  text.replace(/^(?:我们|人们|的)|(?:我们|人们|的|会|将|该|应)$/gu, '').replace(/了$/u, '');

/** A question as a noun phrase: 太平天国为什么会失败 asks the 失败原因 of 太平天国. */
export function readQuestion(text: string): Core | null {
  const plain = text.replace(mark, '').replace(/呢$/u, '');
  const ask = (object: string, aspect: string, sure: number, ...signs: Core['signs']): Core =>
    plainCore(trim(object), aspect, sure, { signs: ['question', ...signs] });

  const line = border.exec(plain);
  if (line?.[1] && line[2]) return ask(`${line[1]}的${line[2]}`, '划分标准', 0.75, 'concept');
  const counted = readCounted(plain);
  if (counted) return counted;
  const said = saying.exec(plain);
  if (said?.[2])
    return plainCore(said[2].replace(/^[，,]/u, ''), '内涵与依据', 0.75, {
      contexts: said[1] ? [{ text: said[1], kind: 'case' }] : [],
      signs: ['question', 'concept'],
    });
  const moving = movers.exec(plain)?.[1];
  if (moving) return ask(moving, '影响因素', 0.8, 'factors');
  const grownInto = becoming.exec(plain)?.[1];
  if (grownInto) return ask(grownInto, '成长路径', 0.7, 'remedy');
  const going = where.exec(plain);
  if (going?.[1]) return ask(going[1], '困境与出路', 0.7, 'problem', 'remedy');
  const meaning = what.exec(plain);
  if (meaning?.[1] ?? meaning?.[2]) return ask(meaning?.[1] ?? meaning?.[2] ?? '', '内涵', 0.75, 'concept');
  const need = howFirst.exec(plain);
  if (need?.[1] && need[2]) {
    const act = verbs[need[1]] ?? `${need[1]}策略`;
    return ask(need[2], act, 0.75, verbs[need[1]] ? 'concept' : 'remedy');
  }
  const first = whyFirst.exec(plain);
  const cause = why.exec(plain);
  const loath =
    !first && cause?.[1] && cause[2]
      ? /^(?:越来越)?(?:不愿意?|不想|不敢|不肯|不太愿意)(.{2,8})$/u.exec(cause[2])
      : null;
  if (cause?.[1] && loath?.[1])
    return plainCore(`${loath[1]}意愿`, '低的原因', 0.7, {
      contexts: [{ text: trim(cause[1]), kind: 'population' }],
      signs: ['question', 'factors'],
    });
  if (!first && cause?.[1] && cause[2]) {
    return cause[2] === '可能'
      ? ask(cause[1], '可能性', 0.7, 'argument')
      : ask(cause[1], reasonOf(trim(cause[2])), 0.8, 'factors', ...(hard.test(cause[2]) ? (['problem'] as const) : []));
  }
  const unwilling = first?.[1] ? reluctance.exec(first[1]) : null;
  if (unwilling?.[1] && unwilling[2])
    return plainCore(`${unwilling[2]}意愿`, '低的原因', 0.7, {
      contexts: [{ text: unwilling[1], kind: 'population' }],
      signs: ['question', 'factors'],
    });
  const grown = first?.[1] ? growth.exec(first[1]) : null;
  if (grown?.[1] && grown[2]) return ask(grown[1], `${changes[grown[2]]}的原因`, 0.7, 'factors');
  if (first?.[1]) return ask(first[1].replace(/越来越|总是|这么|那么|如此/gu, ''), '原因', 0.55, 'factors');
  const owed = owing.exec(plain);
  if (owed?.[1] && owed[2]) return ask(`对${owed[1]}的${owed[2]}`, '正当性', 0.65, 'argument');
  const judged = quality.exec(plain);
  if (judged?.[1] && judged[2]) return ask(judged[1], `${judged[2]}性`, 0.7, 'argument');
  const doubt = whether.exec(plain);
  const yes = yesNo.exec(plain);
  const [subject, claim, modal] = doubt ? [doubt[1], doubt[2], doubt[0]] : [yes?.[1], yes?.[3], yes?.[2] ?? ''];
  if (subject && claim) {
    // 我们能认识真理吗: whoever can, what they would do is asked about.
    if (/^(?:我们|人们|人类|人)$/u.test(subject) && claim.length >= 3)
      return ask(claim, /应|该|需要|要不要/u.test(modal) ? '正当性' : '可能性', 0.6, 'argument');
    const outcome = acted.exec(trim(claim))?.[1];
    if (outcome && !/应|该/u.test(modal))
      return {
        ...ask(subject, `对${outcome}的影响`, 0.75, 'effect'),
        bearing: { cause: trim(subject), outcome, through: null, under: null },
      };
    const isOught = /应|该|需要|要不要/u.test(modal.slice(0, modal.length));
    return ask(subject, `${trim(claim)}的${isOught ? '正当性' : '可能性'}`, 0.7, 'argument');
  }
  const manner = how.exec(plain);
  if (manner?.[1] && manner[2]) {
    const bears = /^(影响|改变|重塑|塑造|推动|促进)(.{2,})$/u.exec(manner[2]);
    if (bears?.[1] && bears[2]) {
      return {
        ...ask(manner[1], `对${bears[2]}的影响`, 0.8, 'effect'),
        bearing: { cause: manner[1], outcome: bears[2], through: null, under: null },
      };
    }
    return ask(manner[1], `${manner[2]}的路径`, 0.65, 'remedy');
  }
  const worth = good.exec(plain);
  if (worth?.[1]) return ask(worth[1], '利弊', 0.65, 'argument');
  const choice = either.exec(plain);
  if (mark.test(text) && choice?.[1]) return ask(choice[1], '争议与评价', 0.5, 'argument');
  const open = anyYesNo.exec(plain);
  if (open?.[1]) return ask(open[1], '可能性', 0.5, 'argument');
  return null;
}
