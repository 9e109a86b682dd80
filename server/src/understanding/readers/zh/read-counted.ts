import { type Core, plainCore } from '../core.ts';
import { countedAspects, findCounted } from '../what-counts.ts';

/** 什么算家暴 asks by what 家暴 is recognised; 外卖骑手算不算劳动者 whether they are 劳动者. */
export function readCounted(text: string): Core | null {
  const counted = findCounted(text, 'zh');
  const valid = validity.exec(text)?.groups;
  if (valid?.thing && valid.state)
    return plainCore(valid.thing, `${valid.state}条件`, 0.75, { signs: ['question', 'concept'] });
  if (!counted) return null;
  const { thing, bearer } = counted;
  const signs: Core['signs'] = ['question', 'concept', 'argument'];
  if (bearer !== null) return plainCore(bearer, `${thing}${standing(thing)}`, 0.75, { signs });
  return plainCore(thing, countedAspects.zh, 0.8, { signs });
}

/** 什么情况下合同成立 */
const validity =
  /^(?:在)?(?:什么|何种|哪些)(?:情况|情形|条件)下?，?(?<thing>[^，。才]{2,14}?)(?:才|可以|能够?)?(?<state>成立|生效|有效|无效|终止|解除|撤销)$/u;

/** Who is one has that standing; what befalls or is done is recognised; other things have that nature. */
function standing(thing: string): string {
  if (/(?:者|人|员|工(?!伤)|师|主体|消费者)$/u.test(thing)) return '身份认定';
  return /(?:伤|罪|行为|侵权|违约|欺诈|垄断|抄袭|犯罪|家暴|暴力|骚扰|歧视|原因|事由|情形|抗力|侵害|剽窃)$/u.test(thing)
    ? '认定'
    : '属性';
}
