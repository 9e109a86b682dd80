import { type Core, plainCore } from '../core.ts';
import { widthOf } from '../mask-spans.ts';
import { takeBearers } from './take-contexts.ts';

const helper = '(?:(?:学校|医务|司法|青少年|老年|家庭|企业|禁毒|社区)?社会工作者?|小组工作|个案工作|社区工作|社工)';
const deed = '(?:介入|参与|嵌入|助力)';
const way = '(?:实务|实践|策略|路径|过程|模式|机制|困境|成效|效果|方法|对策)';
const helping = new RegExp(
  `^(?<helper>${helper})(?<deed>${deed})(?:到|于)?(?<matter>.{3,30}?)(?:中|方面)?的?(?<way>${way}(?:[与和及]${way})?)?$`,
  'u',
);
const helped = new RegExp(
  `^(?<matter>.{3,30}?)(?<trouble>问题|现状|困境|需求|成因)?(?:以及|及其?|与|和)(?<helped>${helper}(?:的)?介入${way}?)$`,
  'u',
);

function coreOf(matter: string, aspect: string): Core {
  const { contexts, rest } = takeBearers(matter);
  const short = rest.replace(/问题$/u, '');
  return plainCore(widthOf(short) >= 3 ? short : rest, aspect, 0.8, { contexts });
}

/** 社会工作介入留守儿童心理问题: those are the object who have the trouble, and what is done about it is asked. */
export function readIntervention(text: string): Core | null {
  const by = helping.exec(text)?.groups;
  if (by?.helper && by.deed && by.matter) return coreOf(by.matter, `${by.helper}${by.deed}${by.way ?? ''}`);
  const beside = helped.exec(text)?.groups;
  if (beside?.matter && beside.helped)
    // 养老问题及社会工作介入: the trouble stays with so short a name.
    return beside.trouble === '问题'
      ? coreOf(`${beside.matter}问题`, `现状与${beside.helped.replace('的', '')}`)
      : coreOf(beside.matter, `${beside.trouble ?? '现状'}与${beside.helped.replace('的', '')}`);
  return null;
}
