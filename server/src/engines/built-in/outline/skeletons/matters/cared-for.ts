import type { TitleUnderstanding } from '../../../../../understanding/title-reading.ts';
import { type Chain, listCallers } from '../../../knowledge/select.ts';
import { isFitting } from '../../choose-chains.ts';
import { findLacks } from './zh-cared.ts';

/** Health, safety, rights, protection, schooling: worth having. What is wrong is that it falls short, and it has no causes that anybody would fight. */
const worth =
  /(?:健康|安全|权益|权利|保护|保障|福利|教育|卫生|隐私|救助|关爱|管理|监管|建设|健康(?:状况|水平)|権利|保護|保障|福祉|衛生|支援)$/u;
const cared =
  /(?:健康|安全|权益|权利|保护|保障|福利|教育|教育权|卫生|隐私|救助|关爱|権利|保護|福祉|衛生)(?:状况|水平)?$/u;
const isWide = ({ language }: TitleUnderstanding): boolean => language === 'zh' || language === 'ja';

/** Whether the matter of a title is itself good to have. */
export const isCaredFor = (title: TitleUnderstanding): boolean => isWide(title) && worth.test(title.object);

/** 心理健康问题, 食品安全问题: what is wrong with a good thing has causes and harms; the thing has none. */
export const nameLack = (title: TitleUnderstanding): string | null =>
  isCaredFor(title) ? `${title.object}${title.language === 'zh' ? '问题' : 'の問題'}` : null;

/** Words of a name by which no trouble is told from another: who has it, and what is done with anything. */
const loose =
  /教师|学生|儿童|老人|老年|居民|员工|企业|学校|农村|乡村|城市|社区|小学|中学|高校|大学|服务|管理|建设|发展|问题|质量|实施|工作|教育|教学|能力|水平|体系|机制|模式|路径|策略|研究|社会|支持|状况|处境|生活/gu;
const listPairs = (text: string): string[] =>
  [...text].map((sign, at, all) => sign + (all[at + 1] ?? '')).filter((pair) => /^\p{Script=Han}{2}$/u.test(pair));

/** 乡村小规模学校教师轮岗: what stands behind the words that called for a sheet is the matter, and the sheet may speak of others. */
function findRest({ object }: TitleUnderstanding, called: readonly string[]): string {
  const ends = called.map((word) => (object.includes(word) ? object.lastIndexOf(word) + word.length : -1));
  const last = Math.max(-1, ...ends);
  return last < 0 ? '' : object.slice(last).replace(/^[的中]/u, '');
}

/** 新能源汽车购买意愿, under a title on the wish to buy tea: what is known of the same side of another thing. */
export function isOfAnother({ problem }: Chain, { language, object, text }: TitleUnderstanding): boolean {
  if (language !== 'zh') return false;
  const at = problem.indexOf(object.slice(-4));
  const owner = at >= 3 ? problem.slice(0, at) : '';
  return owner !== '' && !listPairs(owner).some((pair) => text.includes(pair));
}

const ages: readonly RegExp[] = [
  /小学(?!生?以上)/u,
  /初中/u,
  /高中/u,
  /中职|高职|职业院校|技校/u,
  /大学生?|高校|本科/u,
  /幼儿|学前/u,
  /老年|老人/u,
];

/** 初中班级管理中的对抗, under a title on primary schools: what is known of others than those whom the title names. */
export function isOfOthers({ problem }: Chain, { language, text }: TitleUnderstanding): boolean {
  if (language !== 'zh') return false;
  const whole = text.replace('中小学', '小学初中高中');
  const isYoung = /青少年|未成年|儿童|学生|青年/u.test(whole);
  const named = ages.filter((age) => age.test(whole));
  return (
    (named.length > 0 || isYoung) &&
    ages.some((age, at) => age.test(problem) && !age.test(whole) && (named.length > 0 || at === ages.length - 1))
  );
}

/** Of what is known, only that speaks of a title which was called for by the head of its name, or names what the head names. */
export function isOfHead(chain: Chain, title: TitleUnderstanding): boolean {
  const { object } = title;
  const called = listCallers(chain);
  if (isOfOthers(chain, title)) return false;
  if (isFitting(chain)) return true;
  if (!isWide(title) || called.some((word) => word.length > 2 && object.endsWith(word))) return true;
  const said = `${chain.problem}${chain.cause}${chain.measure}`;
  if (cared.test(object)) {
    const head = object.replace(/(?:状况|水平)$/u, '').slice(-4);
    return (
      said.includes(head) || said.includes(head.slice(0, 2)) || (object.length <= 6 && said.includes(head.slice(2)))
    );
  }
  // 短视频时代秦腔的传播: a sheet that the title called for by its setting alone says nothing of the thing.
  const isElsewhere =
    called.length > 0 &&
    !called.some((word) => word.split(' & ').some((one) => object.includes(one) || one.includes(object)));
  if (isElsewhere && title.language === 'zh')
    return listPairs(object.replace(loose, ' ')).some((pair) => said.includes(pair));
  const own = listPairs(object.replace(loose, ' '));
  if (called.length === 0 && title.language === 'zh')
    return own.length === 0 || own.some((pair) => said.includes(pair));
  const rest = title.language === 'zh' ? findRest(title, called) : '';
  const pairs = listPairs(rest.replace(loose, ' '));
  return rest.length < 3 || pairs.length === 0 || pairs.some((pair) => said.includes(pair));
}

/** What a sheet knows of such a matter by its own name, and what usually falls short in it; none where nothing is known. */
export function mixLacks(known: readonly Chain[], title: TitleUnderstanding): Chain[] {
  if (known.filter(isFitting).length >= 2) return [...known];
  const lacks = listLacks(title);
  const pairs = listPairs(title.object.replace(loose, ' ').replace(/(?:健康|安全|权益|保护|保障)/gu, ' '));
  const near = known.filter(
    (chain) => listCallers(chain).length > 0 && pairs.some((pair) => chain.problem.includes(pair)),
  );
  if (lacks.length === 0 || near.length >= 2) return [...known];
  const isSaid = ({ problem }: Chain): boolean =>
    near.some((chain) => listPairs(chain.problem).some((pair) => problem.includes(pair) && !pairs.includes(pair)));
  return [...near, ...lacks.filter((chain) => !isSaid(chain))];
}

/** What usually falls short in such a matter, in Chinese. */
const listLacks = ({ language, object }: TitleUnderstanding): Chain[] => (language === 'zh' ? findLacks(object) : []);
