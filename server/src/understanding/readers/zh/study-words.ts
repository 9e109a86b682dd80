import type { Sign } from '../../title-reading.ts';

const heads =
  /^(?:浅论|浅析|浅谈|浅议|浅探|论析|试论|试析|试谈|略论|略谈|简论|简析|简述|简议|再论|也谈|也论|新论|漫谈|刍议|探析|探讨|探究|初探|解读|解析|关于(?:进一步)?(?:加强|推进|做好|深化)(?=[^的]{2,}的(?:几点)?(?:建议|思考|对策|意见|探讨|研究))|关于|有关|对于|谈谈|谈|论(?!语|坛|文|证|域|衡|题))/u;
const tail =
  /(?:的|之)?(?:(?:实证|(?:典型|经典)?案例|个案|调查|行动|理论|初步|文本|历史|统计|系统|专题|试验|实验|综合|定量|质性|深入|若干|几点|再|(?<![创革更维刷翻崭全出])新)?(?:研究与思考|研究与实践|研究|分析|探析|探究|探讨|初探|新探|再探|探索|探源|探微|刍议|浅析|浅谈|浅议|述论|考论|考述|研讨|思考|论略|略论|略述|管窥|考察|实验报告|试验报告|实训报告|实习报告)|(?<=实施现状|使用现状|现状)的?调查(?:与|及)(?:分析|思考|研究)|之(?:我见|管见|浅见))$/u;

const signsOfTail: [RegExp, Sign][] = [
  [/案例|个案/u, 'case'],
  [/实证|统计|定量/u, 'effect'],
  [/调查/u, 'survey'],
  [/历史|考/u, 'history'],
  [/文本/u, 'interpretation'],
  [/思考|刍议|理论/u, 'argument'],
];

export interface Stripped {
  rest: string;
  /** 论, 浅析, 关于; '' where the title begins at once. */
  head: string;
  /** 研究, 实证分析; '' where the title ends with its matter. */
  tail: string;
  signs: Sign[];
}

/** A noun of asking that ends like a word of study keeps it: 稳定性分析 of a design, 历史考察. */
const kept =
  /(?:可视化|功能|法理|财务|有限元|稳定性|偏误|情感|博弈|数值|误差|相关性|meta|Meta|荟萃|SWOT|结构|受力)分析$|(?:伦理学?|哲学|伦理|冷|再)思考$/u;

/** Cuts the words that name the form of a paper from both ends of its title. */
export function stripStudyWords(text: string): Stripped {
  let rest = text;
  const head = heads.exec(rest)?.[0] ?? '';
  if (head && rest.length - head.length >= (/^论$/u.test(head) ? 1 : 2)) rest = rest.slice(head.length);
  let cut = '';
  const signs = new Set<Sign>();
  for (let round = 0; round < 3 && !kept.test(rest); round += 1) {
    const found = tail.exec(rest);
    if (!found || found.index < 2) break;
    // 设计与分析: a word of study joined to what is asked is asked itself.
    if (/[与和及、]$|及其$/u.test(rest.slice(0, found.index))) break;
    rest = rest.slice(0, found.index);
    cut = `${found[0]}${cut}`;
    for (const [pattern, sign] of signsOfTail) if (pattern.test(found[0])) signs.add(sign);
  }
  return { rest, head: head === text ? '' : head, tail: cut.replace(/^[的之]/u, ''), signs: [...signs] };
}
